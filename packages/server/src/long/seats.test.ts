import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Seats } from './seats.ts';

/** All of them have the first process for their own. */
const seats = (): Seats => new Seats(2, () => 0);

describe('the processes for long rehearsals', () => {
  it('take the calls of an address in its own, while that is free', () => {
    const two = new Seats(2, (caller) => caller.length);
    expect([two.of('ab'), two.of('abc')]).toEqual([0, 1]);
  });

  it('let somebody whose own is busy use the one that is free', () => {
    const two = seats();
    expect(two.enter('hostile')).toBe(0);
    expect(two.enter('honest')).toBe(1);
    two.leave('hostile');
    expect(two.enter('third')).toBe(0);
  });

  it('never serve one address in two places, however much it asks for', () => {
    const two = seats();
    expect([two.enter('hostile'), two.enter('hostile'), two.enter('hostile')]).toEqual([0, 0, 0]);
    two.leave('hostile');
    expect(two.of('hostile')).toBe(0);
    expect(two.of('honest')).toBe(1);
  });

  it('take turns in their own where both are busy', () => {
    const two = seats();
    two.enter('a');
    two.enter('b');
    expect(two.enter('c')).toBe(0);
  });

  it('are all free again after the last call, in whatever order calls come and go', () => {
    const callers = ['a', 'b', 'c'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...callers), fc.boolean()), { maxLength: 40 }), (steps) => {
        const two = seats();
        const open: string[] = [];
        const where = new Map<string, number>();
        for (const [caller, begins] of steps) {
          if (begins) {
            const seat = two.enter(caller);
            if (open.includes(caller)) expect(seat).toBe(where.get(caller));
            where.set(caller, seat);
            open.push(caller);
          } else if (open.includes(caller)) {
            two.leave(caller);
            open.splice(open.indexOf(caller), 1);
          }
        }
        for (const caller of open) two.leave(caller);
        expect(callers.map((caller) => two.of(caller))).toEqual([0, 0, 0]);
      }),
    );
  });
});
