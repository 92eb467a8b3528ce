import type { ParseOutcome } from '../process/outcome.ts';

// Libraries leave promises behind that nobody awaits. If one rejects after its document has been answered, it no longer matters.
process.on('unhandledRejection', () => undefined);

/** The work, or what failed alongside it: a document that makes such a promise reject is refused, and the thread
 *  goes on. */
export async function unlessBroken(work: Promise<ParseOutcome>): Promise<ParseOutcome> {
  let isBroken: (reason: unknown) => void = () => undefined;
  const broken = new Promise<ParseOutcome>((resolve) => {
    isBroken = (reason) => resolve({ ok: false, code: 'unreadable', sentence: null, fault: String(reason) });
  });
  process.on('unhandledRejection', isBroken);
  process.on('uncaughtException', isBroken);
  try {
    return await Promise.race([work, broken]);
  } finally {
    process.off('unhandledRejection', isBroken);
    process.off('uncaughtException', isBroken);
  }
}
