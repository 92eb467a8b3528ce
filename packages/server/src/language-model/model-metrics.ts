import { Counter, Histogram, type Registry } from 'prom-client';

/** What is counted about a language model: tries by task and outcome, and tokens. */
export interface ModelMetrics {
  readonly calls: Histogram<'task' | 'outcome'>;
  readonly tokens: Counter<'direction'>;
  readonly cost: Counter<'model'>;
}

export function makeModelMetrics(registry: Registry): ModelMetrics {
  const registers = [registry];
  return {
    calls: new Histogram({
      name: 'rostrum_model_seconds',
      help: 'Tries of the language model, by task and by what became of its words',
      labelNames: ['task', 'outcome'],
      buckets: [0.1, 0.3, 1, 2, 4, 8, 12],
      registers,
    }),
    tokens: new Counter({
      name: 'rostrum_model_tokens_total',
      help: 'Tokens that the language model used',
      labelNames: ['direction'],
      registers,
    }),
    cost: new Counter({
      name: 'rostrum_model_cost_dollars_total',
      help: 'What the tokens cost at the prices that are set, in US dollars; absent without prices',
      labelNames: ['model'],
      registers,
    }),
  };
}
