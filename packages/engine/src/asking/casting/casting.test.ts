import { describe, expect, it } from 'vitest';
import type { RehearsalEvent, Venue } from '@rostrum/contract';
import { charactersFor } from '../../catalog/characters-for.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { TopicId } from '../../knowledge/types.ts';
import { applyEvent, newRehearsal } from '../../record/fold.ts';
import { plainAsked } from '../../record/plain-asked.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { QuestionRequest } from '../types.ts';
import { assignedCharacter, chooseCharacter, rosterFor, speaksAs, wouldSay, type CastFor } from './choose-character.ts';
import { topicsOfExpertise } from './expertise-fit.ts';
import { wasHeardBy } from './heard.ts';
import { lastInVenue } from './last-in-venue.ts';
import { nameSaid } from './name-said.ts';

const at = '2026-01-01T00:00:00Z';
const requestIn = (venue: Venue, more: Partial<QuestionRequest> = {}): QuestionRequest =>
  ({ venue, questioner: null, characterId: null, previousQuestions: [], ...more }) as unknown as QuestionRequest;

function begun(seed = 1): Rehearsal {
  return applyEvent(newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'), { id: 'c', at, type: 'configured', seed });
}

/** A rehearsal in which these have asked, one after the other. */
function asking(venue: Venue, askers: readonly CharacterSheet[], seed = 1): Rehearsal {
  return askers.reduce((r, { character_id, role }, nth) => {
    const topic = 'noise';
    const line = { question_id: `q${nth}`, question: 'How loud is it?', venue, topic, issue_key: `k${nth}` };
    const event: RehearsalEvent = {
      ...plainAsked({ ...line, character_id, character_role: role }),
      id: `a${nth}`,
      at,
    };
    return applyEvent(r, event);
  }, begun(seed));
}

const onNoise: CastFor = { topic: 'noise', by: ['board', 'chair'], position: null };
const board = rosterFor(begun(), 'board');
const residents = charactersFor({ role: 'resident' });
const experts = charactersFor({ role: 'expert' });
const [chair] = board;
const seeds = Array.from({ length: 30 }, (_, seed) => seed + 1);

describe('who may say a line', () => {
  it.each([
    ['chair', ['chair', 'board']],
    ['commissioner', ['board']],
    ['planning_director', ['staff']],
    ['mayor', ['staff']],
    ['expert', ['expert']],
    ['resident', ['public']],
  ])('a %s speaks as %j', (role, expected) => {
    expect(speaksAs({ ...(residents[0] as CharacterSheet), role })).toEqual(expected);
  });

  it.each([
    ['supportive', 'neutral', true],
    ['developmental', 'against', false],
    ['developmental', 'for', true],
    ['developmental', 'neutral', true],
    ['neutral', 'neutral', true],
    ['neutral', 'against', true],
    ['regulatory', 'neutral', true],
    ['regulatory', 'against', true],
    ['regulatory', 'for', false],
    ['skeptical', 'neutral', true],
  ] as const)('with a %s stance says something %s: %s', (stance, position, expected) => {
    expect(wouldSay({ ...(residents[0] as CharacterSheet), stance }, position)).toBe(expected);
  });
});

describe('a request that says who', () => {
  const someone = residents[2] as CharacterSheet;
  it('gets the character with that id, whatever is raised', () => {
    const request = requestIn('board', { characterId: someone.character_id });
    expect(assignedCharacter(begun(), request)).toEqual(someone);
    expect(chooseCharacter(begun(), request, onNoise, null)).toEqual(someone);
  });

  it.each(['chair', ' Chair ', 'CHAIR'])('gets the chair for %j', (questioner) => {
    expect(assignedCharacter(begun(), requestIn('public', { questioner }))).toEqual(chair);
  });

  it.each([null, 'somebody', ''])('leaves the choice open for %j', (questioner) => {
    expect(assignedCharacter(begun(), requestIn('board', { questioner }))).toBeNull();
  });

  it('gets a member who does not preside for a commissioner', () => {
    const r = asking('board', [chair as CharacterSheet]);
    for (const previous of [[], ['How loud is it?']]) {
      const request = requestIn('board', { questioner: 'Commissioner', previousQuestions: previous });
      expect(chooseCharacter(r, request, onNoise, null).role).toBe('commissioner');
    }
  });

  it('has a follow-up asked by whoever asked first', () => {
    for (const one of [board[1], board[3], residents[0]] as CharacterSheet[])
      expect(chooseCharacter(asking('board', [one]), requestIn('board'), onNoise, one.character_id)).toEqual(one);
  });
});

describe("the board's turns", () => {
  it.each(seeds)('begin with the chair (seed %i)', (seed) => {
    expect(chooseCharacter(begun(seed), requestIn('board'), onNoise, null)).toEqual(chair);
  });

  it('begin with a member where the chair does not say such a line', () => {
    const line: CastFor = { ...onNoise, by: ['board'], position: null };
    const members = board.slice(1).map(({ character_id }) => character_id);
    const others = { ...requestIn('board'), questioner: 'commissioner' };
    expect(members).toContain(chooseCharacter(begun(), others, line, null).character_id);
  });

  it.each(seeds.slice(0, 10))('come round to every member before anybody has three (seed %i)', (seed) => {
    let askers: readonly CharacterSheet[] = [];
    for (let turn = 0; turn < board.length * 2; turn++)
      askers = [...askers, chooseCharacter(asking('board', askers, seed), requestIn('board'), onNoise, null)];
    const turns = board.map((one) => askers.filter(({ character_id }) => character_id === one.character_id).length);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...turns)).toBeLessThanOrEqual(3);
  });

  it('go to those whose field it is more often than to others', () => {
    const r = (seed: number): Rehearsal => asking('board', [chair as CharacterSheet], seed);
    const topics: readonly TopicId[] = ['traffic_roads', 'stormwater_drainage', 'tax_revenue', 'noise'];
    const members = board.slice(1);
    let [inField, expected] = [0, 0];
    for (const topic of topics) {
      const of = members.filter((one) => topicsOfExpertise(one).has(topic));
      if (of.length === 0 || of.length === members.length) continue;
      for (const seed of seeds) {
        const one = chooseCharacter(r(seed), requestIn('board'), { ...onNoise, topic }, null);
        inField += Number(of.includes(one));
        expected += of.length / members.length;
      }
    }
    expect(expected).toBeGreaterThan(0);
    expect(inField / expected).toBeGreaterThan(1.5);
  });
});

