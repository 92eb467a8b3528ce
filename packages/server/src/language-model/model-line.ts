import type * as Ai from 'ai';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelTime, ModelUsage } from './harness.ts';
import type { Prompt } from './task.ts';

/** Why no words came. */
export type LineFailure =
  | 'timed_out'
  | 'cancelled'
  | 'busy'
  | 'server_failed'
  | 'unreachable'
  | 'key_refused'
  | 'not_in_shape'
  | 'paused';

export interface LineReply<T> {
  readonly output: T | null;
  readonly failure: LineFailure | null;
  /** When another try makes sense; null for not in this call. */
  readonly retryInMs: number | null;
  readonly usage: ModelUsage;
}

export interface LineRequest<T> {
  readonly schema: z.ZodType<T>;
  readonly prompt: Prompt;
  readonly maxTokens: number;
  /** 0..1. */
  readonly temperature: number;
}

/** A server that failed this often in a row is left alone for a while, so that nobody waits for it each time. */
const failuresInARow = 2;
const restMs = 30_000;
const charactersPerToken = 4;

export const estimatedTokens = (text: string): number => Math.ceil(text.length / charactersPerToken);

interface Libraries {
  readonly ai: typeof Ai;
  readonly model: LanguageModel;
}

/** The connection to one model: a single try each time, an end to every wait, and a code for whatever goes wrong.
 *  It never throws and never shows what the server said. */
export class ModelLine {
  readonly #libraries: Promise<Libraries>;
  readonly #now: () => number;
  #restsUntil = 0;
  #failures = 0;

  constructor(connect: () => Promise<LanguageModel>, now: () => number) {
    this.#now = now;
    this.#libraries = Promise.all([import('ai'), connect()]).then(([ai, model]) => {
      (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
      return { ai, model };
    });
    // Reported by the first call; until then nobody listens.
    this.#libraries.catch(() => undefined);
  }

  /** One try. */
  async ask<T>(request: LineRequest<T>, time: ModelTime): Promise<LineReply<T>> {
    return this.#try(request, time, async ({ ai, model }, settings) => {
      const result = await ai.generateText({
        model,
        ...settings,
        output: ai.Output.object({ schema: request.schema }),
      });
      return { output: result.output, usage: result.usage };
    });
  }

  /** One try, whose output is shown as it grows. */
  async stream<T>(request: LineRequest<T>, time: ModelTime, grown: (partial: unknown) => void): Promise<LineReply<T>> {
    return this.#try(request, time, async ({ ai, model }, settings) => {
      const failed: { error?: Error } = {};
      const result = ai.streamText({
        model,
        ...settings,
        output: ai.Output.object({ schema: request.schema }),
        onError: ({ error }) => {
          failed.error = error instanceof Error ? error : new Error(String(error));
        },
      });
      for await (const partial of result.partialOutputStream) grown(partial);
      if (failed.error !== undefined) throw failed.error;
      settings.abortSignal.throwIfAborted();
      return { output: await result.output, usage: await result.usage };
    });
  }

  async #try<T>(
    { prompt, maxTokens, temperature }: LineRequest<T>,
    { deadlineAt, signal }: ModelTime,
    run: (
      libraries: Libraries,
      settings: {
        system: string;
        prompt: string;
        temperature: number;
        maxOutputTokens: number;
        maxRetries: 0;
        abortSignal: AbortSignal;
      },
    ) => Promise<{ output: T; usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } }>,
  ): Promise<LineReply<T>> {
    const none = { input_tokens: 0, output_tokens: 0 };
    if (signal.aborted) return { output: null, failure: 'cancelled', retryInMs: null, usage: none };
    if (this.#now() < this.#restsUntil) return { output: null, failure: 'paused', retryInMs: null, usage: none };
    const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(deadlineAt - this.#now())));
    const abortSignal = AbortSignal.any([signal, deadline]);
    const guess = { input_tokens: estimatedTokens(prompt.system + prompt.prompt), output_tokens: 0 };
    try {
      const libraries = await this.#libraries;
      const { output, usage } = await run(libraries, {
        ...prompt,
        temperature,
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal,
      });
      this.#failures = 0;
      return { output, failure: null, retryInMs: null, usage: counted(usage, guess, JSON.stringify(output)) };
    } catch (error) {
      if (signal.aborted) return { output: null, failure: 'cancelled', retryInMs: null, usage: guess };
      const { ai } = await this.#libraries.catch(() => ({ ai: null }));
      if (ai !== null && (ai.NoObjectGeneratedError.isInstance(error) || ai.NoOutputGeneratedError.isInstance(error))) {
        this.#failures = 0;
        const { text, usage } = error as { text?: string; usage?: { inputTokens?: number; outputTokens?: number } };
        return { output: null, failure: 'not_in_shape', retryInMs: 0, usage: counted(usage ?? {}, guess, text ?? '') };
      }
      if (deadline.aborted) return this.#failed('timed_out', null, guess);
      const call = ai !== null && ai.APICallError.isInstance(error) ? error : null;
      return this.#failedCall(call?.statusCode, call?.responseHeaders?.['retry-after'], none);
    }
  }

  #failedCall<T>(status: number | undefined, retryAfter: string | undefined, usage: ModelUsage): LineReply<T> {
    if (status === 429 || status === 503 || status === 529) {
      const waitMs = retryAfterMs(retryAfter);
      if (waitMs === null) return this.#failed('busy', 500, usage);
      this.#restsUntil = Math.max(this.#restsUntil, this.#now() + waitMs);
      return { output: null, failure: 'busy', retryInMs: waitMs, usage };
    }
    if (status === 401 || status === 403) return this.#failed('key_refused', null, usage);
    if (status === undefined || status < 300) return this.#failed('unreachable', 0, usage);
    return this.#failed('server_failed', status >= 500 ? 0 : null, usage);
  }

  #failed<T>(failure: LineFailure, retryInMs: number | null, usage: ModelUsage): LineReply<T> {
    this.#failures += 1;
    if (this.#failures > failuresInARow) this.#restsUntil = Math.max(this.#restsUntil, this.#now() + restMs);
    return { output: null, failure, retryInMs, usage };
  }
}

/** Seconds, or a date. Anything over an hour counts as an hour. */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(3_600, Math.max(0, seconds)) * 1_000 : null;
}

/** What the server says it counted, otherwise an estimate. */
function counted(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined },
  guess: ModelUsage,
  text: string,
): ModelUsage {
  const whole = (value: number | undefined, otherwise: number): number =>
    value !== undefined && Number.isFinite(value) && value > 0 ? Math.ceil(value) : otherwise;
  return {
    input_tokens: whole(usage.inputTokens, guess.input_tokens),
    output_tokens: whole(usage.outputTokens, estimatedTokens(text)),
  };
}
