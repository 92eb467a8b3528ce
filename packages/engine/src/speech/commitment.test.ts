import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer-text.ts';
import { commitmentsIn } from './commitment.ts';

const sound = (text: string): string[] =>
  commitmentsIn(readAnswer(text))
    .filter(({ hollow }) => !hollow)
    .map((one) => one.text);

describe('homework', () => {
  it.each([
    'Our engineer will have it to staff by Friday.',
    'Staff will have it in writing by Friday.',
    'We will file the report with staff by the 14th.',
    'I will get back to you tomorrow with that number.',
  ])('is no condition of approval: %s', (text) => {
    expect(commitmentsIn(readAnswer(text))).toMatchObject([{ enforceable: false, hollow: false, homework: true }]);
  });

  it.each([
    'We will plant two rows of spruce by June 1.',
    'We will report the meter readings to the county every month.',
    'We will post the bond with the county before the building permit is issued.',
    'We will provide training to the fire department within 90 days.',
    'No truck will use Mill Road.',
  ])('is not what can be enforced later: %s', (text) => {
    expect(commitmentsIn(readAnswer(text))).toMatchObject([{ enforceable: true, homework: false }]);
  });
});

describe('what counts as a commitment', () => {
  it.each([
    'We will plant 40 spruces before June 1.',
    'Our contractor will water the haul road twice a day.',
    'The operator will post the bond before any construction.',
    'No trucks will use Mill Road.',
    'The lights will be off by 10 p.m.',
    'There will be no blasting on weekends, as a condition of approval.',
    "We'll replace any tree that dies.",
    'I will have our landscape architect send it to staff by Friday.',
    'Staff will have it in writing by Friday.',
    'We will accept 45 decibels as a condition of approval.',
    'I think the plan is sound, and we will put the fence on the site plan.',
    'We will not run the pumps after nine.',
    'We will pay for the repair of your well.',
    'We will limit deliveries to Route 9.',
    'Our counsel, Dana Ruiz, will get it to staff by Thursday noon.',
    'Should the meter read more than 45 decibels, we will shut that unit down.',
    'If the well might be affected, we will bring water within 24 hours.',
    'By May 2027 we will plant the north line.',
  ])('is: %s', (text) => {
    expect(sound(text)).toEqual([text]);
  });

  it.each([
    'I think it will be fine and the neighbors have nothing to fear from us.',
    'It will be fine.',
    'Your well will be fine.',
    'There will be no problem with the noise.',
    'There will be nothing to worry about.',
    'Hopefully we will plant 40 trees.',
    'We will probably plant 40 trees by June.',
    'We think we will hold 300 feet.',
    'We should be able to hold 300 feet.',
    'We will look into it.',
    'We would be happy to talk to you after the meeting.',
    'We will do our best to keep the dust down.',
    'We will try to finish by October.',
    'We will consider a taller berm.',
    'We will water the road where feasible.',
    'We will be good neighbors.',
    'We will make sure everybody is happy.',
    'We will protect your water.',
    'We will address any dust.',
    'You will not hear a thing.',
    'The project will be a great addition.',
    'Neighbors will hardly notice the 40 trucks.',
    'We will not be able to say before June.',
    'Will we plant 40 trees?',
  ])('is not: %s', (text) => {
    expect(sound(text)).toEqual([]);
  });
});
