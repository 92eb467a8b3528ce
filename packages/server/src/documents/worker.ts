import type { MessagePort } from 'node:worker_threads';
import { plainReading, type PlainReading } from '@rostrum/engine';
import type { DocumentBytes, ParseOutcome, Progress } from './outcome.ts';
import { parseDocument } from './parse-document.ts';

export type Job =
  | { readonly task: 'parse'; readonly document: DocumentBytes; readonly progress?: MessagePort }
  | {
      readonly task: 'read';
      readonly paper: { readonly kind: 'ordinance' | 'planning'; readonly source: string; readonly text: string };
    };

/** How often a page is told of at most. */
const everyMs = 50;

/** Tells of the first page, of the last, and now and then of one between. */
function pagesTold(to: MessagePort): (page: number, pages: number) => void {
  let last = -Infinity;
  return (page, pages) => {
    const now = performance.now();
    if (page < pages && now - last < everyMs) return;
    last = now;
    to.postMessage({ stage: 'pages', page, pages } satisfies Progress);
  };
}

/** Runs in a thread of its own: a document that never ends or eats all memory ends the thread and not the server. */
export default function work(job: Job): Promise<ParseOutcome> | PlainReading {
  if (job.task === 'read') return plainReading(job.paper);
  return parseDocument(job.document, job.progress && pagesTold(job.progress));
}