describe("the public's turns", () => {
  const line: CastFor = { topic: 'property_values', by: ['public', 'expert'], position: null };
  const stanceAt = (crowdEnergy: number): number => {
    const against = ['opposed', 'opposing', 'protective', 'concerned', 'skeptical'];
    return seeds.filter((seed) => {
      const r = begun(seed);
      const heated = { ...r, room: { ...r.room, crowdEnergy } };
      return against.includes(chooseCharacter(heated, requestIn('public'), line, null).stance);
    }).length;
  };

  it('go to opponents more often in a heated room', () => {
    expect(stanceAt(3)).toBeGreaterThan(stanceAt(-3));
  });

  it('do not go to two experts in a row', () => {
    for (const seed of seeds) {
      const r = asking('public', [experts[0] as CharacterSheet], seed);
      expect(chooseCharacter(r, requestIn('public'), line, null).role).toBe('resident');
    }
  });

  it('go to somebody who would take the position', () => {
    for (const seed of seeds) {
      const one = chooseCharacter(begun(seed), requestIn('public'), { ...line, position: 'for' }, null);
      expect(['supportive', 'developmental', 'neutral']).toContain(one.stance);
    }
  });

  it('are the same for the same seed', () => {
    const names = seeds.map((seed) => chooseCharacter(begun(seed), requestIn('public'), line, null).name);
    expect(seeds.map((seed) => chooseCharacter(begun(seed), requestIn('public'), line, null).name)).toEqual(names);
    expect(new Set(names).size).toBeGreaterThan(3);
  });
});

describe('a roster', () => {
  const rolesIn = (venue: Venue): string[] => [...new Set(rosterFor(begun(), venue).map(({ role }) => role))].sort();
  it.each<[Venue, string[]]>([
    ['board', ['chair', 'commissioner']],
    ['public', ['expert', 'resident']],
    ['practice', ['commissioner', 'expert', 'resident']],
  ])('in %s has %j', (venue, roles) => {
    expect(rolesIn(venue)).toEqual(roles);
  });

  it('is kept apart by venue', () => {
    const r = begun();
    expect(rosterFor(r, 'public')).not.toEqual(rosterFor(r, 'board'));
    expect(rosterFor(r, 'public')).toEqual(rosterFor(r, 'public'));
  });
});

