import { describe, expect, it } from 'vitest';
import type { Venue } from '@rostrum/contract';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { closeHearing } from '../hearing/vote.ts';
import { useOf } from '../knowledge/uses/use-of.ts';
import { materialsOf } from '../filed/materials.ts';
import { readText } from '../ordinance/read-text.ts';
import { newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { promiseLedger } from '../report/promise-ledger.ts';
import { contextLine } from './context-line.ts';
import { labelSaid } from './label-said.ts';
import { OnFile } from './on-file.ts';
import { requestIn } from './request-in.ts';
import { roomIssues } from './room-issues.ts';
import { bindsAbsentThing } from './rule-weight.ts';
import { presumesHistory, speaksOfStrangeThing, tellsOfUnfiledPlace } from './strange-things.ts';
import type { Turn } from './turn.ts';
import type { Question } from './types.ts';

const crematory =
  'My family has run the funeral home on Walnut Street since 1948. The stack will be 28 feet tall. ' +
  'We expect about six cases a week and we will not run on Sundays. The nearest house is 210 feet away.';

function held(options: {
  readonly seed?: number;
  readonly type?: string;
  readonly developer?: string;
  readonly presentation?: string;
  readonly answer: string;
  readonly venue?: Venue;
  readonly turns?: number;
}): { readonly questions: readonly Question[]; readonly r: Rehearsal } {
  const room = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  room.append({
    type: 'configured',
    seed: options.seed ?? 1,
    difficulty: 'intermediate',
    community_type: 'rural_traditional',
    project_type: options.type ?? 'Crematory',
    project: {
      name: 'The Walnut Street addition',
      developer: options.developer ?? 'Hollis Funeral Home',
      county: 'Tipton',
    },
  });
  room.append({ type: 'presented', text: options.presentation ?? crematory });
  const turns = options.turns ?? 4;
  const questions = Array.from({ length: turns }, (_x, i) => {
    const materials = materialsOf(room.rehearsal, () => null);
    const asked = room.ask(materials, requestIn(options.venue ?? 'board', { position: i + 1, total: turns }));
    room.answer(materials, asked, options.answer);
    return asked.question;
  });
  return { questions, r: room.rehearsal };
}

function never(): never {
  throw new Error('nothing was presented');
}

const seeds = [1, 2, 3, 4, 5, 6];

describe('what is said aloud', () => {
  it.each([
    'I do not know that tonight. We will get that to you.',
    'We will look into that and follow up.',
    'I will have to check on that, and we will send you the figures.',
  ])('an answer put off is not pressed as a promise, nor made a condition: %s', (answer) => {
    for (const seed of seeds) {
      const { r } = held({ seed, answer });
      const pressing = { ...r, promises: r.promises.map((promise) => ({ ...promise, enforceable: false })) };
      const materials = materialsOf(r, () => null);
      expect(roomIssues(pressing, materials).map(({ kind }) => kind)).not.toContain('promise_without_mechanism');
      expect(closeHearing(r, materials, 20).conditions).toEqual([]);
      for (const { condition } of promiseLedger(pressing)) expect(condition).toMatch(/^Homework/);
    }
  });

  it('what is only expected becomes no condition', () => {
    const { r } = held({ answer: 'There will be about 60 loads a day and some of them at night.' });
    expect(
      closeHearing(
        r,
        materialsOf(r, () => null),
        20,
      ).conditions,
    ).toEqual([]);
  });

  it('two statements that disagree are cut at what they disagree on', () => {
    const answer = 'The stack will be about 40 feet tall, and we would run it on Sundays when we need to.';
    const { r } = held({ answer, turns: 1 });
    const clash = {
      earlier: 'We expect about six cases a week and we will not run on Sundays.',
      now: answer,
      subject: 'days',
    };
    const eventId = r.exchanges[0]?.answered?.id ?? '';
    const issues = roomIssues(
      { ...r, contradictions: [{ ...clash, eventId }] },
      materialsOf(r, () => null),
    );
    const cited = issues.find(({ kind }) => kind === 'contradiction')?.citations.map(({ quote }) => quote) ?? [];
    expect(cited).toHaveLength(2);
    for (const quote of cited) expect(quote).toContain('Sundays');
  });

  it('of two figures in one statement, the one that disagrees is cited', () => {
    const earlier = 'The sound would be 61 decibels at the nearest home, and it would have about 40 jobs.';
    const now = 'At the nearest home the modeled sound level is 41 decibels.';
    const { r } = held({ answer: earlier, turns: 1 });
    const eventId = r.exchanges[0]?.answered?.id ?? '';
    const again = { ...r, contradictions: [{ earlier: now, now: earlier, subject: 'level', eventId }] };
    const filed = materialsOf({ ...again, presentation: null }, () => null);
    const spoken = { ...filed, presentation: { ...(materialsOf(r, () => null).presentation ?? never()), text: now } };
    const [issue] = roomIssues(again, spoken).filter(({ kind }) => kind === 'contradiction');
    expect(issue?.citations.map(({ quote }) => quote)).toEqual([
      'The sound would be 61 decibels at the nearest home',
      'At the nearest home the modeled sound level is 41 decibels',
    ]);
  });

  it('no member reads out the two statements that another has read out, and none becomes a condition', () => {
    const { r } = held({ answer: 'We will close at midnight, and we will have 140 truck spaces.', turns: 6 });
    const clash = {
      earlier: 'We will have 92 truck spaces.',
      now: 'We will close at midnight, and we will have 140 truck spaces.',
      subject: 'truck spaces',
    };
    const at = (eventId: string) => ({ ...clash, eventId });
    const { votes } = closeHearing(
      { ...r, contradictions: [at('a'), at('b'), at('c')] },
      materialsOf(r, () => null),
      0,
    );
    expect(votes.filter(({ reason }) => reason.includes(clash.earlier.slice(0, -1))).length).toBeLessThanOrEqual(1);
    const denied = closeHearing(
      { ...r, contradictions: [at('a'), at('b')] },
      materialsOf(r, () => null),
      0,
    );
    expect(new Set(denied.findings).size).toBe(denied.findings.length);
    const approved = closeHearing(
      { ...r, contradictions: [at('a')] },
      materialsOf(r, () => null),
      25,
    );
    expect(approved.conditions.map(({ text }) => text).join(' ')).not.toContain('140');
  });

  it('nobody says of one bare word that it helped a little or went halfway', () => {
    for (const venue of ['board', 'public'] as const)
      for (const seed of seeds) {
        const { questions } = held({ seed, venue, answer: 'No.', turns: 6 });
        for (const { text } of questions)
          expect(text).not.toMatch(
            /half of it|as far as it goes|first part|helps a little|the first half|Thank you for that much|without the numbers|half of that/,
          );
      }
  });

  it('a few words that are no yes or no are not taken for one word', () => {
    for (const venue of ['board', 'public'] as const)
      for (const seed of seeds)
        for (const { text } of held({ seed, venue, answer: 'Ask the county.', turns: 6 }).questions)
          expect(text).not.toMatch(/one word|gave me a word/i);
  });

  it('a witness tells of papers only where there are any', () => {
    for (const seed of seeds)
      for (const venue of ['public', 'practice'] as const)
        for (const { text } of held({ seed, venue, answer: 'Yes.', turns: 10 }).questions)
          expect(text).not.toMatch(
            /in the file\. Which|has no easement|are not considered|No viewpoint|lists best practices/,
          );
  });

  it('nobody comes from two people, and they want where a firm wants', () => {
    for (const venue of ['board', 'public', 'practice'] as const)
      for (const seed of seeds) {
        const { questions } = held({ seed, venue, developer: 'Kathleen and Mark Olson', answer: 'Yes.', turns: 10 });
        for (const { text } of questions)
          expect(text).not.toMatch(
            /\b(?:from|at|has|does|is) Kathleen and Mark Olson|Olson (?:wants|says|gets|knows)\b|hundred places/,
          );
      }
  });

  it.each([
    ['I fish that creek with my grandson.', 'A plant on Highway 9', 'A plant beside Mill Creek'],
    [
      'Our block has the truck route, the rail yard and the freeway.',
      'A warehouse',
      'A warehouse by the rail line and the interstate',
    ],
    [
      'The gravel pit lowered my well by eight feet. How deep are you digging?',
      'A poultry plant',
      'A gravel pit of 60 acres',
    ],
    ['I looked out at horses for thirty years. What will be in that window?', 'A vacant foundry', 'A farm of 40 acres'],
    [
      'The church is two hundred years old, and it stands across from your gate.',
      'A data center',
      'A data center beside the church',
    ],
    ['That field drains past my spring.', 'An event barn on 40 acres', 'A barn on 40 acres below a spring'],
  ])('a neighbor tells of a place only where it was filed: %s', (line, without, beside) => {
    expect(tellsOfUnfiledPlace(line, new OnFile(without))).toBe(true);
    expect(tellsOfUnfiledPlace(line, new OnFile(beside))).toBe(false);
  });

  it.each([
    'I back out of my driveway onto that road with two kids in the car.',
    'My grandson waits at the end of our lane in the dark.',
    'Put a fence around the ponds, and tell me who checks it.',
    'We want a meadow, and next spring we will look.',
  ])('what any place has needs no paper: %s', (line) => {
    expect(tellsOfUnfiledPlace(line, new OnFile('A store'))).toBe(false);
  });

  it.each([
    [
      'I am eighty-one, and I want to know what I will be breathing.',
      'Nine cabins by the lake',
      'A sawmill with a wood-fired boiler',
    ],
    ['How many monitoring wells ring the cells?', 'A digester for manure', 'A landfill of 90 acres'],
    [
      'There used to be children in that house. Who will be in it?',
      'Nine cabins on six acres',
      'Two houses let by the night',
    ],
    ['On climb-out, what lies under the end of the runway?', 'A hospital helipad', 'An airstrip of 2,400 feet'],
    ['I share a wall with that building. Will my place smell?', 'A cannabis grow, no retail sales', 'A dispensary'],
    ['Now you want a tunnel doing it all day behind my fence.', 'A marina of 140 slips', 'A car wash'],
  ])('nobody asks about a thing that the project does not have: %s', (line, without, having) => {
    expect(speaksOfStrangeThing(line, 'generic', new OnFile(without))).toBe(true);
    expect(speaksOfStrangeThing(line, 'generic', new OnFile(having))).toBe(false);
  });

  it('a hospital helipad is a helipad, and a hospital with one a hospital', () => {
    expect(useOf('generic', ['Hospital helipad'])?.id).toBe('aviation');
    expect(useOf('generic', ['Hospital with a helipad'])?.id).toBe('hospital');
  });

  it('where the turn is about how people were told, its grievance is another', () => {
    for (const seed of seeds)
      for (const { text, topic } of held({ seed, venue: 'public', answer: 'No.', turns: 8 }).questions)
        if (topic === 'community_engagement')
          expect(text).not.toMatch(
            /(?:knocked on|found out about|last to hear).*(?:learned of this|walked up|did you try|Was there one)/,
          );
  });

  it('what stands nowhere yet disturbs nobody yet', () => {
    const line = 'I knock, and it is a different stranger every week. Whom am I supposed to get to know?';
    expect(presumesHistory(line, new OnFile('We would like nine cabins on six acres.'))).toBe(true);
    expect(presumesHistory(line, new OnFile('We let two existing houses by the night.'))).toBe(false);
  });

  it('the wishes of neighbors are known only where somebody talked with them', () => {
    const line = 'The neighbors asked for some things they will not get. Which ones?';
    expect(presumesHistory(line, new OnFile('Our closest neighbor is about 900 feet north.'))).toBe(true);
    expect(presumesHistory(line, new OnFile('We held two meetings at the library.'))).toBe(false);
  });

  it.each([
    ['the traffic study: who did it, when it counted and what it covers', 'the traffic study'],
    ['what will be measured, where, how often and for whom to see', 'what will be measured'],
    ['which road improvements you make, who pays and by when', 'which road improvements you make'],
    ['the number, size and rating of the units', 'the number, size and rating of the units'],
    ['the distance to the nearest home, in feet', 'the distance to the nearest home'],
  ])('a list is for reading: %s', (label, said) => {
    expect(labelSaid(label)).toBe(said);
  });

  it.each([
    ['who was met, how many, and when', 'Your answer on wells did not say who was met, how many, and when.'],
    ['the number of loads', 'Your answer on wells did not give the number of loads.'],
  ])('why a follow-up was asked is said in English: %s', (missing, line) => {
    const turn = { issue: { kind: 'open_answer', detail: { missing }, citations: [] }, knowledge: { noun: 'wells' } };
    expect(contextLine(turn as unknown as Turn, [])).toBe(line);
  });

  it('a section with a letter in its number is read out whole', () => {
    const text =
      '10A.17.040 Cannabis cultivation. (A) Cultivation shall be at least 1,000 feet from a school. (B) Greenhouses shall be set back 100 feet from any lot line.';
    const reading = readText({ kind: 'ordinance', source: 'Code', text });
    const read = seeds.flatMap((seed) => {
      const room = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
      room.append({
        type: 'configured',
        seed,
        project_type: 'Cannabis cultivation',
        project: { name: 'Green Anchor' },
      });
      room.append({ type: 'document_filed', kind: 'ordinance', document_id: 'o', source: 'Code', text });
      room.append({ type: 'presented', text: 'We would like to grow in six greenhouses on Orr Springs Road.' });
      return Array.from({ length: 4 }, (_x, i) => {
        const materials = materialsOf(room.rehearsal, () => reading);
        return room.ask(materials, requestIn('board', { position: i + 1, total: 4 })).question.text;
      });
    });
    const sections = read.flatMap((said) => said.match(/Section \S+/g) ?? []);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) expect(section).toMatch(/^Section 10A\.17\.040/);
  });

  it('a limit on dwelling units is not read to a project without dwellings', () => {
    const quote = 'No building shall contain more than five (5) dwelling units';
    const { standards } = readText({ kind: 'ordinance', source: 'Code', text: `Section 5.1 Homes. ${quote}.` });
    const [rule] = standards;
    expect(rule).toBeDefined();
    if (rule === undefined) return;
    expect(bindsAbsentThing(rule, 'A marina with 140 slips near the nearest home')).toBe(true);
    expect(bindsAbsentThing(rule, 'Two buildings of apartments')).toBe(false);
  });
});
