import type { ModelNotice } from '@rostrum/contract';
import { costOf, type ModelPrices, type Rehearsal, type WordsRefused } from '@rostrum/engine';
import type { LanguageModel } from 'ai';
import { estimatedTokens, ModelLine, type LineFailure, type LineReply, type LineRequest } from './model-line.ts';
import type { ModelMetrics } from './model-metrics.ts';
import { again, promptFor, termsOf, type ModelTask, type Prompt, type TaskId } from './task.ts';
import type { TaskSwitches } from './task-switches.ts';
import { TokenPurse } from './token-purse.ts';

/** How long a call may take, and whether anybody is still waiting for it. */
export interface ModelTime {
  /** On the clock of the harness, in milliseconds. */
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export interface HarnessParts {
  readonly notice: ModelNotice;
  readonly connect: () => Promise<LanguageModel>;
  readonly budgetTokens: number;
  /** Null if nobody has set them; then no cost is shown. */
  readonly prices: ModelPrices | null;
  readonly metrics: ModelMetrics;
  /** One line for the operator: codes and counts, never a word of what was said. */
  readonly log: (entry: Readonly<Record<string, string | number>>) => void;
  /** Gets what was refused and why; for the operator to read, never for a log. */
  readonly onRefused?: (task: string, output: unknown, refused: WordsRefused) => void;
  /** Which tasks the operator has turned off; none if not given. */
  readonly switches?: TaskSwitches;
  /** How long a call waits for a model. */
  readonly waitMs: number;
  readonly now?: () => number;
}

/** One try at a task, streamed. */
export interface Try<O, K> {
  readonly output: O | null;
  readonly kept: K | null;
  readonly refused: WordsRefused | null;
  /** Whether another try makes sense within the call. */
  readonly mayRetry: boolean;
}

/** One task for one rehearsal. */
export interface Work<I> {
  readonly input: I;
  /** The rehearsal whose budget pays for the tokens. */
  readonly rehearsal: Rehearsal;
  readonly time: ModelTime;
}

/** A first try, and a second one that gets the reason. */
const tries = 2;
/** With less time than this, a try is not worth starting. */
const leastMs = 150;
/** Work that nobody waits for may take this many times as long as work that somebody waits for. */
const behindTimes = 4;

const tokensOf = ({ system, prompt }: Prompt, most: number): number => estimatedTokens(system + prompt) + most;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The one way to a language model, the same for each task: prompt, call, parse, verify, fall back. Nothing here throws because of a
 *  model, and nothing that a model gave leaves it unverified. */
export class Harness {
  readonly notice: ModelNotice;
  readonly prices: ModelPrices | null;
  readonly #parts: HarnessParts;
  readonly #now: () => number;
  readonly #line: ModelLine;
  readonly #purse: TokenPurse;
  readonly #used = { input_tokens: 0, output_tokens: 0 };
  readonly #closing = new AbortController();
  readonly #behind = new Set<Promise<unknown>>();

  constructor(parts: HarnessParts) {
    this.#parts = parts;
    this.notice = parts.notice;
    this.prices = parts.prices;
    this.#now = parts.now ?? (() => performance.now());
    this.#line = new ModelLine(parts.connect, this.#now);
    this.#purse = new TokenPurse(parts.budgetTokens);
  }

