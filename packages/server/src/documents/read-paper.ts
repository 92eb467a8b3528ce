import { MessageChannel } from 'node:worker_threads';
import { readText, type TextReading } from '@rostrum/engine';
import type { AnswerOf, Calls } from '@rostrum/contract';
import type { Paper, ReadPaper, Readings } from '../rehearsals/readings.ts';
import { packedBetween, type PackedJson } from './packed-json.ts';
import { unpacked, type PackedReading } from './packed-reading.ts';
import type { Pool } from './pool.ts';
import { toldAsJson, toldOrdinance } from './told-ordinance.ts';
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

/** Reads an ordinance for a page: what it is told, as an object or, of a long one, as its JSON. */
export type TellOrdinance = (
  paper: Paper & { readonly pages: number | null },
  textId: string,
  signal: AbortSignal,
) => Promise<AnswerOf<Calls['parseOrdinance']> | PackedJson>;

/** Unpacks a reading when somebody asks for it for the first time, and lets go of the box. */
function openedOnce(paper: Paper, read: Promise<PackedReading>): () => Promise<TextReading> {
  let box: Promise<PackedReading> | null = read;
  let reading: Promise<TextReading> | null = null;
  return () => {
    reading ??= (box as Promise<PackedReading>).then((packed) => unpacked(paper, packed));
    box = null;
    return reading;
  };
}

/** Tells pages of ordinances. A long one is read and put into words in a thread; the reading itself is unpacked when somebody
 *  asks about it, and not before. One that was read lately is not read again. */
export function ordinanceTeller(pool: Pool, readings: Readings): TellOrdinance {
  return async ({ kind, source, text, pages }, textId, signal) => {
    const paper = { kind, source, text };
    if (text.length <= shortText) return toldOrdinance(await readings.of(paper, textId, signal), pages);
    const known = readings.kept(paper, textId);
    if (known !== undefined) return packedBetween(toldAsJson(await known, pages), signal);
    const { port1, port2 } = new MessageChannel();
    const told = new Promise<PackedJson>((resolve) => port1.once('message', resolve));
    const job: Job = { task: 'read', paper, tell: { to: port2, pages } };
    const read = pool.run<PackedReading>(job, { timeoutMs: readMs, signal, transfer: [port2] });
    // Not when the reading is there: what is told may then still be on its way.
    void told.then(() => port1.close());
    read.catch(() => port1.close());
    readings.hold(paper, textId, openedOnce(paper, read), read);
    return Promise.race([told, read.then(() => told)]);
  };
}
