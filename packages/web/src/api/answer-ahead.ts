/** A call that the page itself has made for the screen of its address, while the code of that screen was on its way. */
export interface CallAhead {
  /** As in X-Session-ID. */
  readonly session: string | null;
  /** Rejects where none came. */
  readonly answer: Promise<Response>;
}

/** The answer to a call that was made ahead, once; null where none was made, and the call is still to be made. Throws what
 *  the call failed with, and the reason of the signal. */
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
