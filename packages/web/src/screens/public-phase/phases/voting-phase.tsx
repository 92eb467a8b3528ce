import { ThumbsDown, ThumbsUp, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { movedOf } from '../../../parts/moved-of.ts';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { Portrait } from '../hearing/portrait.tsx';
import type { PublicPhaseHandle } from '../use-public-phase.ts';
import { sourceOfCondition } from './source-of-condition.ts';
import styles from './phases.module.css';

const texts = publicTexts.voting;
const icons = { aye: ThumbsUp, nay: ThumbsDown, abstain: Minus, recused: Minus };

/** The vote, member by member. hearing.md §2 (Voting screen), decisions.md §5 (vote). */
export function VotingPhase({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const { prepared, context } = simulator;
  const { vote } = context;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, [vote]);
  if (prepared === null) return null;
  if (vote === null)
    return (
      <Card as="section" className={styles.sheet}>
        <h1 ref={headingRef} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={styles.lead}>{texts.counting}</p>
        <Skeleton label={texts.counting} lines={4} height={2} />
      </Card>
    );
  const portraitOf = (id: string) =>
    prepared.gathering.characters.find(({ character_id: own }) => own === id)?.avatar_path ?? null;
  const count = (kind: 'aye' | 'nay') => vote.votes.filter((one) => one.vote === kind).length;
  return (
    <div className={styles.vote}>
      <Card as="section" className={styles.verdict} data-tint={vote.verdict === 'APPROVED' ? 'green' : 'red'}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.small}>
          {texts.title}
        </h1>
        <p className={styles.seal} role="status">
          {vote.verdict}
        </p>
        <p className={styles.finalScore}>{texts.finalScoreIs(vote.score)}</p>
        <p className={styles.note}>
          {texts.threshold}
          {vote.votes.length > 0 && ` ${texts.ayes(count('aye'), count('nay'))}.`}
        </p>
        <Button look="primary" size="large" onClick={simulator.viewSummary}>
          {texts.viewSummary}
        </Button>
      </Card>
      {vote.motion !== '' && (
        <Card as="section" className={styles.sheet}>
          <h2>{texts.motion}</h2>
          <blockquote className={styles.motion}>{movedOf(vote.motion)}</blockquote>
        </Card>
      )}
      <Card as="section" className={styles.sheet}>
        <h2>{texts.rollCall}</h2>
        {vote.votes.length === 0 && <p>{texts.noRoll}</p>}
        <ol className={styles.roll}>
          {vote.votes.map((one, at) => {
            const Icon = icons[one.vote];
            return (
              <li key={one.character_id} style={{ '--at': at } as CSSProperties}>
                <Portrait person={{ portrait: portraitOf(one.character_id) }} name={one.name} size="small" />
                <div>
                  <p className={styles.rollHead}>
                    <span className={styles.name}>{one.name}</span>
                    <span
                      className={styles.ballot}
                      data-tint={one.vote === 'aye' ? 'green' : one.vote === 'nay' ? 'red' : 'slate'}
                    >
                      <Icon size={16} aria-hidden /> {texts.votes[one.vote]}
                    </span>
                  </p>
                  <p className={styles.reason}>{one.reason}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </Card>
      {vote.findings.length > 0 && (
        <Card as="section" className={styles.sheet}>
          <h2>{texts.findings}</h2>
          <ol className={styles.numbered}>
            {vote.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ol>
        </Card>
      )}
      {vote.conditions.length > 0 && (
        <Card as="section" className={styles.sheet}>
          <h2>{texts.conditions}</h2>
          <ol className={styles.numbered}>
            {vote.conditions.map((condition) => {
              const from = sourceOfCondition(condition.from_event, prepared.rehearsal.events);
              return (
                <li key={`${condition.from_event}:${condition.text}`}>
                  {condition.text}
                  {from !== null && <span className={styles.from}>{texts.fromAnswer(from)}</span>}
                </li>
              );
            })}
          </ol>
        </Card>
      )}
    </div>
  );
}
