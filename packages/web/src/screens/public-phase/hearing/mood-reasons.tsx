import { typeset } from '@rostrum/contract/typeset';
import type { MoodReason } from '@rostrum/engine/hearing';
import { publicTexts } from '../../../texts/public-phase.ts';
import { wordsOf } from '../../../texts/words-of.ts';
import styles from './hearing.module.css';

const texts = publicTexts.hearing;

/** The causes of the last step of the meters, each once, with the words of the answer that show it. */
export function MoodReasons({
  reasons,
  isFirst,
}: {
  readonly reasons: readonly MoodReason[];
  readonly isFirst: boolean;
}) {
  if (reasons.length === 0) return <p className={styles.note}>{isFirst ? texts.whyNothing : texts.whyUnmoved}</p>;
  const causes = [...new Set(reasons.map(({ because }) => because))];
  return (
    <ul className={styles.reasons}>
      {causes.map((because) => {
        const moved = reasons.filter((reason) => reason.because === because);
        const words = moved.find((reason) => reason.words !== null)?.words ?? null;
        return (
          <li key={because}>
            <p>{because}</p>
            <p className={styles.moved}>
              {moved.map(({ meter, change }) => (
                <span key={meter}>
                  {texts.meterNames[meter] ?? wordsOf(meter)} {pointsOf(change)}
                </span>
              ))}
            </p>
            {words !== null && (
              <p className={styles.note}>
                {texts.inYourWords} <q>{typeset(words)}</q>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function pointsOf(change: number): string {
  const points = Math.max(1, Math.round(Math.abs(change) * 100));
  return change > 0 ? texts.up(points) : texts.down(points);
}
