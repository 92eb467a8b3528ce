import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { Connect } from './connect.ts';

/** Google's Gemini models. */
export const connect: Connect = ({ model, key, base, fetch }) =>
  createGoogleGenerativeAI({ apiKey: key ?? '', baseURL: base, fetch }).languageModel(model);
