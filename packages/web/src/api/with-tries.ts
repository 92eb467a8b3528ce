interface Tries {
  readonly tries: number;
  readonly pauseMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly pause?: (ms: number) => Promise<void>;
}

/** Does something that may fail, up to the given number of tries with a pause in between; then fails with the last
 *  error. */
export async function withTries<Result>(
  attempt: () => Promise<Result>,
  { tries, pauseMs, signal, pause = sleep }: Tries,
): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (left <= 1 || signal?.aborted) throw failure;
      await pause(pauseMs);
    }
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
