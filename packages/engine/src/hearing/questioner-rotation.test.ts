import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { nextQuestioner, staffRoleFor, type Official } from './questioner-rotation.ts';

const chair: Official = { id: 'chair', kind: 'chair', role: 'chair' };
const [one, two]: [Official, Official] = [
  { id: 'one', kind: 'commissioner', role: 'commissioner' },
  { id: 'two', kind: 'commissioner', role: 'commissioner' },
];
const works: Official = { id: 'works', kind: 'technical', role: 'public_works_director' };
const counsel: Official = { id: 'counsel', kind: 'technical', role: 'legal_counsel' };
const board = [one, chair, two];

function evening(turns: number, staff: readonly Official[] = [], topic: string | null = null, seed = 7): string[] {
  const asked: string[] = [];
  for (let turn = 0; turn < turns; turn++)
    asked.push(nextQuestioner({ board, staff, asked, topic, seed })?.id ?? 'nobody');
  return asked;
}

describe('who asks (hearing.md §4, questioner rotation)', () => {
  it('starts with the chair, wherever the chair sits, then the commissioners in order', () => {
    expect(evening(3)).toEqual(['chair', 'one', 'two']);
  });

  it('starts over with the chair if there is no staff', () => {
    expect(evening(7)).toEqual(['chair', 'one', 'two', 'chair', 'one', 'two', 'chair']);
  });

  it('calls technical staff after a round of three, by the role that fits the topic', () => {
    expect(evening(4, [works, counsel], 'enforcement')[3]).toBe('counsel');
    expect(evening(4, [works, counsel], 'traffic_roads')[3]).toBe('works');
  });

  it('calls someone else if the matching role is not in the room', () => {
    expect(evening(4, [works], 'enforcement')[3]).toBe('works');
  });

  it('goes back to a board member after technical staff, and not always to the same one', () => {
    const after = new Set(Array.from({ length: 40 }, (_, seed) => evening(5, [works], null, seed)[4]));
    expect([...after].sort()).toEqual(['chair', 'one', 'two']);
  });

  it('continues in order from there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const turns = evening(6, [works], null, seed);
        const order = ['chair', 'one', 'two'];
        expect(turns[5]).toBe(order[(order.indexOf(turns[4] ?? '') + 1) % 3]);
      }),
    );
  });

  it('calls each staff member once in an evening, and never two in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const turns = evening(30, [works, counsel], null, seed);
        expect(turns.filter((id) => id === 'works')).toHaveLength(1);
        expect(turns.filter((id) => id === 'counsel')).toHaveLength(1);
        expect(Math.abs(turns.indexOf('works') - turns.indexOf('counsel'))).toBeGreaterThan(3);
      }),
    );
  });

  it('asks the staff if no board is present, and nobody if nobody is', () => {
    expect(nextQuestioner({ board: [], staff: [works], asked: [], topic: null, seed: 1 })).toBe(works);
    expect(nextQuestioner({ board: [], staff: [], asked: [], topic: null, seed: 1 })).toBeNull();
  });

  it('sends an unknown topic to the planning director', () => {
    expect(staffRoleFor('constructor')).toBe('planning_director');
  });
});
