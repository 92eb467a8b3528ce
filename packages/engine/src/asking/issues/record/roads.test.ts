import { describe, expect, it } from 'vitest';
import { annotate } from '../../../language/annotate.ts';
import { roadsTaken } from './roads.ts';

const taken = (presentation: string, description = ''): readonly string[] =>
  roadsTaken([annotate(presentation)], { projectName: 'Court Street Commons', description });

describe('the roads by which a site is reached', () => {
  it.each([
    ['Our entrance is on Mill Road.', '', ['Mill Road']],
    ['Trucks take Quarry Lane to the highway.', '', ['Quarry Lane']],
    ['We have ten lots.', 'Ten lots.', []],
    ['The Weavers on Linden Street signed.', 'A home at Linden Street.', ['Linden Street']],
    ['The other home is on Fourth Street.', 'A home at 418 Linden Street.', []],
    ['No trucks go out Mill Road. Everything takes Quarry Lane, every truck.', '', ['Quarry Lane']],
    ['Court Street Commons has one entrance.', '', []],
  ])('%s %s', (presentation, description, roads) => {
    expect(taken(presentation, description)).toEqual(roads);
  });
});
