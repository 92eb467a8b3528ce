import type { ModelNotice } from '@rostrum/contract';
import { costOf, type ModelPrices, type WordsRefused } from '@rostrum/engine';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import { feedbackFault, judgementShape, judgementTokens, proposedIn, strongerFault } from './judgement-words.ts';
import { estimatedTokens, ModelLine, type LineReply, type LineRequest } from './model-line.ts';
import type { ModelMetrics } from './model-metrics.ts';
import type { CeremonyTask, JudgementTask, ModelTime, ModelWords, QuestionTask, ReportTask } from './port.ts';
import { PreparedWords } from './prepared-words.ts';
import { ceremonyPrompt } from './prompts/ceremony-prompt.ts';
import { judgementPrompt } from './prompts/judgement-prompt.ts';
import { reportPrompt } from './prompts/report-prompt.ts';
import { again, questionInstructions, questionPrompt, type Prompt } from './prompts/question-prompt.ts';
import { groundOf, questionShape, questionTokens, questionWords, SpeakAhead } from './question-words.ts';
import {
  ceremonyShape,
  ceremonyTokens,
  ceremonyWords,
  reportShape,
  reportTokens,
  reportWords,
} from './rewritten-words.ts';
import { TokenPurse } from './token-purse.ts';

export interface ModelParts {
  readonly notice: ModelNotice;
  readonly connect: () => Promise<LanguageModel>;
  readonly budgetTokens: number;
  /** Null if nobody has set them; then cost is not mentioned. */
  readonly prices: ModelPrices | null;
  readonly metrics: ModelMetrics;
  /** One line for the operator: codes and counts, never a word of what was said. */
  readonly log: (entry: Readonly<Record<string, string | number>>) => void;
  /** Told what was refused and why; only for the operator to read, never for a log. */
  readonly onRefused?: (task: string, output: unknown, refused: WordsRefused) => void;
  /** A call is answered within 10 s; the engine and the round trip take the rest. */
  readonly totalMs?: number;
  readonly now?: () => number;
}

type TaskName = 'question' | 'prepared' | 'judgement' | 'ceremony' | 'report';
interface Work<T> extends LineRequest<T> {
  readonly task: TaskName;
  readonly rehearsal: QuestionTask['rehearsal'];
}

