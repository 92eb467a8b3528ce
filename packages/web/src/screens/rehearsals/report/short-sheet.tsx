import type { Report, ReportExchange } from '@rostrum/contract';
import { whenOf } from '../../../texts/locale.ts';
import { factsIn, placeIn, reportTexts as texts } from '../../../texts/rehearsals.ts';
import styles from './short-sheet.module.css';

const questionsAtMost = 6;
const promisesAtMost = 8;
const findingsAtMost = 6;
const order: readonly (string | null)[] = ['poor', 'weak', null, 'adequate', 'strong'];

/** What went worst comes first. */
const hardest = (rows: readonly ReportExchange[]): readonly ReportExchange[] =>
  rows
    .toSorted((a, b) => order.indexOf(a.rating) - order.indexOf(b.rating) || a.number - b.number)
    .slice(0, questionsAtMost);

const adviceOn = ({ stronger_answer: stronger, missing }: ReportExchange): string | null =>
  stronger ?? (missing.length === 0 ? null : texts.shortMissing(missing.join('; ')));

/** Two pages to read in the car: the decision, three things, the hardest questions, the promises, what is still to be shown. */
export function ShortSheet({ report }: { readonly report: Report }) {
  const { project, verdict, work_on: work, promises, findings, started_at: started } = report;
  const open = findings.filter(({ said }) => said.length === 0).slice(0, findingsAtMost);
  return (
    <div className={styles.sheet} aria-hidden>
      <h1>{project.name}</h1>
      <p>{factsIn([project.type, placeIn(project), started === null ? null : whenOf(started)])}</p>
      <p>
        <strong>{verdict === null ? report.summary.headline : verdict.motion}</strong>
      </p>
      <ShortList title={texts.workTitle} items={work.map(({ title, why }) => [title, why])} />
      <ShortList
        title={texts.shortQuestions}
        items={hardest(report.exchanges).map((row) => [row.question, adviceOn(row)])}
      />
      <ShortList
        title={texts.promisesTitle}
        items={promises.slice(0, promisesAtMost).map(({ text }) => [null, text])}
      />
      <ShortList title={texts.shortFindings} items={open.map(({ finding }) => [null, finding])} />
      <p>{texts.practiceNotice}</p>
    </div>
  );
}

interface ShortListProps {
  readonly title: string;
  readonly items: readonly (readonly [head: string | null, text: string | null])[];
}

function ShortList({ title, items }: ShortListProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol>
        {items.map(([head, text], at) => (
          <li key={`${at}-${text}`}>
            {head !== null && <p className={styles.head}>{head}</p>}
            {text !== null && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
