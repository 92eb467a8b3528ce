import type { ParseOutcome } from './outcome.ts';
import type { PackedReading } from '../packed-reading.ts';
import type { DocumentBytes, Progress } from './outcome.ts';

/* What the process that reads documents is asked, and what it answers. Bytes and long texts travel beside these, as parts. */

/** One part: the bytes of the document. */
export interface ParseJob {
  readonly task: 'parse';
  readonly document: Omit<DocumentBytes, 'bytes'>;
}

/** One part: the text of the paper. */
export interface ReadJob {
  readonly task: 'read';
  readonly paper: { readonly kind: 'ordinance' | 'planning'; readonly source: string };
  /** Whether a page waits to be told of it: that is sent first, and the search over it is made after that. */
  readonly tell: { readonly pages: number | null } | null;
}

export type Job = ParseJob | ReadJob;

/** Sent while the work goes on. */
export type Message =
  | { readonly type: 'progress'; readonly progress: Progress }
  /** One part: the JSON, packed. */
  | { readonly type: 'told'; readonly bytes: number };

type Read = Extract<ParseOutcome, { ok: true }>;
type Unread = Extract<ParseOutcome, { ok: false }>;

/** Two parts: the text, and the text as the database keeps it. */
export type ParseResult = (Pick<Read, 'ok' | 'title' | 'pages'> & { readonly textId: string }) | Unread;
/** One part: the reading, packed. */
export type ReadResult = Omit<PackedReading, 'gzip'>;

/** What the process sends: messages, and at the end one result with what it holds by then, in bytes. */
export type Said =
  | { readonly said: 'message'; readonly message: Message }
  | { readonly said: 'result'; readonly result: unknown; readonly residentBytes: number }
  | { readonly said: 'failed'; readonly fault: string; readonly residentBytes: number };
