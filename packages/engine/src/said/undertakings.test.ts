import { describe, expect, it } from 'vitest';
import { readAnswer } from './heard.ts';
import { readQuestion } from './asked.ts';
import { acceptedIn, isHomework, isPutOff, undertakingsIn } from './undertakings.ts';

const undertaken = (text: string): readonly string[] => undertakingsIn(readAnswer(text)).map((one) => one.text);

describe('what an answer commits to', () => {
  it.each([
    'We will plant two rows of spruce before June 1.',
    'I commit tonight to two rows of spruce on the north side.',
    'We accept a limit of forty trucks a day as a condition.',
  ])('includes: %s', (text) => expect(undertaken(text)).toEqual([text]));

  it.each([
    ['only looks back', 'Two years ago we said we will plant two rows of spruce.'],
    ['only looks back', 'In the past we will have told you we will plant two rows of spruce.'],
    ['is of another site', 'At our other site we will plant two rows of spruce.'],
    ['is somebody else’s', 'The neighbor says we will plant two rows of spruce.'],
    ['is taken back', 'We will plant two, sorry, three rows of spruce.'],
    ['is only offered', 'We could plant two rows of spruce.'],
    ['is left open', 'We will look into planting two rows of spruce.'],
    ['is asked', 'Will we plant two rows of spruce?'],
  ])('leaves out what %s: %s', (_, text) => expect(undertaken(text)).toEqual([]));

  it('keeps an acceptance with the sentence that it accepts', () => {
    const text = 'The fence is 420 feet from the house. We accept that as a condition.';
    expect(undertaken(text)).toEqual([text]);
    expect(undertakingsIn(readAnswer(text))[0]?.enforceable).toBe(true);
  });

  it.each([
    ['I don’t know the name. I’ll get it from the utility and bring it Monday.', 1],
    ['The well log is at the driller’s, and I can send it to staff tomorrow.', 1],
    ['The driller has the log.', 0],
    ['Glad to. Put that in.', 1],
    ['If the mud gets out, we clean it up the same day.', 1],
    ['Our surveyor will have it to staff by Friday.', 1],
    ["Not yet. We'll have that to staff by Friday.", 1],
    ["That's our cost, every foot of it.", 1],
    ['We had a wall put up last year and it stands.', 0],
  ])('hears a commitment made in passing: %s', (text, count) => expect(undertaken(text)).toHaveLength(count));

  it.each([
    ['Could you close the gate at ten?', 'Ten-thirty, so the crew can get out. Yes.', true],
    ['Would you stop hauling on Sundays?', 'From May to September, we would.', true],
    ['Would you keep the dogs in until eight?', 'Sure. Eight it is.', true],
    ['Will you gravel the lane?', 'Yes. To the gate.', true],
    ['Will you hear it from the road?', 'Yes. A little.', false],
    ['Could you close the gate at ten?', 'We might. It would depend on the season.', false],
    ['Is the gate locked at ten?', 'Ten-thirty, so the crew can get out. Yes.', false],
  ])('counts a yes to what the applicant was asked to do as a commitment: %s %s', (question, answer, isHeard) =>
    expect(acceptedIn(readQuestion(question), readAnswer(answer)) !== null).toBe(isHeard),
  );

  it('tells homework with a date from putting things off', () => {
    expect(isHomework('Our engineer will get that number to staff by Friday.')).toBe(true);
    expect(isHomework('We will get back to you on that.')).toBe(false);
    expect(isPutOff('We will get back to you on that.')).toBe(true);
    expect(isPutOff('We will plant two rows of spruce before June 1.')).toBe(false);
  });
});
