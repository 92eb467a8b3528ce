import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits, type RehearsalEvent } from '@rostrum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentProcesses } from '../documents/process/document-processes.ts';
import type { RecordResult } from '../documents/process/jobs.ts';
import { joined, type Pieces } from '../documents/pieces.ts';
import { browserOf, giveCookie } from '../http/ownership.ts';
import { callerOf } from '../http/rate-limits.ts';
import { readForm } from '../http/read-form.ts';
import { Refusal } from '../http/refusal.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { HashedText } from '../rehearsals/kept-text.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';

/** A fresh session id of the kind that the page makes. */
export function freshSessionId(mode: 'practice' | 'hearing', now: Date): string {
  const letters = randomBytes(24).toString('base64url').replace(/[-_]/g, 'x');
  return `${mode}-${now.getTime()}_${letters.slice(0, 20)}`;
}

/** The record as it arrived: the body itself, or a file in a form. */
async function bytesIn(request: FastifyRequest): Promise<Pieces> {
  if (!request.isMultipart()) return [Buffer.from(JSON.stringify(request.body ?? null))];
  const { file } = await readForm(request, limits.recordFileBytes);
  if (file === null) throw new Refusal('record_unreadable');
  return file.pieces;
}

type Checked = Extract<RecordResult, { ok: true }>;

interface ReadRecord extends Checked {
  /** Lists of events, as JSON. */
  readonly batches: readonly Pieces[];
  /** Texts of the documents, by the event that filed them. */
  readonly papers: ReadonlyMap<string, HashedText>;
}

const readMs = 110_000;

const textOf = (pieces: Pieces): string => joined(pieces).toString();

/** Checks the record in a separate process, as a whole before any of it is stored. Throws Refusal. */
async function read(
  processes: DocumentProcesses,
  bytes: Pieces,
  options: { readonly signal: AbortSignal; readonly caller: string },
): Promise<ReadRecord> {
  const batches: Pieces[] = [];
  const papers = new Map<string, HashedText>();
  const { result } = await processes.run<RecordResult>({ task: 'record' }, [bytes], {
    ...options,
    timeoutMs: readMs,
    onMessage: (message, [part = []]) => {
      if (message.type === 'events') batches.push(part);
      if (message.type === 'paper') papers.set(message.eventId, { textId: message.textId, stored: textOf(part) });
    },
  });
  if (!result.ok) throw new Refusal(result.code);
  return { ...result, batches, papers };
}

/** A separate row for this browser, whose cookie is given only once. */
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

export interface ImportCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

/** Imports a record for this browser: all of it or none. It keeps its id if that is free here; otherwise it gets a
 *  new one, and with it the seed of the old one, so that it continues as it would have. Throws Refusal:
 *  record_unreadable, record_altered, record_too_new. */
export async function importRecord(
  { journal, now }: Room,
  store: RehearsalStore,
  processes: DocumentProcesses,
  { request, reply, signal }: ImportCall,
): Promise<{ session_id: string; events: number }> {
  const options = { signal, caller: callerOf(request.ip) };
  const { sessionId, mode, seed, batches, papers } = await read(processes, await bytesIn(request), options);
  const owner = browserOf(request) ?? giveCookie(request, reply);
  const isFree = (await store.find(sessionId)) === null && !(await store.wasDeleted(sessionId));
  const id = isFree ? sessionId : freshSessionId(mode, now());
  // Until all of it is there it belongs to nobody: what a crash leaves half done is nobody's rehearsal.
  const row = await openSession(store, id, `import:${randomUUID()}`, now());
  let events = 0;
  try {
    const append = async (some: readonly RehearsalEvent[]): Promise<void> => {
      const before = events;
      await journal.decide(row, (state) => {
        if (state.seq !== before) throw new Refusal('conflict');
        return { events: some, hashed: papers, answer: () => null };
      });
      events += some.length;
      await nextTurn();
    };
    for (const batch of batches) await append(JSON.parse(textOf(batch)) as RehearsalEvent[]);
    if (!isFree) await append([{ type: 'configured', id: randomUUID(), at: now().toISOString(), mode, seed }]);
    await store.handOver(id, owner);
  } catch (error) {
    await store.takeBack(id);
    journal.forget(id);
    // Folding fails on anything that is not a record, whatever its fields look like.
    throw error instanceof TypeError || error instanceof RangeError ? new Refusal('record_altered') : error;
  }
  return { session_id: id, events };
}