const totalMs = 8_500;
/** A first try, and one more with the reason. */
const tries = 2;
/** Less time than this is not worth starting. */
const leastMs = 150;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The words of a language model, each checked before anybody hears it. Nothing here throws because of a model. */
export function makeModelWords(parts: ModelParts): ModelWords {
  const now = parts.now ?? (() => performance.now());
  const line = new ModelLine(parts.connect, now);
  const purse = new TokenPurse(parts.budgetTokens);
  const prepared = new PreparedWords();

  function noted(work: Pick<Work<unknown>, 'task' | 'rehearsal'>, outcome: string, began: number): void {
    parts.metrics.calls.observe({ task: work.task, outcome }, (now() - began) / 1_000);
    if (outcome !== 'used') parts.log({ task: work.task, outcome, ms: Math.round(now() - began) });
  }

  /** True if a try may begin: there is time, and the budget has room for it. */
  function mayTry(work: Work<unknown>, time: ModelTime, began: number): boolean {
    const { prompt, mostTokens } = work;
    if (time.deadlineAt - now() < leastMs) return (noted(work, 'timed_out', began), false);
    if (!purse.allows(work.rehearsal, estimatedTokens(prompt.system + prompt.prompt) + mostTokens))
      return (noted(work, 'over_budget', began), false);
    return true;
  }

  function paid(work: Work<unknown>, { usage }: LineReply<unknown>): void {
    purse.add(work.rehearsal.sessionId, usage);
    parts.metrics.tokens.inc({ direction: 'input' }, usage.input_tokens);
    parts.metrics.tokens.inc({ direction: 'output' }, usage.output_tokens);
    if (parts.prices !== null) parts.metrics.cost.inc({ model: parts.notice.model ?? '' }, costOf(usage, parts.prices));
  }

  /** Waits until another try makes sense; false if it does not within this call. */
  async function waited(reply: LineReply<unknown>, time: ModelTime): Promise<boolean> {
    if (reply.retryInMs === null || now() + reply.retryInMs + leastMs > time.deadlineAt) return false;
    // A timer may fire a moment early, and the line would still be at rest.
    if (reply.retryInMs > 0) await pause(reply.retryInMs + 10);
    return !time.signal.aborted;
  }

  /** Words that pass their check, within two tries; null for none. */
  async function words<T, W>(
    work: Work<T>,
    time: ModelTime,
    check: (output: T) => { readonly words: W } | WordsRefused,
  ): Promise<W | null> {
    let { prompt } = work;
    for (let attempt = 1; attempt <= tries; attempt++) {
      const began = now();
      if (!mayTry({ ...work, prompt }, time, began)) return null;
      const reply = await line.ask({ ...work, prompt }, time);
      paid(work, reply);
      if (reply.output !== null) {
        const checked = check(reply.output);
        if ('words' in checked) return (noted(work, 'used', began), checked.words);
        noted(work, checked.fault, began);
        parts.onRefused?.(work.task, reply.output, checked);
        prompt = again(work.prompt, checked.reason);
        continue;
      }
      noted(work, reply.failure ?? 'server_failed', began);
      if (!(await waited(reply, time))) return null;
      if (reply.failure === 'not_in_shape')
        prompt = again(work.prompt, 'It was not the one JSON object that was asked for.');
    }
    return null;
  }

  function questionWork(task: QuestionTask, name: TaskName): Work<z.infer<typeof questionShape>> {
    return {
      task: name,
      rehearsal: task.rehearsal,
      schema: questionShape,
      prompt: questionPrompt(task),
      mostTokens: questionTokens,
    };
  }

  function written(task: QuestionTask, time: ModelTime, name: TaskName): Promise<string | null> {
    const work = questionWork(task, name);
    const ground = groundOf(task, work.prompt.system);
    return words(work, time, (output) => questionWords(output, task, ground));
  }

  /** Like `words`, for a question that is heard while it is being written. */
  async function spoken(
    task: QuestionTask,
    time: ModelTime,
    speak: (sentence: string) => void,
  ): Promise<string | null> {
    const work = questionWork(task, 'question');
    const ground = groundOf(task, work.prompt.system);
    let prompt: Prompt = work.prompt;
    for (let attempt = 1; attempt <= tries; attempt++) {
      const began = now();
      if (!mayTry({ ...work, prompt }, time, began)) return null;
      const ahead = new SpeakAhead(task, ground, speak);
      const stop = new AbortController();
      const reply = await line.stream(
        { ...work, prompt },
        { ...time, signal: AbortSignal.any([time.signal, stop.signal]) },
        (partial) => {
          const text =
            typeof partial === 'object' && partial !== null && 'question' in partial ? partial.question : null;
          if (typeof text === 'string') ahead.heard(text);
          if (ahead.fault !== null) stop.abort();
        },
      );
      paid(work, reply);
      const checked = reply.output === null ? ahead.fault : questionWords(reply.output, task, ground);
      if (checked !== null && 'words' in checked) {
        const whole = ahead.finish(checked.words);
        if (whole !== null) return (noted(work, 'used', began), whole);
      }
      if (checked !== null && 'fault' in checked) parts.onRefused?.(work.task, reply.output, checked);
      noted(work, checked !== null && 'fault' in checked ? checked.fault : (reply.failure ?? 'not_in_shape'), began);
      if (ahead.hasSpoken) return ahead.finishPlainly();
      if (checked !== null && 'reason' in checked) prompt = again(work.prompt, checked.reason);
      else if (!(await waited(reply, time))) return null;
    }
    return null;
  }

  return {
    notice: parts.notice,
    prices: parts.prices,
    timeFor: (signal) => ({ deadlineAt: now() + (parts.totalMs ?? totalMs), signal }),

    async question(task, time, speak) {
      const ready = await prepared.take(task.rehearsal.sessionId, task.question, time.deadlineAt - now());
      if (ready !== null) {
        // It was written before the last answer: it is checked against what has been said since.
        const ground = groundOf(task, questionInstructions);
        const checked = questionWords({ question: ready, cites: [] }, task, ground);
        if ('words' in checked) {
          if (speak !== undefined) new SpeakAhead(task, ground, speak).finish(checked.words);
          return checked.words;
        }
      }
      return speak === undefined ? written(task, time, 'question') : spoken(task, time, speak);
    },

    prepare(task) {
      prepared.begin(task.rehearsal.sessionId, task.question, (signal) =>
        written(task, { deadlineAt: now() + (parts.totalMs ?? totalMs), signal }, 'prepared'),
      );
    },

    judgement(task: JudgementTask, time) {
      const work = {
        task: 'judgement' as const,
        rehearsal: task.account,
        schema: judgementShape,
        prompt: judgementPrompt(task),
        mostTokens: judgementTokens,
      };
      return words(work, time, (output) => {
        const proposed = proposedIn(output, task);
        const judgement = task.judge(proposed.covered);
        const stronger = strongerFault(proposed.strongerAnswer, task);
        const fault = feedbackFault(proposed.feedback, judgement, task);
        return fault ?? { words: { ...proposed, strongerAnswer: stronger === null ? proposed.strongerAnswer : null } };
      });
    },

    ceremony(task: CeremonyTask, time) {
      const prompt = ceremonyPrompt(task);
      const work = {
        task: 'ceremony' as const,
        rehearsal: task.rehearsal,
        schema: ceremonyShape,
        prompt,
        mostTokens: ceremonyTokens,
      };
      return words(work, time, (output) => ceremonyWords(output, task, prompt.system));
    },

    report(task: ReportTask, time) {
      const prompt = reportPrompt(task);
      const work = {
        task: 'report' as const,
        rehearsal: task.rehearsal,
        schema: reportShape,
        prompt,
        mostTokens: reportTokens,
      };
      return words(work, time, (output) => reportWords(output, task, prompt.system));
    },

    takeUsage: (sessionId) => purse.take(sessionId),
    close: () => prepared.close(),
  };
}
