import { clockText } from '@rostrum/engine/hearing';
import { Button } from '../../../parts/button.tsx';
import { formalProceeding } from '../../../session/proceeding.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { Feedback } from '../questions/feedback.tsx';
import { PresentationReview } from '../presentation/presentation-review.tsx';
import { useConductor, useRoom, useTalk } from '../use-conductor.ts';
import styles from './panel.module.css';

/** hearing.md §2 (Transition phase). */
export function TransitionPhase() {
  const conductor = useConductor();
  const presentation = useRoom((room) => room.presentation);
  const asked = useTalk((talk) => talk.history.length);
  const isLeaving = useTalk((talk) => talk.isLeaving);
  const { transition } = texts;
  return (
    <>
      <section className={styles.panel} aria-labelledby="transition">
        <h2 id="transition">{transition.title}</h2>
        <blockquote className={styles.quote}>{transition.quote}</blockquote>
        <dl className={styles.figures} aria-label={transition.summary}>
          <div>
            <dt>{transition.length}</dt>
            <dd>{clockText((presentation?.durationS ?? 0) * 1_000, 1)}</dd>
          </div>
          <div>
            <dt>{transition.asked}</dt>
            <dd>{asked}</dd>
          </div>
        </dl>
        <p className={styles.lead}>{transition.beginHint}</p>
        <div className={styles.actions}>
          <Button
            look="primary"
            size="large"
            busy={isLeaving}
            disabled={isLeaving}
            onClick={() => void conductor.leave()}
          >
            {formalProceeding(conductor.arrival.setting.config) === null ? transition.begin : transition.goOn}
          </Button>
        </div>
      </section>
      <Feedback />
      <PresentationReview />
    </>
  );
}
