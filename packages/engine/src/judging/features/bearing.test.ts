import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../said/asked.ts';
import { readAnswer } from '../../said/heard.ts';
import { bearingOf } from './bearing.ts';
import { answersOf } from '../weigh.ts';

const of = (question: string, answer: string): Readonly<Record<string, number>> =>
  bearingOf(readQuestion(question), readAnswer(answer));
const where = 'Where do the trucks wait?';

describe('how an answer bears itself', () => {
  it.each([
    ['opens_number', 'Twelve of them.', 'Up to twelve of them.'],
    ['opens_thing', 'They wait behind the scale.', 'Behind the scale.'],
    ['opens_place', 'Well, behind the scale.', 'The scale house has room.'],
    ['opens_filler', 'Well, behind the scale.', 'Behind the scale.'],
    ['opens_no', 'None of them wait.', 'All of them wait.'],
    ['opens_refusing', 'We do not know yet.', 'We know where.'],
    ['ends_pointing', 'Our planner has that.', 'Our planner has the plan.'],
    [
      'untied_long',
      'Every child in every county deserves a fair start in life.',
      'They wait in every yard that the county has.',
    ],
    ['to_you', 'Ask your own cousin.', 'Ask the clerk.'],
    ['you_described', 'You moved out here.', 'You will see it.'],
    ['you_informed', 'You will see it.', 'You moved out here.'],
    ['you_deed', 'You bought by a quarry.', 'You will hear it.'],
    ['your_thing', 'So is your porch.', 'So is your ordinance.'],
    ['called', 'That is a free country, pal.', 'That is a free county.'],
    ['kin', 'My grandfather hauled for the mill.', 'My crew hauls for the mill.'],
    ['told', 'I grew up on that road.', 'I park on that road.'],
    ['slight_you', 'You would whine at anything.', 'A belt can whine at start-up.'],
    ['slight_them', 'People complain for sport.', 'The belts can whine.'],
    ['praise', 'We love this beautiful town.', 'We wait behind the scale.'],
    ['weighing', 'We would consider that.', 'We will build that.'],
    ['soft', 'We could do that.', 'We do that.'],
    ['firm', 'We will do that.', 'We do that.'],
    ['imperative', 'Buy a fan.', 'Bought a fan.'],
  ])('%s is in "%s" and not in "%s"', (id, has, lacks) => {
    expect(of(where, has)[id]).toBeGreaterThan(0);
    expect(of(where, lacks)[id]).toBe(0);
  });

  it('keeps every value between 0 and 1, for nothing too', () => {
    for (const answer of ['', '?', 'You you you you you you.', `${'Your people complain. '.repeat(40)}`])
      for (const value of Object.values(of(where, answer))) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
  });

  it('knows a remark from a question', () => {
    expect(of('It is too loud.', 'It is not.')['to_remark']).toBe(1);
    expect(of('Is it loud?', 'It is not.')['to_remark']).toBe(0);
  });
});

describe('whether an answer gives what was asked', () => {
  it.each([
    [0.9, 0.95, 'yes'],
    [0.1, 0.2, 'no'],
    [0.3, 0.7, 'partly'],
    [0.45, 0.5, 'no'],
    [0.7, 0.9, 'yes'],
  ] as const)('with %f in full and %f at all: %s', (whole, any, told) => {
    expect(answersOf(whole, any)).toBe(told);
  });
});
