import { randomUUID } from 'node:crypto';
import type { AnsweredEvent, JudgedEvent } from '@rostrum/contract';
import { characterById, type Exchange, type Materials, type Rehearsal } from '@rostrum/engine';
import { Refusal } from '../http/refusal.ts';
import { ReadingAnswer, type AnswerRead } from '../language-model/read-answer.ts';
import { readOn } from '../language-model/read-behind.ts';
import { judgedBefore } from './answered-before.ts';
import type { Room } from './ask.ts';
import type { SessionRow } from './store.ts';

export interface AnswerGiven {
  readonly answer: string;
  readonly question: string;
  readonly questionId: string | null;
  readonly characterId: string | null;
  readonly topicFocus: string | null;
  readonly responseTimeSec: number | null;
  readonly responseType: string | null;
  readonly hasAudio: boolean | null;
}

export interface Judged {
  readonly judged: JudgedEvent;
  readonly characterId: string | null;
  readonly rehearsal: Rehearsal;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The question that was answered: by its id, otherwise the last one with these words. */
function exchangeOf(rehearsal: Rehearsal, given: AnswerGiven): Exchange | null {
  const words = plain(given.question);
  return (
    rehearsal.exchanges.findLast(({ asked }) => asked.question_id === given.questionId) ??
    rehearsal.exchanges.findLast(({ asked }) => plain(asked.question) === words && words !== '') ??
    null
  );
}

/** Judges an answer and puts both on the record in one commit. The same answer to the same question, sent again, is
 *  the same answer: it is judged once. */
export async function judge(room: Room, row: SessionRow, given: AnswerGiven, signal: AbortSignal): Promise<Judged> {
  if (given.answer.trim() === '') throw new Refusal('blank_answer');
  const reading = ReadingAnswer.of(room.model, signal);
  const read: { materials?: Materials; late?: AnswerRead['late'] } = {};
  const result = await room.journal.decide<Judged>(row, async (state) => {
    const exchange = exchangeOf(state.rehearsal, given);
    const characterId = exchange?.asked.character_id || (characterById(given.characterId)?.character_id ?? null);
    const before = judgedBefore(exchange, given.answer);
    if (before !== null) return { events: [], answer: ({ rehearsal }) => ({ judged: before, characterId, rehearsal }) };
    const materials = await room.readings.materials(state, state.rehearsal);
    const questionId = exchange?.asked.question_id ?? given.questionId ?? `q-${randomUUID()}`;
    read.materials = materials;
    const { judgment, writtenBy, usage, late } = await reading.judge(state.rehearsal, materials, {
      answer: given.answer,
      questionId: exchange?.asked.question_id ?? null,
      question: exchange?.asked.question ?? given.question,
      characterId,
      topicFocus: given.topicFocus,
    });
    read.late = late;
    const at = room.now().toISOString();
    const answered: AnsweredEvent = {
      type: 'answered',
      id: randomUUID(),
      at,
      question_id: questionId,
      ...(exchange === null && { question: given.question }),
      text: given.answer,
      response_time_s: given.responseTimeSec,
      response_type: given.responseType,
      ...(given.hasAudio !== null && { has_audio: given.hasAudio }),
    };
    const judged: JudgedEvent = {
      type: 'judged',
      id: randomUUID(),
      at,
      question_id: questionId,
      rating: judgment.rating,
      score: judgment.score,
      feedback: judgment.feedback,
      assessment: judgment.assessment,
      ...(writtenBy !== null && { written_by: writtenBy }),
      ...(usage !== null && { model_usage: usage }),
    };
    return { events: [answered, judged], answer: ({ rehearsal }) => ({ judged, characterId, rehearsal }) };
  });
  if (read.materials !== undefined)
    readOn(room, row, result.rehearsal, read.materials, result.judged.question_id, read.late ?? null);
  return result;
}
