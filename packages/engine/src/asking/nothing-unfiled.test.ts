import type { Venue } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { communities } from '../catalogue/communities.ts';
import { projectTypeSheets } from '../catalogue/project-type-sheets.ts';
import { premises, useFiles } from '../knowledge/authored.ts';
import { matcher } from '../language/matcher.ts';
import { annotate } from '../language/annotate.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { newRehearsal } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { requestIn } from './request-in.ts';
import { testimonyFor } from './testimony.ts';
import { characters } from '../catalogue/characters.ts';

/* Nothing is told about a place, a person, a study or an event that nobody filed or said: design, "What a turn is". */

const told = [
  'We propose to build on 40 acres along Kessler Road. Construction lasts about nine months.',
  'The building is set back 120 feet from the nearest home. A fence goes around the site, and we will plant trees on the north side. We expect 35 trips a day and $400,000 a year in tax revenue.',
  'Good evening. We ask for a variance for the front setback and a rezoning. The site drains to Otter Creek and has 2 acres of wetland. Noise will be minimal. We can add a berm where neighbors ask for one.',
  '',
];
const answers = [
  'We will submit the plan to staff by Friday.',
  'I would rather not say.',
  'Yes. The nearest home is 120 feet away, and Meridian Acoustics measured 42 decibels there.',
];

/** Names that a turn may always use: the room's own, and words that only look like names. */
const alwaysSaid = new Set([
  'I',
  "I'm",
  "I'd",
  "I've",
  "I'll",
  'Sundays',
  'Saturday',
  'Saturdays',
  'Commissioner',
  'Chair',
  'LLC',
  'American',
]);
const properName = /(?<![.?!"] )(?<!^)\b[A-Z][A-Za-z'-]*/g;

function namesIn(text: string): readonly string[] {
  return (text.match(properName) ?? []).filter((name) => !alwaysSaid.has(name));
}

/** Papers of which it may be said that they found or show something only where they are on file. */
const papers = premises.filter(({ id }) => id.endsWith('_study') || id === 'petition' || id === 'staff_report');
const paperFound = papers.map(({ id, words }) => ({
  id,
  definite: matcher(words.map((one) => `the|that|your ${one} say|show|find`)),
}));

/** What a turn tells that stands nowhere. */
function unfiled(text: string, known: string, quotes: string): readonly string[] {
  return [
    ...namesIn(text).filter((name) => !known.includes(name.replace(/'s?$/, ''))),
    ...(text.match(/\d[\d.,:]*/g) ?? []).filter((figure) => !quotes.includes(figure.replace(/[.,:]$/, ''))),
    ...paperFound.filter(({ definite }) => definite.test(annotate(text))).map(({ id }) => id),
  ];
}

describe('the check', () => {
  it.each([
    ['I drive Elm Street every day.', 'Elm'],
    ['You said 35 trips a day. Is that both ways?', '35'],
    ['The traffic study says it works. Do you believe that?', 'traffic_study'],
  ])('catches %s', (text, told) => {
    expect(unfiled(text, '', '')).toContain(told);
  });
});

describe('two thousand turns', () => {
  it('name nobody and nothing that is not on file, and cite every figure', () => {
    const faults: string[] = [];
    let turns = 0;
    const types = projectTypeSheets.map(({ name }) => name);
    for (let n = 0; turns < 2_000; n += 1) {
      const presentation = told[n % told.length] ?? '';
      const type = types[(n * 7) % types.length] ?? 'solar';
      const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
      held.append({
        type: 'configured',
        seed: n,
        difficulty: (['beginner', 'intermediate', 'advanced', 'expert'] as const)[n % 4] ?? 'expert',
        community_type: communities[n % communities.length]?.id ?? 'diverse_suburban',
        project_type: type,
        project: { name: 'Prairie Sky', developer: 'Larkspur Partners, LLC', county: 'Franklin', state: 'IA' },
      });
      if (presentation !== '') held.append({ type: 'presented', text: presentation });
      const materials = filedByHand(presentation === '' ? {} : { presentation });
      const filed = `${presentation} Prairie Sky Larkspur Partners, LLC Franklin County ${answers.join(' ')}`;
      const check = (text: string, quotes: string, who: string): void => {
        turns += 1;
        const known = `${filed} ${who}`;
        for (const one of unfiled(text, known, quotes)) faults.push(`${type}: ${one}: ${text}`);
      };
      for (const venue of ['board', 'public'] as readonly Venue[])
        for (let position = 1; position <= 6; position += 1) {
          const asked = held.ask(materials, requestIn(venue));
          const everybody = held.rehearsal.exchanges.map((one) => one.asked.character_name).join(' ');
          check(asked.question.text, asked.question.citations.map(({ quote }) => quote).join(' '), everybody);
          if (n % 10 === 0) held.answer(materials, asked, answers[(n + position) % answers.length] ?? '');
        }
      const speaker = characters.filter(({ role }) => role === 'resident')[n % 10];
      if (speaker === undefined) continue;
      const position = (['for', 'against', 'neutral'] as const)[n % 3] ?? 'neutral';
      const { text, seconds } = testimonyFor(held.rehearsal, materials, speaker, position);
      check(text, '', speaker.name);
      expect(seconds).toBeGreaterThanOrEqual(12);
      expect(seconds).toBeLessThanOrEqual(90);
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('rest on premises that every line of a use may take for granted', () => {
    const known = new Set(premises.map(({ id }) => id));
    for (const { lines } of useFiles)
      for (const { presumes } of lines)
        for (const one of presumes.flatMap((each) => each.split('|'))) expect(known).toContain(one);
  });
});
