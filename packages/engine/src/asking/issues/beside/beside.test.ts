import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { onRecord } from '../record/on-record.ts';
import { besideIssues } from './beside.ts';

function asked(rules: string, presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'other', project: { type: 'other', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const text = `Section 4. Standards.\n\n${rules}`;
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
  const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text }));
  return besideIssues(onRecord(held.rehearsal, materials), materials, new Set()).map((one) => one.text);
}

describe('what a code counts', () => {
  it.each([
    [
      'Outdoor and indoor kennels shall be counted together.',
      'We have ten indoor kennels and twenty outside.',
      'The code says "Outdoor and indoor kennels shall be counted together." Is that how you counted yours?',
    ],
    [
      'Spaces in front of a loading dock are not counted.',
      'There are forty spaces, and six of them are in front of the loading dock.',
      'The code says "Spaces in front of a loading dock are not counted." Is that how you counted yours?',
    ],
    ['Spaces in front of a loading dock are not counted.', 'We propose a chapel with forty seats.', null],
    ['Days on which the office is closed shall not be counted.', 'Our office is closed on those days.', null],
  ])('%s', (rule, presentation, question) => {
    expect(asked(rule, presentation)).toEqual(question === null ? [] : [question]);
  });

  it('asks of an amount whether it was figured as the code defines it', () => {
    const rules =
      '"Impervious surface" means all roofs and pavement, including gravel lanes. It does not include ponds.';
    expect(asked(rules, 'We come to forty percent impervious. The lanes are gravel.')).toEqual([
      'The code\'s "impervious surface" takes in "gravel lanes." Does your figure?',
    ]);
    expect(asked(rules, 'We come to forty percent impervious.')).toEqual([]);
  });
});

describe('hours of the code', () => {
  const rule = 'Grain trucks shall be unloaded only between 6:00 a.m. and 8:00 p.m., Monday through Friday.';

  it.each([
    ['The trucks unload grain on Saturdays from eight to noon.', 'and you said Saturdays from eight to noon'],
    ['We will unload grain from four in the morning to seven at night.', 'and you said four in the morning to'],
    ["At harvest there are trucks of grain. They'd unload around the clock.", 'and you said around the clock'],
    ['Trucks will unload the grain at the pit.', 'What hours would yours be?'],
  ])('%s', (presentation, words) => {
    expect(asked(rule, presentation)).toEqual([expect.stringContaining(words)]);
  });

  it('says nothing of hours within them, or of something else', () => {
    expect(asked(rule, 'We unload grain trucks from 7 a.m. to 5 p.m., Monday through Friday.')).toEqual([]);
    expect(asked(rule, 'The chapel is open until ten at night.')).toEqual([]);
  });
});
