import type { Handlers } from '../http/call-context.ts';
import { noModel } from './open-model.ts';
import type { ModelWords } from './port.ts';

export function modelHandlers(words: ModelWords | null): Handlers<'languageModel'> {
  return { languageModel: async () => ({ ...(words?.notice ?? noModel) }) };
}
