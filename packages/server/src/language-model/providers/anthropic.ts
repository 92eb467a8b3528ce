import { createAnthropic } from '@ai-sdk/anthropic';
import type { Connect } from './connect.ts';

/** Anthropic, or a server with its messages API. */
export const connect: Connect = ({ model, key, base, fetch }) =>
  createAnthropic({ apiKey: key ?? '', baseURL: base, fetch }).languageModel(model);
