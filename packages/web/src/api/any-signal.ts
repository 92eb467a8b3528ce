/** A signal that aborts with the first of the given signals, and with its reason: `AbortSignal.any` if the browser
 *  has it (Safari before 17.4 and Firefox before 124 do not). */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    else signal.addEventListener('abort', () => either.abort(signal.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}
