import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../said/heard.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { nothingFiled } from '../nothing-filed.ts';
import { plainnessOf } from './plain.ts';
import { newRehearsal } from '../../record/fold.ts';

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
  ])('is recognized by how it is built: %s', (answer, plain) =>
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

describe('an answer that states facts with their document', () => {
  it.each([
    [
      'What does the village gain that it lacks today?',
      "The assessor's own estimate is two million a year, and 40 jobs.",
    ],
    ['How does it fit with what stands around it?', 'The corridor plan lists boat yards as a use that belongs here.'],
    ['What sets this parcel apart?', 'A gas main crosses this parcel and no other; the survey shows it.'],
  ])('is not called that with a question still open: %s %s', (question, answer) => {
    const { rating, assessment } = judged(question, answer);
    expect(['adequate', 'strong']).toContain(rating);
    expect(assessment.answers_question).not.toBe('no');
  });

  it('is still one that names no place although a place was asked for', () => {
    expect(['poor', 'weak']).toContain(
      judged('Where do the buses turn?', 'The appraisal puts it at nine million and the lobby has a fountain.').rating,
    );
  });

  it('does not include one with a reassurance in it', () => {
    const { rating } = judged('What about the smell?', 'The plan is first-class and we take odor very seriously.');
    expect(['poor', 'weak']).toContain(rating);
  });
});

describe('a jab without a swear word', () => {
  it.each([
    ['Did you measure at my porch?', "We didn't. Children singing never hurt anybody."],
    ['Why not somewhere else?', 'You show me where.'],
    ['What about the wells?', 'Some people just want something to complain about.'],
    ['Will you sue?', 'Our lawyer is in the back taking notes.'],
    ['Where was the notice?', "We posted it. If they don't read the board, that's on them."],
  ])('is heard: %s %s', (question, answer) => {
    const { rating, assessment } = judged(question, answer);
    expect(['hostile', 'condescending']).toContain(assessment.tone);
    expect(['poor', 'weak']).toContain(rating);
  });

  it.each([
    ['Can you guarantee the values?', "Nobody can guarantee that. I've got the appraisal and I can leave it with you."],
    [
      'How far is it to my house?',
      "I'd have to have your address. Give it to me tonight and I'll mail it by the tenth.",
    ],
    ['Who trains them?', 'Some of you know him, Dale Ott, from the fire hall.'],
    ['Will the horses spook?', 'You get used to them after a while, they tell us, and we keep a fence between.'],
  ])('is not heard in an offer or a plain word: %s %s', (question, answer) =>
    expect(judged(question, answer).assessment.tone).toBe('civil'),
  );
});

describe('a word that means two things', () => {
  it('is the month, not a doubt: by May', () => {
    expect(readAnswer('Our own crew will plant it by May.').hits.has('hedges')).toBe(false);
    expect(readAnswer('They may plant it.').hits.has('hedges')).toBe(true);
  });
});
