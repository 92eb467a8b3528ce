import { describe, expect, it } from 'vitest';
import { readQuestion } from './asked.ts';
import { readAnswer } from './heard.ts';
import { asksForRelief, unmentionedIn } from './standard.ts';

const unmentioned = (standard: string, answer: string): readonly string[] =>
  unmentionedIn(readQuestion(`The code has us find that "${standard}" What supports that?`), readAnswer(answer));

describe('what a standard lists and an answer passes over', () => {
  it.each([
    ['noise, odor and lighting will not disturb the neighbors.', 'The lamps are shielded.', ['noise', 'odor']],
    ['water, sewer and fire service are sufficient.', 'Leave that to me.', ['water', 'sewer', 'fire service']],
    ['the yard, including its gate, is kept tidy.', 'We sweep the yard on Fridays.', ['gate']],
    ['screening and drainage are adequate.', 'There is a basin that drains to the creek.', ['screening']],
  ])('%s %s', (standard, answer, items) => expect(unmentioned(standard, answer)).toEqual(items));

  it.each([
    ['topography, trees or a wall gives equal screening.', 'The ridge.'],
    ['an equal or better result is obtained.', 'It is a nicer product.'],
    ['the use is allowed in the district and the plans conform to this title.', 'It is an industrial park.'],
    ['every vehicle is licensed and able to be moved.', 'It is in the lease.'],
  ])('is nothing where one of them is enough or nothing is listed: %s', (standard, answer) =>
    expect(unmentioned(standard, answer)).toEqual([]),
  );

  it('is nothing where no standard is quoted', () =>
    expect(unmentionedIn(readQuestion('What of "noise, odor and dust"?'), readAnswer('Nothing.'))).toEqual([]));
});

describe('a question why the code should not be held to', () => {
  it.each([
    ['You are at nine feet. Why should that be allowed?', true],
    ['What is the hardship?', true],
    ['The code says "A plan for a variance must show the hardship." Where is it?', false],
    ['Why nine pumps?', false],
  ])('%s %s', (question, is) => expect(asksForRelief(readQuestion(question))).toBe(is));
});
