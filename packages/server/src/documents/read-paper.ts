import { MessageChannel } from 'node:worker_threads';
import { readText, type TextReading } from '@rostrum/engine';
import type { AnswerOf, Calls } from '@rostrum/contract';
import type { Paper, ReadPaper, Readings } from '../rehearsals/readings.ts';
import { unpacked, type PackedReading } from './packed-reading.ts';
import type { Pool } from './pool.ts';
import { toldOrdinance } from './told-ordinance.ts';
import type { Job } from './worker.ts';

/** Up to here a text is read faster than it is handed to a thread and back. */
const shortText = 50_000;
/** The longest text that is accepted takes a tenth of this. */
const readMs = 60_000;

/** Reads papers: short ones at once, long ones in a thread, so that nobody else waits for them. */
export function paperReader(pool: Pool): ReadPaper {
  return async (paper, signal) => {
    if (paper.text.length <= shortText) return readText(paper);
    const job: Job = { task: 'read', paper };
    return unpacked(paper, await pool.run<PackedReading>(job, { timeoutMs: readMs, signal }));
  };
}

/** Reads an ordinance for a page: what it is told, as an object or, of a long one, as the bytes of its JSON. */
export type TellOrdinance = (
  paper: Paper & { readonly pages: number | null },
  textId: string,
  signal: AbortSignal,
) => Promise<AnswerOf<Calls['parseOrdinance']> | Uint8Array>;

/** Tells pages of ordinances. A long one is read and put into words in a thread; the reading itself is unpacked when somebody
 *  asks about it, and not before. */
export function ordinanceTeller(pool: Pool, readings: Readings): TellOrdinance {
  return async ({ kind, source, text, pages }, textId, signal) => {
    const paper = { kind, source, text };
    if (text.length <= shortText) return toldOrdinance(await readings.of(paper, textId, signal), pages);
    const { port1, port2 } = new MessageChannel();
    const told = new Promise<Uint8Array>((resolve) => port1.once('message', resolve));
    const job: Job = { task: 'read', paper, tell: { to: port2, pages } };
    const read = pool
      .run<PackedReading>(job, { timeoutMs: readMs, signal, transfer: [port2] })
      .finally(() => port1.close());
    let reading: Promise<TextReading> | null = null;
    readings.hold(paper, textId, () => (reading ??= read.then((packed) => unpacked(paper, packed))));
    read.catch(() => readings.letGo(paper, textId));
    return Promise.race([told, read.then(() => told)]);
  };
}
