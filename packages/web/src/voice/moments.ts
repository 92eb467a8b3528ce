import { useSyncExternalStore } from 'react';

/** What changes ten times a second while a recording runs. */
export interface Moment {
  readonly elapsedMs: number;
  /** Loudness, 0..1. */
  readonly level: number;
}

const still: Moment = { elapsedMs: 0, level: 0 };

/** The moments of a recording, told only to the parts that show them: the form around them is not drawn again with each. */
export class Moments {
  #now = still;
  readonly #listeners = new Set<() => void>();

  readonly now = (): Moment => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Without a moment, everything stands still at the beginning. */
  readonly set = (now: Moment = still): void => {
    this.#now = now;
    this.#listeners.forEach((listener) => listener());
  };
}

/** A piece of the present moment; the part is drawn again only where that piece is another one. */
export function useMoment<Piece>({ now, subscribe }: Moments, select: (moment: Moment) => Piece): Piece {
  return useSyncExternalStore(subscribe, () => select(now()));
}
