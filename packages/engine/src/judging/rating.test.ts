import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rating, RehearsalEvent } from '@rostrum/contract';
import { plainAsked } from '../record/plain-asked.ts';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { readQuestion } from '../said/asked.ts';
import { bands } from '../said/data.ts';
import { readAnswer } from '../said/heard.ts';
import { taskText } from '../tasks/data.ts';
import { featuresOf } from './features/features.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import { leastOf, ratingOfScore, scoreOf } from './rating.ts';
import { verdictOf } from './verdict.ts';

const question = 'How far will the panels stand from the nearest home?';
const strong =
  'The nearest home is 420 feet from the fence, as sheet C-3 of the survey shows, and we will keep that distance as a condition of approval.';
const at = '2026-01-01T00:00:00Z';

function asked(r: Rehearsal, id: string): Rehearsal {
  const event: RehearsalEvent = {
    ...plainAsked({ question_id: id, question, venue: 'board', topic: 'setbacks', issue_key: id }),
    id: `a-${id}`,
    at,
  };
  return applyEvent(r, event);
}
const answered = (r: Rehearsal, id: string, text: string): Rehearsal =>
  applyEvent(asked(r, id), { id: `n-${id}`, at, type: 'answered', question_id: id, text });
const judged = (r: Rehearsal, answer: string, id: string) =>
  judgeAnswer(asked(r, id), nothingFiled, { answer, question, questionId: id, characterId: null, topicFocus: null });
const empty = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

describe('the bands', () => {
  it.each([
    [10, 'strong'],
    [8, 'strong'],
    [7, 'adequate'],
    [5, 'adequate'],
    [4, 'weak'],
    [2, 'weak'],
    [1, 'poor'],
    [0, 'poor'],
  ])('%i is %s', (score, rating) => expect(ratingOfScore(score)).toBe(rating));

  it.each(bands)('include every score that %s can have', (rating: Rating) => {
    const features = featuresOf(readQuestion(question), readAnswer(strong));
    const verdict = verdictOf(features);
    for (const good of [0, 0.1, 0.2, 0.3, 0.5, 1])
      for (const sure of [0, 0.4, 0.6, 0.85, 0.95, 1]) {
        const score = scoreOf(rating, { ...verdict, good, strong: sure }, features);
        expect(ratingOfScore(score)).toBe(rating);
        expect(score).toBeGreaterThanOrEqual(leastOf[rating]);
      }
  });
});

describe('an answer that contradicts the record', () => {
  const before = answered(empty, '1', 'The nearest home is 900 feet from the fence.');

  it('is at most weak, however good it is otherwise', () => {
    expect(judged(empty, strong, '2').rating).toBe('strong');
    const { rating, score, assessment } = judged(before, strong, '2');
    expect(assessment.contradictions).toHaveLength(1);
    expect(rating).toBe('weak');
    expect(score).toBeLessThan(leastOf.adequate);
    expect(
      assessment.reasons?.some(({ rule }) => rule === 'It does not agree with what is already on the record.'),
    ).toBe(true);
  });
});

