import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judged = (question: string, answer: string, projectText = '') =>
  judgeAnswer(
    r,
    { ...nothingFiled, projectText },
    { question, answer, questionId: null, characterId: null, topicFocus: null },
  );

describe('advice that is better left unsaid', () => {
  it.each([
    ['Would you plow the lane?', 'Yes, by six in the morning.'],
    ['Could you lock the gate at nine?', 'Nine-thirty, so the cleaners get out. Yes.'],
    ['Why do you need a third bay?', 'Because the two are always full.'],
  ])('asks for no date if there is one or nothing was promised: %s %s', (question, answer) =>
    expect(judged(question, answer).feedback).not.toMatch(/by when|who checks/),
  );

  it.each([
    ['What time do the buses leave?', 'Six-fifteen. Four drivers, maybe five of them, on a school day.'],
    ['How long does a guest stay?', 'Two nights, on average. Some stay a week.'],
    ['What grows there now?', 'Alfalfa and some oats.'],
  ])('does not call a word a hedge if the answer does not depend on it: %s %s', (question, answer) => {
    const { feedback, assessment } = judged(question, answer);
    expect(feedback).not.toContain('hedges');
    expect(assessment.reasons?.map(({ rule }) => rule).join()).not.toContain('hedged');
  });

  it('still hears a hedge that the answer depends on', () => {
    const { feedback } = judged('How many trucks a day will come?', 'Probably forty trucks a day, I think.');
    expect(feedback).toContain('hedges');
  });

  it.each([
    [
      'What happens when a truck breaks down?',
      'It is off the road that hour. Our shop tows it, a mechanic rides along.',
    ],
    ['What if the line backs up?', 'A man is out there with a radio and he waves them to the back lot.'],
    ['What did the school say?', 'Some of them liked it and some did not.'],
    ['Is the loan in place?', 'The credit union covers most of it and the county fair gives the rest.'],
    ['Will the runoff reach my barn?', 'The ditch takes it south and then to the creek.'],
  ])('does not call something missing, or ask for it again, if it was said: %s %s', (question, answer) => {
    const { feedback, assessment } = judged(question, answer);
    expect(feedback).not.toMatch(/still needs|something else/);
    expect(assessment.missing.join()).not.toMatch(/number|figure|yes or no|what is done|answer to that/);
    expect(assessment.stronger_answer).not.toMatch(/\[/);
  });

  it('still says that a number is missing if none was given', () => {
    const { feedback, assessment } = judged('How many deputies came out last year?', 'Safety is close to our hearts.');
    expect(feedback).toContain('the number');
    expect(assessment.stronger_answer).toContain('sheriff');
  });

  it.each([['What does a ticket cost?', 'That moves around a good deal.', /budget/]])(
    'sends the applicant for a fact to the person who has it: %s',
    (question, answer, who) => expect(judged(question, answer).assessment.stronger_answer).toMatch(who),
  );

  it('never repeats a sentence from an answer that contains a jab', () => {
    const { assessment, rating } = judged(
      'What will I see from my porch?',
      'A hedge. And I would think somebody who lives beside a scrap yard would like a hedge.',
    );
    expect([assessment.tone, assessment.stronger_answer]).toEqual(['condescending', '']);
    expect(['weak', 'poor']).toContain(rating);
  });

  it('does not read a line of facts aloud as if it were a sentence', () => {
    const line = 'Elm Street Bakery, Ada, Ohio: 4,000 sq ft of ovens; 22 parking spaces; nearest house 90 feet';
    expect(judged('How many parking spaces?', 'Enough of them.', line).assessment.stronger_answer).not.toContain('Elm');
  });
});

describe('how feedback ends', () => {
  it('offers a promise as a condition, and does not say to stop there', () => {
    const { feedback } = judged('Would you keep the dogs in until eight?', 'Sure. Eight it is.');
    expect(feedback).toContain('condition');
    expect(feedback).not.toContain('stop there;');
  });

  it('asks for no source if one was named', () => {
    const { feedback, assessment } = judged(
      'How many are out at once?',
      "Thirty's the most. It's in the schedule you have.",
    );
    expect(feedback).not.toMatch(/where the figure stands|written down/);
    expect(assessment.stronger_answer).not.toContain('That stands in');
  });

  it('asks for no document if no figure was asked for', () => {
    const { feedback } = judged('What is the gate made of?', 'Steel pipe, five foot, with mesh on the road side.');
    expect(feedback).not.toContain('written down');
  });

  it.each([
    ['How many horses will you keep?', "Twenty-two, and that's every stall full."],
    ['How many children will be there?', "Ninety when it's full."],
  ])('asks for no paper behind a count of the applicant’s own: %s %s', (question, answer) => {
    const { feedback, assessment } = judged(question, answer);
    expect(feedback).not.toMatch(/where the figure stands|written down:/);
    expect(assessment.stronger_answer ?? '').not.toContain('That stands in');
  });

  it('takes a width from one side to the other for a width', () => {
    const { feedback, rating } = judged('How wide is the deck?', 'Fourteen feet curb to curb.');
    expect(feedback).not.toContain('something else');
    expect(['adequate', 'strong']).toContain(rating);
  });

  it('does not call it a hedge how exact a figure is', () => {
    expect(judged('Where do the shreds go?', 'Mostly to a cement kiln in Hannibal.').feedback).not.toContain('hedges');
  });

  it.each([
    [
      'Did the state ever cite you?',
      'We are a fourth-generation family business and we were proud to bury half of this town.',
    ],
    ['Who owns the building?', 'Every child can learn, and that is on the wall when you walk in.'],
  ])('has nobody prove what was not said: %s %s', (question, answer) => {
    const { feedback, rating } = judged(question, answer);
    expect(['weak', 'poor']).toContain(rating);
    expect(feedback).not.toMatch(/have the paper ready/);
  });

  it('praises no sentence that has nothing to write down', () => {
    expect(judged('What about mercury?', "There's a bit. I can get you the stack test.").feedback).not.toContain(
      'something to write down',
    );
  });

  it('leaves no plain answer with praise alone', () => {
    for (const [question, answer] of [
      ['Who looks at the kilns?', 'The state does, twice a year.'],
      ['Can people sleep in the booths?', "It's against the lease. We look every Monday."],
    ] as const)
      expect(judged(question, answer).feedback).toMatch(/next question|stop there|Nothing more|plain yes or no/);
  });
});

describe('a yes in other words', () => {
  it.each([
    ['Did you meet with the Olsons?', 'Twice. They asked for a gate and it is on sheet L-2.'],
    ['Is anybody at the gate on weekends?', 'Two guards, both days.'],
  ])('counts when it is a bare number: %s %s', (question, answer) => {
    const { assessment, rating } = judged(question, answer);
    expect(assessment.answers_question).toBe('yes');
    expect(['adequate', 'strong']).toContain(rating);
  });

  it('does not count when the answer leaves it open', () => {
    const { rating, assessment } = judged('Do you haul on Sundays?', 'We might. It would depend on the season.');
    expect(rating).toBe('weak');
    expect(assessment.answers_question).not.toBe('yes');
  });
});
