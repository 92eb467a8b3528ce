/** Which of the processes the calls of each address go to. An address uses one at a time, so that nobody keeps them all busy: its own while it
 *  is free, and another one that is free while somebody else is busy there. */
export class Seats {
  /** How many calls are under way in each process. */
  readonly #underWay: number[];
  /** Where the calls of an address are under way, and how many. */
  readonly #taken = new Map<string, { readonly seat: number; calls: number }>();
  readonly #home: (caller: string) => number;

  /** Takes: how many processes there are, and where an address goes first, 0 or more. */
  constructor(count: number, home: (caller: string) => number) {
    this.#underWay = Array.from({ length: count }, () => 0);
    this.#home = (caller) => home(caller) % count;
  }

  /** Gives: the process that a call of this address would go to now, from 0. */
  of(caller: string): number {
    const taken = this.#taken.get(caller);
    if (taken !== undefined) return taken.seat;
    const home = this.#home(caller);
    if (this.#underWay[home] === 0) return home;
    const free = this.#underWay.indexOf(0);
    return free === -1 ? home : free;
  }

  /** A call of this address begins. Gives: its process, from 0; `leave` when it ends. */
  enter(caller: string): number {
    const seat = this.of(caller);
    this.#underWay[seat] = (this.#underWay[seat] ?? 0) + 1;
    this.#taken.set(caller, { seat, calls: (this.#taken.get(caller)?.calls ?? 0) + 1 });
    return seat;
  }

  leave(caller: string): void {
    const taken = this.#taken.get(caller);
    if (taken === undefined) return;
    this.#underWay[taken.seat] = (this.#underWay[taken.seat] ?? 1) - 1;
    if (taken.calls === 1) this.#taken.delete(caller);
    else taken.calls -= 1;
  }
}
