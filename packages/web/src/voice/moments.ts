import { useSyncExternalStore } from 'react';

/** What changes ten times a second while a recording runs. */
export interface Moment {
  readonly elapsedMs: number;
  /** Loudness, 0..1. */
  readonly level: number;
}

const still: Moment = { elapsedMs: 0, level: 0 };

/** The moments of a recording, reported only to the parts that show them: the form around them does not rerender
 *  each time. */
export class Moments {
  #now = still;
  readonly #listeners = new Set<() => void>();

  readonly now = (): Moment => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Without a moment, everything stays at its start. */
  readonly set = (now: Moment = still): void => {
    this.#now = now;
    this.#listeners.forEach((listener) => listener());
  };
}

/** A piece of the current moment; the component rerenders only when that piece changes. */
export function useMoment<Piece>({ now, subscribe }: Moments, select: (moment: Moment) => Piece): Piece {
  return useSyncExternalStore(subscribe, () => select(now()));
}
