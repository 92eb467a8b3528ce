import { randomBytes, randomUUID } from 'node:crypto';
import { limits, type RehearsalEvent } from '@rostrum/contract';
import { foldRecord, type Rehearsal } from '@rostrum/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTooDeep } from '../http/depth.ts';
import { browserOf, giveCookie } from '../http/ownership.ts';
import { readForm } from '../http/read-form.ts';
import { Refusal } from '../http/refusal.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';
import { checkRecord } from './check-record.ts';

/** A fresh session id of the kind that the page makes. */
export function freshSessionId(mode: 'practice' | 'hearing', now: Date): string {
  const letters = randomBytes(24).toString('base64url').replace(/[-_]/g, 'x');
  return `${mode}-${now.getTime()}_${letters.slice(0, 20)}`;
}

/** The record as it came: the body itself, or a file in a form. */
async function recordIn(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const { file } = await readForm(request, limits.ordinanceFileBytes);
  if (file === null) throw new Refusal('record_unreadable');
  const record = parsed(file.bytes);
  if (isTooDeep(record)) throw new Refusal('record_unreadable');
  return record;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new Refusal('record_unreadable');
  }
}

/** A row of its own for this browser, whose cookie is given only once. */
export async function openSession(
  store: RehearsalStore,
  sessionId: string,
  owner: string,
  now: Date,
): Promise<SessionRow> {
  const row = await store.bind(sessionId, owner, now.toISOString());
  if (row === null || row.owner !== owner) throw new Refusal('conflict');
  return row;
}

/** Takes in a record under the ownership of this browser: all of it or none. It keeps its id where that is free here;
 *  else it gets a new one, and with it the seed of the old one, so that it goes on as it would have.
 *  Throws Refusal: record_unreadable, record_altered, record_too_new. */
export async function importRecord(
  { journal, now }: Room,
  store: RehearsalStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ session_id: string; events: number }> {
  const { sessionId, events } = await checkRecord(await recordIn(request));
  const { mode, seed } = beginning(sessionId, events);
  const owner = browserOf(request) ?? giveCookie(request, reply);
  const isFree = (await store.find(sessionId)) === null && !(await store.wasDeleted(sessionId));
  const id = isFree ? sessionId : freshSessionId(mode, now());
  const kept: RehearsalEvent[] = isFree
    ? [...events]
    : [...events, { type: 'configured', id: randomUUID(), at: now().toISOString(), mode, seed }];
  const row = await openSession(store, id, owner, now());
  try {
    await journal.decide(row, (state) => {
      if (state.seq > 0) throw new Refusal('conflict');
      return { events: kept, answer: () => null };
    });
  } catch (error) {
    await store.abandon(id);
    journal.forget(id);
    // It trips over what is no record, whatever its fields look like.
    throw error instanceof TypeError || error instanceof RangeError ? new Refusal('record_altered') : error;
  }
  return { session_id: id, events: kept.length };
}

/** The kind and the seed of a rehearsal, which its configurations tell. */
function beginning(sessionId: string, events: readonly RehearsalEvent[]): Pick<Rehearsal, 'mode' | 'seed'> {
  return foldRecord(
    sessionId,
    events.filter(({ type }) => type === 'configured'),
  );
}
