import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { onRecord } from '../record/on-record.ts';
import { besideIssues } from './beside.ts';

function asked(rules: string, presentation: string, zoning = ''): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({
    type: 'configured',
    seed: 4,
    project_type: 'other',
    project: { type: 'other', name: 'Larkspur', zoning },
  });
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
    // There is one lane, so nothing to add.
    ['Two lanes side by side may be added together.', 'The drop-off is one lane, 250 feet long.', null],
    [
      'Two lanes side by side may be added together.',
      'The drop-off is two lanes, 250 feet long.',
      'The code says "Two lanes side by side may be added together." Is that how you counted yours?',
    ],
    // It was worked out.
    [
      'A lane shall be long enough for one vehicle for each 10 students, at 20 feet for each vehicle.',
      'The lane for students and vehicles is 250 feet. Your formula comes to 260.',
      null,
    ],
    [
      'A lane shall be long enough for one vehicle for each 10 students, at 20 feet for each vehicle.',
      'The lane for students and vehicles is 250 feet.',
      'The code says "A lane shall be long enough for one vehicle for each 10 students, at 20 feet for each vehicle." What does that come to for you?',
    ],
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
    [
      "We unload grain trucks until five, but on Friday we'd like to go on unloading until 9 p.m.",
      'and you said, "We unload grain trucks until five, but on Friday we\'d like to go on unloading until 9 p.m." How',
    ],
    ['We will unload grain trucks until 9 p.m.', 'and you said 9 p.m. How does that fit?'],
  ])('%s', (presentation, words) => {
    expect(asked(rule, presentation)).toEqual([expect.stringContaining(words)]);
  });

  it('reads an item of a list without what joins it to the next', () => {
    const item =
      'Near homes:\n   (1) Grain trucks shall not be unloaded between 9:00 p.m. and 6:00 a.m.; and\n   (2) Bins shall be screened.';
    expect(asked(item, 'We unload grain trucks until eleven at night.').join()).toContain('6:00 a.m.," and you said');
  });

  it('says nothing of hours within them, or of something else', () => {
    expect(asked(rule, 'We unload grain trucks from 7 a.m. to 5 p.m., Monday through Friday.')).toEqual([]);
    expect(asked(rule, 'The chapel is open until ten at night.')).toEqual([]);
  });
});

describe('sound at a line or a house', () => {
  const rule =
    'Sound from a kennel shall not exceed 60 dBA from 7:00 a.m. to 9:00 p.m. and 45 dBA from 9:00 p.m. to 7:00 a.m. at any lot line.';
  const atLine = 'Sound from a kennel shall not exceed 45 dBA at any lot line.';

  it.each([
    [
      atLine,
      'The sound study has us at fifty-one at the north line.',
      'The code has 45 decibels at the line, and you gave fifty-one. How do you square that?',
    ],
    [
      atLine,
      'The sound study found 41 decibels at the Hill house.',
      'The code has 45 decibels at the line, and you gave 41 decibels at the nearest house. What is it at the line?',
    ],
    [atLine, 'We propose a kennel.', 'The code has 45 decibels at the line. What would yours be?'],
  ])('%s %s', (law, presentation, question) => {
    expect(asked(law, presentation)).toEqual([question]);
  });

  it('takes a level within the limit, up close or of a test for what it is', () => {
    expect(asked(atLine, 'Our model has the sound at 41 decibels at the line.')).toEqual([]);
    expect(asked(atLine, 'The fan is 70 decibels at ten feet, so the sound at the line is far less.')).toEqual([]);
  });

  it('asks once', () => {
    expect(asked(rule, 'The sound is fifty decibels at the line, day and night.')).toHaveLength(1);
  });
});

describe('how old a paper may be', () => {
  const rule =
    'A letter from the water company shall be dated not more than six months before the application is filed.';

  it('asks of one that is older', () => {
    const said = 'We filed our application on June 3, 2025. The water company wrote us its letter on October 2, 2024.';
    expect(asked(rule, said)).toEqual([
      'The code says "A letter from the water company shall be dated not more than six months before the application is filed," and you gave October 2, 2024. How does that fit?',
    ]);
  });

  it('and not of one that is new enough, or where nobody can tell', () => {
    const filed = 'We filed our application on June 3, 2025.';
    expect(asked(rule, `${filed} The letter of the water company is dated March 1, 2025.`)).toEqual([]);
    expect(asked(rule, 'The letter of the water company is dated March 1, 2021.')).toEqual([]);
  });

  it('asks of counts in the summer where the code wants school in session', () => {
    const law = 'Traffic counts shall be taken while the schools are in session.';
    expect(asked(law, 'The traffic counts were taken on July 10.')).toEqual([
      expect.stringContaining('and you gave July 10.'),
    ]);
    expect(asked(law, 'The traffic counts were taken on March 10.')).toEqual([]);
  });
});

describe('amounts that a plan is worked out for', () => {
  it.each([
    [
      'The operator shall post a bond of $900 for every kennel on the lot.',
      'The bond for the forty kennels is ten thousand dollars.',
      'The code says "The operator shall post a bond of $900 for every kennel on the lot." What does that come to for you?',
    ],
    [
      'At least 25 percent of the land inside the fence shall be kept in meadow.',
      'Ten acres of the land inside the fence stay meadow.',
      'The code says "At least 25 percent of the land inside the fence shall be kept in meadow." What does yours come to?',
    ],
    [
      'No kennel, and nothing mounted on a kennel or anything on top, shall stand more than 12 feet above the ground.',
      'Each kennel stands ten feet off the ground, with a fan mounted on it.',
      'What is yours, with everything on it?',
    ],
  ])('%s', (law, presentation, question) => {
    expect(asked(law, presentation)).toEqual([expect.stringContaining(question)]);
  });

  it('says nothing where the share was given, or of what the plan has none of', () => {
    const law = 'At least 25 percent of the land inside the fence shall be kept in meadow.';
    expect(asked(law, 'Of the land inside the fence, 28 percent stays meadow.')).toEqual([]);
    expect(asked(law, 'We propose a chapel with forty seats.')).toEqual([]);
  });
});

describe('rows of a table by district', () => {
  const table = [
    'Standard                               A-1        M-2',
    '------------------------------------   ------     ------',
    'Most kennels in one barn               20         40',
    'Largest part that is paved (percent)   30         60',
    'Smallest lot (acres)                   10         5',
    'Height (feet)                          30         45',
    'Dogs must be indoors by                9:00 p.m.  11:00 p.m.',
  ].join('\n');

  it('names a count beyond the one for the district', () => {
    expect(asked(table, 'We have two barns with 24 kennels in each barn, 34 feet tall.', 'A-1 Agricultural')).toEqual([
      'The code\'s table has 20 for "Most kennels in one barn" in A-1, and you gave 24 kennels. How do you square that?',
    ]);
    expect(asked(table, 'We have two barns with 24 kennels in each barn.', 'M-2 Industrial')).toEqual([]);
  });

  it('asks what was not told in the same terms', () => {
    expect(asked(table, 'About six acres are paved.', 'A-1 Agricultural')).toEqual([
      'The code\'s table has 30 for "Largest part that is paved (percent)" in A-1. What is yours?',
    ]);
    expect(asked(table, 'The dogs come indoors at dusk.', 'A-1')).toEqual([
      'The code\'s table has 9:00 p.m. for "Dogs must be indoors by" in A-1. What is yours?',
    ]);
    expect(asked(table, 'About 25 percent is paved.', 'A-1 Agricultural')).toEqual([]);
  });
});
