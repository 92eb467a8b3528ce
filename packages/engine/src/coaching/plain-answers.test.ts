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
});
