import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { newRehearsal } from '../record/fold.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const judged = (question: string, answer: string) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null });

describe('how feedback on a good answer ends', () => {
  it.each([
    ['Who opens the gate on Sundays?', 'Marta Quill. Her number is on the sign by the road.'],
    ['Is this a rendering plant?', "No. It's a bakery. It's much smaller."],
  ])('says to stop there if what was asked was given: %s %s', (question, answer) => {
    const { feedback } = judged(question, answer);
    expect(feedback).toContain('stop there');
    expect(feedback).not.toMatch(/follow-up|asked for more/);
  });

  it.each([
    ['How wide is the bridge?', "Eighteen feet. No, hold on, that's the old one. It's sixteen."],
    ['How many boats will there be?', "Forty. Wait, that was last year's list. Thirty-two. Write down thirty-two."],
  ])('praises no figure of an answer that corrects itself: %s %s', (question, answer) => {
    const { feedback } = judged(question, answer);
    expect(feedback).toContain('You corrected yourself');
    expect(feedback).not.toMatch(/Eighteen|Forty|stop there/);
  });

  it.each([
    ['Are you asking for the waiver, and have you got the survey that goes with it?', "We're asking for it, yes."],
    ['How deep is the pond, and what happens to it in a drought?', 'Nine feet at the dam.'],
  ])('settles nothing where half of the question was answered: %s %s', (question, answer) =>
    expect(judged(question, answer).feedback).not.toMatch(/stop there|settles/),
  );

  it.each([
    ['Would you give up the second story, yes or no?', "I'm not going to answer that tonight."],
    ['When will the railroad sign?', "No, ma'am, they haven't. I don't know when they will."],
  ])('settles nothing that was left open: %s %s', (question, answer) => {
    const { feedback } = judged(question, answer);
    expect(feedback).not.toMatch(/stop there|settles|where you stand/);
    expect(feedback).toMatch(/the day|what you can say/);
  });

  it('hears nothing done in a joke', () =>
    expect(judged('What happens if the dam breaks?', "Well, then you'd have a beach, Roy.").feedback).not.toContain(
      'says what is done',
    ));

  it.each([
    ['When does the ramp get built?', 'When we get to three hundred riders. We would pay for half of it.'],
    ['What is the dust like?', "Dry lime can blow a little. It's nothing much."],
    ['Does anybody come in on holidays?', "Drivers, your fitters and so on. It's maybe one in ten of them."],
  ])('never expects a follow-up without saying which: %s %s', (question, answer) =>
    expect(judged(question, answer).feedback).not.toMatch(/follow-up\.|asked for more/),
  );

  it('asks for a date where an event that nobody can see was named', () => {
    const { feedback } = judged('When does the lot get striped?', 'When the money is there. Next spring, we think.');
    expect(feedback).toContain('Give a date');
    expect(judged('When does the lot get striped?', 'When we have 40 cars.').feedback).not.toContain('Give a date');
  });

  it.each([
    ['Where do the nurses park?', "It's only twenty minutes."],
    [
      'Where does the washwater go?',
      'To Cass Creek, about 90 gallons a minute, and none until the state has signed off.',
    ],
  ])('asks for no sheet and no paper that nobody named: %s %s', (question, answer) =>
    expect(judged(question, answer).feedback).not.toMatch(/sheet|paper/),
  );

  it.each([
    ['Will you run the crusher on Saturdays?', 'June through August, yes, if you let us.'],
    ['Will you rent the hall out on Fridays?', "To a bowling club, yeah, if they'll have us. I'd call it ten Fridays."],
    ['Would you plow the lane too?', 'Probably, yes.'],
  ])('offers no request and no guess as a condition: %s %s', (question, answer) =>
    expect(judged(question, answer).feedback).not.toContain('condition'),
  );

  it('hears no yes or no in who does not live there', () => {
    const { feedback } = judged('Does the cabin count as a dwelling?', "Nobody sleeps there. It's a shed.");
    expect(feedback).not.toContain('yes or no');
    expect(judged('Has anybody complained?', 'Nobody has, in nine years.').feedback).toContain('yes or no');
  });

  it('hears no reason in praise', () => {
    const { feedback, rating } = judged('Why should we rely on his report?', "Because it's a really excellent report.");
    expect(feedback).not.toContain('gives the reason');
    expect(rating).toBe('weak');
    const sound = judged(
      'Why should we rely on his report?',
      'Because the county hired him, and he drilled nine holes.',
    );
    expect(['adequate', 'strong']).toContain(sound.rating);
  });
});
