import { describe, expect, it } from 'vitest';
import { newRehearsal } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { formIssues } from './from-form.ts';
import { onRecord } from './record/on-record.ts';

const asked = (facts: readonly string[], presentation = 'We ask for a permit.'): readonly string[] =>
  formIssues(
    onRecord(newRehearsal('hearing-1700000000000_abcdefghijklmnop'), filedByHand({ presentation, facts })),
    new Set(),
  ).map(({ text }) => text);

describe('what the form says is open', () => {
  it.each([
    ['Octave band tables not filed', /"Octave band tables not filed\." (?:Will we have|Why)/],
    ['No traffic study done; engineer letter attached', /"No traffic study done\."/],
    ['EcoCAT submittal of March 3, no answer', /no answer\." Have you heard anything since\?/],
    ['State driveway permit applied for', /applied for\." When do you expect that\?/],
  ])('is asked about: %s', (fact, expected) => expect(asked([fact]).join()).toMatch(expected));

  it.each([
    'Traffic study filed March 2025',
    'Barn is not enlarged',
    'No wells within 500 feet',
    'Berm plan not proposed',
    'Waiver of the traffic study requested, not filed',
  ])('is not asked about: %s', (fact) => expect(asked([fact])).toEqual([]));

  it('is left alone where the presentation has spoken of all of it', () => {
    const told = 'The driveway permit is what we applied for with the state in May, and it came yesterday.';
    expect(asked(['State driveway permit applied for'], told)).toEqual([]);
  });
});
