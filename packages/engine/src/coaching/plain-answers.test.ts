import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judged = (question: string, answer: string) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null });

describe('advice on an answer', () => {
  it.each([
    ['Where does the snow go?', 'It melts in a pit inside. Nothing is piled out back.'],
    ['Did the highway district sign off?', 'Not yet. They have it, and they said the tenth.'],
  ])('asks for no document if no figure was asked for: %s %s', (question, answer) => {
    const { feedback, assessment } = judged(question, answer);
    expect(feedback).not.toContain('written down: the sheet');
    expect(assessment.stronger_answer).not.toContain('That stands in');
  });

  it('offers no template in place of a good answer to one plain question', () => {
    const { rating, assessment } = judged(
      'Can they leave when they want?',
      'It is voluntary, so yes, but not alone for the first sixty days.',
    );
    expect(['adequate', 'strong']).toContain(rating);
    expect(assessment.stronger_answer).not.toContain('[Yes or no]');
  });

  it('does not call a willing answer rude', () => {
    expect(judged('Will you come back in a year?', 'Happy to. Put it in.').assessment.tone).toBe('civil');
  });

  it('does not praise what it then calls missing', () => {
    const { rating, feedback } = judged('What does it look like in twelve years?', 'A pond and some grass.');
    if (rating === 'weak') expect(feedback).not.toMatch(/gives the board something|hedge|still needs/);
  });

  it.each([
    ['I have nothing to say about that.', 'poor'],
    ['I have nothing more to add.', 'poor'],
  ])('calls a refusal without a reason poor: %s', (answer, band) => {
    expect(judged('How loud is the fan at night?', answer).rating).toBe(band);
  });

  it('hears contempt in asking which part someone does not understand, but not in a part that does not drain', () => {
    const asked = 'Which part floods?';
    expect(judged(asked, 'Which part of no do you not understand?').assessment.tone).toBe('hostile');
    expect(judged(asked, 'What part of it floods is the low end, which does not drain.').assessment.tone).not.toBe(
      'hostile',
    );
  });

  it.each([
    ['Where do people go after they get their dose?', "Work, most of them. That's why it's open at five."],
    ["What color's the fence?", 'Whatever color you want, within reason.'],
    ['How are you keeping phosphorus out of the pond?', "The new septic's a huge improvement over what's there."],
  ])('speaks of tone only if words can be pointed at: %s %s', (question, answer) =>
    expect(judged(question, answer).feedback).not.toMatch(/aimed at somebody|talks down/),
  );

  it('calls no second part left out if the answer goes on', () => {
    const question = "Where's the nearest well, and have you tested it?";
    const long = "The Weavers', nine hundred and forty feet. We sampled it in April, nitrate's four point one.";
    expect(judged(question, long).feedback).not.toContain('You were also asked');
    expect(judged(question, "The Weavers', nine hundred and forty feet.").feedback).toContain('“have you tested it?”');
  });

  it('quotes a hedge to the end of its word, and praises nothing it doubts', () => {
    const { feedback } = judged('Does the truck count go up with this?', "No, it shouldn't. Same eighty-five.");
    expect(feedback).toContain("“shouldn't” hedges it");
    expect(feedback).not.toContain('right away');
  });

  it('does not ask again for what is owed by a day', () => {
    const { feedback } = judged(
      'How much of the allocation would be left after you?',
      "Ms. Farrow has that number. I'll have her put it in writing to you by Thursday.",
    );
    expect(feedback).toContain('on the day you named');
    expect(feedback).not.toContain('still needs to hear');
  });

  it('finds no time in a condition', () => {
    expect(judged('When does the road get paved?', "When there's cash flow.").feedback).not.toContain('gives the time');
  });

  it('asks for the answer in the words of the question unless its form has a name for it', () => {
    const turn = judged('Which way do they turn to get back on the highway?', 'I mean, wherever there is room.');
    expect(turn.feedback).not.toMatch(/hear the place|first sentence; the place/);
    expect(judged('How many deputies came out last year?', 'Safety is close to our hearts.').feedback).toContain(
      'the number',
    );
  });
});

describe('the stronger answer', () => {
  const facts = 'Elm Street Bakery: 4,000 sq ft of ovens; 22 parking spaces; nearest house 90 feet.';
  const stronger = (question: string, answer: string, projectText = '') =>
    judgeAnswer(
      r,
      { ...nothingFiled, projectText },
      { question, answer, questionId: null, characterId: null, topicFocus: null },
    ).assessment.stronger_answer;

  it('says an item of the application that gives what was asked', () => {
    expect(stronger('How many parking spaces are there?', 'Enough of them.', facts)).toContain(
      '22 parking spaces, as the application says.',
    );
  });

  it('gives no reason and no yes from what is on file', () => {
    expect(stronger('Why so many parking spaces?', 'We like them.', facts)).not.toContain('22');
    expect(stronger('Is the nearest house safe from the ovens?', 'We love houses.', facts)).not.toContain('90');
  });

  it.each([
    ['How tall is it?', 'You people never listen. Forty feet.'],
    ['Would you plant cedars?', 'Yes, two rows.'],
    ['What does the press sound like?', "It's only Tuesdays. People your age ought to be glad of one nearby."],
    ['How many parking spaces are there?', 'Twenty-two.'],
  ])('hands no answer back, whole or in part: %s %s', (question, answer) =>
    expect(stronger(question, answer, facts)).toBe(''),
  );

  it('says no figure that the question names itself', () => {
    const question = 'How many of the 22 parking spaces are for visitors?';
    expect(stronger(question, 'Plenty of them.', facts)).toBe('');
  });
});
