import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';
import { bodies } from './testing/bodies.ts';

/* Ten boards, ten layouts: members, motions, votes and outcomes as they were labeled. */

const surname = (name: string): string => name.replace(/ Jr$/, '').split(' ').at(-1)?.toLowerCase() ?? '';
const bySurname = (votes: Readonly<Record<string, string>>): string[] =>
  Object.entries(votes)
    .map(([name, vote]) => `${surname(name)} ${vote}`)
    .toSorted();

describe.each(bodies.map((body) => [body.name, body] as const))('minutes in the layout %s', (_, body) => {
  const read = readMinutes(body.text);

  it('have their members', () => {
    const members = read.members.map(({ name, present }) => `${surname(name)} ${present}`);
    expect(members.toSorted()).toEqual(
      body.members.map(([name, , present]) => `${surname(name)} ${present}`).toSorted(),
    );
  });

  it('have their motions and outcomes', () => {
    const moved = read.items.map(({ motion, outcome }) => [
      motion === null ? null : [surname(motion.mover ?? ''), surname(motion.seconder ?? '')],
      outcome,
    ]);
    expect(moved).toEqual(body.items.map(({ m, out }) => [m === null ? null : m.map(surname), out]));
  });

  it('have their votes', () => {
    const votes = read.items.map((item) => bySurname({ ...item.inferred, ...item.votes }));
    expect(votes).toEqual(body.items.map(({ votes: named, inf }) => bySurname({ ...inf, ...named })));
  });

  it('have most of what their members raised, and little else', () => {
    const found = read.items.flatMap(({ raised }, at) =>
      raised.map(({ member, topic }) => `${at} ${surname(member)} ${topic}`),
    );
    const wanted = body.items.flatMap(({ by }, at) =>
      Object.entries(by ?? {}).flatMap(([member, topics]) =>
        topics.map((topic) => `${at} ${surname(member)} ${topic}`),
      ),
    );
    const right = found.filter((one) => wanted.includes(one)).length;
    expect((2 * right) / Math.max(1, found.length + wanted.length)).toBeGreaterThanOrEqual(0.6);
  });
});
