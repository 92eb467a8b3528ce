import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Connect } from './connect.ts';

/** Ollama, vLLM, LM Studio, llama.cpp and anything else with chat completions; all four accept a schema. */
export const connect: Connect = ({ model, key, base, fetch }) =>
  createOpenAICompatible({
    name: 'local',
    baseURL: base,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch,
    ...(key !== undefined && { apiKey: key }),
  }).languageModel(model);
