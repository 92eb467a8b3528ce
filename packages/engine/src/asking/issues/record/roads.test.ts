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
    // Where the houses are, the line at the back, and a street of the plan's own are no way in.
    ['Along Linden Lane, where the houses are, we are three stories on this site.', '', []],
    ['The buffer on Linden Lane is 20 feet.', 'Houses on Linden Lane.', []],
    ['The cul-de-sac, Sorrel Court, is 910 feet, and 24 acres drain to it.', '', []],
    ['The second comes out on Gin Road as a gated emergency access.', '', []],
    ['One entrance on Mill Road, a gated gravel access on Gin Road.', '', ['Mill Road']],
    ['We want to open on 4 acres on Depot Lane.', '', ['Depot Lane']],
    ["We'll keep the construction traffic off Gin Road.", '', []],
    ['Trucks turn off Gin Road at the gate.', '', ['Gin Road']],
    ['Court Street Commons has one entrance.', '', []],
  ])('%s %s', (presentation, description, roads) => {
    expect(taken(presentation, description)).toEqual(roads);
  });
});
