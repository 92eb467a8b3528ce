import type { Topic } from '@rostrum/contract';
import type { Question } from '@rostrum/engine';
import { fallbackTopics, nextQuestioner, type Official } from '@rostrum/engine/hearing';
import { anySignal } from '../../../api/any-signal.ts';
import { call } from '../../../api/client.ts';
import { officialsOf, staffOf } from '../board/load-board.ts';
import type { HearingRecord } from '../record/hearing-record.ts';
import type { Arrival } from '../setting/arrive.ts';
import type { Talk } from '../talk.ts';
import { askBoard, requestFor, type Asking } from './ask-board.ts';
import { ComingQuestion } from './coming-question.ts';

interface AskingRoom {
  readonly arrival: Arrival;
  readonly record: HearingRecord;
  readonly leaving: AbortSignal;
  readonly talk: () => Talk;
  /** What the applicant presented; '' before that. */
  readonly presented: () => string;
}

/** Gets the board's questions: who asks next and about what, from the server or, prepared ahead, from the engine in
 *  this browser. */
export class BoardAsking {
  readonly #room: AskingRoom;
  #topics: readonly Topic[] = [];
  #coming: ComingQuestion | null = null;
  #abort: AbortController | null = null;
  #prepared: Promise<Question | null> | null = null;

  constructor(room: AskingRoom) {
    this.#room = room;
  }

  async loadTopics(): Promise<void> {
    const { arrival, leaving } = this.#room;
    const { sessionId } = arrival.setting;
    try {
      const { topics } = await call('municipalTopics', {
        params: { session_id: sessionId },
        sessionId,
        signal: leaving,
      });
      this.#topics = topics.length > 0 ? topics : fallbackTopics;
    } catch (cause) {
      console.warn('The topics of the session could not be had; the usual ones stand in.', cause);
      this.#topics = fallbackTopics;
    }
  }

  /** Folds the record and reads what is on file while nobody is typing yet: a long ordinance takes time. */
  async readAhead(): Promise<void> {
    try {
      await this.#room.record.folded();
    } catch (cause) {
      console.warn('The engine could not be loaded in this browser.', cause);
    }
  }

  /** Asks ahead, during the pause between questions. */
  begin(): void {
    this.#coming = this.#ask();
  }

  /** The question that is on its way, or is requested now. */
  take(): ComingQuestion {
    const coming = this.#coming ?? this.#ask();
    this.#coming = null;
    return coming;
  }

  /** Whether the board has nothing more to ask that is worth a turn. A model that has raised something may raise more. */
  async isDone(): Promise<boolean> {
    const { talk, record } = this.#room;
    if (this.#coming !== null || talk().questions.some(({ writtenBy }) => writtenBy === 'model')) return false;
    try {
      const { engine, rehearsal, materials } = await record.folded();
      return engine.isBoardDone(rehearsal, materials);
    } catch (cause) {
      console.warn('The engine in this browser could not tell whether the board is done.', cause);
      return false;
    }
  }

  stop(): void {
    this.#abort?.abort();
  }

  /** While the applicant answers, the engine in this browser prepares what the next member would ask, so that a
   *  server that does not answer keeps nobody waiting. An answer that changes what matters discards it. */
  prepareAhead(): void {
    this.#prepared ??= this.#engineQuestion(this.#asking());
  }

  forgetPrepared(): void {
    this.#prepared = null;
  }

  #ask(): ComingQuestion {
    return new ComingQuestion(async (onSentence) => {
      const asking = this.#asking();
      return askBoard(asking, () => this.#preparedFor(asking), onSentence);
    });
  }

  #asking(): Asking {
    this.#abort = new AbortController();
    const { arrival, record, leaving, talk, presented } = this.#room;
    const { board, staff, questions, history, analysis } = talk();
    const { setting, look } = arrival;
    const raised = new Set(questions.map(({ topic }) => topic));
    const topics = this.#topics.filter(({ topic }) => !raised.has(topic));
    const official = nextQuestioner({
      board: officialsOf(board),
      staff: staffOf(staff),
      asked: questions.map(({ character_id: id }) => id),
      topic: topics[0]?.topic ?? null,
      seed: seedOf(setting.sessionId),
    }) as Official;
    const character = [...board, ...staff].find(({ character_id: id }) => id === official.id);
    if (character === undefined) throw new Error('Nobody sits on the board.');
    return {
      setting,
      look,
      record,
      official,
      character,
      position: questions.length + 1,
      presentation: presented(),
      analysis,
      // An answer from before a skipped question belongs to its own question, and was judged there.
      lastAnswer: history.at(-1)?.answer ?? '',
      topics,
      asked: questions.map(({ question }) => question),
      signal: anySignal(leaving, this.#abort.signal),
    };
  }

  async #preparedFor(asking: Asking): Promise<Question | null> {
    const ahead = await this.#prepared;
    this.#prepared = null;
    if (
      ahead != null &&
      ahead.character.character_id === asking.character.character_id &&
      !asking.asked.includes(ahead.text)
    )
      return ahead;
    return this.#engineQuestion(asking);
  }

  async #engineQuestion(asking: Asking): Promise<Question | null> {
    try {
      const { engine, rehearsal, materials } = await this.#room.record.folded();
      return engine.nextQuestion(rehearsal, materials, requestFor(asking));
    } catch (cause) {
      console.warn('The engine in this browser could not ask.', cause);
      return null;
    }
  }
}

/** A number for the session, used for choices that have to stay the same after a reload. */
function seedOf(sessionId: string): number {
  let seed = 0;
  for (const letter of sessionId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
