import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const projectText = 'Elm Street Bakery: 4,000 sq ft of ovens; 22 parking spaces; nearest house 90 feet; open 14 hours.';
const judged = (question: string, answer: string) =>
  judgeAnswer(
    r,
    { ...nothingFiled, projectText },
    { question, answer, questionId: null, characterId: null, topicFocus: null },
  );
const feedback = (question: string, answer: string): string => judged(question, answer).feedback;

describe('a figure that is in nothing on file', () => {
  it.each([
    ['What did the meter show?', 'Thirty-one decibels at the worst house.', '“Thirty-one decibels”'],
    ['What is the oven area?', 'The oven area is 5,200 square feet.', '“5,200 square feet”'],
    ['What does that come to?', 'About nineteen hours on a holiday.', 'nineteen hours'],
  ])('is named: %s %s', (question, answer, figure) => {
    const said = feedback(question, answer);
    expect(said).toContain(figure);
    expect(said).toContain('isn’t in anything on file');
  });

  it.each([
    ['What is the oven area?', 'Four thousand square feet.'],
    ['What is nearest?', 'A house, ninety feet off.'],
    ['What does that come to?', 'Two trucks a week, all told.'],
    ['What year was that?', 'It was built in 1961, as far as the file goes.'],
  ])('is not one that is there, or that anybody knows: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toContain('on file;'),
  );

  it('is none where nothing is filed', () => {
    const request = { questionId: null, characterId: null, topicFocus: null };
    const question = 'What did the meter show?';
    const said = judgeAnswer(r, nothingFiled, { ...request, question, answer: 'Thirty-one decibels.' }).feedback;
    expect(said).not.toContain('on file');
  });
});

describe('what is said of an answer that may or may not have given what was asked', () => {
  it.each([
    ['Does that count the bakers?', "That's who it's for.", 'plain yes or no'],
    [
      'Can you deliver without using the alley?',
      'Lou talked to them, and they were fine with whatever.',
      'plain yes or no',
    ],
    [
      'Why here, beside the school?',
      'We looked at a lot of places and this is the one that worked.',
      'Give the reason',
    ],
    ['What will I see from my porch?', "I don't know which house is yours.", 'Ask for the one thing'],
    ['How long do you have to fix it?', 'However long it takes.', 'how long it takes'],
    ['Our cellar floods. Pave more and it gets worse.', 'Your street was built too low.', 'What you heard was'],
    ['It does not belong here.', "It's a bakery town. Bakeries smell.", 'What you heard was'],
    [
      'The code asks for a drainage letter. What supports it?',
      "I'll get you the letter from the county.",
      'Name the day',
    ],
    ['What is the hardship?', "Lou can't do stairs any more, and he needs a bath on the first floor.", 'own test'],
  ])('holds either way: %s %s', (question, answer, line) => expect(feedback(question, answer)).toContain(line));

  it('is never that it could not be told, and nothing is called missing', () => {
    const { feedback: said, assessment } = judged('Does that count the bakers?', "That's who it's for.");
    expect(said).not.toContain('could not be told');
    expect(assessment.missing).toEqual([]);
  });

  it('settles no finding that lists more than was answered', () =>
    expect(
      feedback(
        'The code has us find that "traffic, parking and odor are no burden." How do you get us there?',
        'No truck uses the alley. They come off Ninth and go back the same way, and it is in the contract.',
      ),
    ).toContain('The standard names “parking” and “odor”'));

  it('quotes a short reply to a concern whole, not only the half that agrees', () =>
    expect(
      feedback(
        'I would ask for no baking on weekends, and nothing before six.',
        "Six is fine. Saturdays we'd need, till noon.",
      ),
    ).not.toContain('“Six is fine” speaks'));
});

describe('an undertaking that points at something else', () => {
  const kept = (question: string, answer: string): readonly string[] =>
    judged(question, answer).assessment.commitments.map(({ text }) => text);

  it('is kept with the sentence that names it', () =>
    expect(kept('What shows us that?', "Appendix C, which didn't get filed. You'll have it Monday.")).toEqual([
      "Appendix C, which didn't get filed. You'll have it Monday.",
    ]));

  it('is not kept where nothing names it', () =>
    expect(kept('Would that hold if you sold it?', 'Yes, sir. Make it run with the land.')).toEqual([]));
});
