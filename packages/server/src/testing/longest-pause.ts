const everyMs = 5;

/** The longest time, in milliseconds, during which nobody else was served while some work ran. Measured in CPU time if that is less: while
 *  other programs have the CPU, nobody is served either, and that isn't the work's fault.
 *  Takes: a function that starts the work. */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let since = performance.now();
  let used = process.cpuUsage();
  const look = (): void => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(now - since, (user + system) / 1_000) - everyMs);
    since = now;
    used = process.cpuUsage();
  };
  const timer = setInterval(look, everyMs);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
