import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Connect } from './connect.ts';

/** Ollama, vLLM, LM Studio, llama.cpp and whatever else speaks chat completions; all four take a schema. */
export const connect: Connect = ({ model, key, base, fetch }) =>
  createOpenAICompatible({
    name: 'local',
    baseURL: base,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch,
    ...(key !== undefined && { apiKey: key }),
  }).languageModel(model);
