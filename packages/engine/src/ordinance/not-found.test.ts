import { describe, expect, it } from 'vitest';
import { answersIn } from './rank.ts';
import { readText } from './read-text.ts';

const text = [
  '4.1 Setbacks. A wind turbine shall be set back at least 1,000 feet from any dwelling of a nonparticipating owner.',
  '4.2 Sound. Sound at any nonparticipating dwelling shall not exceed 45 decibels between 10:00 p.m. and 7:00 a.m.',
  '4.3 Insurance. The owner of the facility shall carry liability insurance of at least two million dollars.',
  '4.4 Color. Towers shall be painted white or gray. No advertising is permitted on any tower.',
  '4.5 Access. The gate of the facility shall be locked at all times.',
].join('\n');
const reading = readText({ kind: 'ordinance', source: 'code', text });

describe('a question about a code', () => {
  it.each([
    ['How much liability insurance must the owner of the facility carry?', 'two million'],
    ['How far must a turbine be from a dwelling?', '1,000 feet'],
    ['At what hours may sound at a dwelling not exceed 45 decibels?', '45 decibels'],
  ])('%s finds its rule', (question, words) => {
    expect(answersIn(reading, question, 1)[0]?.chunk.text).toContain(words);
  });

  it.each([
    'How many acres must a parcel have?',
    'How deep must foundations be removed?',
    'What is the fee for an application?',
    'How far must a turbine be from an eagle nest or a school?',
    'During what hours may trucks deliver?',
  ])('%s is not found', (question) => {
    expect(answersIn(reading, question, 3)).toEqual([]);
  });
});
