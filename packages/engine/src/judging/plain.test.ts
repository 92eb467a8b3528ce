import { describe, expect, it } from 'vitest';
import { readAnswer } from '../said/heard.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import { plainnessOf } from './plain.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judged = (question: string, answer: string) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null });

describe('a plain reply', () => {
  it.each([
    ['Awnings over both courts.', 1],
    ['An usher stands there with a lamp and she sends them around to the side lot.', 1],
    ['We take that very seriously.', 0],
    ['That would depend on the season.', 0],
    ['Why would we?', 0],
    ['', 0],
  ])('is told by how it is built: %s', (answer, plain) =>
    expect(plainnessOf(readAnswer(answer), false)['plain']).toBe(plain),
  );

  it.each([
    ['How many kennels is it?', 'Eleven.'],
    ['Is anything painted there?', 'No.'],
    ['How old are the boats?', 'Two years to nine.'],
  ])('that settles a narrow question is not held down: %s %s', (question, answer) => {
    expect(['adequate', 'strong']).toContain(judged(question, answer).rating);
  });
});

describe('a word that means two things', () => {
  it('is the month, not a doubt: by May', () => {
    expect(readAnswer('Our own crew will plant it by May.').hits.has('hedges')).toBe(false);
    expect(readAnswer('They may plant it.').hits.has('hedges')).toBe(true);
  });
});
