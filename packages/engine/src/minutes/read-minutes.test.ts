import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';
import type { MinutesItem, MinutesRead, Place } from './types.ts';

/* Ten ways in which American boards write their minutes, each from a board that doesn't exist. */

const textOf = (name: string): string => readFileSync(new URL(`./testing/${name}.txt`, import.meta.url), 'utf8');

/** One item in one line: kind, mover, seconder, outcome, named votes that are not yes. */
function lineOf(item: MinutesItem): string {
  const others = Object.entries(item.votes).filter(([, vote]) => vote !== 'yes');
  const yes = Object.keys(item.votes).length - others.length;
  const moved = item.motion === null ? 'no motion' : `${item.motion.mover} / ${item.motion.seconder}`;
  return [item.kind, moved, item.outcome, `${yes} yes`, ...others.map(([name, vote]) => `${name} ${vote}`)].join(', ');
}

const boards: Readonly<
  Record<string, { body: string; date: string; chair: string; absent: string[]; items: string[] }>
> = {
  'ayes-and-nays': {
    body: 'Alder County Planning Commission',
    date: '2023-03-14',
    chair: 'Lorraine Petty',
    absent: ['Earl Stubbs'],
    items: [
      'procedural, Anita Voss / Dwight Okafor, approved, 5 yes',
      'special_use, Gus Halloran / Pilar Quintana, approved_with_conditions, 4 yes, Anita Voss no',
      'rezoning, Anita Voss / Gus Halloran, denied, 3 yes, Pilar Quintana no, Dwight Okafor recused',
    ],
  },
  'prose-counts': {
    body: 'Town of Bellhaven Zoning Board of Appeals',
    date: '2022-10-05',
    chair: 'Ruth Amsel',
    absent: ['Joan Ripley'],
    items: [
      'variance, Beatriz Lemos / Colin Tate, approved, 0 yes, Harold Finch no, Priya Nair no',
      'special_use, Sam Doyle / Beatriz Lemos, postponed, 0 yes, Colin Tate recused',
      'special_use, Walter Krug / Priya Nair, approved_with_conditions, 0 yes, Ruth Amsel no',
    ],
  },
  capitals: {
    body: 'City of Cedar Flats Planning Commission',
    date: '2023-05-03',
    chair: 'Wade Ellison',
    absent: ['Lyle Osmond'],
    items: [
      'procedural, Marta Juarez / Brent Tolley, approved, 5 yes',
      'site_plan, Brent Tolley / Glen Pruitt, approved_with_conditions, 3 yes, Shae Winters no, Wade Ellison no',
      'text_or_plan, Shae Winters / Brent Tolley, approved, 5 yes',
    ],
  },
  'action-minutes': {
    body: 'Quarry Creek Planning Commission',
    date: '2023-06-08',
    chair: 'Todd Sorrell',
    absent: ['Jean Whitlock'],
    items: [
      'procedural, Oscar Delgado / Mary Beth Lund, approved, 0 yes',
      'special_use, Peter Amadi / Oscar Delgado, approved_with_conditions, 0 yes, Mary Beth Lund no',
      'rezoning, Mary Beth Lund / Todd Sorrell, postponed, 0 yes',
    ],
  },
  'web-page': {
    body: 'City of Port Hollis Planning and Zoning Board',
    date: '2024-02-12',
    chair: 'Doug Merriweather',
    absent: ['Ned Fallon'],
    items: [
      'rezoning, Gwen Abbott / Luis Carrasco, motion_failed, 2 yes, Doug Merriweather no, Kim Oyelaran no',
      'rezoning, Kim Oyelaran / Doug Merriweather, denied, 3 yes, Gwen Abbott no',
      'site_plan, Luis Carrasco / Gwen Abbott, approved, 0 yes',
    ],
  },
  letters: {
    body: 'Fairmont City Planning Commission',
    date: '2022-09-01',
    chair: 'Jake Lindqvist',
    absent: ['Michael Henrie', 'Maria Pruett'],
    items: [
      'subdivision, Travis Boone / Ned Drummond, approved_with_conditions, 4 yes, Lisa Castellano no',
      'other, Ned Drummond / Carmen Iweala, postponed, 5 yes',
    ],
  },
  captions: {
    body: 'Lowell County Planning Board',
    date: '2024-01-09',
    chair: 'Fulbright',
    absent: [],
    items: ['rezoning, Castle / Baird, approved, 4 yes, Dunmore no', 'special_use, Eaves / Dunmore, denied, 5 yes'],
  },
  scanned: {
    body: 'Harlan Township Plannlng Commission',
    date: '2021-08-16',
    chair: 'Ted Brockway',
    absent: ['Bill Orr'],
    items: [
      'site_plan, Rita Dubois / Hank Sayre, approved_with_conditions, 4 yes, Hank Sayre abstain',
      'special_use, Nora Jessup / Al Fenner, denied, 3 yes, Ted Brockway no, Hank Sayre no',
    ],
  },
  transcript: {
    body: 'City of Westmarch Board of Adjustment',
    date: '2022-04-27',
    chair: 'Vera Lindholm',
    absent: [],
    items: ['variance, Josephine Cho / Tariq Bell, approved_with_conditions, 4 yes, Ray Standish no'],
  },
};

function placesOf(read: MinutesRead): Place[] {
  return read.items
    .flatMap((item) => [
      ...[item.titleAt, item.motion?.at ?? null, item.staff?.at ?? null, item.outcomeAt],
      ...[...item.conditions, ...Object.values(item.votePlaces), ...item.raised.map(({ at }) => at)],
    ])
    .filter((place) => place !== null);
}

