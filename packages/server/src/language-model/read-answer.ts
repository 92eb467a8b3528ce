import {
  feedbackFault,
  instructionsOf,
  judgeAnswer,
  type Coaching,
  type CoachGround,
  type ItemClaimed,
  type JudgeRequest,
  type Judgment,
  type Materials,
  type Rehearsal,
} from '@rostrum/engine';
import type { Harness, ModelUsage } from './harness.ts';
import { coachTask } from './tasks/coach.ts';
import { judgeTask } from './tasks/judge.ts';

export interface AnswerRead {
  readonly judgment: Judgment;
  /** Who wrote the feedback. */
  readonly writtenBy: 'model' | null;
  readonly usage: ModelUsage | null;
  /** What comes too late for the rating, if something is still being read: feedback only. */
  readonly late: Promise<LateFeedback | null> | null;
}

export interface LateFeedback {
  readonly feedback: string;
  readonly writtenBy: 'model' | null;
}

/** A reading in progress, and its result once there is one. */
interface Reading<T> {
  readonly done: Promise<T | null>;
  value: T | null;
  isDone: boolean;
}

function reading<T>(work: Promise<T | null>): Reading<T> {
  const one: { done: Promise<T | null>; value: T | null; isDone: boolean } = { done: work, value: null, isDone: false };
  one.done = work.then((value) => Object.assign(one, { value, isDone: true }).value);
  return one;
}

const told = instructionsOf('coach');

/** By the signal of the call: one that carries a key is repeated as a whole if another process has moved the record on. */
const ofCalls = new WeakMap<AbortSignal, ReadingAnswer>();

/** Judges the answer of one call. The rating is the engine's, from what it finds and from what the model found with words that are in
 *  the answer; if the model is late, it is recorded without it. The words of the coaching are the model's if they pass the checks. */
export class ReadingAnswer {
  readonly #model: Harness | null;
  readonly #signal: AbortSignal;
  #claimed: Reading<readonly ItemClaimed[]> | null = null;
  #coached: Reading<Coaching> | null = null;

  static of(model: Harness | null, signal: AbortSignal): ReadingAnswer {
    const known = ofCalls.get(signal) ?? new ReadingAnswer(model, signal);
    ofCalls.set(signal, known);
    return known;
  }

  private constructor(model: Harness | null, signal: AbortSignal) {
    this.#model = model;
    this.#signal = signal;
  }

  /** `account`: the rehearsal whose budget pays for the tokens, if the answer is judged on an earlier one. */
  async judge(
    rehearsal: Rehearsal,
    materials: Materials,
    request: JudgeRequest,
    account: Rehearsal = rehearsal,
  ): Promise<AnswerRead> {
    const own = judgeAnswer(rehearsal, materials, request);
    const model = this.#model;
    if (model === null) return { judgment: own, writtenBy: null, usage: null, late: null };
    const { question, answer } = request;
    const ground: CoachGround = { question, answer, judgment: own, rehearsal, materials };
    // If the record has moved on, the answer is still the same, and so is the reading of it.
    const time = model.timeBehind(this.#signal);
    this.#claimed ??= reading(model.run(judgeTask, { input: { question, answer }, rehearsal: account, time }));
    this.#coached ??= reading(model.run(coachTask, { input: ground, rehearsal: account, time }));
    const [claimed, coached] = [this.#claimed, this.#coached];
    await within(Promise.all([claimed.done, coached.done]), model.waitMs, this.#signal);
    const judgment = claimed.value === null ? own : judgeAnswer(rehearsal, materials, request, claimed.value);
    const isLate = !claimed.isDone || !coached.isDone;
    return {
      ...withCoaching(judgment, coached.value, ground),
      usage: model.takeUsage(rehearsal.sessionId),
      late: isLate
        ? lateFeedback(claimed, coached, ground, judgment, (found) => judgeAnswer(rehearsal, materials, request, found))
        : null,
    };
  }
}

/** The judgment with the words of the model, if they fit it. */
function withCoaching(
  judgment: Judgment,
  coaching: Coaching | null,
  ground: CoachGround,
): Pick<AnswerRead, 'judgment' | 'writtenBy'> {
  if (coaching === null || feedbackFault(coaching.feedback, ground, coachedOn(judgment, ground), told) !== null)
    return { judgment, writtenBy: null };
  const { feedback, strongerAnswer } = coaching;
  return {
    judgment: {
      ...judgment,
      feedback,
      assessment: { ...judgment.assessment, ...(strongerAnswer !== null && { stronger_answer: strongerAnswer }) },
    },
    writtenBy: 'model',
  };
}

/** The judgment as the coach may describe it: what only the engine found missing, which the words were written about, is still worth
 *  naming. */
function coachedOn(judgment: Judgment, { judgment: own }: CoachGround): Judgment {
  const missing = [...new Set([...judgment.assessment.missing, ...own.assessment.missing])];
  return judgment.assessment.missing.length === 0
    ? judgment
    : { ...judgment, assessment: { ...judgment.assessment, missing } };
}

/** Feedback from what came after the rating was given: the model's words if they fit that rating, otherwise the built-in ones of the
 *  late reading if it says something different. The rating does not change. */
async function lateFeedback(
  claimed: Reading<readonly ItemClaimed[]>,
  coached: Reading<Coaching>,
  ground: CoachGround,
  recorded: Judgment,
  judgedWith: (found: readonly ItemClaimed[]) => Judgment,
): Promise<LateFeedback | null> {
  const [wasRead, wasCoached] = [claimed.value !== null, coached.value !== null];
  const [found, coaching] = await Promise.all([claimed.done, coached.done]);
  const words = wasCoached ? null : withCoaching(recorded, coaching, ground);
  if (words?.writtenBy === 'model') return { feedback: words.judgment.feedback, writtenBy: 'model' };
  if (wasRead || wasCoached || found === null) return null;
  const { feedback } = judgedWith(found);
  return feedback === recorded.feedback ? null : { feedback, writtenBy: null };
}

/** Waits until work is done, up to this long, or until nobody is waiting anymore. */
async function within(work: Promise<unknown>, ms: number, signal: AbortSignal): Promise<void> {
  const waiting: { timer?: NodeJS.Timeout; stop?: () => void } = {};
  const ended = new Promise<void>((resolve) => {
    waiting.stop = resolve;
    waiting.timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', waiting.stop, { once: true });
  });
  await Promise.race([work, ended]);
  clearTimeout(waiting.timer);
  if (waiting.stop !== undefined) signal.removeEventListener('abort', waiting.stop);
}
