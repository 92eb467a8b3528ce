import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordVersion, type RehearsalEvent } from '@rostrum/contract';
import { textAsJson } from '../documents/told-ordinance.ts';
import { RecordDigest } from '../reports/digest.ts';
import type { RehearsalStore } from './store.ts';

/** How much is serialized before others get their turn. */
const charactersAtOnce = 250_000;

/** The record as it is downloaded, in pieces: with its documents it is tens of megabytes, and only the current piece is ever in memory.
 *  Takes: the session, and the store that knows its record. */
export async function* recordAsJson(sessionId: string, store: RehearsalStore): AsyncGenerator<string> {
  const digest = new RecordDigest();
  let since = 0;
  const told = async (piece: string): Promise<string> => {
    since += piece.length;
    if (since > charactersAtOnce) {
      since = 0;
      await nextTurn();
    }
    return piece;
  };
  yield `{"session_id":${JSON.stringify(sessionId)},"version":${recordVersion},"events":[`;
  const stored = await store.eventsAfter(sessionId, 0);
  for (const [i, { event, body, textId }] of stored.entries()) {
    const text = textId === null || event.type !== 'document_filed' ? null : await store.text(sessionId, textId);
    yield await told(i === 0 ? '' : ',');
    if (text === null) {
      digest.add(event);
      yield await told(body);
      continue;
    }
    const whole: RehearsalEvent = { ...(event as Extract<RehearsalEvent, { type: 'document_filed' }>), text };
    for (const piece of digest.adding(whole)) await told(piece);
    yield await told(`${body.slice(0, -1)},"text":"`);
    for (const piece of textAsJson(text)) yield await told(piece);
    yield '"}';
  }
  yield `],"digest":"${digest.end()}"}`;
}
