/** A call that the page itself made for the screen at its address while that screen's code was loading. */
export interface CallAhead {
  /** As in X-Session-ID. */
  readonly session: string | null;
  /** Rejects if no answer came. */
  readonly answer: Promise<Response>;
}

/** The answer to a call made ahead, once; null if none was made and the call is still to do. Throws the call's own
 *  error, or the reason of the signal. */
export async function answerAhead(
  address: string,
  session: string | null,
  signal: AbortSignal,
): Promise<Response | null> {
  const { callsAhead } = globalThis as { callsAhead?: Partial<Record<string, CallAhead>> };
  const ahead = callsAhead?.[address];
  if (callsAhead === undefined || ahead === undefined || ahead.session !== session) return null;
  callsAhead[address] = undefined;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    ahead.answer.then(resolve, reject);
  });
}
