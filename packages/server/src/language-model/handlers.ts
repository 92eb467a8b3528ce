import type { Handlers } from '../http/call-context.ts';
import type { Harness } from './harness.ts';
import { noModel } from './open-model.ts';

export function modelHandlers(model: Harness | null): Handlers<'languageModel'> {
  return { languageModel: async () => ({ ...(model?.notice ?? noModel) }) };
}
