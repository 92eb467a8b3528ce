import { describe, expect, it } from 'vitest';
import { annotate } from '../language/annotate.ts';
import { claimsIn } from './extract.ts';
import type { Claim } from './types.ts';

const claims = (text: string, question: string | null = null): Claim[] =>
  claimsIn(annotate(text), 'answer', 'a', question === null ? null : annotate(question));

/* What a sentence says: its predicate, what it is about, whether it denies. One row for each construction. */

describe('the predicate of a clause', () => {
  it.each<[string, string, string[], Claim['polarity']]>([
    ["There's never smoke.", 'be', ['smoke'], 'denied'],
    ['At full build there would be twenty generators.', 'be', ['build', 'generator'], 'affirmed'],
    ["There's nobody living there.", 'live', ['live'], 'denied'],
    ["We're not going to pave the road.", 'pave', ['pave', 'road'], 'denied'],
    ['They have to lock the gate.', 'lock', ['lock', 'gate'], 'affirmed'],
    ['We plan to pave the road.', 'pave', ['pave', 'road'], 'affirmed'],
    ['The parks crew will come by every morning.', 'come', ['park', 'crew'], 'affirmed'],
    ['To be honest the crew comes on Mondays.', 'come', ['crew'], 'affirmed'],
    ['We would do that here.', 'do', [], 'affirmed'],
    ["Nobody's allowed to bring a rifle.", 'bring', ['rifle'], 'denied'],
    ["What we'd do here is body work.", 'do', ['body'], 'affirmed'],
    ["The lane's ours.", 'own', ['own', 'lane'], 'affirmed'],
    ['The lane belongs to the county.', 'own', ['own', 'lane', 'county'], 'affirmed'],
    ["We've never been fined.", 'fine', ['fine'], 'denied'],
    ["We've got markers in May.", 'get', ['marker'], 'affirmed'],
    ["It doesn't get covered on Saturdays.", 'cover', ['cover'], 'denied'],
    ["No kid's ever run off from there.", 'run', ['kid'], 'denied'],
  ])('%s', (text, predicate, head, polarity) => {
    const [claim] = claims(text);
    if (head.length === 0) expect(claim).toBeUndefined();
    else expect(claim).toMatchObject({ predicate, head, polarity });
  });
});

describe('a state', () => {
  it.each<[string, string, Claim['polarity']]>([
    ['The doors stay shut.', 'open', 'denied'],
    ['We keep the doors open all day.', 'open', 'affirmed'],
    ['The lights are off at night.', 'on', 'denied'],
    ["The lights aren't off at night.", 'on', 'affirmed'],
    ['The lights are on all night in the winter.', 'on', 'affirmed'],
    ['The barn is vacant.', 'occupied', 'denied'],
  ])('%s', (text, predicate, polarity) => {
    expect(claims(text)[0]).toMatchObject({ predicate, polarity });
  });

  it.each(['The trucks are off the road by nine.', 'The lights are on a timer.', 'We have the open house on Friday.'])(
    'is not what "%s" says',
    (text) => {
      expect(claims(text).some(({ predicate }) => predicate === 'on' || predicate === 'open')).toBe(false);
    },
  );
});

describe('what only explains', () => {
  it.each<[string, string[]]>([
    ["There's no live music, just some people talking at tables.", ['live', 'music']],
    ['In 2019 we had a violation, a spill into the creek.', ['violation']],
    ["Three stories, same as what's across the street.", ['story']],
    ['No beer, no wine.', ['beer']],
  ])('is no part of what is said: %s', (text, head) => {
    expect(claims(text)[0]).toMatchObject({ head });
  });

  it('keeps the second of a list', () => {
    expect(claims("We'll have a fence, a gate and a road.")[0]?.head).toEqual(['fence', 'gate', 'road']);
  });
});

