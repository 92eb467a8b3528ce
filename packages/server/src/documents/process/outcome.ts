import type { RefusalCode } from '@rostrum/contract';
import type { HashedText } from '../../rehearsals/kept-text.ts';
import type { SentText } from '../pieces.ts';

/** A document as it goes to the process that reads it. */
export interface DocumentBytes {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly kind: 'pdf' | 'docx' | 'html' | 'text';
  /** Character set that a web server declared. */
  readonly charset: string | null;
  /** Address of a page; its title is derived from it if it has none. */
  readonly address: string | null;
}

/** How far the reading of a document has come. */
export type Progress =
  | { readonly stage: 'fetching'; readonly received: number; readonly total: number | null }
  /** Others are read first; `place` counts from 1. */
  | { readonly stage: 'waiting'; readonly place: number }
  | { readonly stage: 'opening' }
  | { readonly stage: 'pages'; readonly page: number; readonly pages: number }
  | { readonly stage: 'sections' };

export type OnProgress = (progress: Progress) => void;

export interface DocumentText {
  readonly text: string;
  readonly title: string | null;
  readonly pages: number | null;
}

/** A document that was read, with its text ready for the record: all of that is done in the process that read it. */
export interface ReadDocument extends DocumentText {
  readonly hashed: HashedText;
}

/** The same where it arrives. */
export interface SentDocument extends Omit<ReadDocument, 'text'> {
  readonly text: SentText;
}

/** The result. Classes do not survive the way between processes, so a refusal is data. */
export type ParseOutcome =
  | ({ readonly ok: true } & ReadDocument)
  | { readonly ok: false; readonly code: RefusalCode; readonly sentence: string | null; readonly fault?: string };
