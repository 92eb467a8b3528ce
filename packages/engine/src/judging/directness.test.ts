import { describe, expect, it } from 'vitest';
import type { Assessment } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import type { Judgement } from './types.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function judge(question: string, answer: string, topicFocus: string | null = null): Judgement {
  return judgeAnswer(base, nothingFiled, {
    answer,
    question,
    questionId: null,
    characterId: null,
    topicFocus,
  });
}
const directness = (question: string, answer: string): Assessment['directness'] =>
  judge(question, answer).assessment.directness;

describe('how directly a question without a topic on file is answered', () => {
  it.each([
    // As the minutes give it.
    ['What will the gatehouse be faced with?', 'Ms. Ruiz indicated field stone.'],
    ['Is the owner opposed to a fence?', 'The owner is not; she has ordered one.'],
    ['How much did the new culvert cost?', 'The engineer put it at about $42,000.'],
    ['Do the kennels have outdoor runs?', 'The applicant said they will not.'],
    // A reason needs no because, and a place no preposition.
    ['Why is it here and not at the plant?', "It's the substation. Two others had no room on their lines for years."],
    ['Where do they play?', 'The north end of the lot, half an acre of turf with a fence.'],
    // A yes or no in other places and by other words.
    ['Will the hall be let on Sundays?', 'The kitchen only, no.'],
    ['Have you sat down with the chief?', 'We walked it with him in May.'],
    ['Is it fair to say you started early?', "That's fair. We poured the slab in March."],
    ['Is the gate going to be open around the clock?', 'It runs on a code from 6 a.m. to 10 p.m. only.'],
    ['Are you for this or against it?', 'Against.'],
    // What is said before anything is said takes nobody's place.
    ['Which year was that count?', 'Sure. Thank you. That was 2022, in October.'],
    ['What did a stall come to? What did it cost you?', 'It came in at right around 58,000 a stall.'],
  ])('%s %s is direct', (question, answer) => {
    expect(directness(question, answer)).toBe('direct');
  });

  it.each([
    [
      'Will the hedge be evergreen, and who replaces it when plants die?',
      'It is a double row of holly, six feet tall.',
    ],
    ['Is the drive wide enough for the ladder truck?', 'The planner thought it probably was.'],
    ['Would the owner pay for the crossing?', 'It could be discussed once the survey is in.'],
    ['Are the lots dry?', 'Some of the lots are, some need fill.'],
    ['Can you tell us if the barn will be torn down?', 'We hope so.'],
  ])('%s %s is partial', (question, answer) => {
    expect(directness(question, answer)).toBe('partial');
  });

  it.each([
    ['Is the pond lined?', 'The applicant said it covers 2.4 acres and was dug by his brother.'],
    ['Will the tenants be given time to move?', 'The motel was built in 1958 and was bought at auction in March.'],
    ['How many beds are you licensed for?', 'Every night I have to turn somebody away.'],
    ['Has the operator been fined?', 'We are a family company and we sponsor little league.'],
    ['Who are the investors?', 'That is not relevant to the criteria for a permit.'],
    ['Will the shop run at night?', 'That would be up to the tenant.'],
    ['Do you live there yourself?', 'Does it matter? You folks made up your minds before we came in.'],
  ])('%s %s is evasive', (question, answer) => {
    expect(directness(question, answer)).toBe('evasive');
  });
});

describe('what puts an answer off', () => {
  it.each([
    [
      'How close is it to the school, and can you move it?',
      'I would need our layout engineer for that one and she is not here tonight.',
    ],
    [
      'What is the bond per well?',
      "It's in the state filing, I just don't have it with me. Our land office can reach out to you.",
    ],
    [
      'Can the plant take our flow?',
      "We've asked the utility, and so far we haven't gotten the letter. As soon as it is in, staff will have it.",
    ],
  ])('%s %s is weak', (question, answer) => {
    expect(judge(question, answer).rating).toBe('weak');
  });

  it('is known to somebody else, which is no yes', () => {
    const { assessment } = judge(
      'Is there a fire access plan?',
      'I do not know that tonight. Our engineer does, and staff will have it in writing by Friday.',
    );
    expect(assessment.evasion_kind).toBe('ignorance');
  });

  it('is worth more with a day', () => {
    const { rating } = judge(
      'Is there a study?',
      "There isn't one in your packet yet. It will be filed by the twelfth.",
    );
    expect(rating).toBe('adequate');
  });
});

describe('what a lectern cannot bear', () => {
  it.each([
    ['Where does the trash blow?', "That's on the customers, we can't follow them home."],
    ['What do we breathe from those tanks?', 'You drove here tonight on gasoline, didn’t you?'],
    ['How long is the permit for?', 'As long as it takes.'],
    ['What comes off the roof?', 'It is what it is.'],
    ['Who watches you?', 'We are a family company and we do things by the book.'],
  ])('%s %s is poor', (question, answer) => {
    expect(judge(question, answer).rating).toBe('poor');
  });
});

it('a plan told figure by figure is no speech, wherever in it the answer stands', () => {
  const { rating } = judge(
    'Five hundred kids come at eight, and I live on that street. How does it work?',
    'We keep them off the street. The whole line stands inside our lot, two lanes around the old dock, and that is 96 cars. ' +
      'The small ones come at 7:30 and the rest at 8:05. About 120 come on four buses. Staff in vests wave people in, and if cars ' +
      'back out onto the street more than twice in a week, the city can make us go to three starting times.',
  );
  expect(['strong', 'adequate']).toContain(rating);
});

describe('a longer answer is strong with something to write down', () => {
  const question = 'Where do the trucks wait when they come early? I will not have them idling on the shoulder.';
  it.each([
    [
      'adequate',
      'They wait inside. The gatehouse is set well back from the road, so a good number of trucks can stack on our own ' +
        'property, and behind the gatehouse there is a row of stalls for those that come too early to be let in at the docks.',
    ],
    [
      'strong',
      'They wait inside. The gatehouse is set 640 feet back from the road, so 14 trucks can stack on our own property, and ' +
        'sheet C-4 shows nine stalls behind the gatehouse for those that come too early to be let in at the docks.',
    ],
  ])('%s: %s', (rating, answer) => {
    expect(judge(question, answer).rating).toBe(rating);
  });
});

it('a good answer to another question is not strong, whatever figures it has', () => {
  const ask = (answer: string): string =>
    judge('Do the lights of the rooftop units stay on, and who shields them?', answer, 'lighting').rating;
  expect(
    ask('Every lamp is shielded and below 3,000 kelvin, and all but four go off at ten. It is on sheet L-2.'),
  ).toBe('strong');
  expect(
    ask(
      'The lease makes us take everything down within six months of the last tenant leaving, and we pay for it. It is in section 9.',
    ),
  ).not.toBe('strong');
});
