import { describe, expect, it } from 'vitest';
import { premises, useFiles } from '../knowledge/authored.ts';
import { unfiledAmong, unfiledIn } from '../testing/unfiled.ts';

const nothing = (): boolean => false;

describe('the check', () => {
  it.each([
    ['I drive Elm Street every day.', 'Elm'],
    ['You said 35 trips a day. Is that both ways?', '35'],
    ['The traffic study says it works. Do you believe that?', 'traffic_study'],
    ['Who maintains the retention pond in ten years?', 'pond_on_site'],
    ['How far is it from the school?', 'school_near'],
    ['Who reads your sound study?', 'sound_study'],
  ])('catches %s', (text, told) => {
    expect(unfiledIn(text, '', '', nothing)).toContain(told);
  });

  it.each([
    'Is there a traffic study?',
    'Does the school district have room?',
    'Is there a pond, and who maintains it?',
    'Which side are the docks on?',
  ])('lets pass %s', (text) => {
    expect(unfiledIn(text, '', '', nothing)).toEqual([]);
  });
});

describe('what is said in rehearsals of every type of project', () => {
  // The bench checks 2,000 turns for this.
  it('names nobody and nothing that is not on file, and cites every figure', { timeout: 60_000 }, () => {
    const { turns, faults } = unfiledAmong(900);
    expect(turns).toBeGreaterThanOrEqual(900);
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('depends only on premises that every line of a use may assume', () => {
    const known = new Set(premises.map(({ id }) => id));
    for (const { lines } of useFiles)
      for (const { presumes } of lines)
        for (const one of presumes.flatMap((each) => each.split('|'))) expect(known).toContain(one);
  });
});
