import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import type { Materials } from '../../filed/types.ts';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../../ordinance/read-text.ts';
import { foldRecord } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { reliefSought } from './sought.ts';

const at = '2026-11-22T19:00:00.000Z';

function soughtIn(presentation: string, more: Partial<Materials> = {}) {
  const events = [
    { type: 'configured', id: 'c', at, seed: 1 },
    { type: 'presented', id: 'p', at, text: presentation },
  ] as unknown as RehearsalEvent[];
  const materials = { ...filedByHand({}), presentation: readPresentation(presentation, 'generic'), ...more };
  return reliefSought(foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events), materials);
}

describe('relief that is sought', () => {
  it('goes by its own words where two figures could be the plan’s, and by each line of the form', () => {
    const height =
      'It is 41 feet and it sits 48 feet from that line, and your code says 35 within that strip. We’re asking for a departure.';
    const [only, ...others] = soughtIn(height);
    expect(others).toEqual([]);
    expect(only?.name).toBe('the departure asked for in the words “We’re asking for a departure”');
    const lines = [
      'No berm along the road, waiver requested',
      'Panels 215 feet from the Hill house - variance requested',
    ];
    const form = soughtIn('We farm there.', { projectText: lines.join('\n') });
    expect(form.map(({ kind, name }) => [kind, name])).toEqual([
      ['waiver', `the waiver asked for in the words “${lines[0] ?? ''}”`],
      ['variance', `the variance asked for in the words “${lines[1] ?? ''}”`],
    ]);
  });

  it('is told as a rule to be modified, or as spaces to be banked, and not where none is asked for', () => {
    const kinds = (text: string) => soughtIn(text).map(({ name }) => name);
    expect(kinds('We sit near the fence. We’re asking you to modify that by fifteen feet.')).toHaveLength(1);
    expect(soughtIn('We farm.', { projectText: '80 stalls drawn; asking to bank 6 more as grass' })).toHaveLength(1);
    expect(soughtIn('We farm.', { projectText: 'Meeting held March 6; no variance asked for' })).toEqual([]);
    expect(kinds('We reduced the noise at the road, and we ask for your vote.')).toEqual([]);
  });

  it('is named one by one, with what each is of and why', () => {
    const found = soughtIn(
      'There are three things that do not fit. First one is the sign. You allow 40 feet. I am asking for 60. ' +
        'The hill hides a 40-foot sign, and you can’t see it from the ramp. ' +
        'Second one is the driveway. You are supposed to be 300 feet from the corner and I’m at 240. ' +
        'I can’t go farther, because the creek is right there. ' +
        'Parking is 80 spaces.',
    );
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      ['a', '60 feet, where the rule is 40 feet for the sign'],
      ['b', '240 feet, where the rule is 300 feet for the driveway'],
    ]);
    expect(found.map(({ reason }) => reason?.quote)).toEqual([
      'The hill hides a 40-foot sign, and you can’t see it from the ramp.',
      'I can’t go farther, because the creek is right there.',
    ]);
    expect(found.map(({ isNeeded }) => isNeeded)).toEqual([false, true]);
  });

  it.each([
    ['We need a variance on the rear yard. The code wants 30 feet and we have 22.', 'variance'],
    ['The code wants 30 feet and we have 22. We ask for a waiver.', 'waiver'],
    ['Your code wants 30 feet from the line, and we’re at 22.', 'shortfall'],
  ])('%s is a %s', (said, kind) => expect(soughtIn(said).map((one) => one.kind)).toEqual([kind]));

  it('takes a request without figures in the applicant’s words, and only if nothing has figures', () => {
    const [found] = soughtIn('The lane dead-ends at the barn. So we ask you for a waiver on the loop.');
    expect(found?.name).toBe('the waiver asked for in the words “So we ask you for a waiver on the loop”');
    expect(found?.citation.quote).toBe('The lane dead-ends at the barn. So we ask you for a waiver on the loop.');
  });

  it.each([
    [
      'The silos are 68 feet. Your height’s 60 in that district, so we’re eight over.',
      '68 feet, where the rule is 60 feet',
    ],
    ['The tower is 52 feet at the parapet. The district height is 45. We ask for a modification.', '52 feet'],
    [
      'The code wants 1.75 spaces per unit, which is 378 spaces. We have 331 spaces.',
      '331 spaces, where the rule is 378 spaces',
    ],
    ['You’re supposed to be 300 feet from the corner and I’m 240.', '240 feet, where the rule is 300 feet'],
    ['We hold 50 feet on every side but one. There it’s 35 feet, and we ask for a waiver.', '35 feet'],
    [
      'Your code has 100 feet to the line and we’re at 100 or better on two sides. On the south we’re at 70. We ask for relief there.',
      '70 feet, where the rule is 100 feet',
    ],
    [
      'It came out at 53 decibels at the house. The code is 50. So we’re three over.',
      '53 decibels, where the rule is 50 decibels',
    ],
    [
      'The closest house is 1,900 feet off. Your distance is half a mile, 2,640, to a dwelling. So they’re inside it.',
      '1,900 feet, where the rule is 2,640 feet',
    ],
    [
      'Every lot has its 80 foot of width, except there’s two on the curve, and they’re 71 at the line. Those I need you to bless.',
      '71 feet, where the rule is 80 feet',
    ],
    ['Sidewalks, one side. The code says both sides.', 'one side, where the rule is both sides for the sidewalks'],
    [
      'We propose a bond after the first year. I know the ordinance says before any construction. We’re asking for that.',
      'a bond after the first year, where the ordinance says before any construction',
    ],
  ])('is heard in: %s', (said, name) => expect(soughtIn(said)[0]?.name).toContain(name));

  it.each([
    'The code wants 30 feet, and we have 45.',
    'You want 15 percent, which is 9.2 acres, 9.21. We’ve got 9.6.',
    'We applied to the FAA for a waiver.',
    'The neighbor signed a waiver, so we ask for a waiver from the owner next door.',
    'We ask for no variance.',
    'The building is 40 feet tall. The pond is 60 feet wide.',
  ])('is not made up from: %s', (said) => expect(soughtIn(said)).toEqual([]));

  it('reads from the code on which side of a figure the plan has to be', () => {
    const said = 'The hedge is five feet at planting. Your ordinance says six-foot plants.';
    expect(soughtIn(said)).toEqual([]);
    const text = 'Sec. 1. Screening. Plants shall be at least six feet high at planting.';
    const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text });
    expect(soughtIn(said, { ordinance }).map(({ name }) => name)).toEqual([
      'five feet, where the rule is six feet for the hedge',
    ]);
    expect(soughtIn(said.replace('five', 'seven'), { ordinance })).toEqual([]);
  });

  it('counts a figure that falls short of a rule on file, though nobody says so', () => {
    const text = 'Sec. 1. Access. The driveway shall be at least 18 feet wide.';
    const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text });
    const named = (said: string) => soughtIn(said, { ordinance }).map(({ name }) => name);
    expect(named('The driveway’s sixteen feet wide.')).toEqual([
      'sixteen feet, where the rule is 18 feet for the driveway',
    ]);
    expect(named('The driveway’s twenty feet wide.')).toEqual([]);
  });

  it('does not pass off a cost, or what somebody else got, as a reason', () => {
    const [found] = soughtIn(
      'The code wants 16 plugs and we have six. They cost 11 thousand dollars, because they do.',
    );
    expect(found?.reason ?? null).toBeNull();
  });
});
