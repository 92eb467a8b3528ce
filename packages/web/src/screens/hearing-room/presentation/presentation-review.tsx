import { Badge } from '../../../parts/badge.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { percentOf } from '../../../texts/locale.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useRoom, useTalk } from '../use-conductor.ts';
import styles from './presentation-review.module.css';

const ratingOf: Readonly<Record<string, string>> = {
  excellent: 'strong',
  good: 'adequate',
  fair: 'weak',
  poor: 'poor',
};
const gapBelow = 0.5;

/** Presentation quality and analysis, after it was given. hearing.md §3, §5. */
export function PresentationReview() {
  const presentation = useRoom((room) => room.presentation);
  const analysis = useTalk((talk) => talk.analysis);
  if (presentation === null) return null;
  const { quality } = texts;
  const given = presentation.quality ?? {};
  const word = (key: string) => {
    const value = given[key];
    return typeof value === 'string' ? (quality.words[value] ?? value) : '';
  };
  const overall = typeof given['overall'] === 'string' ? given['overall'] : '';
  const pace = typeof given['pace'] === 'number' ? given['pace'] : 0;
  const completeness = typeof given['completeness'] === 'number' ? given['completeness'] : 0;
  const rows = [
    [quality.volume, word('volume')],
    [quality.clarity, word('clarity')],
    [quality.pace, given['volume'] === 'not_measured' ? quality.paceTyped : quality.paceValue(pace)],
    [quality.completeness, quality.lengthValue(completeness)],
  ];
  return (
    <Disclosure
      title={quality.heading}
      aside={
        overall === '' ? undefined : <Badge data-rating={ratingOf[overall]}>{quality.words[overall] ?? overall}</Badge>
      }
    >
      <div className={styles.review}>
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {analysis !== null && (
          <div className={styles.analysis}>
            <table className={styles.table}>
              <caption>
                {quality.analysis}. {quality.analysisHint}
              </caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{quality.category}</th>
                  <th scope="col">{quality.score}</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(analysis.universal).map(([category, { quality_score: score }]) => (
                  <tr key={category}>
                    <th scope="row">{quality.categories[category] ?? category}</th>
                    <td>
                      <span className={styles.bar} data-tint={score < gapBelow ? 'orange' : 'green'} aria-hidden>
                        <span style={{ width: `${Math.max(2, Math.round(score * 100))}%` }} />
                      </span>
                      <span className={styles.score}>
                        {percentOf(score)} {score < gapBelow ? quality.gap : quality.covered}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div>
              <h4 className={styles.heading}>{quality.gaps}</h4>
              {analysis.gaps.length === 0 ? (
                <p>{quality.none}</p>
              ) : (
                <ul className={styles.gaps}>
                  {analysis.gaps.slice(0, 6).map(({ message }) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
