import type { Report } from '@rostrum/contract';
import { themes } from '../catalogue/themes.ts';
import { entryFor } from '../knowledge/all-topics.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { topicName } from './exchanges.ts';

interface Trouble {
  readonly topic: string;
  readonly loss: number;
  readonly numbers: readonly number[];
  readonly missing: readonly string[];
}

function troubleOf(topic: string, exchanges: readonly { exchange: Exchange; number: number }[], weight: number): Trouble {
  const lost = exchanges.map(({ exchange }) => 10 - (exchange.judged?.score ?? 10));
  return {
    topic,
    loss: weight * lost.reduce((sum, points) => sum + points, 0),
    numbers: exchanges.map(({ number }) => number),
    missing: [...new Set(exchanges.flatMap(({ exchange }) => exchange.judged?.assessment?.missing ?? []))],
  };
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** The three things to work on first: the topics on which most was lost, weighed by how often boards raise them.
 *  Takes: a rehearsal. Gives: at most three, worst first; topics answered strongly are never among them. Throws: never. */
export function workOn(r: Rehearsal): Report['work_on'] {
  const byTopic = new Map<string, { exchange: Exchange; number: number }[]>();
  r.exchanges.forEach((exchange, i) => {
    if (exchange.judged === null) return;
    byTopic.set(exchange.asked.topic, [...(byTopic.get(exchange.asked.topic) ?? []), { exchange, number: i + 1 }]);
  });
  const troubles = [...byTopic].map(([topic, exchanges]) =>
    troubleOf(topic, exchanges, 0.5 + (entryFor(topic as TopicId, r.project.industry)?.boardWeight ?? 0.3)),
  );
  return troubles
    .filter(({ loss, missing }) => loss > 2 && missing.length > 0)
    .sort((a, b) => b.loss - a.loss || (a.topic < b.topic ? -1 : 1))
    .slice(0, 3)
    .map(({ topic, numbers, missing }) => ({
      title: topicName(topic),
      why: `Your ${numbers.length > 1 ? 'answers' : 'answer'} did not give ${listed(missing.slice(0, 3))}.`,
      topics: [topic],
      themes: themes.filter((theme) => (theme.topics as readonly string[]).includes(topic)).map((theme) => theme.theme_id),
      numbers: [...numbers],
    }));
}
