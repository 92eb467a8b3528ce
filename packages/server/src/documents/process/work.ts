import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RehearsalEvent } from '@rostrum/contract';
import { meetingOf, newRehearsal, plainReading } from '@rostrum/engine';
import { Refusal } from '../../http/refusal.ts';
import { decodeFeed, storiesIn } from '../../news/stories-in.ts';
import { hashedText, storable } from '../../rehearsals/kept-text.ts';
import { checkRecord } from '../../reports/check-record.ts';
import { parseDocument } from '../formats/parse-document.ts';
import { unlessBroken } from '../formats/unless-broken.ts';
import { packedJson } from '../packed-json.ts';
import { packed } from '../packed-reading.ts';
import { joined, type Pieces } from '../pieces.ts';
import { toldAsJson } from '../told-ordinance.ts';
import { capDecoding } from './capped-decoding.ts';
import { framed, FrameReader, type Frame } from './frames.ts';
import type {
  FeedJob,
  FeedResult,
  Job,
  Message,
  ParseJob,
  ParseResult,
  ReadJob,
  ReadResult,
  RecordResult,
  Said,
} from './jobs.ts';
import type { Progress } from './outcome.ts';
import { watchMemory } from './watch-memory.ts';

/* The process that reads documents: files by other people are opened here and nowhere else. It has no settings, no
   keys and no database, and may be ended at any moment. */

/** The shortest interval between two progress reports. */
const everyMs = 50;

const answers = new Socket({ fd: 3, readable: false, writable: true });

function say(head: Said, parts: readonly Pieces[] = []): void {
  for (const piece of framed({ head, parts })) answers.write(piece);
}

const tell = (message: Message, parts: readonly Pieces[] = []): void => say({ said: 'message', message }, parts);

/** Reports the first page, the last, and now and then one in between. */
function pagesTold(): (page: number, pages: number) => void {
  let last = -Infinity;
  return (page, pages) => {
    const now = performance.now();
    if (page < pages && now - last < everyMs) return;
    last = now;
    const progress: Progress = { stage: 'pages', page, pages };
    tell({ type: 'progress', progress });
  };
}

interface Answer<R> {
  readonly result: R;
  readonly parts: readonly Pieces[];
}

async function parse({ document }: ParseJob, bytes: Uint8Array): Promise<Answer<ParseResult>> {
  const uncap = document.kind === 'pdf' ? capDecoding() : undefined;
  try {
    const outcome = await unlessBroken(parseDocument({ ...document, bytes }, pagesTold()));
    if (!outcome.ok) return { result: outcome, parts: [] };
    const { title, pages, text, hashed } = outcome;
    const parts = [[Buffer.from(text)], [Buffer.from(hashed.stored)]];
    return { result: { ok: true, title, pages, textId: hashed.textId }, parts };
  } finally {
    uncap?.();
  }
}

function read({ paper, tell: told }: ReadJob, text: Buffer): Answer<ReadResult> {
  const plain = plainReading({ ...paper, text: text.toString() });
  if (told !== null) {
    const { gzip, bytes } = packedJson(toldAsJson(plain, told.pages));
    tell({ type: 'told', bytes }, [gzip]);
  }
  const { gzip, ...result } = packed(plain);
  return { result, parts: [gzip] };
}

/** What is handed over at once: others are served between two of them. */
const eventsAtOnce = 50;
const bytesAtOnce = 128 * 1024;

/** The event without its text, which is handed over in the form the database stores. */
function parted(event: RehearsalEvent): RehearsalEvent {
  if (event.type !== 'document_filed' || event.text === undefined) return event;
  const { text, ...rest } = event;
  const { textId, stored } = hashedText(storable(text));
  tell({ type: 'paper', eventId: event.id, textId }, [[Buffer.from(stored)]]);
  return rest;
}

function record(bytes: Buffer): Answer<RecordResult> {
  let batch: RehearsalEvent[] = [];
  let weight = 0;
  const hand = (): void => {
    if (batch.length > 0) tell({ type: 'events' }, [[Buffer.from(JSON.stringify(batch))]]);
    [batch, weight] = [[], 0];
  };
  const said: { mode?: 'practice' | 'hearing' | undefined; seed?: number | undefined } = {};
  try {
    const { sessionId } = checkRecord(bytes, (event, length) => {
      if (event.type === 'configured') {
        said.mode = event.mode ?? said.mode;
        said.seed = event.seed ?? said.seed;
      }
      weight += length;
      if (batch.push(parted(event)) >= eventsAtOnce || weight > bytesAtOnce) hand();
    });
    hand();
    const { mode, seed } = newRehearsal(sessionId);
    return { result: { ok: true, sessionId, mode: said.mode ?? mode, seed: said.seed ?? seed }, parts: [] };
  } catch (error) {
    if (error instanceof Refusal) return { result: { ok: false, code: error.code }, parts: [] };
    throw error;
  }
}

function feed({ origin, contentType, now }: FeedJob, bytes: Uint8Array): Answer<FeedResult> {
  try {
    return { result: { stories: storiesIn(decodeFeed(bytes, contentType), origin, new Date(now)) }, parts: [] };
  } catch {
    // The feed reader throws on anything that is not a feed.
    return { result: { stories: null }, parts: [] };
  }
}

function work(job: Job, parts: readonly Pieces[]): Promise<Answer<unknown>> | Answer<unknown> {
  const bytes = joined(parts[0] ?? []);
  switch (job.task) {
    case 'parse':
      // The PDF reader does not accept a Buffer, and keeps the memory it is given.
      return parse(job, new Uint8Array(bytes));
    case 'minutes':
      return { result: meetingOf({ ...job.paper, text: bytes.toString() }), parts: [] };
    case 'read':
      return read(job, bytes);
    case 'record':
      return record(bytes);
    case 'feed':
      return feed(job, bytes);
  }
}

/** V8 gives pages back to the system a moment after it has emptied them. */
const emptiedMs = 50;

async function collect(): Promise<void> {
  globalThis.gc?.();
  await pause(emptiedMs);
  globalThis.gc?.();
}

const [maxBytes = 0, warmBytes = 0] = process.argv.slice(2).map(Number);

/** Gives: what the process uses after it. Nothing of the work is in use anymore. */
async function answer({ head, parts }: Frame): Promise<number> {
  const residentBytes = (): number => process.memoryUsage.rss();
  try {
    const { result, parts: given } = await work(head as Job, parts);
    const bytes = residentBytes();
    say({ said: 'result', result, residentBytes: bytes }, given);
    return bytes;
  } catch (error) {
    const fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const bytes = residentBytes();
    say({ said: 'failed', fault, residentBytes: bytes });
    return bytes;
  }
}

/** To start another process would hold the server up, and this one has most of its memory back in a moment. */
async function answerAndCollect(frame: Frame): Promise<void> {
  if ((await answer(frame)) <= warmBytes) return;
  await collect();
  say({ said: 'collected', residentBytes: process.memoryUsage.rss() });
}

watchMemory(maxBytes);
// If the machine runs out of memory, this process goes before the server does.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '800');
const frames = new FrameReader((frame) => void answerAndCollect(frame));
process.stdin.on('data', (bytes: Buffer) => frames.take(bytes));
process.stdin.on('end', () => process.exit(0));
