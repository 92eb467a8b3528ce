import { describe, expect, it } from 'vitest';
import { readText } from '../../../ordinance/read-text.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { shortfallIssues } from './from-shortfalls.ts';

const code = `5.60 Large industrial buildings. (1) No dock door shall be within three hundred (300) feet of a residential line.
(2) Buildings shall not exceed fifty (50) feet in height. (3) There shall be one (1) car space for each two thousand (2,000) square feet of gross floor area.`;

function asked(presentation: string, text = code): readonly string[] {
  const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text });
  return shortfallIssues({ ...filedByHand({ presentation }), ordinance }, new Set()).map(({ text }) => text);
}

describe('a figure that looks short of the code', () => {
  it.each([
    [
      'The docks are 240 feet off of their back lots.',
      /three hundred feet of a residential line," and you gave 240 feet/,
    ],
    ['The building is 62 feet tall.', /fifty feet in height," and you gave 62 feet/],
    [
      "The building is 612,000 square feet. There's 260 spaces for cars along the south.",
      /comes to 306, and you gave 260 spaces/,
    ],
  ])('is asked about: %s', (said, expected) => {
    expect(asked(said).join()).toMatch(expected);
  });

  it.each([
    'The docks are 340 feet off of their back lots.',
    // To somewhere else, or nobody knows to where.
    'The docks are 240 feet from the creek.',
    'The docks are 240 feet long.',
    // Another thing.
    'The berm is 240 feet off of their back lots.',
    'It works on a 90-foot apron behind the building.',
    'The building is 44 feet tall.',
    "The building is 612,000 square feet. There's 320 spaces for cars along the south.",
    "The building is 612,000 square feet. There's 148 trailer stalls out behind.",
    // Of two counts the larger is what there is.
    'The building is 612,000 square feet, with forty spaces lent to the church. The code asks for 306, and we have 310 spaces.',
    // It is spoken of.
    "The docks are 240 feet off of their back lots. I know the code says 300. I couldn't get back any farther.",
    'The docks are 240 feet off of their back lots, so we need a variance.',
  ])('is not asked about: %s', (said) => expect(asked(said)).toEqual([]));

  it('is a total, and not what each of many gets', () => {
    const trees = '4. Trees. Two (2) boulevard trees shall be planted for each lot.';
    expect(asked('We have 60 lots. There are 90 boulevard trees.', trees).join()).toContain('comes to 120');
    expect(asked('We have 60 lots. Each lot gets two boulevard trees.', trees)).toEqual([]);
  });

  it('is held against the rule of its own thing alone', () => {
    const one = '4. Access. Drives shall be 24 feet wide at least.';
    expect(asked('The drive is 18 feet wide.', one).join()).toContain('and you gave 18 feet');
    const buffer = "We'll cut what's in the drive and we'd agree to a no-cut buffer, twenty feet around.";
    expect(asked(buffer, one)).toEqual([]);
    const several =
      '4. Access. Drives shall be 24 feet wide at least, with turnouts 60 feet wide, at a grade of 12 percent.';
    expect(asked('The drive is 18 feet wide.', several).join()).toContain('and you gave 18 feet');
    expect(asked('The drive is 40 feet wide.', several)).toEqual([]);
  });
});
