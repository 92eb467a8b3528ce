import { describe, expect, it } from 'vitest';
import { boardFor } from '../catalog/board-for.ts';
import { characters } from '../catalog/characters.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';
import { plainAsked } from '../record/plain-asked.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { closeHearing } from './vote.ts';

const at = '2026-01-01T00:00:00Z';
const board = boardFor('rural_traditional');
const chair = board.find(({ role }) => role === 'chair')?.character_id ?? '';
const others = characters.filter(({ role }) => role === 'commissioner').map(({ character_id: id }) => id);
const neighbor = characters.find(({ role }) => role !== 'commissioner' && role !== 'chair')?.character_id ?? '';

/** One question by `by`, with the score of its answer; null: heard and not rated; undefined: not answered. */
function heard(by: string, score?: number | null): Exchange {
  const id = `${by}-${score}`;
  const asked = plainAsked({
    question_id: id,
    question: 'Why?',
    venue: 'public',
    topic: 'noise',
    issue_key: id,
    character_id: by,
  });
  if (score === undefined) return { asked: { ...asked, id, at }, answered: null, judged: null };
  const rating = score === null ? null : 'adequate';
  return {
    asked: { ...asked, id, at },
    answered: { id: `n${id}`, at, type: 'answered', question_id: id, text: 'It is quiet.' },
    judged: { id: `j${id}`, at, type: 'judged', question_id: id, rating, score, feedback: '', assessment: null },
  } as unknown as Exchange;
}

const hearingOf = (exchanges: readonly Exchange[], more: Partial<Rehearsal> = {}): Rehearsal => ({
  ...newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'),
  communityType: 'rural_traditional',
  exchanges,
  ...more,
});
const votesOf = (r: Rehearsal, score = 15) => closeHearing(r, nothingFiled, score).votes;
const ids = (r: Rehearsal, score?: number): string[] => votesOf(r, score).map(({ character_id: id }) => id);
const against = (r: Rehearsal, score?: number): string[] =>
  votesOf(r, score).flatMap(({ character_id: id, vote }) => (vote === 'nay' ? [id] : []));
const inFavor = (r: Rehearsal, score?: number): string[] =>
  votesOf(r, score).flatMap(({ character_id: id, vote }) => (vote === 'aye' ? [id] : []));

describe('who votes', () => {
  it('is the board of the community if nobody else asked, the chair last', () => {
    expect(new Set(ids(hearingOf([])))).toEqual(new Set(board.map(({ character_id: id }) => id)));
    expect(ids(hearingOf([])).at(-1)).toBe(chair);
    expect(ids(hearingOf([heard(chair, 5)])).at(-1)).toBe(chair);
  });

  it('is whoever asked, and nobody but members', () => {
    const visiting = others.filter((id) => board.every((one) => one.character_id !== id));
    const [first = '', second = '', third = ''] = visiting;
    expect(ids(hearingOf([heard(neighbor, 5)]))).not.toContain(neighbor);
    expect(ids(hearingOf([heard('somebody', 5), heard('', 5)]))).toEqual(ids(hearingOf([])));
    expect(ids(hearingOf([heard(first, 5)]))[0]).toBe(first);
    expect(ids(hearingOf([heard(first, 5)]))).toHaveLength(4);
    expect(ids(hearingOf([heard(first, 5), heard(second, 5)]))).toHaveLength(4);
    expect(ids(hearingOf([first, second, third].map((id) => heard(id, 5))))).toEqual([first, second, third, chair]);
    expect(ids(hearingOf(visiting.slice(0, 4).map((id) => heard(id, 5))))).toEqual([...visiting.slice(0, 4), chair]);
  });

  it('is seven at most, and one chair', () => {
    const seats = Array.from({ length: 3 }, (_, n) => ({
      id: `seat_${n + 1}`,
      name: `Seat ${n + 1}`,
      shownAs: `Member ${n + 1}`,
      role: n === 0 ? 'chair' : 'member',
    }));
    const all = others.slice(0, 8).map((id) => heard(id, 5));
    expect(ids(hearingOf(all))).toEqual([...others.slice(0, 6), chair]);
    const own = hearingOf([heard(chair, 5)], { projectSource: { board: { body: 'Board', seats } } });
    expect(ids(own)).toEqual(['seat_2', 'seat_3', chair]);
  });
});