  /** The time limit of a call that begins now. */
  timeFor(signal: AbortSignal): ModelTime {
    return { deadlineAt: this.#now() + this.#parts.waitMs, signal };
  }

  /** The time limit of work that nobody waits for. */
  timeBehind(signal: AbortSignal = this.#closing.signal): ModelTime {
    return {
      deadlineAt: this.#now() + behindTimes * this.#parts.waitMs,
      signal: AbortSignal.any([signal, this.#closing.signal]),
    };
  }

  /** How long a call waits, in milliseconds. */
  get waitMs(): number {
    return this.#parts.waitMs;
  }

  isOn(task: TaskId): boolean {
    return this.#parts.switches?.isOn(task) ?? true;
  }

  /** Turns a task on or off, from now on and after the next start. */
  switch(task: TaskId, isOn: boolean): void {
    this.#parts.switches?.turn(task, isOn);
  }

  /** Tokens since the start. */
  get used(): ModelUsage {
    return { ...this.#used };
  }

  /** Tries the model once, whatever is switched off: it is on nobody's account. Gives: what it cost, and how it went. */
  async tryOut<I, O, K>(
    task: ModelTask<I, O, K>,
    input: I,
    signal: AbortSignal,
  ): Promise<{
    readonly ms: number;
    readonly usage: ModelUsage;
    readonly kept: K | null;
    readonly failure: LineFailure | null;
  }> {
    const began = this.#now();
    const prompt = promptFor(task, input);
    const { most_tokens: maxTokens, temperature } = termsOf(task.id);
    const time = this.timeFor(signal);
    const { output, usage, failure } = await this.#line.ask(
      { schema: task.shape, prompt, maxTokens, temperature },
      time,
    );
    this.#counted(usage);
    const verified = output === null ? null : task.verify(output, input, prompt.system);
    const kept = verified !== null && 'kept' in verified ? verified.kept : null;
    return { ms: this.#now() - began, usage, kept, failure };
  }

  /** The part of a task's output that was verified, within two tries; null if there is none, and the built-in words are used. */
  async run<I, O, K>(task: ModelTask<I, O, K>, work: Work<I>): Promise<K | null> {
    const first = promptFor(task, work.input);
    let prompt = first;
    for (let attempt = 1; attempt <= tries; attempt++) {
      const one = await this.#try(task, work, prompt, (request) => this.#line.ask(request, work.time));
      if (one.kept !== null) return one.kept;
      if (!one.mayRetry) return null;
      prompt = again(first, one.refused?.reason ?? 'It was not the one JSON object that was asked for.');
    }
    return null;
  }

  /** One try that is read while it is written. Takes: a function that gets the output as it grows and says whether to stop. */
  async stream<I, O, K>(
    task: ModelTask<I, O, K>,
    work: Work<I>,
    reason: string | null,
    grown: (partial: unknown) => { readonly goesOn: boolean },
  ): Promise<Try<O, K>> {
    const first = promptFor(task, work.input);
    const stop = new AbortController();
    const time = { ...work.time, signal: AbortSignal.any([work.time.signal, stop.signal]) };
    return this.#try(task, work, reason === null ? first : again(first, reason), (request) =>
      this.#line.stream(request, time, (partial) => {
        if (!grown(partial).goesOn) stop.abort();
      }),
    );
  }

  /** What was spent on a session since this was last asked; null for nothing. */
  takeUsage(sessionId: string): ModelUsage | null {
    return this.#purse.take(sessionId);
  }

  /** Work that goes on although nobody waits for it; the server waits for it before it stops. */
  behind(work: Promise<unknown>): void {
    const settled = work.catch((error: unknown) =>
      this.#parts.log({ task: 'behind', outcome: error instanceof Error ? error.name : 'failed' }),
    );
    this.#behind.add(settled);
    void settled.finally(() => this.#behind.delete(settled));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#behind);
  }

  async #try<I, O, K>(
    task: ModelTask<I, O, K>,
    { input, rehearsal, time }: Work<I>,
    prompt: Prompt,
    ask: (request: LineRequest<O>) => Promise<LineReply<O>>,
  ): Promise<Try<O, K>> {
    const began = this.#now();
    const none = { output: null, kept: null, refused: null, mayRetry: false };
    if (!this.#mayTry(task.id, rehearsal, prompt, time, began)) return none;
    const { most_tokens: maxTokens, temperature } = termsOf(task.id);
    const release = this.#purse.hold(rehearsal.sessionId, tokensOf(prompt, maxTokens));
    const reply = await ask({ schema: task.shape, prompt, maxTokens, temperature });
    release();
    this.#paid(rehearsal.sessionId, reply.usage);
    if (reply.output === null) {
      this.#noted(task.id, reply.failure ?? 'server_failed', began);
      return { ...none, mayRetry: await this.#waited(reply, time) };
    }
    const verified = task.verify(reply.output, input, prompt.system);
    if ('kept' in verified) {
      this.#noted(task.id, 'used', began);
      return { ...none, output: reply.output, kept: verified.kept };
    }
    this.#noted(task.id, verified.fault, began);
    this.#parts.onRefused?.(task.id, reply.output, verified);
    return { ...none, output: reply.output, refused: verified, mayRetry: true };
  }

  #noted(task: TaskId, outcome: string, began: number): void {
    this.#parts.metrics.calls.observe({ task, outcome }, (this.#now() - began) / 1_000);
    if (outcome !== 'used') this.#parts.log({ task, outcome, ms: Math.round(this.#now() - began) });
  }

  /** True if a try may begin: the task is on, there is time, and the budget has room for it. */
  #mayTry(id: TaskId, rehearsal: Rehearsal, prompt: Prompt, time: ModelTime, began: number): boolean {
    if (!this.isOn(id)) return false;
    const { most_tokens: most, leaves } = termsOf(id);
    if (time.deadlineAt - this.#now() < leastMs) return (this.#noted(id, 'timed_out', began), false);
    if (!this.#purse.allows(rehearsal, tokensOf(prompt, most), leaves))
      return (this.#noted(id, 'over_budget', began), false);
    return true;
  }

  #paid(sessionId: string, usage: ModelUsage): void {
    this.#purse.add(sessionId, usage);
    this.#counted(usage);
  }

  #counted(usage: ModelUsage): void {
    const { metrics, prices, notice } = this.#parts;
    this.#used.input_tokens += usage.input_tokens;
    this.#used.output_tokens += usage.output_tokens;
    metrics.tokens.inc({ direction: 'input' }, usage.input_tokens);
    metrics.tokens.inc({ direction: 'output' }, usage.output_tokens);
    if (prices !== null) metrics.cost.inc({ model: notice.model ?? '' }, costOf(usage, prices));
  }

  /** Waits until another try makes sense; false if that is not within this call. */
  async #waited(reply: LineReply<unknown>, time: ModelTime): Promise<boolean> {
    if (reply.retryInMs === null || this.#now() + reply.retryInMs + leastMs > time.deadlineAt) return false;
    // A timer may fire a moment early, before the model may be asked again.
    if (reply.retryInMs > 0) await pause(reply.retryInMs + 10);
    return !time.signal.aborted;
  }
}
