import type { Decision } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { Badge } from '../../parts/badge.tsx';
import { decisionTints, standingTints, voteTints } from '../../parts/decision-tints.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Motion } from '../../parts/motion.tsx';
import { TakeUpButton } from '../rehearsals/take-up-button.tsx';
import { isSeat } from '../../session/seat.ts';
import { boardTexts } from '../../texts/board.ts';
import { eveningTexts } from '../../texts/evening.ts';
import styles from './evening.module.css';
import { ReliefList } from './relief-list.tsx';
import { SpokenLines } from './spoken-lines.tsx';
import type { Evening } from './use-evening.ts';

const texts = eveningTexts.decision;

interface DecisionPanelProps {
  readonly evening: Evening;
  readonly titleOf: string | undefined;
}

/** The body decides, criterion by criterion, and says what comes next. */
export function DecisionPanel({ evening, titleOf }: DecisionPanelProps) {
  const { decision, lines, isBusy, decide } = evening;
  if (decision === null)
    return (
      <section className={styles.panel} aria-labelledby="step">
        <p className={styles.kicker}>{eveningTexts.who.members}</p>
        <h2 id="step">{titleOf ?? texts.title}</h2>
        <SpokenLines lines={lines} />
        <div className={styles.actions}>
          <Button look="primary" size="large" busy={isBusy} onClick={() => void decide()}>
            {texts.take}
          </Button>
        </div>
      </section>
    );
  return <Decided decision={decision} sessionId={evening.sessionId} />;
}

function Decided({ decision, sessionId }: { readonly decision: Decision; readonly sessionId: string }) {
  const ayes = decision.votes.filter(({ vote }) => vote === 'aye').length;
  const nays = decision.votes.filter(({ vote }) => vote === 'nay').length;
  return (
    <section className={styles.panel} aria-labelledby="step">
      <div className={styles.head}>
        <h2 id="step" className={styles.outcome}>
          {texts.kinds[decision.decision]}
        </h2>
        {decision.votes.length > 1 && <Badge tint={decisionTints[decision.decision]}>{texts.tally(ayes, nays)}</Badge>}
      </div>
      <h3>{texts.motion}</h3>
      <Motion text={decision.motion} className={styles.motion} />
      {decision.mover !== '' && <p className={styles.lead}>{texts.movedBy(decision.mover, decision.seconder)}</p>}
      <h3>{decision.votes.length === 1 ? texts.reason : texts.votes}</h3>
      <ul className={styles.rollCall}>
        {decision.votes.map(({ character_id: id, name, vote, reason }) => (
          <li key={id}>
            <span className={styles.voter}>{name}</span>
            {decision.votes.length > 1 && <Badge tint={voteTints[vote]}>{texts.vote[vote]}</Badge>}
            <span>{typeset(reason)}</span>
          </li>
        ))}
      </ul>
      {decision.result !== undefined && <p className={styles.lead}>{typeset(decision.result)}</p>}
      {decision.criteria.length > 0 && <h3>{texts.criteria}</h3>}
      <ul className={styles.criteria}>
        {decision.criteria.map(({ id, text, standing, finding, rests_on: restsOn }) => (
          <li key={id}>
            <div className={styles.head}>
              <strong>{typeset(text)}</strong>
              <Badge tint={standingTints[standing]}>{texts.standings[standing]}</Badge>
            </div>
            <p>{typeset(finding)}</p>
            {restsOn.length > 0 && (
              <Disclosure title={texts.restsOn}>
                <ul className={styles.quotes}>
                  {restsOn.map(({ quote, source }) => (
                    <li key={`${source} ${quote}`}>
                      “{typeset(quote)}” <span className={styles.by}>{source}</span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
      <ReliefList relief={decision.relief ?? []} />
      <TextList title={texts.conditions} items={decision.conditions.map(({ text }) => text)} />
      <TextList title={texts.nextSteps} items={decision.next_steps} />
      {decision.votes.some(({ character_id: id }) => isSeat(id)) && <p className={styles.lead}>{boardTexts.notice}</p>}
      <p className={styles.lead}>{texts.score(decision.practice_score)}</p>
      {decision.decision === 'continue' && <TakeUpButton sessionId={sessionId} />}
      <div className={styles.actions}>
        <LinkButton look="primary" to={`/rehearsals/${sessionId}`}>
          {texts.report}
        </LinkButton>
      </div>
    </section>
  );
}

function TextList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className={styles.numbered}>
        {items.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ol>
    </>
  );
}