describe('how far a claim reaches', () => {
  it.each<[string, string]>([
    ['All six of the neighbors signed.', 'universal'],
    ["We've never had a leak at any of our stores.", 'everywhere'],
    ["We don't have a truck like that.", 'partial'],
    ["We don't have to pave it.", 'partial'],
    ["We don't hear any complaints.", 'partial'],
    ['When we rent it they use that door.', 'when'],
    ['They sleep there.', 'placed'],
    ["We keep the windows shut when they're playing.", 'sometimes'],
  ])('%s: %s', (text, mark) => {
    expect(claims(text)[0]?.marks).toContain(mark);
  });

  it.each<[string, string]>([
    ["A line like this doesn't buzz.", 'partial'],
    ["You won't see smoke.", 'partial'],
    ['There are six trucks.', 'placed'],
    ['When they play we keep the windows shut.', 'sometimes'],
  ])('%s: not %s', (text, mark) => {
    expect(claims(text)[0]?.marks).not.toContain(mark);
  });

  it.each<[string, string[]]>([
    ['We test each of the twenty generators.', []],
    ["We'd be full in the fall.", ['fall']],
    ['We spray in May.', ['May']],
  ])('%s: %j', (text, within) => {
    expect(claims(text)[0]?.within).toEqual(within);
  });
});

describe('what a figure measures', () => {
  const figure = (text: string, question: string | null = null): Claim | undefined =>
    claims(text, question).find(({ quantity }) => quantity !== null);

  it.each<[string, string | null, Partial<Claim>]>([
    ["The right of way's two hundred feet wide.", null, { measured: 'right_of_way', attribute: 'width' }],
    ['A hundred and fifty feet.', "How wide's the right of way?", { measured: 'right_of_way', attribute: 'width' }],
    ['Nobody shoots within a quarter mile of the line.', null, { attribute: 'distance', measuredTo: 'line' }],
    ['Six of the neighbors signed.', null, { measured: 'neighbor' }],
    ['Two kids ran off last year.', null, { measured: 'kid' }],
    ["It's eighteen hundred feet to the school door.", null, { attribute: 'distance', measuredTo: 'school' }],
    ['With twelve cremations a week that is not a full day.', null, { measured: 'cremation', polarity: 'affirmed' }],
  ])('%s', (text, question, expected) => {
    expect(figure(text, question)).toMatchObject(expected);
  });

  it('counts over the period that is named', () => {
    expect(figure('Over a year that is 440,000 birds.')?.quantity?.per).toBe('year');
    expect(figure('We have 440,000 birds.')?.quantity?.per).toBeNull();
  });

  it('reads the one year that is named', () => {
    expect(claims('We open in August of 2027.')[0]?.year).toBe(2027);
    expect(claims('We open in 2027 or in 2028.')[0]?.year).toBeNull();
    expect(claims('We have 2027 hogs.')[0]?.year).toBeNull();
  });
});

describe('a denial with "or"', () => {
  it('denies each', () => {
    expect(claims("We don't do any body work or painting.").map(({ head }) => head)).toEqual([['body'], ['paint']]);
    expect(claims('We do body work or painting.').map(({ head }) => head)).toEqual([['body', 'paint']]);
  });
});

describe('a second verb of one subject', () => {
  it('is a claim of its own', () => {
    const [, second] = claims("We'd bring it in and crush for a month.");
    expect(second).toMatchObject({ predicate: 'crush', party: 'applicant', head: ['crush', 'month'] });
    expect(claims('We sell sand and gravel.')).toHaveLength(1);
  });
});

describe('who does it', () => {
  it.each<[string, string | null]>([
    ['The plant in Ames brings in crews.', 'plant'],
    ['Crews are brought in.', null],
    ['They bring in crews.', null],
    ['The college has night classes.', 'college'],
  ])('%s', (text, doer) => {
    expect(claims(text)[0]).toMatchObject({ doer });
  });
});

describe('what somebody else has', () => {
  it('is still theirs in the next sentence', () => {
    const [, has] = claims("That's the tower across town. It has guy wires.");
    expect(has).toMatchObject({ elsewhere: true });
    expect(claims("That's the tower on Mill Road. It has guy wires.")[1]).toMatchObject({ elsewhere: false });
  });
});
