import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judged = (question: string, answer: string) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null });

const cases = readFileSync(new URL('../../cases/answers.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { question: string; answer: string; tone: string; band: string })
  .map((one) => ({ ...one, judgement: judged(one.question, one.answer) }));

describe('coaching', () => {
  it('is two or three sentences, filled, and one thing at most is lacking', () => {
    for (const { judgement, answer } of cases) {
      const { feedback, assessment } = judgement;
      expect(feedback, answer).not.toMatch(/\{\w+\}|undefined/);
      expect(feedback.replace(/“[^”]*”/g, 'x').match(/[.?!](?= |$)/g)?.length ?? 0, feedback).toBeLessThanOrEqual(4);
      expect(assessment.missing.length, answer).toBeLessThanOrEqual(1);
      if (judgement.rating === 'strong') expect(assessment.missing, answer).toEqual([]);
    }
  });

  it('offers a stronger answer of four sentences and two blanks at most', () => {
    for (const { judgement, answer } of cases) {
      const { stronger_answer: stronger } = judgement.assessment;
      expect(stronger, answer).not.toMatch(/\{\w+\}|undefined/);
      expect(stronger.match(/\[[^\]]+\]/g)?.length ?? 0, stronger).toBeLessThanOrEqual(2);
    }
  });

  it('quotes what carried word for word', () => {
    for (const { judgement, answer } of cases)
      for (const sentence of judgement.assessment.carried ?? []) expect(answer).toContain(sentence);
  });

  it('says in words that it was not rated, and gives reasons with every judgement', () => {
    for (const { judgement } of cases) {
      expect(judgement.rating === null).toBe(judgement.score === null);
      expect(judgement.rating === null).toBe(judgement.assessment.not_rated !== undefined);
      expect(judgement.assessment.reasons?.length).toBeGreaterThan(0);
    }
    expect(cases.filter(({ judgement }) => judgement.rating === null).length).toBeLessThan(cases.length / 10);
  });

  it.each([
    [
      'How far is it to the nearest house?',
      'It is 420 feet, on sheet C-2 of the survey that was filed in June.',
      'strong',
    ],
    ['How tall are the panels?', 'We take height very seriously.', 'weak'],
    ['Why was nobody told?', 'You people never read your mail.', 'poor'],
    ['How many trucks a day?', 'lkjh fdsa mnbv cxz', 'poor'],
  ])('rates %s %s as %s', (question, answer, band) => {
    expect(judged(question, answer).rating).toBe(band);
  });
});
