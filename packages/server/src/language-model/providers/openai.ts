import { createOpenAI } from '@ai-sdk/openai';
import type { Connect } from './connect.ts';

/** OpenAI. Chat completions, which every compatible server supports too. */
export const connect: Connect = ({ model, key, base, fetch }) =>
  createOpenAI({ apiKey: key ?? '', baseURL: base, fetch }).chat(model);