describe('minutes of ten kinds', () => {
  it.each(Object.entries(boards))('reads %s', (name, wanted) => {
    const read = readMinutes(textOf(name));
    expect({ body: read.body, date: read.date }).toEqual({ body: wanted.body, date: wanted.date });
    expect(read.members.filter(({ role }) => role === 'chair').map((member) => member.name)).toEqual([wanted.chair]);
    expect(read.members.filter(({ present }) => !present).map((member) => member.name)).toEqual(wanted.absent);
    expect(read.items.map(lineOf)).toEqual(wanted.items);
  });

  it.each(Object.keys(boards))('finds every fact of %s where it says', (name) => {
    const text = textOf(name);
    for (const { quote, start } of placesOf(readMinutes(text))) {
      const first = quote.split(/\s+/)[0] ?? '';
      expect(text.slice(start, start + first.length)).toBe(first);
    }
  });
});

describe('what members raise', () => {
  const raised = (name: string): string[] =>
    readMinutes(textOf(name)).items.flatMap((item) => item.raised.map(({ member, topic }) => `${member}: ${topic}`));

  it('is credited to the member who said it, and to nobody with the same name', () => {
    expect(raised('ayes-and-nays')).toContain('Gus Halloran: decommissioning_bond');
    // Ellen Voss, a neighbor, spoke about her well; Anita Voss sits on the board.
    expect(raised('ayes-and-nays')).not.toContain('Anita Voss: wells_groundwater');
    expect(raised('prose-counts')).toContain('Beatriz Lemos: stormwater_drainage');
    expect(raised('captions')).toEqual(['Dunmore: sewer']);
  });

  it('splits a sentence in which two people speak', () => {
    expect(raised('prose-counts')).toContain('Sam Doyle: noise');
    expect(raised('prose-counts')).toContain('Walter Krug: enforcement');
    expect(raised('prose-counts')).not.toContain('Walter Krug: noise');
  });

  it('leaves out what a member who spoke at length only mentioned in passing', () => {
    const short = 'Ms. Lemos asked about runoff toward the neighbor.';
    const talk = 'Ms. Lemos said that the runoff had worried her and that the runoff would come back each spring. ';
    const passing = 'Ms. Lemos said that she had looked at the noise of the street as well. ';
    const of = (words: string): string[] =>
      readMinutes(textOf('prose-counts').replace(short, words)).items.flatMap((item) =>
        item.raised.flatMap(({ member, topic }) => (member === 'Beatriz Lemos' ? [topic] : [])),
      );
    expect(of(`${short} ${passing}`)).toContain('noise');
    expect(of(`${talk.repeat(9)}${passing}`)).toContain('stormwater_drainage');
    expect(of(`${talk.repeat(9)}${passing}`)).not.toContain('noise');
  });
});

describe('votes that are not named', () => {
  it('follow from a unanimous vote, a count, or all others', () => {
    const prose = readMinutes(textOf('prose-counts')).items;
    expect(Object.keys(prose[0]?.inferred ?? {})).toHaveLength(5);
    expect(prose[1]?.inferred).not.toHaveProperty('Colin Tate');
    expect(Object.values(readMinutes(textOf('action-minutes')).items[1]?.inferred ?? {})).toEqual([
      'yes',
      'yes',
      'yes',
    ]);
  });

  it('are left open if a voice vote only says that it carried', () => {
    const text =
      'Present: Ann Lee, Bo Ray, Cy Day\n\nMr. Ray moved to approve the plat. Ms. Lee seconded. Motion carried.\n';
    expect(readMinutes(text).items[0]).toMatchObject({ outcome: 'approved', votes: {}, inferred: {} });
  });
});

describe('staff and conditions', () => {
  it('includes the recommendation of staff and the conditions listed', () => {
    const [, solar, rezoning] = readMinutes(textOf('ayes-and-nays')).items;
    expect(solar?.staff?.view).toBe('approve_with_conditions');
    expect(solar?.conditions.map(({ quote }) => quote.slice(0, 22))).toEqual([
      'A decommissioning bond',
      'A double row of evergr',
      'Construction traffic s',
    ]);
    expect(rezoning?.staff?.view).toBe('deny');
    expect(solar?.recommends).toBe(true);
  });
});

describe('hostile text', () => {
  it('reads nothing from nothing', () => {
    expect(readMinutes('')).toMatchObject({ body: null, date: null, members: [], items: [] });
    expect(readMinutes('<script>alert(1)</script>'.repeat(50)).items).toEqual([]);
  });

  it('takes time proportional to its length', () => {
    const text = 'Present: Ann Lee, Bo Ray\n'.concat(
      'Motion by Lee, seconded by Ray, to approve. Ayes: Lee, Ray. '.repeat(4_000),
    );
    expect(readMinutes(text).items.length).toBeGreaterThan(100);
  });
});

describe('pages of talk without a heading and without a motion', () => {
  it('are one item with what each raised', () => {
    const text = `PLANNING COMMISSION MINUTES
MEMBERS PRESENT: Commissioners Oliver, Brown, Vasquez, and Chairman Dow
MEMBERS ABSENT: None

Commissioner Oliver inquired about the closing hours that staff proposed and the lighting of the lot.
Mr. Apple said that the lane would be open until ten because of the noise that the neighbors had spoken of.
Commissioner Brown noted that there would be tables outside and asked whether the traffic on Main Street had been counted.
Mr. Apple responded yes. The counts were taken in May and again in June, and both are in the file that was handed out.
`;
    const { items } = readMinutes(text);
    expect(items.map(({ motion, outcome }) => [motion, outcome])).toEqual([[null, 'no_action']]);
    expect(items[0]?.raised.map(({ member, topic }) => `${member}: ${topic}`)).toEqual([
      'Oliver: hours_of_operation',
      'Oliver: screening_visual',
      'Brown: traffic_roads',
    ]);
  });
});
