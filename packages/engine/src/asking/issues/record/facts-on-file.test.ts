import { describe, expect, it } from 'vitest';
import { newRehearsal } from '../../../record/fold.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { factsOnFile } from './facts-on-file.ts';
import { onRecord } from './on-record.ts';

const told = (facts: readonly string[], slot: string): string | undefined =>
  factsOnFile(
    onRecord(
      newRehearsal('hearing-1700000000000_abcdefghijklmnop'),
      filedByHand({ presentation: 'We ask for a permit.', facts }),
    ),
  )[slot]?.words;

describe('a figure that may be repeated', () => {
  it('is said in feet, and is of the nearest house to the project and not to one part of it', () => {
    expect(told(['Nearest house 790 ft'], 'house_feet')).toBe('790 feet');
    expect(told(['Crusher 1,080 ft from Weber house (nearest house to it)'], 'house_feet')).toBeUndefined();
  });

  it('counts the seats of the use, and not those of a school', () => {
    expect(told(['118 seats'], 'seats')).toBe('118 seats');
    expect(told(['School capacity letter: 118 seats at the elementary'], 'seats')).toBeUndefined();
  });
});
