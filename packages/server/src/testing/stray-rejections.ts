import { unlessBroken } from '../documents/formats/unless-broken.ts';
import type { ParseOutcome } from '../documents/process/outcome.ts';

/* A process whose work leaves behind promises that fail: after it has answered, while it runs, and after it once more. It prints the result
   of each. */

const read: ParseOutcome = { ok: true, text: 'read', title: null, pages: null, hashed: { textId: '', stored: '' } };
const stray = (): void => void Promise.reject(new Error('left behind'));

async function outcome(when: 'during' | 'after'): Promise<string> {
  if (when === 'during') stray();
  const came = await unlessBroken(when === 'after' ? Promise.resolve(read) : new Promise(() => undefined));
  if (when === 'after') stray();
  await new Promise((resolve) => setImmediate(resolve));
  return came.ok ? 'read' : `${came.code}: ${came.fault ?? ''}`;
}

// A promise that is never kept keeps no process alive.
const alive = setInterval(() => undefined, 1_000);
const outcomes = [await outcome('after'), await outcome('during'), await outcome('after')];
clearInterval(alive);
process.stdout.write(JSON.stringify(outcomes));
