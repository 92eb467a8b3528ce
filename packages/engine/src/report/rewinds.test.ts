import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import { rehearsalBefore, rewindsOf } from './rewinds.ts';

const made = aRehearsal({ questions: 4, manner: 'evasive' });
const first = made.events.find((event) => event.type === 'answered');
if (first?.type !== 'answered') throw new Error('no answer');

function answeredAgain(text: string, id: string): RehearsalEvent[] {
  const before = rehearsalBefore(made.sessionId, made.events, first?.id ?? '');
  if (before === null || first?.type !== 'answered') throw new Error('no question');
  const question = before.exchanges[0]?.asked.question ?? '';
  const judgment = judgeAnswer(before, made.materials, {
    answer: text,
    questionId: first.question_id,
    question,
    characterId: null,
    topicFocus: null,
  });
  const at = '2026-11-21T08:00:00Z';
  return [
    { type: 'answered', id: `${id}-a`, at, question_id: first.question_id, text, rewind_of: first.id },
    { type: 'judged', id: `${id}-j`, at, question_id: first.question_id, ...judgment, rewind_of: first.id },
  ];
}
/** Better than an evasion, whatever was asked. */
const better =
  "I don't have that with me tonight. Our engineer will send it to staff in writing by Friday, before you vote.";

describe('answering a question again', () => {
  it('goes back to the record as it was when the question was asked', () => {
    const before = rehearsalBefore(made.sessionId, made.events, first.id);
    expect(before?.exchanges).toHaveLength(1);
    expect(before?.exchanges[0]).toMatchObject({ answered: null, judged: null });
    expect(before?.room).toMatchObject({ frustration: 0.3, trust: 0.7 });
    expect(rehearsalBefore(made.sessionId, made.events, 'no-such-answer')).toBeNull();
  });

  it('shows what it would have changed in the room, next to what the first answer did', () => {
    const [again] = rewindsOf(made.sessionId, [...made.events, ...answeredAgain(better, 'x')]);
    const firstRating = made.rehearsal.exchanges[0]?.judged?.score ?? 0;
    expect(again?.answer).toBe(better);
    expect(again?.score).toBeGreaterThan(firstRating);
    expect(again?.room.before.trust).toBe(0.7);
    const step = made.rehearsal.moodSteps[0];
    expect(again?.room.first).toMatchObject({ trust: step?.state.trust, frustration: step?.state.frustration });
    expect(again?.room.now.trust).toBeGreaterThan(again?.room.first.trust ?? 1);
    expect(again?.reasons.length).toBeGreaterThan(0);
  });

  it('leaves the rest of the rehearsal as it was', () => {
    const after = foldRecord(made.sessionId, [...made.events, ...answeredAgain(better, 'x')]);
    const { rewinds, version, updatedAt, ...rest } = after;
    const { rewinds: _none, version: _version, updatedAt: _at, ...before } = made.rehearsal;
    expect(rest).toEqual(before);
    expect(rewinds).toHaveLength(1);
    expect(version).toBe(made.rehearsal.version + 2);
    expect(updatedAt).toBe('2026-11-21T08:00:00Z');
  });

  it('keeps every try, in order, and skips any that was not judged', () => {
    const tries = [
      ...answeredAgain(better, 'x'),
      ...answeredAgain('I do not know.', 'y'),
      ...answeredAgain('No idea.', 'z').slice(0, 1),
    ];
    expect(rewindsOf(made.sessionId, [...made.events, ...tries]).map(({ answered_event }) => answered_event)).toEqual([
      'x-a',
      'y-a',
    ]);
    expect(rewindsOf(made.sessionId, made.events)).toEqual([]);
  });
});
