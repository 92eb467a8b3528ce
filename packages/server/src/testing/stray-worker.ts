import type { ParseOutcome } from '../documents/outcome.ts';
import { unlessBroken } from '../documents/unless-broken.ts';

/** A thread whose work leaves a promise behind that fails while it goes on, or after it has answered. */
export default function work(job: { when: 'during' | 'after' }): Promise<ParseOutcome> {
  const answer: ParseOutcome = { ok: true, text: 'read', title: null, pages: null, hashed: { textId: '', stored: '' } };
  const stray = (): void => void Promise.reject(new Error('left behind'));
  if (job.when === 'after') setImmediate(stray);
  else stray();
  return unlessBroken(job.when === 'after' ? Promise.resolve(answer) : new Promise(() => undefined));
}
