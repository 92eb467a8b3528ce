import { randomUUID } from 'node:crypto';
import type { AnsweredEvent, JudgedEvent, RewindReport } from '@rostrum/contract';
import { rehearsalBefore, rewindsOf } from '@rostrum/engine';
import { Refusal } from '../http/refusal.ts';
import { ReadingAnswer } from '../language-model/read-answer.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';

interface Again {
  readonly questionId: string;
  readonly answer: string;
  readonly responseTimeSec: number | null;
}

/** Judges a second answer on the record as it was when the question was asked, and appends it as a second answer.
 *  Throws Refusal: question_not_found, not_answered, blank_answer. */
export function answerAgain(
  room: Room,
  store: RehearsalStore,
  row: SessionRow,
  again: Again,
  signal: AbortSignal,
): Promise<RewindReport> {
  if (again.answer.trim() === '') throw new Refusal('blank_answer');
  const reading = ReadingAnswer.of(room.model, signal);
  return room.journal.decide(row, async (state) => {
    const exchange = state.rehearsal.exchanges.findLast(({ asked }) => asked.question_id === again.questionId);
    if (exchange === undefined) throw new Refusal('question_not_found');
    if (exchange.answered === null) throw new Refusal('not_answered');
    const { asked, answered: first } = exchange;
    const events = (await store.eventsAfter(row.sessionId, 0)).map(({ event }) => event);
    const before = rehearsalBefore(row.sessionId, events, first.id);
    if (before === null) throw new Refusal('conflict');
    const materials = await room.readings.materials(state, state.rehearsal);
    const { judgment, writtenBy, usage } = await reading.judge(
      before,
      materials,
      {
        answer: again.answer,
        questionId: asked.question_id,
        question: asked.question,
        characterId: asked.character_id === '' ? null : asked.character_id,
        topicFocus: asked.topic,
      },
      state.rehearsal,
    );
    const stamp = { at: room.now().toISOString(), question_id: asked.question_id, rewind_of: first.id };
    const answered: AnsweredEvent = {
      type: 'answered',
      id: randomUUID(),
      ...stamp,
      text: again.answer,
      response_time_s: again.responseTimeSec,
    };
    const judged: JudgedEvent = {
      type: 'judged',
      id: randomUUID(),
      ...stamp,
      ...judgment,
      ...(writtenBy !== null && { written_by: writtenBy }),
      ...(usage !== null && { model_usage: usage }),
    };
    return {
      events: [answered, judged],
      answer: () => {
        const made = rewindsOf(row.sessionId, [...events, answered, judged]).at(-1);
        if (made === undefined) throw new Error('a second answer was stored and is not on the record');
        return made;
      },
    };
  });
}
