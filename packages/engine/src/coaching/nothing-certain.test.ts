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

describe('what is not said where it is not certain', () => {
  it.each([
    [
      "I don't see where the electricity comes from without our rates going up.",
      "Georgia Power built it into our rate, we've got a minimum bill whether we run or not. It isn't on your bill.",
    ],
    ['There has to be a better corner for it.', "There isn't, I'm afraid. Come by Saturday and I'll walk it with you."],
    ['We need a bakery. My mother has nowhere to go for bread.', "That's just it. Thank you, Ruth."],
    ['My cellar floods every spring.', "The drain runs to Ninth, and Ninth is lower than you. It can't run uphill."],
  ])('is that the room still waits for something: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(/what you can do|waiting/),
  );

  it.each([
    ["Who's the end user?", "We'll get into all that when the time's right, believe me."],
    [
      "It never shuts off. A hum all day and all night is what I'm being asked to accept.",
      "Ma'am, you live next to a four-lane highway.",
    ],
    [
      "I wouldn't have bought here if I'd known.",
      "I'm sorry. I can't undo that. The hedge is what I can do, on Ninth.",
    ],
    ['What happens to the ovens if you close?', "They'd be sold, or moved, and there's nothing in writing on it."],
    [
      "It'd have gone better if they'd come and talked to us before they filed.",
      'We did come. Two evenings in May, and some of you chose not to.',
    ],
    ['What happens to it when you retire?', "We've baked since seventy-one. I don't lose sleep over it."],
  ])('is to have ready what a dodge, a jab or an apology rests on: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(/rests on|on file; bring/),
  );

  it('is left out only there', () =>
    expect(feedback('Why nine pumps and not fewer?', 'Nine of them carry the storm of 2016.')).toContain('rests on'));

  it.each([
    [
      'How many years before the hedge hides the wall?',
      'The wall is hid the day it opens. The hedge, figure four or five.',
    ],
    [
      'How close is this going to be to my property line?',
      "Depends whose line. Fifty-two feet to the Orrs, and fourteen to Mr. Kessler, but that's parking.",
    ],
  ])('is that a number is missing from an answer with numbers: %s %s', (question, answer) => {
    const { feedback: said, assessment } = judged(question, answer);
    expect(said).not.toMatch(/still needs|asked for the figure|leaves it open/);
    expect(assessment.missing).toEqual([]);
  });

  it.each([
    ['How many bakeries does the town have?', "I don't know. You'd have to ask planning for the list."],
    ['What will it do to my taxes?', "I couldn't tell you. The assessor would know that better than me."],
  ])('is to name who has it, if that was named: %s %s', (question, answer) => {
    expect(feedback(question, answer)).not.toMatch(/who has it/);
    expect(feedback(question, answer)).toContain('Name the day');
  });

  it.each([
    [
      'Who would know that, and can we hear from them before we vote?',
      "Our counsel would, he's Bill Sewell in Atlanta, and no, he's not here tonight.",
    ],
    ['Who makes you keep your word?', "OSHA comes out, and they don't call first."],
    ['Has anybody looked at what it does to rents?', 'Our broker has, informally. She thinks it helps.'],
    ['Is there a noise study?', 'Nope. For a bakery?'],
  ])('is that a plain answer is none: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(
      /also asked|let the first sentence|plain yes or no|something specific/,
    ),
  );

  it.each([
    [
      "Traffic's bad there. I don't see how you call it safe.",
      "It's one car every two minutes. Nobody's going to notice.",
    ],
    ['I heard it from the mailman, and not from you.', "Well, I don't know where you live."],
    ["I didn't hear an answer in that.", "You weren't listening, then."],
  ])('is anything good of a brush-off: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(/speaks to|gives|settles|stop there|Ask for|something specific/),
  );

  it('is that a yes settles it that waits for somebody', () =>
    expect(
      feedback('Could the drive be one way?', "It could. I'd want the engineer to look at it before I said yes."),
    ).not.toMatch(/settles|Nothing more/));

  it('is that a count of things is how much of something', () =>
    expect(feedback('How much light leaves the property?', "There's one yard light and it's on a switch.")).not.toMatch(
      /its number|where the number|isn’t in anything on file/,
    ));

  it('is that leave to write something down is rude', () => {
    const asked = 'When does the wall go in, before the ovens or after?';
    expect(judged(asked, "Before, and I don't care if you write that in.").assessment.tone).toBe('civil');
    expect(judged(asked, "Before, and I don't care if you like it.").assessment.tone).toBe('hostile');
  });
});
