import { join } from 'node:path';
import type { ModelNotice } from '@rostrum/contract';
import type { Settings } from '../env.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { Harness, type HarnessParts } from './harness.ts';
import { providers } from './providers/connect.ts';
import { TaskSwitches } from './task-switches.ts';

/** In the folder of the data: what was turned off stays off after a restart, and in each process of the server. */
const switchesFile = 'language-model-tasks.json';

const sent = [
  'The last questions of the rehearsal, and what could be asked next',
  'Your presentation and your answers',
  'Short passages of the ordinance, the planning pages, the staff report and the news on file',
  'The name, kind and place of the project, and the applicant’s name',
];
const notSent = [
  'Recordings of your voice',
  'Documents as a whole',
  'Other rehearsals, and the history of this browser',
];

/** What the page says if no language model is set up. */
export const noModel: ModelNotice = {
  enabled: false,
  provider: null,
  model: null,
  host: null,
  local: true,
  sent: [],
  not_sent: [],
  budget_tokens: null,
};

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/i;

function pricesOf({ LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output }: Settings): HarnessParts['prices'] {
  return input === undefined || output === undefined ? null : { input, output };
}

/** The language model that the operator has set up; null if there is none, and nothing is loaded then. */
export function openModel(
  settings: Settings,
  parts: Pick<HarnessParts, 'metrics' | 'log' | 'onRefused'> & { readonly waitMs?: number | undefined },
): Harness | null {
  const { LLM_PROVIDER: provider, LLM_MODEL: model, LLM_API_KEY: key } = settings;
  if (provider === undefined || model === undefined) return null;
  const base = settings.LLM_BASE_URL ?? providers[provider].base;
  if (base === null) return null;
  const { host, hostname } = new URL(base);
  return new Harness({
    metrics: parts.metrics,
    log: parts.log,
    ...(parts.onRefused !== undefined && { onRefused: parts.onRefused }),
    prices: pricesOf(settings),
    switches: new TaskSwitches(join(settings.ROSTRUM_DATA_DIR, switchesFile)),
    waitMs: parts.waitMs ?? settings.LLM_TIMEOUT_SECONDS * 1_000,
    budgetTokens: settings.LLM_BUDGET_TOKENS,
    notice: {
      enabled: true,
      provider,
      model,
      host,
      local: loopback.test(hostname),
      sent,
      not_sent: notSent,
      budget_tokens: settings.LLM_BUDGET_TOKENS === 0 ? null : settings.LLM_BUDGET_TOKENS,
    },
    connect: async () => {
      const { connect } = await providers[provider].load();
      return connect({ model, key, base, fetch: guardedFetch });
    },
  });
}
