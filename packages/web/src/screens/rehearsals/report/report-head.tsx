import type { Report } from '@rostrum/contract';
import { whenOf } from '../../../texts/locale.ts';
import { modelUseSentence } from '@rostrum/engine/hearing';
import { ModelMark } from '../../../parts/model-mark.tsx';
import { ratingTexts } from '../../../texts/parts.ts';
import { factsIn, modeTexts, placeIn, reportTexts as texts } from '../../../texts/rehearsals.ts';
import { wordsOf } from '../../../texts/words-of.ts';
import styles from './report-head.module.css';

const ratings = ['strong', 'adequate', 'weak', 'poor'] as const;

/** What the report is about, and how it went in one line. */
export function ReportHead({ report }: { readonly report: Report }) {
  const { project, community, summary, mode, started_at, difficulty } = report;
  const judged = ratings.reduce((sum, rating) => sum + summary.ratings[rating], 0);
  return (
    <header className={styles.head}>
      <p className={styles.kind}>
        {modeTexts[mode]}
        {started_at !== null && ` · ${whenOf(started_at)}`}
      </p>
      <h1 className={styles.name}>{project.name}</h1>
      <p className={styles.facts}>
        {factsIn([project.type, project.developer, placeIn(project), community.name, wordsOf(difficulty)])}
      </p>
      <p className={styles.headline}>{summary.headline}</p>
      {summary.overview !== '' && (
        <p className={styles.overview}>
          {summary.overview} <ModelMark by={summary.written_by} />
        </p>
      )}
      {judged > 0 && (
        <ul className={styles.ratings}>
          {ratings.map((rating) => (
            <li key={rating} data-rating={rating} style={{ flexGrow: summary.ratings[rating] }}>
              <strong>{summary.ratings[rating]}</strong> {ratingTexts.names[rating]}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.notice}>{texts.practiceNotice}</p>
      {report.model_use != null && <p className={styles.notice}>{modelUseSentence(report.model_use)}</p>}
    </header>
  );
}
