import { describe, expect, it } from 'vitest';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { onRecord } from './on-record.ts';
import { presumesRightly } from './presumed.ts';

function mayBeSaid(line: string, presentation: string, type = 'other'): boolean {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 1, project: { type, name: 'Larkspur', developer: 'Dana Ruiz' } });
  return presumesRightly(line, onRecord(held.rehearsal, filedByHand({ presentation })));
}

describe('what a neighbor takes for granted', () => {
  it.each([
    ['classrooms', 'Our classrooms are full now.', 'We propose 84 homes.', 'We propose one cottage for my mother.'],
    [
      'traffic',
      'Fix the road first, and then add more traffic.',
      'There would be 300 trips a day.',
      'There would be nine trips a day.',
    ],
    ['trucks', 'The trucks go past my house.', 'Two trucks a day bring feed.', 'Everything comes in my own car.'],
    [
      'a new building',
      'It is a big building for that lot.',
      'We would build a hall of 9,000 square feet.',
      'We would move into the old creamery, and we would not make it any bigger.',
    ],
    [
      'paving',
      'Pave more ground and our yard floods.',
      'We would pave 40 spaces.',
      'The existing store building stays as it is.',
    ],
    ['night', 'I have to sleep there at night.', 'The fans run around the clock.', 'We are open from 9 to 5.'],
    [
      'wild ground',
      'There are deer and owls back in there.',
      'Twelve acres of woods stay as they are.',
      'We would move into the former bakery on Main Street.',
    ],
    [
      'barbed wire',
      'Chain link with barbed wire looks like a prison.',
      'The fence is chain link with barbed wire on top.',
      'The fence is chain link with small mesh and no barbed wire.',
    ],
    [
      'water that leaves the site',
      'Our yard floods now when it rains hard.',
      'We would pave 40 spaces.',
      'We would pave 40 spaces, and the stormwater stays in the pit.',
    ],
    [
      'a building of one height',
      'I would ask you to step it down on the side where the houses are.',
      'We would build four stories.',
      'Along Linden Lane, where the houses are, we are at three stories.',
    ],
    [
      'no screening',
      'I would be all right with it if they put something green between them and the houses.',
      'We would build a hall.',
      'We would build a hall behind 30 feet of buffer.',
    ],
    [
      'rows of units',
      'I would be looking at a row of metal buildings.',
      'We would build 80 storage units.',
      'We would build a fully enclosed storage building.',
    ],
    [
      'a line in the road',
      'Make the line long enough to fit on their own property.',
      'We would open with 360 kids.',
      'We would open with 360 kids, and the loop on our own ground holds 90 cars.',
    ],
    [
      'a plastic liner',
      'A liner is plastic.',
      'The cell has a synthetic liner.',
      'The cell has three feet of compacted clay.',
    ],
    ['a company', 'Companies come and go.', 'Harlan Holdings LLC would own it.', 'My wife and I would own it.'],
  ])('%s', (_, line, withIt, withoutIt) => {
    expect(mayBeSaid(line, withIt)).toBe(true);
    expect(mayBeSaid(line, withoutIt)).toBe(false);
  });

  it('is nothing where somebody asks whether it is so', () => {
    expect(mayBeSaid('Is it going to run all night?', 'We are open from 9 to 5.')).toBe(true);
    expect(mayBeSaid('What is this going to do to the value of my house?', 'We would open a studio.')).toBe(true);
  });
});
