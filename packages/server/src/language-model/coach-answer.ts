import {
  topicFile,
  judgeAnswer,
  topicFor,
  type Judgement,
  type JudgeRequest,
  type Materials,
  type Rehearsal,
} from '@rostrum/engine';
import { feedbackFault, strongerFault } from './judgement-words.ts';
import type { JudgementProposed, JudgementTask, ModelTime, ModelUsage, ModelWords } from './port.ts';

export interface Coached {
  readonly judgement: Judgement;
  readonly writtenBy: 'model' | null;
  readonly usage: ModelUsage | null;
}

/** Keyed by the call's signal: a call that carries a key is repeated as a whole if another process has moved on. */
const ofCalls = new WeakMap<AbortSignal, CoachingAnswer>();

/** Judges the answer of one call. The rating is the engine's, from what it finds and from what the model found that
 *  the answer bears out; the words of the coaching are the model's if they pass the checks. */
export class CoachingAnswer {
  readonly #words: ModelWords | null;
  readonly #time: ModelTime | null;
  #proposed: JudgementProposed | null | undefined = undefined;
  #usage: ModelUsage | null = null;

  static of(words: ModelWords | null, signal: AbortSignal): CoachingAnswer {
    const known = ofCalls.get(signal) ?? new CoachingAnswer(words, signal);
    ofCalls.set(signal, known);
    return known;
  }

  private constructor(words: ModelWords | null, signal: AbortSignal) {
    this.#words = words;
    this.#time = words?.timeFor(signal) ?? null;
  }

  /** `account`: the rehearsal that the tokens are counted on, if the answer is judged on an earlier one. */
  async judge(
    rehearsal: Rehearsal,
    materials: Materials,
    request: JudgeRequest,
    account: Rehearsal = rehearsal,
  ): Promise<Coached> {
    const judgement = judgeAnswer(rehearsal, materials, request);
    if (this.#words === null || this.#time === null) return { judgement, writtenBy: null, usage: null };
    const task: JudgementTask = {
      question: request.question,
      answer: request.answer,
      judgement,
      missing: missingOf(rehearsal, request, judgement),
      rehearsal,
      account,
      materials,
      judge: (covered) => judgeAnswer(rehearsal, materials, request, covered),
    };
    // If the record has moved on, the answer is still the same, and so is what was proposed for it.
    if (this.#proposed === undefined) {
      this.#proposed = await this.#words.judgement(task, this.#time);
      this.#usage = this.#words.takeUsage(rehearsal.sessionId);
    }
    const proposed = this.#proposed;
    if (proposed === null) return { judgement, writtenBy: null, usage: this.#usage };
    const found = task.judge(proposed.covered);
    // What was found beyond the engine's own findings may raise an answer, but never decide it.
    const checked = rankOf(found) - rankOf(judgement) > 1 ? judgement : found;
    if (feedbackFault(proposed.feedback, checked, task) !== null)
      return { judgement: checked, writtenBy: null, usage: this.#usage };
    const { strongerAnswer } = proposed;
    const stronger = strongerAnswer !== null && strongerFault(strongerAnswer, task) === null ? strongerAnswer : null;
    return {
      judgement: {
        ...checked,
        feedback: proposed.feedback,
        assessment: { ...checked.assessment, ...(stronger !== null && { stronger_answer: stronger }) },
      },
      writtenBy: 'model',
      usage: this.#usage,
    };
  }
}

const bands = ['poor', 'weak', 'adequate', 'strong'] as const;
/** What could not be rated ranks below everything: words found in it do not rate it. */
const rankOf = ({ rating }: Judgement): number => (rating === null ? -2 : bands.indexOf(rating));

/** The elements that the engine did not find, with why a board wants them. */
function missingOf(rehearsal: Rehearsal, request: JudgeRequest, judgement: Judgement): JudgementTask['missing'] {
  const asked = rehearsal.exchanges.findLast((exchange) => exchange.asked.question_id === request.questionId)?.asked;
  const topic = asked === undefined ? null : topicFile(asked.topic as Parameters<typeof topicFile>[0]);
  const elements = topic === null ? [] : (topicFor(topic.topic, rehearsal.project.industry)?.elements ?? []);
  return judgement.assessment.missing.map((label) => ({
    label,
    why: elements.find((element) => element.label === label)?.why ?? 'A board would want it on the record.',
  }));
}
