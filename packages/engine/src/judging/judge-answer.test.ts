import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import { plainAsked } from '../record/plain-asked.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';

const none = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judged = (question: string, answer: string, r: Rehearsal = none) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null });

const exact = [
  ['Will you close the gate at night?', 'Yes, at nine, every night.', 'strong', 'yes'],
  ['What time does the kitchen close?', 'Ten. Eleven on Fridays.', 'strong', 'yes'],
  ['Is there any outdoor music?', 'None.', 'strong', 'yes'],
  ['Is the north gate for trucks or for cars?', 'Cars. Only cars.', 'strong', 'yes'],
  [
    'How far is the barn from my well?',
    'Six hundred and forty feet, on sheet C-1 of the survey, and the code asks for four hundred.',
    'strong',
    'yes',
  ],
  ['How wide is the new road?', 'Twenty-four feet, I think, or close to it.', 'adequate', 'yes'],
  ['Who keeps the pond clean?', 'The homeowners association.', 'adequate', 'yes'],
  ['How many beds is the hotel?', 'It depends on a lot of factors.', 'weak', 'no'],
  ['How tall is the sign?', 'We take signs very seriously and we will meet all applicable codes.', 'weak', 'no'],
  [
    'Where does the manure go?',
    'The lobby has stone floors, and the wallpaper came from a firm in Vermont.',
    'poor',
    'no',
  ],
  ['Will you pave the lot?', 'I won’t be discussing that.', 'poor', 'no'],
  ['Why is it so tall?', 'You people would complain about a birdhouse.', 'poor', 'no'],
  ['What about the drainage?', 'Drainage, swales, basins, resilience, stewardship, best practices.', 'poor', 'no'],
] as const;

/** Ordinary words of a hearing in which a careless pattern hears contempt. */
const civil = [
  'If you look at sheet C-3, the pond is on the east side.',
  'My son farms it and my daughter keeps the books.',
  'We posted the meeting on Facebook and in the paper.',
  'The item was on the agenda in March.',
  'The garbage leaves in a sealed trailer by six.',
  'You are welcome to come and look at it.',
  'We grew up on that road.',
  'Here is how it works: the valve shuts when the alarm goes off.',
  'It closes at nine or else the permit lapses.',
  'Remember that the road is private.',
];
const rude = [
  'Maybe you people should read the packet before you ask.',
  'I don’t think you understand how zoning works.',
  'I do not see why we would have to tell you that.',
  'Do your homework.',
  'That is none of your business.',
];

/** Replies that are short and settle what was asked. */
const short = [
  ['How many units would be rentals?', 'Zero. Zero units.'],
  ['Whose driveway is it?', 'Ours.'],
  ['How many rooms is the hospice?', 'Twelve beds.'],
  ['How many pumps?', 'Sixteen fueling positions, eight islands.'],
  ['Is it the engineer or the surveyor who signs it?', 'Both.'],
  ['Which of the two plans are we voting on?', 'The second one.'],
  ['What are the hours going to be?', 'Same as before.'],
  ['Who did the sound study?', 'Mike Hankard at our acoustics firm; he’ll seal it.'],
  ['Will you plant the hedge first?', 'Yes, we can do that.'],
  ['Who owns the road?', 'We do.'],
] as const;

describe('the judge', () => {
  it.each(short)('takes a short reply that settles the question for an answer: %s %s', (question, answer) => {
    const { rating, assessment } = judged(question, answer);
    expect(['adequate', 'strong']).toContain(rating);
    expect(assessment.answers_question).toBe('yes');
  });

  it('calls nothing strong that may leave open what was asked', () => {
    const cases = readFileSync(new URL('../../cases/spoken-answers.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { question: string; answer: string })
      .map(({ question, answer }) => ({ answer, judgment: judged(question, answer) }));
    const strong = cases.filter(({ judgment }) => judgment.rating === 'strong');
    expect(strong.length).toBeGreaterThan(50);
    for (const { answer, judgment } of strong) expect(judgment.assessment.answers_question, answer).toBe('yes');
  });

  it.each(exact)('%s %s: %s', (question, answer, band, answers) => {
    const { rating, assessment } = judged(question, answer);
    expect([rating, assessment.answers_question]).toEqual([band, answers]);
  });

  it.each(civil)('hears nothing rude in: %s', (answer) =>
    expect(judged('What can you tell us about that?', answer).assessment.tone).toBe('civil'),
  );

  it.each(rude)('rates no rude answer above weak: %s', (answer) => {
    const { rating, assessment } = judged('How loud is it at my house?', `${answer} It is 41 decibels.`);
    expect(['hostile', 'condescending']).toContain(assessment.tone);
    expect(['weak', 'poor']).toContain(rating);
  });

  it('says about every answer that it answers as far as its band allows', () => {
    for (const [question, answer] of exact) {
      const { rating, assessment } = judged(question, answer);
      if (rating === 'poor') expect(assessment.answers_question, answer).toBe('no');
      if (rating === 'strong' || rating === 'adequate') expect(assessment.answers_question, answer).not.toBe('no');
    }
  });
});

/** A rehearsal in which one question was asked and answered. */
function after(question: string, answer: string): Rehearsal {
  const at = '2026-01-01T00:00:00Z';
  const put = plainAsked({ question_id: 'q1', question, venue: 'board', topic: 'setbacks', issue_key: 'q1' });
  const asked = applyEvent(none, { ...put, id: 'a1', at });
  return applyEvent(asked, { type: 'answered', id: 'n1', at, question_id: 'q1', text: answer });
}

describe('what was said before', () => {
  it('is compared with the same figure for the same thing', () => {
    const r = after('How tall is the fence?', 'Seven feet.');
    expect(judged('How tall is the fence on the plan?', 'It’s eight feet.', r).assessment.contradictions).toMatchObject(
      [{ kind: 'asserted', earlier: 'Seven feet.' }],
    );
  });

  it.each([
    [
      'a price against a count',
      'How many houses is it?',
      'One forty-eight.',
      'What will a house cost?',
      'Four-twenty to four-eighty.',
    ],
    [
      'what is not known',
      'How wide is the alley?',
      'I’m not sure how wide that is.',
      'How wide is the alley on the plan?',
      'Twelve feet.',
    ],
    [
      'one who corrects it',
      'How tall is the fence?',
      'Seven feet.',
      'How tall is the fence?',
      'Eight feet. I said seven before, and I misspoke.',
    ],
  ])('is not compared with %s', (_, earlierQuestion, earlier, question, answer) => {
    const { contradictions } = judged(question, answer, after(earlierQuestion, earlier)).assessment;
    expect(contradictions.filter(({ kind }) => kind !== 'question')).toEqual([]);
  });
});
