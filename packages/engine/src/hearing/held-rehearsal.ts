import type { AnsweredEvent, RehearsalEvent } from '@rostrum/contract';
import { askedOf } from '../asking/asked-event.ts';
import { nextQuestion } from '../asking/next-question.ts';
import type { Question, QuestionRequest } from '../asking/types.ts';
import { answerTo } from '../judging/answer-to.ts';
import { judgeAnswer } from '../judging/judge-answer.ts';
import type { Judgment } from '../judging/types.ts';
import type { Materials } from '../filed/types.ts';
import { applyEvent } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

type Unstamped<Event> = Event extends RehearsalEvent ? Omit<Event, 'id' | 'at'> : never;

/** A question as it was put on the record. */
export interface QuestionAsked {
  readonly id: string;
  readonly question: Question;
}

/** A rehearsal held without a server, turn by turn: whatever is asked, answered and judged goes on its record, just as in the product. For
 *  code that rehearses on its own: a server warming up, the examples in the documentation, benches and tests.
 *  Takes: the rehearsal to continue, and the time (ISO 8601) of each event by number, from 1; if none is given, all have the same time.
 *  Throws: what `nextQuestion` throws.  Specification: hearing.md §4 (Question cycle). */
export class HeldRehearsal {
  readonly #events: RehearsalEvent[] = [];
  readonly #at: (event: number) => string;
  #rehearsal: Rehearsal;

  constructor(begun: Rehearsal, at: (event: number) => string = () => '2000-01-01T00:00:00.000Z') {
    this.#rehearsal = begun;
    this.#at = at;
  }

  /** The rehearsal so far. */
  get rehearsal(): Rehearsal {
    return this.#rehearsal;
  }

  /** What was put on the record here, in order. */
  get events(): readonly RehearsalEvent[] {
    return this.#events;
  }

  /** Puts an event on the record, numbered and dated. */
  append(body: Unstamped<RehearsalEvent>): void {
    const number = this.#events.length + 1;
    const event: RehearsalEvent = { id: `event-${number}`, at: this.#at(number), ...body };
    this.#events.push(event);
    this.#rehearsal = applyEvent(this.#rehearsal, event);
  }

  /** Asks what comes next. Takes: what is on file, what is wanted, and the id of the question; by default its number. */
  ask(
    materials: Materials,
    request: QuestionRequest,
    id = `question-${this.#rehearsal.exchanges.length + 1}`,
  ): QuestionAsked {
    const question = nextQuestion(this.#rehearsal, materials, request);
    this.append({ ...askedOf(question, request.venue), question_id: id });
    return { id, question };
  }

  /** What an answer would be worth now; nothing goes on the record. */
  judge(materials: Materials, { id, question }: QuestionAsked, answer: string): Judgment {
    return judgeAnswer(this.#rehearsal, materials, answerTo(question, id, answer));
  }

  /** Answers a question and has the answer judged. Takes: what the answer carries besides its text. */
  answer(
    materials: Materials,
    asked: QuestionAsked,
    text: string,
    more: Pick<AnsweredEvent, 'response_time_s'> = {},
  ): Judgment {
    const judgment = this.judge(materials, asked, text);
    this.append({ type: 'answered', question_id: asked.id, text, ...more });
    this.append({ type: 'judged', question_id: asked.id, ...judgment });
    return judgment;
  }
}
