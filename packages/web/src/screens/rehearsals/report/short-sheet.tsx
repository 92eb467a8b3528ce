import type { Report, ReportExchange } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { movedOf } from '../../../parts/moved-of.ts';
import { eveningTexts } from '../../../texts/evening.ts';
import { whenOf } from '../../../texts/locale.ts';
import { factsIn, placeIn, reportTexts as texts, verdictTexts } from '../../../texts/rehearsals.ts';
import styles from './short-sheet.module.css';

const maxQuestions = 6;
const maxPromises = 8;
const maxFindings = 6;
const order: readonly (string | null)[] = ['poor', 'weak', null, 'adequate', 'strong'];

/** What went worst comes first. */
const hardest = (rows: readonly ReportExchange[]): readonly ReportExchange[] =>
  rows
    .toSorted((a, b) => order.indexOf(a.rating) - order.indexOf(b.rating) || a.number - b.number)
    .slice(0, maxQuestions);

const adviceOn = ({ stronger_answer: stronger, missing }: ReportExchange): string | null =>
  stronger ?? (missing.length === 0 ? null : texts.shortMissing(missing.join('; ')));

/** What was decided and moved; the headline if nothing was. */
function decisionOf({ verdict, proceeding, summary }: Report): string {
  const decision = proceeding?.decision ?? null;
  if (decision !== null) return `${eveningTexts.decision.kinds[decision.decision]}. ${movedOf(decision.motion)}`;
  return verdict === null ? summary.headline : `${verdictTexts[verdict.verdict]}. ${movedOf(verdict.motion)}`;
}

/** What the record does not show yet: the criteria of the proceeding, otherwise the findings nothing was said about. */
function unshownIn({ findings, proceeding }: Report): readonly string[] {
  const unshown =
    proceeding == null
      ? findings.filter(({ said }) => said.length === 0).map(({ finding }) => finding)
      : proceeding.criteria
          .filter(({ standing }) => standing === 'not_shown' || standing === 'not_met')
          .map(({ text }) => text);
  return unshown.slice(0, maxFindings);
}

/** Two pages to read in the car: the decision, three things, the hardest questions, the promises, what is still to be shown. */
export function ShortSheet({ report }: { readonly report: Report }) {
  const { project, work_on: work, promises, proceeding, started_at: started } = report;
  return (
    <div className={styles.sheet} aria-hidden>
      <h1>{project.name}</h1>
      <p>{factsIn([project.type, placeIn(project), started === null ? null : whenOf(started)])}</p>
      <p>
        <strong>{decisionOf(report)}</strong>
      </p>
      <ShortList title={texts.workTitle} items={work.map(({ title, why }) => [title, why])} />
      <ShortList
        title={texts.shortQuestions}
        items={hardest(report.exchanges).map((row) => [row.question, adviceOn(row)])}
      />
      <ShortList title={texts.promisesTitle} items={promises.slice(0, maxPromises).map(({ text }) => [null, text])} />
      <ShortList
        title={proceeding == null ? texts.shortFindings : texts.shortCriteria}
        items={unshownIn(report).map((text) => [null, text])}
      />
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
            {head !== null && <p className={styles.head}>{typeset(head)}</p>}
            {text !== null && <p className={styles.text}>{typeset(text)}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
