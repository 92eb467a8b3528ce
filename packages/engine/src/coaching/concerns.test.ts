import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const feedback = (question: string, answer: string): string =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null }).feedback;

describe('feedback on an answer to a concern', () => {
  it.each([
    ["I don't want a stable upwind of my kitchen.", 'Everybody likes horses until there is one.'],
    ['My culvert is full of your gravel already.', "Sorry you feel that way. The county's the one with a ditch."],
  ])('says neither that it was asked nor that it is settled: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(/You were asked|settles it|Nothing more/),
  );

  it('knows who granted the point', () => {
    const said = feedback('You should have told us about the tower first.', "You're right. We should have.");
    expect(said).toContain('granted');
  });

  it('does not say that thanks speak to it', () =>
    expect(feedback('I think the library is a fine idea.', 'Thank you, Ruth.')).not.toContain('speaks to'));

  it('calls praise of the council praise', () =>
    expect(feedback("Nobody's hiring here.", 'Thank you. You all run such a thoughtful meeting.')).toContain('Praise'));
});

describe('praise', () => {
  it.each([
    ['How many buses come on a school day?', 'Not a lot. It is mostly vans.', /gives the board its number/],
    ['Will you ask for a second floor later?', "I can't promise what my kids will do. Not now, no.", /where you stand/],
    ['Does this lower my rent?', "I bake bread. I don't see how it could.", /yes or no/],
    ['Is that a condition, or a hope?', 'Put it down as a condition.', /yes or no right away/],
  ])('is not for what was not said: %s %s', (question, answer, line) =>
    expect(feedback(question, answer)).not.toMatch(line),
  );
});

describe('an answer that leaves the question open in so many words', () => {
  it.each([
    [
      'Who runs the kitchen?',
      "It's being negotiated, and I can't give you a name tonight.",
      'the day you can say more',
    ],
    ['Does it meet the height rule?', "I'd have to look. The mast isn't a building.", 'the day staff will get it'],
  ])('is told what would help: %s %s', (question, answer, line) => expect(feedback(question, answer)).toContain(line));

  it('is not told that its own short reply is missing', () =>
    expect(feedback('Who shovels our walk?', 'You do.')).not.toContain('still needs'));

  it('is not told that a turn of speech was aimed at somebody', () =>
    expect(feedback('What did the tenants say?', 'Oh, you know, the usual.')).not.toContain('“Oh, you know'));
});

describe('a plain answer', () => {
  it.each([
    [
      'Will my kids hear it?',
      "Some mornings, yes. I'm not going to tell you otherwise.",
      /reason, and what you can say/,
    ],
    ['Is the permit still good?', "It's from 2021. I didn't know they ran out.", /Say who has it/],
    ['What happens to the turtles?', "They'll go somewhere else, to the back pond.", /hedges/],
    ['What if you break your word?', "Then they fine me, and you'd be right to call them.", /aimed at/],
  ])('is no refusal, hedge or jab: %s %s', (question, answer, line) =>
    expect(feedback(question, answer)).not.toMatch(line),
  );
});

describe('a good answer that may not be so', () => {
  it('is told to have ready what it rests on', () =>
    expect(feedback('Why nine pumps and not fewer?', 'Nine of them carry the storm of 2016.')).toContain('rests on'));

  it('settles no finding', () =>
    expect(
      feedback(
        'The code has us find that "parking and noise are no nuisance." What do we have on that?',
        'The sound study, forty-four at the line, and a wall the length of the lot.',
      ),
    ).not.toMatch(/settles it|Nothing more/));

  it('gave its reason after a refusal', () =>
    expect(feedback('How many will be from here?', "Can't say. We hire whoever applies.")).not.toContain(
      'give the reason',
    ));
});

describe('what is called missing', () => {
  it('is the time, if none was given', () =>
    expect(feedback('When did you walk the line with the Prewitts?', 'We sent everybody a card.')).toContain(
      'the time',
    ));

  it.each([
    ['When do you expect the state to sign?', "We don't. That's the reason for the waiver."],
    ['When did you tell the school?', 'Before we bought it.'],
  ])('is no time, if that was the answer: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(/still needs|You were asked/),
  );

  it('is no paper behind a story and a half', () =>
    expect(feedback('How much higher is it than the church?', 'A story and a half.')).not.toContain(
      'study, the sheet',
    ));

  it('is no name or hour that was just given', () =>
    expect(
      feedback('What if the lift breaks?', 'We call Tri-City the same hour, they carry people down, and we close it.'),
    ).not.toContain('how soon'));

  it.each([
    ['Is there a night shift?', "There won't be one."],
    ['Where do the trucks go?', "They'll stay out of town and come down the road by the mill."],
  ])('is nothing of a plain no or a plain way: %s %s', (question, answer) =>
    expect(feedback(question, answer)).not.toMatch(/in its place|leaves it open/),
  );
});
