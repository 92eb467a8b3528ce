import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { makeModelMetrics, type ModelMetrics } from '../language-model/model-metrics.ts';

/** What can be seen from outside: counts and durations, never a word of what was said. */
export interface Metrics {
  readonly registry: Registry;
  readonly calls: Histogram<'call' | 'status'>;
  readonly documents: Histogram<'kind' | 'outcome'>;
  readonly questions: Counter<'venue' | 'method'>;
  readonly news: Counter<'outcome'>;
  readonly transcriptions: Counter<'outcome'>;
  readonly model: ModelMetrics;
}

export function makeMetrics(sessionsInMemory: () => number): Metrics {
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
      this.set(sessionsInMemory());
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
    model: makeModelMetrics(registry),
  };
}