describe('who votes against the rest', () => {
  const first = 'lorraine_beckett';
  const second = 'tom_lindqvist';
  const third = 'priya_raghunathan';
  const asked = (a?: number | null, b?: number | null, c?: number | null): Exchange[] => [
    heard(first, a),
    heard(second, b),
    heard(third, c),
  ];

  it.each<[string, (number | null | undefined)[], number, string[]]>([
    ['nobody, as nothing was judged', [undefined, undefined, undefined], 15, []],
    ['the skeptic, of three who heard the same', [4.5, 4.5, 4.5], 15, [third]],
    ['the skeptic, though two members were never answered', [undefined, undefined, 4.5], 15, [third]],
    ['the skeptic, as an answer that nobody rated counts neither way', [null, null, null], 15, [third]],
    ['nobody in a clear case', [4.5, 4.5, 4.5], 19, []],
    ['whoever was told least', [2, 4.5, 9], 15, [first]],
    ['one of two, being the worse told', [1, 2, 9], 15, [first]],
    ['the worse told, whoever asked first', [2, 1, 9], 15, [second]],
    ['whoever heard nothing worth a point', [0, 9, 9], 15, [first]],
    ['nobody after good answers', [9, 9, 9], 15, []],
  ])('is %s', (_, [a, b, c], score, expected) => {
    expect(against(hearingOf(asked(a, b, c)), score)).toEqual(expected);
  });

  it.each<[string, number[], number, string[]]>([
    ['the best told', [9, 2, 2], 14, [first]],
    ['the best told of two', [8, 9, 1], 14, [second]],
    ['the best told of two, whoever asked first', [9, 8, 1], 14, [first]],
    ['the friend of development, where all were told nothing', [0, 0, 0], 14, ['greg_pasternak']],
    ['nobody where the case was hopeless', [5, 5, 5], 0, []],
  ])('is, in a denial, %s', (_, [a, b, c], score, expected) => {
    expect(inFavor(hearingOf(asked(a, b, c)), score)).toEqual(expected);
  });

  it('takes the mean of what a member was told', () => {
    const two = (one: number, other: number): Exchange[] => [heard(first, one), { ...heard(first, other) }];
    expect(against(hearingOf([...two(1, 9), heard(second, 9), heard(third, 9)]))).toEqual([]);
    expect(against(hearingOf([...two(1, 2), heard(second, 9), heard(third, 9)]))).toEqual([first]);
    expect(against(hearingOf([...two(9, 1), heard(second, 1), heard(third, 9)]))).toEqual([second]);
  });

  it('follows how the hearing felt to a member', () => {
    const feeling = (trust: number, frustration: number): string[] =>
      against(hearingOf(asked(4.6, 9, 9), { moods: { [first]: { trust, frustration, patience: 0.8 } } }));
    expect(feeling(0.7, 0.3)).toEqual([]);
    expect(feeling(0.4, 0.3)).toEqual([first]);
    expect(feeling(0.7, 0.7)).toEqual([first]);
    expect(feeling(0.7, 0.1)).toEqual([]);
    // A mood moves a vote less than one good answer.
    const told = { [first]: { trust: 0, frustration: 1, patience: 0 } };
    expect(against(hearingOf(asked(10, 9, 9), { moods: told }))).toEqual([]);
  });

  it('follows how a seat has voted', () => {
    const seats = (lean: number) =>
      ['seat_1', 'seat_2', 'seat_3', 'seat_4'].map((id, n) => ({
        id,
        name: id,
        shownAs: `Member ${n}`,
        role: n === 0 ? 'chair' : 'member',
        lean: id === 'seat_2' ? lean : 0,
      }));
    const sitting = (lean: number, score: number): string[] =>
      against(
        hearingOf(
          ['seat_1', 'seat_2', 'seat_3', 'seat_4'].map((id) => heard(id, score)),
          { projectSource: { board: { body: 'Board', seats: seats(lean) } } },
        ),
      );
    expect(sitting(-1, 4.6)).toEqual(['seat_2']);
    expect(sitting(1, 4.6)).toEqual([]);
    expect(sitting(-1, 7)).toEqual([]);
  });
});
