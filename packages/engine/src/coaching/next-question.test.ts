import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const feedback = (question: string, answer: string): string =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null }).feedback;

describe('feedback on what was not said', () => {
  it.each([
    ['Does Mr. Teague object to the thirty feet?', "I've written to him. He's in Florida."],
    ['Is the deck inside the setback?', "It's landscaping. It's stone, and it has no roof."],
  ])('does not call a question settled that got no yes or no: %s %s', (question, answer) => {
    expect(feedback(question, answer)).not.toContain('stop there');
  });

  it('does not call it a promise to bring something what was sent last week', () => {
    const said = feedback('Has the county approved the well?', 'Not yet. Tom sent the plan back to them on Thursday.');
    expect(said).not.toContain('Bring what you promised');
    expect(feedback('How deep is the well?', "I don't know. Tom will send the log to staff by Friday.")).toContain(
      'named a day',
    );
  });

  it('says of a thing that does not exist neither where nor who', () => {
    expect(feedback('Where does the bus turn around?', "There's no bus.")).not.toMatch(/says where|sheet/);
    expect(feedback('Who puts out a fire in the vault?', 'Nobody does. It burns out by itself.')).toContain(
      'stop there',
    );
  });

  it('expects no question why after a no that gave the reason', () => {
    expect(feedback('Will you ever fill the slough?', 'Never. The easement from 1988 forbids it.')).not.toContain(
      'may be why',
    );
    expect(feedback('Will you ever fill the slough?', 'No.')).not.toContain('condition');
  });

  it('points at the blame of a neighbor', () => {
    const said = feedback(
      'Why should Mrs. Quade believe you this time?',
      "Because she's been complaining since the day she moved in and nothing was ever good enough for her.",
    );
    expect(said).toContain('aimed at somebody');
    expect(said).toContain('complaining');
  });

  it('hears a hedge in an order of size, and a count in words', () => {
    expect(feedback('How close is the barn?', 'Two-forty, two-sixty, something on that order.')).toContain('hedges it');
    expect(feedback('How many of the nine pumps run at once?', 'In a flood, all of them.')).not.toContain(
      'still needs',
    );
  });

  it('offers as a condition only what was promised, not what is possible', () => {
    expect(feedback('Could you meet the rule by dropping a lot?', 'We could, yes.')).not.toContain('condition');
    expect(feedback('Would you agree to no windows there?', "That's fine, it is drawn that way.")).toContain(
      'condition',
    );
  });

  it('asks for no name behind ourselves, and for no reason behind a yes that goes on', () => {
    expect(feedback('Who pays if you break a drain?', 'We do.')).not.toContain('name');
    expect(feedback('Do you sell wine?', "Yeah, it's beer and wine.")).not.toContain('may be why');
  });

  it('quotes more than one word of an insult', () => {
    expect(feedback('Why here?', 'Lady, I own thirty of these.')).toContain('“Lady, I own thirty of these');
  });

  it('hears a terse figure with its source as an answer, not as a list of words', () => {
    const said = feedback('How much of the porch is over the line?', 'Sixty-one square feet. Mr. Abt figured it.');
    expect(said).toContain('its number');
  });

  it('passes over a question of one word before the answer', () => {
    expect(feedback('Do you need to be open at two?', 'Honestly? No. The shift ends at one.')).toContain(
      '“No” answers',
    );
  });

  it('respects a gap that will be closed by a day, in whatever words', () => {
    expect(
      feedback('How wide is the lift?', "I don't know. I can measure it and call staff in the morning."),
    ).toContain('named a day');
  });

  it('calls nobody the one it is aimed at', () => {
    expect(feedback('What was the dust like?', "Low. Nobody's ever complained about it.")).not.toContain('aimed at');
  });

  it.each([
    ['Why is it ten feet on that side?', "Because he's the landlord and signed off on it."],
    ['Who sweeps the lot?', "Our people walk it, it's on the checklist, every shift."],
  ])('does not say that a plain reply left the question open: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toContain('You were asked'),
  );

  it('still says so of a reply that turns away', () => {
    const said = feedback('Will the ponds smell?', 'Our buyers love theirs, and my family has been here for years.');
    expect(said).toContain('a plain yes or no');
  });

  it('calls no question of two parts settled by one', () => {
    const said = feedback('When do you start and when are you done?', "We'd start in April.");
    expect(said).not.toMatch(/settles it|Nothing more/);
  });
});

describe('a plain reply of several sentences', () => {
  it('is not weak where nothing in it turns away', () => {
    const { rating } = judgeAnswer(r, nothingFiled, {
      question: 'How do you keep mud off the road?',
      answer: 'Stone at the gate. The drivers hose down.',
      questionId: null,
      characterId: null,
      topicFocus: null,
    });
    expect(['adequate', 'strong']).toContain(rating);
  });
});
