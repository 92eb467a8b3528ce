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
  .map((one) => ({ ...one, judgment: judged(one.question, one.answer) }));

describe('coaching', () => {
  it('is two or three complete sentences, and names at most one thing as missing', () => {
    for (const { judgment, answer } of cases) {
      const { feedback, assessment } = judgment;
      expect(feedback, answer).not.toMatch(/\{\w+\}|undefined/);
      expect(feedback.replace(/“[^”]*”/g, 'x').match(/[.?!](?= |$)/g)?.length ?? 0, feedback).toBeLessThanOrEqual(4);
      expect(assessment.missing.length, answer).toBeLessThanOrEqual(1);
      if (judgment.rating === 'strong') expect(assessment.missing, answer).toEqual([]);
    }
  });

  it('offers a stronger answer of at most four sentences and two blanks', () => {
    for (const { judgment, answer } of cases) {
      const { stronger_answer: stronger } = judgment.assessment;
      expect(stronger, answer).not.toMatch(/\{\w+\}|undefined/);
      expect(stronger.match(/\[[^\]]+\]/g)?.length ?? 0, stronger).toBeLessThanOrEqual(2);
    }
  });

  it('quotes what worked word for word', () => {
    for (const { judgment, answer } of cases)
      for (const sentence of judgment.assessment.carried ?? []) expect(answer).toContain(sentence);
  });

  it.each([
    ['Will you be open on Sundays?', 'No.', []],
    ['Will there be a fence?', 'Yes. It is eight feet tall.', ['It is eight feet tall.']],
  ])('quotes no bare yes or no as what worked: %s %s', (question, answer, worked) => {
    expect(judged(question, answer).assessment.carried).toEqual(worked);
  });

  it('says plainly that an answer was not rated, and gives reasons with every rating', () => {
    for (const { judgment } of cases) {
      expect(judgment.rating === null).toBe(judgment.score === null);
      expect(judgment.rating === null).toBe(judgment.assessment.not_rated !== undefined);
      expect(judgment.assessment.reasons?.length).toBeGreaterThan(0);
    }
    expect(cases.filter(({ judgment }) => judgment.rating === null).length).toBeLessThan(cases.length / 10);
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

  it.each([
    ['Who do I call at night?', 'Ron Becker, he lives in town, and his number is on the gate.', /name|office/],
    ['How many rooms is it?', 'Ninety-six, on sheet A-1.', /the number|a figure|where it is written/],
    ['Would you plant cedars?', 'Yes, and you can make it a condition.', /condition/],
    [
      'When will the traffic study be done?',
      "I don't know. Dana Ruiz will send it to staff by Friday.",
      /say who has it/,
    ],
  ])('does not call something missing that was just said: %s %s', (question, answer, asked) => {
    const { feedback, assessment } = judged(question, answer);
    expect(feedback.replace(/“[^”]*”/g, '')).not.toMatch(asked);
    expect(assessment.missing.join()).not.toMatch(asked);
  });

  it('adds nothing to an answer that is complete', () => {
    const { rating, assessment } = judged('What time do you open?', 'Six. Saturdays eight.');
    expect([rating, assessment.stronger_answer]).toEqual(['strong', '']);
  });

  it('puts no hedge or rude sentence into the stronger answer', () => {
    const hedged = judged('How often will you mow?', 'Four times a summer, I think.').assessment.stronger_answer;
    const rude = judged('How tall is it?', 'You people never listen. Forty feet.').assessment.stronger_answer;
    expect(hedged).not.toContain('I think');
    expect(rude).not.toContain('You people');
  });

  it('adds nothing if the speaker admitted the gap and named a date', () => {
    const { rating, assessment } = judged(
      'Will the fans be on the far side?',
      "I don't know. Dana Ruiz will send it to staff by Friday.",
    );
    expect([rating, assessment.stronger_answer]).toEqual(['adequate', '']);
  });
});
