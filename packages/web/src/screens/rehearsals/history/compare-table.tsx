import type { Report } from '@rostrum/contract';
import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { numberOf, percentOf, whenOf } from '../../../texts/locale.ts';
import { rehearsalsTexts as texts, verdictTexts } from '../../../texts/rehearsals.ts';
import styles from './compare-table.module.css';

interface CompareTableProps {
  readonly sessionIds: readonly string[];
  readonly onBack: () => void;
}

interface Row {
  readonly what: string;
  readonly of: (report: Report) => string;
}

const percentAtEnd = (report: Report, meter: 'trust' | 'frustration'): string => {
  const last = report.room.at(-1);
  return last === undefined ? texts.notJudged : percentOf(last[meter]);
};

const rows: readonly Row[] = [
  {
    what: texts.compareResult,
    of: ({ verdict }) =>
      verdict === null ? texts.undecided : `${verdictTexts[verdict.verdict]}, ${texts.points(verdict.score)}`,
  },
  {
    what: texts.compareAverage,
    of: ({ summary }) => (summary.average_score === null ? texts.notJudged : numberOf(summary.average_score)),
  },
  { what: texts.compareAnswers, of: ({ summary }) => `${summary.answered}` },
  {
    what: texts.compareRatings,
    of: ({ summary: { ratings } }) => `${ratings.strong}, ${ratings.adequate}, ${ratings.weak}, ${ratings.poor}`,
  },
  { what: texts.comparePromises, of: ({ promises }) => `${promises.length}` },
  { what: texts.compareContradictions, of: ({ contradictions }) => `${contradictions.length}` },
  { what: texts.compareTrust, of: (report) => percentAtEnd(report, 'trust') },
  { what: texts.compareFrustration, of: (report) => percentAtEnd(report, 'frustration') },
];

function averagesOf(report: Report): ReadonlyMap<string, number> {
  const scores = new Map<string, number[]>();
  for (const { topic_name: topic, score } of report.exchanges)
    if (score !== null) scores.set(topic, [...(scores.get(topic) ?? []), score]);
  return new Map([...scores].map(([topic, all]) => [topic, all.reduce((sum, one) => sum + one, 0) / all.length]));
}

/** Two rehearsals side by side, down to the topics. */
export function CompareTable({ sessionIds, onBack }: CompareTableProps) {
  const found = useQueries({
    queries: sessionIds.map((sessionId) => ({
      queryKey: ['report', sessionId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('report', { params: { session_id: sessionId }, sessionId, signal, timeoutMs: 60_000 }),
    })),
  });
  const failure = found.find(({ error }) => error !== null)?.error ?? null;
  const reports = found.flatMap(({ data }) => (data === undefined ? [] : [data]));

  return (
    <div className={styles.compare}>
      <div>
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden />
          {texts.compareBack}
        </Button>
      </div>
      <h1>{texts.compareTitle}</h1>
      {failure !== null && <Alert kind="error">{sentenceOf(failure) ?? texts.compareFailed}</Alert>}
      {failure === null && reports.length < 2 && <Skeleton label={texts.compareLoading} lines={6} height={2} />}
      {reports.length === 2 && <Table reports={reports} />}
    </div>
  );
}

function Table({ reports }: { readonly reports: readonly Report[] }) {
  const averages = reports.map(averagesOf);
  const topics = [...new Set(averages.flatMap((one) => [...one.keys()]))].sort();
  return (
    <ScrollRegion label={texts.compareTitle} className={styles.frame}>
      <table className={styles.table} aria-label={texts.compareTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.compareWhat}</th>
            {reports.map((report) => (
              <th key={report.session_id} scope="col">
                <Link to={`/rehearsals/${report.session_id}`}>{report.project.name}</Link>
                <span className={styles.when}>{whenOf(report.started_at)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, of }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {reports.map((report) => (
                <td key={report.session_id}>{of(report)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {texts.compareTopics}
            </th>
          </tr>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              {averages.map((one, at) => {
                const value = one.get(topic);
                return <td key={reports[at]?.session_id}>{value === undefined ? texts.notRaised : numberOf(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
