import type { ProgressPoint } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { SelectField } from '../../../parts/field.tsx';
import { dayOf, numberOf } from '../../../texts/locale.ts';
import { progressTexts as texts, rehearsalsTexts } from '../../../texts/rehearsals.ts';
import { ChartLegend, LineChart, type ChartLine } from '../line-chart.tsx';
import styles from './progress-card.module.css';

const highestScore = 10;

/** Topics that came up in more than one rehearsal, most frequent first: only these can show progress. */
function topicsOf(points: readonly ProgressPoint[]): readonly { readonly topic: string; readonly name: string }[] {
  const counts = new Map<string, { name: string; times: number }>();
  for (const { topics } of points)
    for (const { topic, name } of topics) counts.set(topic, { name, times: (counts.get(topic)?.times ?? 0) + 1 });
  return [...counts]
    .filter(([, { times }]) => times > 1)
    .sort(([, a], [, b]) => b.times - a.times || (a.name < b.name ? -1 : 1))
    .map(([topic, { name }]) => ({ topic, name }));
}

const valueOn = (point: ProgressPoint, topic: string): number | null =>
  topic === '' ? point.average_score : (point.topics.find((one) => one.topic === topic)?.average ?? null);

/** How the rehearsals went, one after the other. */
export const useProgress = () =>
  useQuery({
    queryKey: ['progress'],
    queryFn: ({ signal }) => call('progress', { signal, sessionId: null, timeoutMs: 30_000 }),
    staleTime: 0,
  });

/** The averages of all rehearsals as one line, and those on one topic as another. It stays the same while the list
 *  below is searched. */
export const ProgressCard = memo(function ProgressCard() {
  const { data } = useProgress();
  const [topic, setTopic] = useState('');
  const points = data?.points ?? [];
  if (points.length === 0) return null;
  const topics = topicsOf(points);
  const name = topics.find((one) => one.topic === topic)?.name ?? texts.allTopics;
  const lines: ChartLine[] = [
    { name: texts.allTopics, tint: 'blue', values: points.map((point) => valueOn(point, '')) },
    ...(topic === ''
      ? []
      : [{ name, tint: 'brass' as const, dash: '7 4', values: points.map((point) => valueOn(point, topic)) }]),
  ];
  const told = points.flatMap((point) => valueOn(point, topic) ?? []);
  const described =
    told.length > 1 ? texts.described(name, numberOf(told[0] ?? 0), numberOf(told.at(-1) ?? 0), told.length) : '';

  return (
    <Card as="section" aria-labelledby="progress" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 id="progress">{texts.title}</h2>
          <p className={styles.lead}>{points.length < 2 ? texts.one : texts.lead}</p>
        </div>
        {points.length > 1 && topics.length > 0 && (
          <SelectField label={texts.topic} value={topic} onChange={(event) => setTopic(event.target.value)}>
            <option value="">{texts.allTopics}</option>
            {topics.map((one) => (
              <option key={one.topic} value={one.topic}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {points.length > 1 && (
        <>
          <LineChart
            lines={lines}
            points={points.length}
            most={highestScore}
            scale={['0', '5', '10']}
            description={described || texts.title}
          />
          <div className={styles.foot} aria-hidden>
            <span>{dayOf(points[0]?.at ?? '')}</span>
            <span>{texts.axis}</span>
            <span>{dayOf(points.at(-1)?.at ?? '')}</span>
          </div>
          <ChartLegend lines={lines} />
          <p>{described}</p>
          <Disclosure title={texts.tableTitle}>
            <table className={styles.table} aria-label={texts.title}>
              <thead>
                <tr>
                  <th scope="col">{texts.date}</th>
                  <th scope="col">{texts.project}</th>
                  <th scope="col">{texts.score}</th>
                  {topic !== '' && <th scope="col">{name}</th>}
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point.session_id}>
                    <td>{dayOf(point.at)}</td>
                    <td>{point.project_name}</td>
                    <td>{point.average_score === null ? rehearsalsTexts.notJudged : numberOf(point.average_score)}</td>
                    {topic !== '' && <td>{scoreOn(point, topic)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        </>
      )}
    </Card>
  );
});

function scoreOn(point: ProgressPoint, topic: string): string {
  const value = valueOn(point, topic);
  return value === null ? rehearsalsTexts.notRaised : numberOf(value);
}
