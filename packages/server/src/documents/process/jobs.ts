import type { RefusalCode } from '@rostrum/contract';
import type { MinutesPaper } from '@rostrum/engine';
import type { ParseOutcome } from './outcome.ts';
import type { FeedItem } from '../../news/stories-in.ts';
import type { PackedReading } from '../packed-reading.ts';
import type { DocumentBytes, Progress } from './outcome.ts';

/* What the process that reads documents is asked, and what it answers. Bytes and long texts travel next to these,
   as parts. */

/** One part: the bytes of the document. */
export interface ParseJob {
  readonly task: 'parse';
  readonly document: Omit<DocumentBytes, 'bytes'>;
}

/** One part: the text of the paper. */
export interface ReadJob {
  readonly task: 'read';
  readonly paper: { readonly kind: 'ordinance' | 'planning'; readonly source: string };
  /** Whether a page is waiting for the result: that is sent first, and the search over it is built afterward. */
  readonly tell: { readonly pages: number | null } | null;
}

/** One part: the file of a record that was downloaded elsewhere. */
export interface RecordJob {
  readonly task: 'record';
}

/** One part: the bytes of a feed. */
export interface FeedJob {
  readonly task: 'feed';
  /** The name of its source. */
  readonly origin: string;
  readonly contentType: string;
  /** The time now: a story without a date is from today. */
  readonly now: string;
}

/** One part: the text of the minutes. */
export interface MinutesJob {
  readonly task: 'minutes';
  readonly paper: Omit<MinutesPaper, 'text'>;
}

export type Job = ParseJob | ReadJob | RecordJob | FeedJob | MinutesJob;

/** Sent while the work goes on. */
export type Message =
  | { readonly type: 'progress'; readonly progress: Progress }
  /** One part: the JSON, packed. */
  | { readonly type: 'told'; readonly bytes: number }
  /** One part: a list of events as JSON, those that file a paper without its text. */
  | { readonly type: 'events' }
  /** One part: the text of a paper, as the database keeps it. */
  | { readonly type: 'paper'; readonly eventId: string; readonly textId: string };

type Read = Extract<ParseOutcome, { ok: true }>;
type Unread = Extract<ParseOutcome, { ok: false }>;

/** Two parts: the text, and the text as the database keeps it. */
export type ParseResult = (Pick<Read, 'ok' | 'title' | 'pages'> & { readonly textId: string }) | Unread;
/** One part: the reading, packed. */
export type ReadResult = Omit<PackedReading, 'gzip'>;
/** Null if it is not a feed. */
export interface FeedResult {
  readonly stories: readonly FeedItem[] | null;
}
/** A record that was checked; its events came before. */
export type RecordResult =
  | { readonly ok: true; readonly sessionId: string; readonly mode: 'practice' | 'hearing'; readonly seed: number }
  | { readonly ok: false; readonly code: RefusalCode };

/** What the process sends: messages, and at the end one result with the memory it uses by then, in bytes. Where that is more than
 *  a process may keep, it collects its garbage and says once more what it uses. */
export type Said =
  | { readonly said: 'message'; readonly message: Message }
  | { readonly said: 'result'; readonly result: unknown; readonly residentBytes: number }
  | { readonly said: 'failed'; readonly fault: string; readonly residentBytes: number }
  | { readonly said: 'collected'; readonly residentBytes: number };
