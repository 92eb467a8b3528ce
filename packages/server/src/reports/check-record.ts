import { setImmediate as nextTurn } from 'node:timers/promises';
import { eventSchema, limits, recordVersion, sessionIdPattern, type RehearsalEvent } from '@rostrum/contract';
import { Refusal } from '../http/refusal.ts';
import { digestOf } from './digest.ts';

export interface CheckedRecord {
  readonly sessionId: string;
  readonly events: readonly RehearsalEvent[];
}

/** What is checked at once: some ten milliseconds of it. */
const eventsAtOnce = 200;

async function readEvents(events: readonly unknown[]): Promise<readonly RehearsalEvent[]> {
  const checked: RehearsalEvent[] = [];
  for (const [i, event] of events.entries()) {
    if (i % eventsAtOnce === eventsAtOnce - 1) await nextTurn();
    const { data } = eventSchema.safeParse(event);
    if (data === undefined) throw new Refusal('record_altered');
    checked.push(data);
  }
  return checked;
}

/** What a later event speaks of must stand before it: a judgement needs its answer, a second try its first. */
function holdsTogether(events: readonly RehearsalEvent[]): boolean {
  const ids = new Set<string>();
  const asked = new Set<string>();
  const answered = new Set<string>();
  const answers = new Set<string>();
  for (const event of events) {
    if (ids.has(event.id)) return false;
    ids.add(event.id);
    if (event.type === 'asked') {
      if (asked.has(event.question_id)) return false;
      asked.add(event.question_id);
    } else if (event.type === 'answered') {
      if (event.rewind_of !== undefined && !answers.has(event.rewind_of)) return false;
      if (!asked.has(event.question_id) && event.question === undefined) return false;
      answered.add(event.question_id);
      answers.add(event.id);
    } else if (event.type === 'judged') {
      if (event.rewind_of !== undefined && !answers.has(event.rewind_of)) return false;
      if (!answered.has(event.question_id)) return false;
    }
  }
  return events.every(
    (event) =>
      (event.type !== 'voted' && event.type !== 'decided') ||
      event.conditions.every(({ from_event: from }) => from === null || ids.has(from)),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('record_unreadable');
  return value as Readonly<Record<string, unknown>>;
}

/** A record that was brought from elsewhere, checked as a whole before any of it is stored.
 *  Takes: the parsed file.  Gives: its session id and events.  Throws Refusal: record_unreadable where it is none or not
 *  all of one, record_too_new, record_altered where its parts no longer fit together. */
export async function checkRecord(value: unknown): Promise<CheckedRecord> {
  const { session_id: sessionId, version, events, digest } = fieldsOf(value);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw new Refusal('record_unreadable');
  if (version > recordVersion) throw new Refusal('record_too_new');
  if (typeof sessionId !== 'string' || !sessionIdPattern.test(sessionId)) throw new Refusal('record_unreadable');
  if (!Array.isArray(events) || events.length === 0 || events.length > limits.eventsPerRecord)
    throw new Refusal('record_unreadable');
  if (digest !== undefined && digest !== digestOf(events)) throw new Refusal('record_altered');
  const checked = await readEvents(events);
  if (!holdsTogether(checked)) throw new Refusal('record_altered');
  return { sessionId, events: checked };
}
