import type { Venue } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../filed/read-presentation.ts';
import { readText } from '../ordinance/read-text.ts';
import type { Materials } from '../filed/types.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { newRehearsal } from '../record/fold.ts';
import { closingFits, demandFits, formOf, leavesGuessing } from './closing-fit.ts';
import { hookBetween } from './hooks.ts';
import { shortestQuote } from './quotes.ts';
import { ReadAloud } from './read-aloud.ts';
import { requestIn } from './request-in.ts';
import { materialityOf } from './rule-weight.ts';
import type { Question } from './types.ts';

const ordinance = readText({
  kind: 'ordinance',
  source: 'solar.txt',
  text: `Section 9. Solar energy facilities.

9.3 Setbacks.
(a) Solar panels shall be set back not less than 150 feet from the property line of a non-participating parcel.
(b) Solar panels and inverters shall be set back not less than 300 feet from any existing residence.

9.4 Height and fencing.
(a) Solar panels shall not exceed 15 feet in height.
(b) The perimeter fence shall be at least 7 feet high. Barbed wire is prohibited within 500 feet of a residence.

9.6 Noise. Sound from the facility shall not exceed 45 dBA at the nearest residence.`,
});

/** The first questions on Cedar Prairie Solar. */
function firstQuestions(materials: Materials, seed: number, turns: number, venue: Venue): readonly Question[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({
    type: 'configured',
    seed,
    difficulty: 'intermediate',
    community_type: 'rural_traditional',
    project_type: 'solar',
    project: { name: 'Cedar Prairie Solar', developer: 'Larkspur Renewables', county: 'Franklin' },
  });
  if (materials.presentation !== null) held.append({ type: 'presented', text: materials.presentation.text });
  return Array.from(
    { length: turns },
    (_x, i) => held.ask(materials, requestIn(venue, { position: i + 1, total: turns })).question,
  );
}

function asked(presentation: string, seed: number, turns: number, venue: Venue = 'board'): readonly Question[] {
  const materials: Materials = {
    ordinance,
    planning: null,
    news: [],
    presentation: readPresentation(presentation, 'renewable_energy'),
    projectText: '',
  };
  return firstQuestions(materials, seed, turns, venue);
}

const short =
  'Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 260 feet from the array. We will plant evergreens on the sides that face homes.';
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

const orderedRules = `Section 17.20 Setbacks. The array shall be set back at least 300 feet from every occupied dwelling, measured from the nearest wall.

Section 17.23 Screening.
(c) The applicant shall replace dead plants within 6 months.
(d) A financial guarantee of 125 percent of the cost of planting shall be held by the county for 3 years.

Section 17.24 Noise. Sound from the facility shall not exceed 45 dBA at the nearest occupied dwelling.

Section 17.27 Drainage. A stormwater plan shall show that the rate of runoff for the 2-year, 10-year and 100-year storms does not exceed the rate before construction.

Section 17.40 Access roads inside the fence shall be at least 20 feet wide.

Section 17.41 Every battery container shall be at least 25 feet from the next container.`;

function firstRules(seed: number, projectText: string): readonly Question[] {
  const materials: Materials = {
    ordinance: readText({ kind: 'ordinance', source: 'rules.txt', text: orderedRules }),
    planning: null,
    news: [],
    presentation: null,
    projectText,
  };
  return firstQuestions(materials, seed, 12, 'board');
}

