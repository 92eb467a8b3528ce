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
