import { plainReading, type PlainReading } from '@rostrum/engine';
import type { DocumentBytes, ParseOutcome } from './outcome.ts';
import { parseDocument } from './parse-document.ts';

export type Job =
  | { readonly task: 'parse'; readonly document: DocumentBytes }
  | {
      readonly task: 'read';
      readonly paper: { readonly kind: 'ordinance' | 'planning'; readonly source: string; readonly text: string };
    };

/** Runs in a thread of its own: a document that never ends or eats all memory ends the thread and not the server. */
export default function work(job: Job): Promise<ParseOutcome> | PlainReading {
  return job.task === 'parse' ? parseDocument(job.document) : plainReading(job.paper);
}
