import { readingOf, readText, type PlainReading } from '@rostrum/engine';
import type { ReadPaper } from '../rehearsals/readings.ts';
import type { Pool } from './pool.ts';
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
    const plain = await pool.run<PlainReading>(job, { timeoutMs: readMs, signal });
    return readingOf(plain);
  };
}
