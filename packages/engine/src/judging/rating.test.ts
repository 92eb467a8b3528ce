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
  /** Everything at once, nothing, and each good and each bad item alone. */
  const claims = [
    ...[items, [], items.filter(({ raises }) => Object.keys(raises).length === 0)],
    ...items.map((item) => [item]),
  ];

  it('moves no rating by more than one band, whatever is claimed', () => {
    for (const claimed of claims)
      for (const [at, one] of cases.entries()) {
        const words = one.answer;
        const { rating } = judgedBy(one, [...claimed.map(({ id }) => ({ item: id, part: 1, words }))]);
        if (rating === null || own[at]?.rating == null) continue;
        expect(rank(rating) - rank(own[at].rating), `${one.answer}: ${claimed.length}`).toBeLessThanOrEqual(1);
      }
  });

  it('is poor if it is only about something else, and weak if it also reassures', () => {
    const one = {
      question: 'How many trucks leave on a Saturday?',
      answer:
        'The lobby has oak floors and the roof has a thirty-year warranty. It will be a great asset to everybody.',
    };
    const elsewhere = { item: 'elsewhere', part: 0, words: 'The lobby has oak floors' };
    const assures = { item: 'assures', part: 0, words: 'It will be a great asset to everybody' };
    expect(judgedBy(one, [elsewhere]).rating).toBe('poor');
    expect(judgedBy(one, [elsewhere, assures]).rating).toBe('weak');
    expect(judgedBy(one, [{ ...elsewhere, words: 'It has marble floors' }, assures]).rating).toBe('weak');
  });

  it('lifts nothing if the engine saw hostility or word salad', () => {
    const answersIt = [{ item: 'answers', part: 1, words: '' }];
    for (const [at, one] of cases.entries()) {
      const { assessment } = own[at] ?? {};
      if (assessment?.tone !== 'hostile') continue;
      const { rating } = judgedBy(
        one,
        answersIt.map((item) => ({ ...item, words: one.answer })),
      );
      expect(rank(rating), one.answer).toBeLessThanOrEqual(rank(own[at]?.rating ?? null));
    }
  });

  it('counts only with words that appear in the answer, and names them', () => {
    const vague = { question, answer: 'It is some distance from the nearest home.' };
    const lied = judgedBy(vague, [{ item: 'definite', part: 0, words: '420 feet' }]);
    expect(lied.assessment.found_by_model).toEqual([]);
    const copied = judgedBy(vague, [{ item: 'some', part: 1, words: 'some distance' }]);
    expect(copied.assessment.found_by_model).toEqual([{ item: 'some', part: 1, words: 'some distance' }]);
    expect(copied.assessment.reasons?.some(({ by }) => by === 'model')).toBe(true);
  });

  it('is dropped if two items exclude each other', () => {
    const { found_by_model: found } = judgedBy({ question, answer: strong }, [
      { item: 'answers', part: 1, words: 'The nearest home is 420 feet' },
      { item: 'elsewhere', part: 0, words: 'The nearest home' },
      { item: 'definite', part: 0, words: '420 feet' },
    ]).assessment;
    expect(found?.map(({ item }) => item)).toEqual(['definite']);
  });
});
