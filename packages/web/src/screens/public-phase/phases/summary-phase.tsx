import { typeset } from '@rostrum/contract/typeset';
import { FileText, RotateCcw } from 'lucide-react';
import { publicScoreOf, approvalScore, unratedScore } from '@rostrum/engine/hearing';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { RatingMark } from '../../../parts/rating-mark.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import type { PublicPhaseHandle } from '../use-public-phase.ts';
import styles from './phases.module.css';

const texts = publicTexts.summary;

/** hearing.md §2 (Summary screen). */
export function SummaryPhase({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const { prepared, context, offline } = simulator;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  if (prepared === null) return null;
  const { setting } = prepared;
  const score = context.vote?.score ?? publicScoreOf(context.exchanges);
  const verdict = context.vote?.verdict ?? (score >= approvalScore ? 'APPROVED' : 'DENIED');
  return (
    <div className={styles.vote}>
      <Card as="section" className={styles.sheet}>
        <h1 ref={headingRef} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={styles.lead}>{verdict === 'APPROVED' ? texts.approved : texts.denied}</p>
        <dl className={styles.facts}>
          <Fact name={texts.project} value={setting.projectName} />
          <Fact name={texts.projectType} value={setting.projectType} />
          <Fact name={texts.finalScore} value={String(score)} />
          <Fact name={texts.decision} value={verdict} />
        </dl>
        <div className={styles.actions}>
          <LinkButton look="primary" size="large" to={`/rehearsals/${setting.sessionId}`}>
            <FileText size={20} aria-hidden /> {texts.report}
          </LinkButton>
          <Button size="large" onClick={() => simulator.leave('/setup')}>
            <RotateCcw size={18} aria-hidden /> {texts.startNew}
          </Button>
        </div>
        <p className={styles.note}>{offline ? texts.reportOffline : texts.reportHint}</p>
      </Card>
      <Card as="section" className={styles.sheet}>
        <h2>{texts.answers}</h2>
        <ol className={styles.answers}>
          {context.exchanges.map((exchange) => (
            <li key={exchange.question.id}>
              <p className={styles.rollHead}>
                <span className={styles.name}>{exchange.question.speaker.name}</span>
                <RatingMark rating={exchange.rating} score={exchange.score} counted={unratedScore} />
              </p>
              <p className={styles.asked}>{typeset(exchange.question.text)}</p>
              <p className={styles.said}>{exchange.response}</p>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
