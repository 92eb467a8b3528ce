import {
  applyEvent,
  nextQuestion,
  raiseGround,
  type Materials,
  type QuestionRequest,
  type Rehearsal,
  type TurnKept,
} from '@rostrum/engine';
import type { AskedEvent } from '@rostrum/contract';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import type { Harness } from './harness.ts';
import { mannerOf, placeOf } from './raise-input.ts';
import { raiseTask } from './tasks/raise.ts';

const sessionsKept = 500;
const maxPrepared = 5;

interface Prepared {
  readonly characterId: string;
  readonly venue: QuestionRequest['venue'];
  readonly abort: AbortController;
  /** Null while they are being written, and if none came. */
  turns: readonly TurnKept[] | null;
}

/** Turns that are written while the applicant speaks, on the assumption that the answer will settle the matter. Nothing is lost
 *  without them, and nobody waits for them. */
export class PreparedTurns {
  readonly #model: Harness;
  readonly #bySession = new LeastRecentlyUsed<Prepared>(sessionsKept);

  constructor(model: Harness) {
    this.#model = model;
  }

  /** Takes the rehearsal after a question, and the request that led to it. */
  afterQuestion(rehearsal: Rehearsal, materials: Materials, request: QuestionRequest, asked: AskedEvent): void {
    const next = { ...request, position: request.position === null ? null : request.position + 1 };
    if (request.total !== null && next.position !== null && next.position > request.total) return;
    const settled = settledBy(rehearsal, asked);
    const question = nextQuestion(settled, materials, next);
    const ground = raiseGround(settled, materials, next, question);
    this.#bySession.get(rehearsal.sessionId)?.abort.abort();
    const abort = new AbortController();
    const { character } = question;
    const entry: Prepared = { characterId: character.character_id, venue: next.venue, abort, turns: null };
    this.#bySession.set(rehearsal.sessionId, entry);
    const input = { ground, most: maxPrepared, manner: mannerOf(settled, character), place: placeOf(settled) };
    const work = this.#model.run(raiseTask, { input, rehearsal, time: this.#model.timeBehind(abort.signal) });
    this.#model.behind(work.then((turns) => (entry.turns = turns)));
  }

  /** The turns that were prepared for this speaker at this point; none if they are not ready, because nobody should wait for turns
   *  that were written before the answer was known. */
  take(sessionId: string, characterId: string, venue: QuestionRequest['venue']): readonly TurnKept[] {
    const entry = this.#bySession.get(sessionId);
    if (entry === undefined) return [];
    this.#bySession.delete(sessionId);
    entry.abort.abort();
    return entry.characterId === characterId && entry.venue === venue ? (entry.turns ?? []) : [];
  }
}

/** The rehearsal as it would be if the question were answered to everybody's satisfaction. */
function settledBy(rehearsal: Rehearsal, asked: AskedEvent): Rehearsal {
  const stamp = { at: asked.at, question_id: asked.question_id };
  const answered = applyEvent(rehearsal, { type: 'answered', id: `${asked.id}-next`, ...stamp, text: 'Yes.' });
  const judged = { rating: 'strong', score: 9, feedback: '', assessment: null } as const;
  return applyEvent(answered, { type: 'judged', id: `${asked.id}-next-judged`, ...stamp, ...judged });
}
