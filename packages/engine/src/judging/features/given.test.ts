import { describe, expect, it } from 'vitest';
import { newRehearsal } from '../../record/fold.ts';
import { readQuestion } from '../../said/asked.ts';
import { readAnswer } from '../../said/heard.ts';
import { givenTo } from './given.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { nothingFiled } from '../nothing-filed.ts';

const r = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const rated = (question: string, answer: string) =>
  judgeAnswer(r, nothingFiled, { question, answer, questionId: null, characterId: null, topicFocus: null }).rating;
const given = (question: string, answer: string): boolean => {
  const asked = readQuestion(question);
  return givenTo(asked, asked.parts[0] as (typeof asked.parts)[number], readAnswer(answer)) !== null;
};

/** Each definite and true, but none about what was asked. */
const ofAnotherThing = [
  ['How tall are the trees when you plant them?', 'We will hold 500 feet to every home, as Section 12-306 asks.'],
  ['How tall are the trees when you plant them?', 'The fence is set back 60 feet from the road, on sheet C-2.'],
  ['How deep is the pond?', 'Our driveway is 24 feet wide and it meets the standard on sheet C-4.'],
  ['How far is the building from my fence?', 'The ridge is 31 feet high, as the elevations on sheet A-2 show.'],
  ['Where do you connect to the grid?', 'We will hold 500 feet to every home, and accept it as a condition.'],
  ['Where is that?', 'We talked with the neighbors and want to do right.'],
  ['Who pays for the upgrades to the lines?', 'We will plant 200 cedars along the county road by May.'],
  ['Who fixes the road after the heavy loads?', 'Our engineer modeled 44 decibels at the nearest house.'],
  ['How many students will there be?', 'The lights go off at nine and they are all shielded, as sheet E-1 shows.'],
] as const;

const ofTheThing = [
  ['How tall are the trees when you plant them?', 'Eight feet at planting, as sheet L-2 shows.'],
  ['How deep is the pond?', 'Twelve feet at the middle, as the grading plan on sheet C-4 shows.'],
  ['How far is the building from my fence?', 'Sixty feet, corner to fence line, as the survey shows.'],
  ['Where do you connect to the grid?', 'At the Cutler substation, half a mile north on Route 9.'],
  ['Who pays for the upgrades to the lines?', 'We do, all of it, under the agreement that we signed with the utility.'],
] as const;

describe('what an answer gives', () => {
  it.each(ofAnotherThing)('is nothing if it is about something else: %s %s', (question, answer) => {
    expect(given(question, answer)).toBe(false);
    expect(['poor', 'weak']).toContain(rated(question, answer));
  });

  it.each(ofTheThing)('is what was asked, in other words: %s %s', (question, answer) => {
    expect(given(question, answer)).toBe(true);
    expect(['adequate', 'strong']).toContain(rated(question, answer));
  });
});
