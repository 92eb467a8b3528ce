import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import { makeModelMetrics, type ModelMetrics } from '../language-model/model-metrics.ts';

/** What can be seen from outside: counts and durations, never a word of what was said. */
export interface Metrics {
  readonly registry: Registry;
  readonly calls: Histogram<'call' | 'status'>;
  readonly documents: Histogram<'kind' | 'outcome'>;
  readonly questions: Counter<'venue' | 'method'>;
  readonly news: Counter<'outcome'>;
  readonly transcriptions: Counter<'outcome'>;
  readonly long: Counter;
  readonly model: ModelMetrics;
}

/** The phases that the rooms have. A page may report any word as one, and what people write must not become a label. */
const phases = [
  'setup',
  'tutorial',
  'practice',
  'opening',
  'presentation',
  'official_questions',
  'municipal_questioning',
  'transition',
  'public_comment',
  'hearing',
  'voting',
  'summary',
  'completed',
] as const;
const otherPhase = 'other';

function countedByPhase(seen: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([...phases, otherPhase].map((phase) => [phase, 0]));
  for (const phase of seen) {
    const known = counts.has(phase) ? phase : otherPhase;
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return counts;
}

/** Takes: the phases of the rehearsals that this process keeps folded. */
export function makeMetrics(phasesInMemory: () => Iterable<string>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10, 60];
  new Gauge({
    name: 'rostrum_process_resident_memory_bytes',
    help: 'Resident memory of this process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'rostrum_rehearsals_in_memory',
    help: 'Rehearsals that this process keeps folded',
    registers,
    collect() {
      this.set([...phasesInMemory()].length);
    },
  });
  new Gauge({
    name: 'rostrum_rehearsals_by_phase',
    help: 'Rehearsals that this process keeps folded, by phase',
    labelNames: ['phase'],
    registers,
    collect() {
      for (const [phase, count] of countedByPhase(phasesInMemory())) this.set({ phase }, count);
    },
  });
  return {
    registry,
    calls: new Histogram({
      name: 'rostrum_call_seconds',
      help: 'Calls by name and status',
      labelNames: ['call', 'status'],
      buckets,
      registers,
    }),
    documents: new Histogram({
      name: 'rostrum_document_seconds',
      help: 'Documents read, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      buckets,
      registers,
    }),
    questions: new Counter({
      name: 'rostrum_questions_total',
      help: 'Questions asked, by venue and method',
      labelNames: ['venue', 'method'],
      registers,
    }),
    news: new Counter({
      name: 'rostrum_news_total',
      help: 'News fetched, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    transcriptions: new Counter({
      name: 'rostrum_transcriptions_total',
      help: 'Recordings transcribed, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    long: new Counter({
      name: 'rostrum_long_calls_total',
      help: 'Calls on long rehearsals, made in a process of their own',
      registers,
    }),
    model: makeModelMetrics(registry),
  };
}

export type Counted = MetricObjectWithValues<MetricValue<string>>;

/** What a helper process has counted that this one hasn't: calls are counted where they arrive, and each process counts what it holds. */
export const countedBeside = (all: readonly Counted[]): readonly Counted[] =>
  all.filter(({ type, name }) => String(type) !== 'gauge' && name !== 'rostrum_call_seconds');

/** What all processes counted together, as text. Takes: the figures of this one, and those that others have counted. */
export async function metricsOfAll(registry: Registry, beside: readonly (readonly Counted[])[]): Promise<string> {
  if (beside.length === 0) return registry.metrics();
  return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...beside.map((one) => [...one])]).metrics();
}

/** What several processes counted, as that of one. */
export async function countedTogether(all: readonly (readonly Counted[])[]): Promise<readonly Counted[]> {
  return AggregatorRegistry.aggregate(all.map((one) => [...one])).getMetricsAsJSON();
}
