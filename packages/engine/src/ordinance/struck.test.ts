import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { withoutStruck } from './struck.ts';

const standardsIn = (text: string): string[] =>
  readText({ kind: 'ordinance', source: 'Code', text }).standards.map(
    ({ subject, value, unit }) => `${subject}: ${value} ${unit}`,
  );

describe('what an amendment has struck', () => {
  it.each([
    ['Sec. 12. The height of a turbine shall not exceed [deleted: 350 feet] 400 feet.', ['turbine height: 400 feet']],
    [
      'Sec. 13. The setback from dwellings shall be 1,000 feet [struck: 750 feet].',
      ['setback from residence: 1000 feet'],
    ],
    ['Sec. 14. The minimum setback is ~~500 feet~~ 750 feet from a dwelling.', ['setback from residence: 750 feet']],
    [
      'Sec. 15. Fence height shall be seven (7) feet.\n\nAmended by Ordinance 2019-14; formerly six feet.',
      ['fence height: 7 feet'],
    ],
  ])('sets no rule: %s', (text, found) => {
    expect(standardsIn(text)).toEqual(found);
  });

  it('stays where a mark is not closed', () => {
    expect(withoutStruck('The setback is [struck 500 feet')).toBe('The setback is [struck 500 feet');
  });

  it('leaves every other character in its place', () => {
    const part = fc.constantFrom('A fence. ', '[struck: 5 feet]', '~~', '\n', '[deleted', ']', 'six feet ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const [text, clean] = [parts.join(''), withoutStruck(parts.join(''))];
        expect(clean).toHaveLength(text.length);
        expect([...clean].every((one, i) => one === ' ' || one === text.charAt(i))).toBe(true);
      }),
    );
  });
});

describe('a rule over two sentences', () => {
  it.each([
    [
      'Sec. 5. Wind.\nA. Setbacks shall be as follows. From any dwelling, 500 feet. From any public road, 1.1 times the total height.',
      ['setback from residence: 500 feet', 'setback from road: 1.1 times the total height'],
    ],
    [
      'Sec. 6. Solar.\nThe following minimum setbacks apply. From a wetland: 50 feet. From a lot line: 25 feet.',
      ['setback from wetland: 50 feet', 'setback from property line: 25 feet'],
    ],
  ])('is read where the first announces the second: %s', (text, found) => {
    expect(standardsIn(text)).toEqual(found);
  });

  it('ends where a sentence of its own begins', () => {
    const text =
      'Sec. 5.\nSetbacks shall be as follows. From any dwelling, 500 feet. The hearing is on 12 acres of the fairground.';
    expect(standardsIn(text)).toEqual(['setback from residence: 500 feet']);
  });
});