describe('what a model found', () => {
  const items = taskText('judge').items ?? [];
  const cases = readFileSync(new URL('../../cases/answers.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { question: string; answer: string })
    .filter((_, at) => at % 3 === 0);
  const judgedBy = (one: (typeof cases)[number], found: Parameters<typeof judgeAnswer>[3]) =>
    judgeAnswer(empty, nothingFiled, { ...one, questionId: null, characterId: null, topicFocus: null }, found);
  const own = cases.map((one) => judgedBy(one, null));
  const rank = (rating: Rating | null): number => bands.indexOf(rating ?? 'poor');
  const levels = items.filter(({ of }) => of === 'part').map(({ id }) => id);
  const dues = items.filter(({ of }) => of === 'next').map(({ id }) => id);
  const listed = items.filter(({ of }) => of === undefined).map(({ id }) => id);
  /** A reading of every part at one level. */
  const reading = (level: string, due: string, others: readonly string[], words: string) => [
    ...[1, 2, 3, 4, 5, 6].map((part) => ({ item: level, part, words })),
    ...[due, ...others].map((item) => ({ item, part: 0, words })),
  ];
  /** Everything on the checklist at once and nothing, at every level, and each item alone with the best. */
  const claims = [
    ...levels.flatMap((level) => dues.flatMap((due) => [listed, []].map((others) => ({ level, due, others })))),
    ...listed.map((item) => ({ level: 'it', due: 'settled', others: [item] })),
  ];

  it('moves no rating by more than one band, whatever is claimed', () => {
    for (const [at, one] of cases.entries())
      for (const [number, { level, due, others }] of claims.entries()) {
        // Every claim is made of every fifth answer, and every answer gets a fifth of the claims.
        if ((number + at) % 5 !== 0) continue;
        const words = one.answer;
        const { rating } = judgedBy(one, reading(level, due, others, words));
        if (rating === null || own[at]?.rating == null) continue;
        expect(rank(rating) - rank(own[at].rating), `${one.answer}: ${level} ${due}`).toBeLessThanOrEqual(1);
      }
  });

  const trucks = {
    question: 'How many trucks leave on a Saturday?',
    answer: 'The lobby has oak floors and the roof has a thirty-year warranty. It will be a great asset to everybody.',
  };

  it('is poor if nothing in it speaks of what was asked', () => {
    const silent = { item: 'nothing', part: 1, words: '' };
    expect(judgedBy(trucks, [silent, { item: 'again', part: 0, words: '' }]).rating).toBe('poor');
  });

  it.each(items.filter(({ of }) => of === 'left').map(({ id }) => id))(
    'is no strong answer if it leaves something open: %s',
    (left) => {
      const one = { question, answer: strong };
      expect(judgedBy(one, reading('it', 'settled', [], strong)).rating).toBe('strong');
      expect(judgedBy(one, reading('it', 'settled', [left], strong)).rating).toBe('adequate');
      const unsaid = [...reading('it', 'settled', [], strong), { item: left, part: 0, words: 'if the weather holds' }];
      expect(judgedBy(one, unsaid).rating).toBe('strong');
    },
  );

  it('lifts nothing if the engine saw hostility or word salad', () => {
    for (const [at, one] of cases.entries()) {
      const { assessment } = own[at] ?? {};
      if (assessment?.tone !== 'hostile') continue;
      const { rating } = judgedBy(one, reading('it', 'settled', [], one.answer));
      expect(rank(rating), one.answer).toBeLessThanOrEqual(rank(own[at]?.rating ?? null));
    }
  });

  it('counts only with words that appear in the answer, and names them', () => {
    const vague = { question, answer: 'It is some distance from the nearest home.' };
    const lied = judgedBy(vague, [{ item: 'it', part: 1, words: '420 feet' }]);
    expect(lied.assessment.found_by_model).toEqual([]);
    const copied = judgedBy(vague, [{ item: 'piece', part: 1, words: 'some distance' }]);
    expect(copied.assessment.found_by_model).toEqual([{ item: 'piece', part: 1, words: 'some distance' }]);
    expect(copied.assessment.reasons?.some(({ by }) => by === 'model')).toBe(true);
  });

  it('counts only if every part of the question was read', () => {
    const two = { question: 'How tall is the fence, and who owns it?', answer: 'We own it. It is a good fence.' };
    const [second] = [{ item: 'it', part: 2, words: 'We own it' }];
    expect(judgedBy(two, [second]).assessment.found_by_model).toEqual([]);
    expect(judgedBy(two, [second]).rating).toBe(judgedBy(two, null).rating);
  });

  it('takes the first level of a part, whatever else is claimed for it', () => {
    const claimed = ['about', 'it'].map((item) => ({ item, part: 1, words: 'great asset to everybody' }));
    expect(judgedBy(trucks, claimed).assessment.found_by_model).toEqual([claimed[0]]);
  });

  it('is dropped if two items exclude each other', () => {
    const { found_by_model: found } = judgedBy({ question, answer: strong }, [
      { item: 'it', part: 1, words: 'The nearest home is 420 feet' },
      { item: 'passes_on', part: 0, words: 'The nearest home' },
      { item: 'owed_by', part: 0, words: 'The nearest home' },
    ]).assessment;
    expect(found?.map(({ item }) => item)).toEqual(['it']);
  });
});
