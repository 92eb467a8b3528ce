import { readText, type TextReading } from '@rostrum/engine';
import type { AnswerOf, Calls } from '@rostrum/contract';
import type { Paper, ReadPaper, Readings } from '../rehearsals/readings.ts';
import { SentText } from './pieces.ts';
import { packedBetween, type PackedJson } from './packed-json.ts';
import { unpacked, type PackedReading } from './packed-reading.ts';
import { toldAsJson, toldOrdinance } from './told-ordinance.ts';
import type { LongRehearsals } from '../long/long-rehearsals.ts';
import type { DocumentProcesses } from './process/document-processes.ts';
import type { ReadJob, ReadResult } from './process/jobs.ts';

/** Up to this length, reading a text is faster than handing it to another process and back. */
const shortText = 50_000;
/** The longest text that is accepted takes a tenth of this. */
const readMs = 60_000;

type Processes = Pick<DocumentProcesses, 'run'>;

/** A paper whose text is as it was sent. */
export type SentPaper = Omit<Paper, 'text'> & { readonly text: SentText };

const withText = (paper: SentPaper): Paper => ({ ...paper, text: String(paper.text) });

/** Has a document read elsewhere. `onTold` gets what a page is shown, before the search over it is built. */
async function readElsewhere(
  processes: Processes,
  { kind, source, text }: SentPaper,
  tell: ReadJob['tell'],
  options: { readonly signal: AbortSignal; readonly caller?: string; readonly onTold?: (told: PackedJson) => void },
): Promise<PackedReading> {
  const job: ReadJob = { task: 'read', paper: { kind, source }, tell };
  const { result, parts } = await processes.run<ReadResult>(job, [text.pieces], {
    timeoutMs: readMs,
    signal: options.signal,
    caller: options.caller,
    onMessage: (message, [gzip = []]) => message.type === 'told' && options.onTold?.({ gzip, bytes: message.bytes }),
  });
  return { ...result, gzip: parts[0] ?? [] };
}

/** Reads papers: short ones at once, long ones in another process, so that nobody else waits for them. */
export function paperReader(processes: Processes): ReadPaper {
  return async (paper, signal) => {
    if (paper.text.length <= shortText) return readText(paper);
    const sent = { ...paper, text: SentText.of(paper.text) };
    return unpacked(paper, await readElsewhere(processes, sent, null, { signal }));
  };
}

/** Reads an ordinance for a page: what the page is shown, as an object or, for a long one, as JSON. */
export type TellOrdinance = (
  paper: SentPaper & { readonly pages: number | null },
  textId: string,
  options: { readonly signal: AbortSignal; readonly caller: string },
) => Promise<AnswerOf<Calls['parseOrdinance']> | PackedJson>;

/** Decompresses a reading when somebody first asks for it, and releases the compressed form. */
function openedOnce(paper: SentPaper, read: Promise<PackedReading>): () => Promise<TextReading> {
  let box: Promise<PackedReading> | null = read;
  let reading: Promise<TextReading> | null = null;
  return () => {
    reading ??= (box as Promise<PackedReading>).then((packed) => unpacked(withText(paper), packed));
    box = null;
    return reading;
  };
}

/** Tells pages about ordinances. A long one is read and serialized in another process; the reading itself is
 *  decompressed when somebody asks about it, not before. A recent one is not read again. */
export function ordinanceTeller(
  processes: Processes,
  readings: Readings,
  long: Pick<LongRehearsals, 'give'> | null = null,
): TellOrdinance {
  return async ({ kind, source, text, pages }, textId, options) => {
    const { signal } = options;
    const paper = { kind, source, text };
    if (text.length <= shortText) return toldOrdinance(await readings.of(withText(paper), textId, signal), pages);
    const known = readings.kept(paper, textId);
    if (known !== undefined) return packedBetween(toldAsJson(await known, pages), signal);
    let hear: (told: PackedJson) => void = () => undefined;
    const told = new Promise<PackedJson>((resolve) => (hear = resolve));
    const read = readElsewhere(processes, paper, { pages }, { ...options, onTold: hear });
    // The failure reaches whoever asks for the reading; nobody has to ask.
    read.catch(() => undefined);
    readings.hold(paper, textId, openedOnce(paper, read), read);
    void read.then((packed) => long?.give(options.caller, paper, textId, packed)).catch(() => undefined);
    return Promise.race([told, read.then(() => told)]);
  };
}
