import { typeset } from '@rostrum/contract/typeset';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { RatingMark } from '../../../parts/rating-mark.tsx';
import { WhyRating } from '../../../parts/why-rating.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useTalk } from '../use-conductor.ts';
import styles from './feedback.module.css';

/** What worked, what was missing, and a stronger answer folded below. */
export function Feedback() {
  const last = useTalk((talk) => talk.history.findLast(({ judged }) => judged !== null) ?? null);
  if (last?.judged == null) return null;
  const { rating, score, feedback, strongerAnswer, reasons = [], writtenBy } = last.judged;
  return (
    <section className={styles.feedback} aria-live="polite" aria-labelledby="feedback">
      <h3 id="feedback" className={styles.heading}>
        {texts.questions.lastFeedback}
        <RatingMark rating={rating} score={score} />
        <ModelMark by={writtenBy} />
      </h3>
      <p>{typeset(feedback)}</p>
      <WhyRating reasons={reasons} />
      {strongerAnswer !== '' && (
        <Disclosure title={texts.questions.stronger}>
          <p className={styles.stronger}>{typeset(strongerAnswer)}</p>
        </Disclosure>
      )}
    </section>
  );
}
