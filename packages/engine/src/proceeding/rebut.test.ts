import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { rebut } from './rebut.ts';

const at = '2026-11-22T19:00:00.000Z';
const events: readonly RehearsalEvent[] = [
  { type: 'configured', id: 'c', at, seed: 1 },
  { type: 'presented', id: 'p', at, text: 'The traffic study on file counts 58 trips in the peak hour.' },
  {
    type: 'stepped',
    id: 's',
    at,
    step: 'public_comment',
    lines: [{ speaker: 'Chair', text: 'Nobody can question a letter, so it may carry little weight.' }],
    awaits: null,
    next: 'rebuttal',
  },
];
const r = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [...events]);
const newIn = (text: string): readonly string[] =>
  rebut(r, filedByHand({}), { quasiJudicial: true }, text).new_evidence.map(({ words }) => words);

describe('a point', () => {
  const raised = (topic: string, said: string): RehearsalEvent => ({
    type: 'testified',
    id: `t-${topic}`,
    at,
    speaker: { id: 's', name: 'A neighbor', position: 'against' },
    statement: said,
    seconds: 20,
    points: [{ id: topic, text: said, topic }],
  });
  const heard = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
    ...events,
    raised('traffic_roads', 'I want to be able to get home.'),
    raised('stormwater_drainage', 'It runs onto my yard.'),
    raised('density_height', 'They could make it smaller.'),
    raised('property_values', 'Nobody will give me for it what I paid.'),
  ]);
  const answered = (text: string) => rebut(heard, filedByHand({}), { quasiJudicial: true }, text).answered;

  it.each([
    ['On traffic: NCDOT approved the driveway.', ['traffic_roads']],
    ['On the water: two basins hold it, and the state reviews them first.', ['stormwater_drainage']],
    ['We would make the deck ten feet deep instead of fourteen.', ['density_height']],
    ['Our appraiser found no change in property values within a mile of the last two.', ['property_values']],
    ['From property lines of people who are not in, the closest is seven hundred feet.', []],
    ['On traffic: nonsense.', []],
    ['The traffic will be fine.', []],
  ] as const)('is answered by what names it and says something on it: %s', (text, ids) => {
    expect(answered(text)).toEqual(ids);
  });
});

describe('new evidence in a rebuttal', () => {
  it('is a document of a kind that only the chair has named, or on another matter than the one on record', () => {
    const letter = 'I also have a letter from the sheriff that no calls came from the events.';
    const study = 'We had a second study made of the sound at the property line.';
    expect(newIn(`${letter} ${study}`)).toEqual([letter, study]);
  });

  it('is not a repetition of what the record has', () => {
    expect(newIn('The traffic study counts 58 trips, as we said.')).toEqual([]);
  });
});

it('is not new because a figure is said in digits that was said in words', () => {
  const said = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
    { type: 'configured', id: 'c', at, seed: 1 },
    { type: 'presented', id: 'p', at, text: 'There are fourteen trucks a day.' },
  ]);
  const flagged = (text: string) => rebut(said, filedByHand({}), { quasiJudicial: true }, text).new_evidence;
  expect(flagged('On traffic: there are 14 trucks a day.')).toEqual([]);
  expect(flagged('On traffic: there are 15 trucks a day.')).toHaveLength(1);
});