describe('what is looked back on', () => {
  const [one, two] = residents as [CharacterSheet, CharacterSheet];
  const { exchanges } = asking('public', [one, two, one]);
  const ids = (venue: Venue, most: number): string[] =>
    lastInVenue(exchanges, venue, most).map(({ asked }) => asked.character_id);

  it('is the last of one venue, oldest first', () => {
    expect(ids('public', 2)).toEqual([two.character_id, one.character_id]);
    expect(ids('public', 9)).toHaveLength(3);
    expect(ids('board', 9)).toEqual([]);
    expect(ids('public', 0)).toEqual([]);
  });

  it.each<[Venue, Venue, boolean]>([
    ['public', 'board', true],
    ['board', 'board', true],
    ['practice', 'public', false],
    ['public', 'practice', false],
  ])('in %s, what was asked in %s was heard: %s', (venue, then, expected) => {
    const [exchange] = asking(then, [one]).exchanges;
    if (exchange === undefined) throw new Error('nothing was asked');
    expect(wasHeardBy(two.character_id, venue, exchange)).toBe(expected);
    expect(wasHeardBy(one.character_id, venue, exchange)).toBe(true);
  });
});

describe('a name as it is said', () => {
  it.each([
    ['Commissioner Dale Hutchins', 'commissioner', 'Dale Hutchins'],
    ['Chairwoman Ruth Ames', 'chair', 'the chair'],
    ['Member A', 'chair', 'Member A'],
    ['Member Alvarez', 'commissioner', 'Member Alvarez'],
    ['New Member B', 'chair', 'the chair'],
    ['Member Alvarez', 'chair', 'the chair'],
    ['Chair Ruth Ames', 'commissioner', 'Ruth Ames'],
    ['Commissioner  Dale Hutchins ', 'commissioner', 'Dale Hutchins'],
    ['Ann Commissioner Bell', 'resident', 'Ann Commissioner Bell'],
    ['Madam Chair ', 'commissioner', 'a member'],
    ['Ruth Ames', 'resident', 'Ruth Ames'],
  ])('%j (%s): %s', (name, role, said) => {
    expect(nameSaid(name, role)).toBe(said);
  });
});

describe('what somebody looks at first', () => {
  const withExpertise = (...expertise: string[]): CharacterSheet => ({
    ...(residents[0] as CharacterSheet),
    expertise,
  });
  it.each<[string, TopicId]>([
    ['planning', 'precedent'],
    ['engineering', 'stormwater_drainage'],
    ['community', 'neighborhood_character'],
    ['legal', 'enforcement'],
    ['law', 'ownership_transfer'],
    ['finance', 'tax_revenue'],
  ])('by calling: %s, %s', (calling, topic) => {
    expect([...topicsOfExpertise(withExpertise(calling))]).toContain(topic);
  });

  it.each<[string, TopicId, TopicId]>([
    ['Hydrogeologist', 'wells_groundwater', 'noise'],
    ['Acoustical Engineer', 'noise', 'odor_dust'],
    ['Traffic Engineer', 'traffic_roads', 'fire_emergency'],
    ['Power Systems Engineer', 'power_supply_grid', 'sewer'],
    ['Property Economist', 'property_values', 'glare'],
  ])('of an expert is the profession: %s, %s and not %s', (title, own, foreign) => {
    const expert = experts.find((one) => one.title === title) as CharacterSheet;
    expect([...topicsOfExpertise(expert)]).toContain(own);
    expect([...topicsOfExpertise(expert)]).not.toContain(foreign);
  });

  it('is told by the title of every expert', () => {
    for (const { title, role } of experts) {
      const unschooled = { ...(experts[0] as CharacterSheet), title, role, expertise: [] };
      expect([title, topicsOfExpertise(unschooled).size > 0]).toEqual([title, true]);
    }
  });

  it('is nothing for a calling that nobody knows', () => {
    expect(topicsOfExpertise(withExpertise('astrology')).size).toBe(0);
  });
});
