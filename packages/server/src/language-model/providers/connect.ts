import type { LanguageModel } from 'ai';
import type { Settings } from '../../env.ts';

export type ProviderName = NonNullable<Settings['LLM_PROVIDER']>;

export type Connect = (settings: {
  readonly model: string;
  readonly key: string | undefined;
  /** Ends in the version of the interface. */
  readonly base: string;
  readonly fetch: typeof fetch;
}) => LanguageModel;

interface Provider {
  /** Null if the operator has to say. */
  readonly base: string | null;
  /** A library is loaded only if its provider was chosen. */
  readonly load: () => Promise<{ readonly connect: Connect }>;
}

export const providers: Readonly<Record<ProviderName, Provider>> = {
  anthropic: { base: 'https://api.anthropic.com/v1', load: () => import('./anthropic.ts') },
  openai: { base: 'https://api.openai.com/v1', load: () => import('./openai.ts') },
  google: { base: 'https://generativelanguage.googleapis.com/v1beta', load: () => import('./google.ts') },
  'openai-compatible': { base: null, load: () => import('./openai-compatible.ts') },
};