describe('the rule that is read first', () => {
  it('decides the case, and is not the same on every night', () => {
    const firsts = Array.from({ length: 20 }, (_x, seed) => firstRules(seed, '')[0]?.citations[0]?.quote ?? '');
    for (const quote of firsts) expect(quote).toMatch(/300 feet|45 dBA/);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  it('is never one for a thing that the project does not have', () => {
    for (const seed of [1, 2, 3])
      for (const { text } of firstRules(seed, '')) expect(text).not.toMatch(/battery container/);
  });

  it('is set beside what the form says of the same thing, when the form says less', () => {
    const first = firstRules(1, 'The nearest homes stand about 220 feet from the closest row of panels.').find(
      ({ citations }) => citations.length > 1,
    );
    expect(first?.citations.map(({ kind }) => kind).sort()).toEqual(['ordinance', 'project']);
    expect(first?.text).toContain('220 feet');
    expect(first?.text).toContain('300 feet');
  });

  it('is read with what it bids, and breaks off nowhere', () => {
    for (const seed of [1, 2, 3, 4])
      for (const { citations, issue } of firstRules(seed, ''))
        if (issue.kind === 'cited_rule') {
          expect(citations[0]?.quote).toMatch(/\b(?:shall|must|may|is|are)\b/);
          expect(citations[0]?.quote).not.toMatch(/(?:\d+-year|the|of|No|Sec)\.?$/);
        }
  });

  it('calls a storm a storm', () => {
    for (const seed of [1, 2, 3, 4])
      for (const { topic, citations } of firstRules(seed, ''))
        if (citations[0]?.quote.includes('2-year')) expect(topic).toBe('stormwater_drainage');
  });
});

describe('what a board takes up first', () => {
  it.each(seeds)('is the shortfall, read from the rule and from the applicant (seed %i)', (seed) => {
    const first = asked(short, seed, 3).find(({ issue }) => issue.kind === 'shortfall');
    expect(first?.citations.map(({ kind }) => kind).sort()).toEqual(['ordinance', 'presentation']);
    expect(first?.text).toContain('300 feet');
    expect(first?.text).toContain('"the nearest home is 260 feet from the array"');
    expect(first?.citations.find(({ kind }) => kind === 'ordinance')?.section).toContain('9.3');
  });

  it.each(seeds)('and then the promise without a mechanism (seed %i)', (seed) => {
    const kinds = asked(short, seed, 3).map(({ issue }) => issue.kind);
    expect(kinds).toContain('promise_without_mechanism');
    expect(kinds.indexOf('shortfall')).toBeLessThan(kinds.indexOf('promise_without_mechanism'));
  });

  it.each(seeds)('is the graver of two shortfalls (seed %i)', (seed) => {
    const both = 'The nearest home is 120 feet from the array. The panels stand 16 feet in height.';
    const shortfalls = asked(both, seed, 4).filter(({ issue }) => issue.kind === 'shortfall');
    expect(shortfalls.map(({ topic }) => topic)).toEqual(['setbacks', 'density_height']);
  });

  it.each(seeds)('is nothing where the statement meets the rule (seed %i)', (seed) => {
    const questions = asked('The nearest home is 420 feet from the array.', seed, 6);
    expect(questions.filter(({ issue }) => issue.kind === 'shortfall')).toEqual([]);
  });

  it('is not barbed wire where the statement is about the array', () => {
    for (const seed of seeds)
      for (const { issue, text } of asked(short, seed, 8))
        if (issue.kind === 'shortfall') expect(text).not.toMatch(/barbed wire/i);
  });

  it.each(seeds)('comes before the fence: setback and noise are read earlier (seed %i)', (seed) => {
    const rules = asked('We propose an array of 850 acres.', seed, 12)
      .filter(({ issue }) => issue.kind === 'cited_rule')
      .map(({ citations }) => citations[0]?.quote ?? '');
    const fence = rules.findIndex((quote) => /fence|barbed/i.test(quote));
    const setback = rules.findIndex((quote) => /set back/.test(quote));
    expect(setback).toBeGreaterThanOrEqual(0);
    expect(fence === -1 || fence > setback).toBe(true);
  });
});

describe('a rule read by neighbors', () => {
  it.each(seeds)('is not read in the same words twice (seed %i)', (seed) => {
    const frames = asked('We propose an array of 850 acres.', seed, 8, 'practice')
      .filter(({ citations }) => citations.some(({ kind }) => kind === 'ordinance'))
      .map(({ text }) => text.slice(0, text.indexOf('"')).replace(/Section [\d.]+(?:\(\w\))*/, '§'));
    expect(frames.length).toBeGreaterThanOrEqual(2);
    expect(new Set(frames).size).toBe(frames.length);
  });
});

describe('hookBetween', () => {
  it.each([
    ['The pile driving ends at dusk', 'Does your crew stop driving piles for a funeral?', true],
    ['the project lies along Mill Road', 'Will you keep off that gravel road in the spring?', true],
    ['We ask to rezone about 515 acres', 'Nobody wants to see a substation at the front door.', false],
    ['There are 96 backup generators', 'What does it sound like at midnight?', true],
    ['Cedar Prairie Solar covers Franklin County', 'Who in Franklin County asked for Cedar Prairie Solar?', false],
  ])('%s / %s: %s', (quote, text, tied) => {
    expect(hookBetween(quote, text, ['Cedar Prairie Solar', 'Franklin County']) !== null).toBe(tied);
  });
});

describe('shortestQuote', () => {
  it.each([
    [
      'The panels stand twelve feet, and the nearest home is 260 feet away.',
      /260/,
      'the nearest home is 260 feet away',
    ],
    ['The grocery is open from 6 a.m. to midnight.', /open/, 'The grocery is open from 6 a.m. to midnight'],
    ['We dedicate eleven acres with a trail.', /trail/, 'We dedicate eleven acres with a trail'],
  ])('%s', (sentence, focus, expected) => {
    expect(shortestQuote(sentence, focus)?.text).toBe(expected);
  });
});

describe('ReadAloud', () => {
  const cut = (quote: string, start: number) => ({
    kind: 'presentation' as const,
    quote,
    source: 's',
    section: null,
    start,
  });
  const aloud = new ReadAloud([cut('and the nearest home is 260 feet from the array', 40), cut('Mill Road', 200)]);
  it('knows another cut of the same sentence', () => {
    expect(aloud.has(cut('the nearest home is 260 feet from the array', 44))).toBe(true);
  });
  it('does not take the name of a road for a quotation, or another sentence for this one', () => {
    expect(aloud.has(cut('a project on 850 acres along Mill Road', 180))).toBe(false);
    expect(aloud.has(cut('We will plant evergreens on the sides', 90))).toBe(false);
  });
});

describe('closings', () => {
  it.each([
    ['Will you accept that as a condition?', 'commitment'],
    ['Is the fence on the plan?', 'yes_no'],
    ['Is it measured or guessed?', 'choice'],
    ['How many trucks a day is that?', 'figure'],
    ['Who answers the phone?', 'who'],
    ['What happens in October?', 'open'],
    ['I would like a flagger.', 'none'],
  ])('%s asks as %s', (text, form) => {
    expect(formOf(text)).toBe(form);
  });

  it('come only after the question that they close', () => {
    expect(closingFits('Yes or no?', 'open')).toBe(false);
    expect(closingFits('Yes or no?', 'yes_no')).toBe(true);
    expect(closingFits('Measured, or assumed?', 'figure')).toBe(true);
    expect(closingFits('Measured, or assumed?', 'who')).toBe(false);
    expect(closingFits('Name the person.', 'none')).toBe(false);
    expect(demandFits('I would want that before I vote.', 'yes_no')).toBe(false);
    expect(demandFits('I would want that before I vote.', 'figure')).toBe(true);
  });

  it('follow a remark only where it leaves the applicant guessing', () => {
    expect(leavesGuessing('An empty lot by the old power plant seems the natural place.')).toBe(true);
    expect(leavesGuessing('I would like a flagger and not a sign.')).toBe(false);
    expect(leavesGuessing('Whose yard gets it?')).toBe(false);
  });
});

describe('materialityOf', () => {
  const rule = (subject: string, quote: string) =>
    materialityOf({ subject, quote } as Parameters<typeof materialityOf>[0]);
  it('sets homes, sound and security before fences and repairs', () => {
    const home = rule('setback from residence', 'Panels shall be set back 300 feet from any residence');
    const sound = rule('noise at residence', 'Sound shall not exceed 45 dBA');
    const security = rule('decommissioning security', 'Security of 125 percent');
    const fence = rule('fence height', 'The fence shall be 7 feet high');
    const repair = rule('repair time', 'Dead plants shall be replaced within 6 months');
    for (const grave of [home, sound, security])
      for (const slight of [fence, repair]) expect(grave).toBeGreaterThan(slight);
  });
});
