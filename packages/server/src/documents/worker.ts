import type { MessagePort } from 'node:worker_threads';
import { setPriority } from 'node:os';
import { plainReading } from '@rostrum/engine';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { DocumentBytes, ParseOutcome, Progress } from './outcome.ts';
import { packed, type PackedReading } from './packed-reading.ts';
import { packedJson } from './packed-json.ts';
import { parseDocument } from './parse-document.ts';
import { unlessBroken } from './unless-broken.ts';
import { toldAsJson } from './told-ordinance.ts';

export type Job =
  | { readonly task: 'parse'; readonly document: DocumentBytes; readonly progress?: MessagePort }
  | {
      readonly task: 'read';
      readonly paper: { readonly kind: 'ordinance' | 'planning'; readonly source: string; readonly text: string };
      /** Where to send what a page is told of it, as PackedJson; the search over it is made after that. */
      readonly tell?: { readonly to: MessagePort; readonly pages: number | null };
    };

/** Whoever talks to the board goes before whoever files a paper. On Linux this is the priority of this thread alone; elsewhere
 *  it would be that of the whole server. */
const behindTheOthers = 10;
if (process.platform === 'linux') setPriority(0, behindTheOthers);

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

/** Without a copy: nobody on this side needs it again. */
function handedOver(reading: PackedReading): PackedReading {
  const moved = { [transferableSymbol]: [reading.gzip.buffer], [valueSymbol]: reading };
  return move(moved) as unknown as PackedReading;
}

/** Runs in a thread of its own: a document that never ends or eats all memory ends the thread and not the server. */
export default function work(job: Job): Promise<ParseOutcome> | PackedReading {
  if (job.task === 'read') {
    const plain = plainReading(job.paper);
    if (job.tell !== undefined) {
      const told = packedJson(toldAsJson(plain, job.tell.pages));
      job.tell.to.postMessage(told, [told.gzip.buffer]);
    }
    return handedOver(packed(plain));
  }
  return unlessBroken(parseDocument(job.document, job.progress && pagesTold(job.progress)));
}
