import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { approvalStandards } from './approval-standards.ts';

const lead =
  'Section 9.4 Standards for approval. The Commission shall grant a special use permit only where it finds that:';

describe('approval standards of an ordinance', () => {
  it.each([
    [
      'letters in brackets',
      '(a) the use is in harmony with the plan;\n(b) roads are adequate; and\n(c) values are not injured.',
      ['(a)', '(b)', '(c)'],
    ],
    [
      'numbers',
      '1. the use is in harmony with the plan;\n2. roads are adequate; and\n3. values are not injured.',
      ['1', '2', '3'],
    ],
    [
      'romans',
      'i. the use is in harmony with the plan;\nii. roads are adequate; and\niii. values are not injured.',
      ['i', 'ii', 'iii'],
    ],
    [
      'decimals',
      '9.4.1. the use is in harmony with the plan;\n9.4.2. roads are adequate; and\n9.4.3. values are not injured.',
      ['9.4.1', '9.4.2', '9.4.3'],
    ],
  ])('are read from a list numbered by %s', (_how, list, markers) => {
    const found = approvalStandards(`${lead}\n${list}\nSection 9.5 Expiry. A permit expires.`);
    expect(found.map(({ marker }) => marker)).toEqual(markers);
    expect(found.map(({ text }) => text)).toEqual([
      'The use is in harmony with the plan.',
      'Roads are adequate.',
      'Values are not injured.',
    ]);
  });

  it('join wrapped lines and skip what page breaks leave behind', () => {
    const text = `${lead}\n(a) the use is in harmony\nwith the plan;\n[page 12]\n12\n(b) roads are\nadequate;\n(c) values are not injured.`;
    expect(approvalStandards(text).map((item) => item.text)).toEqual([
      'The use is in harmony with the plan.',
      'Roads are adequate.',
      'Values are not injured.',
    ]);
    for (const { start, marker } of approvalStandards(text)) expect(text.slice(start).startsWith(marker)).toBe(true);
  });

  it('take the items of an inner list instead of the line that opens it', () => {
    const text = `${lead}\na. the operator is able to comply;\nb. These impacts have been weighed:\n1) Visual impact;\n2) Impact on roads and bridges;\nc. the bond is sufficient.`;
    expect(approvalStandards(text).map(({ text: words }) => words)).toEqual([
      'The operator is able to comply.',
      'Visual impact.',
      'Impact on roads and bridges.',
      'The bond is sufficient.',
    ]);
  });

  it.each([
    [
      'a variance',
      'The Board may grant a variance where it finds that:\n(a) the lot is unusual;\n(b) the hardship is not self-made;\n(c) the variance is the least that helps.',
    ],
    [
      'things to hand in',
      'The application for a conditional use permit shall contain the following:\n(a) a site plan;\n(b) a deed;\n(c) a fee schedule.',
    ],
    ['two items only', `${lead}\n(a) the use is in harmony with the plan;\n(b) roads are adequate.`],
    [
      'a sentence, not a list',
      'The Commission shall find that the use is in harmony with the plan, and that roads are adequate.',
    ],
    ['nothing', ''],
  ])('are not found in %s', (_what, text) => expect(approvalStandards(text)).toEqual([]));

  it.skipIf(!existsSync('../shared/data/ordinances'))(
    'are found in the real codes that have them, and only there',
    () => {
      const read = (name: string) => approvalStandards(readFileSync(`../shared/data/ordinances/${name}.txt`, 'utf8'));
      expect(read('10-denmark-maine-zoning')).toHaveLength(16);
      expect(read('03-douglas-county-kansas-solar')).toHaveLength(16);
      expect(read('06-ovid-township-michigan-solar')).toEqual([]);
      expect(read('02-decatur-county-indiana-wind')).toEqual([]);
    },
  );
});
