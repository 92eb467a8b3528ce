import { createHash, timingSafeEqual } from 'node:crypto';
import { costOf, taskText } from '@rostrum/engine';
import type { AnswerOf, Calls } from '@rostrum/contract';
import type { Settings } from '../env.ts';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Harness } from './harness.ts';
import { findLocalModels } from './local-models.ts';
import { noModel } from './open-model.ts';
import { taskIds, type TaskId } from './task.ts';
import { judgeTask } from './tasks/judge.ts';

type OfModels = 'languageModel' | 'tryLanguageModel' | 'switchModelTask' | 'findLocalModels';

/** What the model reads when it is tested: the same each time, and nobody's data. */
const sample = {
  question: 'How far are the panels from the closest home?',
  answer: 'The closest home is 540 feet from the fence. We will plant two rows of spruce there by next May.',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The page about the language model, readable by everybody; anything that changes or costs something takes the operator's token. */
export function modelHandlers(
  model: Harness | null,
  { ROSTRUM_OPERATOR_TOKEN: token, LLM_TIMEOUT_SECONDS: seconds }: Settings,
): Handlers<OfModels> {
  /** Throws Refusal operator_only. */
  const checkOperator = ({ operator_token: given }: { readonly operator_token: string }): void => {
    if (token === undefined || !timingSafeEqual(digest(token), digest(given))) throw new Refusal('operator_only');
  };
  /** Throws Refusal no_language_model. */
  const modelHere = (): Harness => {
    if (model === null) throw new Refusal('no_language_model');
    return model;
  };
  const told = (): AnswerOf<Calls['languageModel']> => {
    const used = model?.used ?? null;
    const prices = model?.prices ?? null;
    return {
      ...(model?.notice ?? noModel),
      tasks: taskIds.map((id) => {
        const { name, purpose, sent } = taskText(id);
        return { id, name, purpose, sent: [...sent], on: model?.isOn(id) ?? false };
      }),
      timeout_seconds: model === null ? null : seconds,
      used,
      cost: used === null || prices === null ? null : costOf(used, prices),
      operator: token !== undefined,
    };
  };
  return {
    languageModel: async () => told(),

    tryLanguageModel: async ({ body, signal }) => {
      checkOperator(body);
      const { ms, usage, kept, failure } = await modelHere().tryOut(judgeTask, sample, signal);
      const found = (kept ?? []).filter(({ words }) => words !== '' && sample.answer.includes(words));
      const ok = found.length > 0;
      return {
        ok,
        seconds: Math.round(ms / 10) / 100,
        ...usage,
        failure: ok ? null : (failure ?? 'nothing_found'),
      };
    },

    switchModelTask: async ({ params, body }) => {
      checkOperator(body);
      const task = taskIds.find((id): id is TaskId => id === params.task);
      if (task === undefined) throw new Refusal('not_found');
      modelHere().switch(task, body.on);
      return told();
    },

    findLocalModels: async ({ body }) => {
      checkOperator(body);
      return { found: await findLocalModels() };
    },
  };
}
