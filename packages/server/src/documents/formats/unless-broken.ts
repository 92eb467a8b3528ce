import type { ParseOutcome } from '../process/outcome.ts';

// Libraries leave promises behind that nobody waits for. What breaks in one after its document has been answered is over.
process.on('unhandledRejection', () => undefined);

/** The work, or what broke beside it: a document that breaks such a promise is refused, and the thread goes on. */
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
