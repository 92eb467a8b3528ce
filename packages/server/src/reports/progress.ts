import type { ProgressPoint } from '@rostrum/contract';
import { topicName, type Rehearsal } from '@rostrum/engine';
import type { SessionRow } from '../rehearsals/store.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** How one rehearsal went, topic by topic; null if nothing was rated in it. */
export function progressOf(row: SessionRow, r: Rehearsal): ProgressPoint | null {
  const judged = r.exchanges.flatMap(({ asked, judged: judgment }) =>
    judgment === null || judgment.score === null ? [] : [{ asked, rating: judgment.rating, score: judgment.score }],
  );
  if (judged.length === 0) return null;
  const byTopic = new Map<string, number[]>();
  for (const { asked, score } of judged) byTopic.set(asked.topic, [...(byTopic.get(asked.topic) ?? []), score]);
  const count = (band: string): number => judged.filter(({ rating }) => rating === band).length;
  return {
    session_id: row.sessionId,
    project_name: r.project.projectName,
    mode: r.mode,
    at: r.startedAt ?? row.createdAt,
    answered: r.exchanges.filter(({ answered }) => answered !== null).length,
    average_score: tenths(mean(judged.map(({ score }) => score))),
    ratings: { strong: count('strong'), adequate: count('adequate'), weak: count('weak'), poor: count('poor') },
    topics: [...byTopic].map(([topic, scores]) => ({
      topic,
      name: topicName(topic),
      average: tenths(mean(scores)),
      answers: scores.length,
    })),
    room: {
      frustration: r.room.frustration,
      trust: r.room.trust,
      patience: r.room.patience,
      crowd_energy: r.room.crowdEnergy,
    },
  };
}
