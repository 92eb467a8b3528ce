import {
  applyEvent,
  communityOf,
  nextQuestion,
  type Materials,
  type QuestionRequest,
  type Rehearsal,
} from '@rostrum/engine';
import type { AskedEvent } from '@rostrum/contract';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import type { ModelWords } from './port.ts';

const sessionsKept = 500;

/** Has the next question written while the applicant speaks, as if the answer were going to settle the matter, and
 *  again once the answer is known, if it leads elsewhere. */
export class PreparingNext {
  readonly #words: ModelWords;
  readonly #requests = new LeastRecentlyUsed<QuestionRequest>(sessionsKept);

  constructor(words: ModelWords) {
    this.#words = words;
  }

  /** Takes the rehearsal after the question, and the request that led to it. */
  afterQuestion(rehearsal: Rehearsal, materials: Materials, request: QuestionRequest, asked: AskedEvent): void {
    const next = { ...request, position: request.position === null ? null : request.position + 1 };
    this.#requests.set(rehearsal.sessionId, next);
    if (request.total !== null && next.position !== null && next.position > request.total) return;
    const stamp = { at: asked.at, question_id: asked.question_id };
    const answered = applyEvent(rehearsal, { type: 'answered', id: `${asked.id}-next`, ...stamp, text: 'Yes.' });
    const settled = applyEvent(answered, {
      type: 'judged',
      id: `${asked.id}-next-judged`,
      ...stamp,
      rating: 'strong',
      score: 9,
      feedback: '',
      assessment: null,
    });
    this.#prepare(settled, materials, next);
  }

  /** Takes the rehearsal after the judgement. */
  afterAnswer(rehearsal: Rehearsal, materials: Materials): void {
    const next = this.#requests.get(rehearsal.sessionId);
    if (next !== undefined) this.#prepare(rehearsal, materials, next);
  }

  #prepare(rehearsal: Rehearsal, materials: Materials, request: QuestionRequest): void {
    const question = nextQuestion(rehearsal, materials, request);
    this.#words.prepare({ question, rehearsal, materials, community: communityOf(rehearsal) });
  }
}
