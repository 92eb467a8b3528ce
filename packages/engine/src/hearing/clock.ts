/** A clock that can be paused, kept as instants rather than as a count of ticks: a laptop that slept or a throttled tab
 *  still tells the true time. All values in ms. */
export interface HearingClock {
  /** Time that ran before the last start. */
  readonly spentMs: number;
  /** Instant of the last start; null while it stands still. */
  readonly runningSince: number | null;
}

export const stoppedClock: HearingClock = { spentMs: 0, runningSince: null };

/** How long it has run. Takes: the clock and the present instant. Gives: ms, never negative: an instant before the start
 *  (the system's clock was set back) counts as the start. */
export function elapsedMs(clock: HearingClock, now: number): number {
  return clock.spentMs + (clock.runningSince === null ? 0 : Math.max(0, now - clock.runningSince));
}

/** The clock, running from now on; a running one is left as it is. */
export function started(clock: HearingClock, now: number): HearingClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

/** The clock, standing still from now on. */
export function paused(clock: HearingClock, now: number): HearingClock {
  return { spentMs: elapsedMs(clock, now), runningSince: null };
}

/** Time left of a limit. Takes: clock, limit in ms, instant. Gives: ms, not below 0. */
export function leftMs(clock: HearingClock, limitMs: number, now: number): number {
  return Math.max(0, limitMs - elapsedMs(clock, now));
}
