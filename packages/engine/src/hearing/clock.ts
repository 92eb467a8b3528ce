/** A clock that can be paused, kept as points in time, not as a count of ticks: after a laptop sleeps or a tab is throttled, it still shows
 *  the right time. All values in ms. */
export interface HearingClock {
  /** Time that ran before the last start. */
  readonly spentMs: number;
  /** Time of the last start; null while stopped. */
  readonly runningSince: number | null;
}

export const stoppedClock: HearingClock = { spentMs: 0, runningSince: null };

/** How long it has run. Takes: the clock and the current time. Gives: ms, never negative: a time before the start (the system clock was set
 *  back) counts as the start. */
export function elapsedMs(clock: HearingClock, now: number): number {
  return clock.spentMs + (clock.runningSince === null ? 0 : Math.max(0, now - clock.runningSince));
}

/** The clock, running from now on; if it's already running, it is left as it is. Takes: the clock and the current time in ms. Gives: a
 *  clock that keeps the time already spent. */
export function started(clock: HearingClock, now: number): HearingClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

/** The clock, stopped from now on. Takes: the clock and the current time in ms. Gives: a stopped clock with the time spent until now. */
export function paused(clock: HearingClock, now: number): HearingClock {
  return { spentMs: elapsedMs(clock, now), runningSince: null };
}

/** Time left of a limit. Takes: clock, limit in ms, current time. Gives: ms, not below 0. */
export function leftMs(clock: HearingClock, limitMs: number, now: number): number {
  return Math.max(0, limitMs - elapsedMs(clock, now));
}
