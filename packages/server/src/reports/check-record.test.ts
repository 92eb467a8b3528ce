import { limits } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { newSessionId } from '../testing/fresh-app.ts';
import { checkRecord } from './check-record.ts';

/* What a record from elsewhere may hold at most, one bound after the other. */

const at = '2026-11-20T19:00:00.000Z';
const record = (fields: object): Buffer =>
  Buffer.from(JSON.stringify({ session_id: newSessionId(), version: 1, ...fields }));
const paper = (characters: number): object => ({
  ...{ type: 'document_filed', id: 'd', at, kind: 'ordinance', document_id: 'o', source: 'code.txt' },
  text: 'x'.repeat(characters),
});
const answered = (n: number, text = 'Far.'): object => ({
  ...{ type: 'answered', id: `a${n}`, at, question_id: `q${n}`, question: 'How far?' },
  ...{ text, response_time_s: null },
});

/** The code with which a record is refused; null if it is accepted. */
function refusalOf(bytes: Buffer): string | null {
  try {
    checkRecord(bytes, () => undefined);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

describe('a record is accepted up to its bounds and refused beyond them', () => {
  it('with a document as long as a document may be', () => {
    expect(refusalOf(record({ events: [paper(limits.ordinanceCharacters)] }))).toBeNull();
    expect(refusalOf(record({ events: [paper(limits.ordinanceCharacters + 1)] }))).toBe('record_unreadable');
  });

  it('with fields beside its events that are short', () => {
    const events = [answered(1)];
    expect(refusalOf(record({ note: 'x'.repeat(900), events }))).toBeNull();
    expect(refusalOf(record({ note: 'x'.repeat(1_100), events }))).toBe('record_unreadable');
  });

  it('with as many events as a record may have', () => {
    const events = Array.from({ length: limits.eventsPerRecord }, (_, i) => answered(i));
    expect(refusalOf(record({ events }))).toBeNull();
    expect(refusalOf(record({ events: [...events, answered(events.length)] }))).toBe('record_unreadable');
  });

  it('with answers as long as a call may bring', () => {
    expect(refusalOf(record({ events: [answered(1, 'x'.repeat(limits.answerCharacters))] }))).toBeNull();
    const events = [{ type: 'configured', id: 'c', at, project: { note: 'x'.repeat(limits.jsonBodyBytes) } }];
    expect(refusalOf(record({ events }))).toBe('record_unreadable');
  });
});
