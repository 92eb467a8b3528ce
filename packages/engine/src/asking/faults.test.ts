import { describe, expect, it } from 'vitest';
import { aRehearsal } from '../testing/index.ts';
import { nextQuestion } from './next-question.ts';
import { wordCount } from './spoken.ts';

const { rehearsal, materials } = aRehearsal();

function asked(previousQuestions: readonly string[]): string {
  return nextQuestion(rehearsal, materials, {
    venue: 'practice',
    characterId: null,
    topics: [],
    position: null,
    total: null,
    previousQuestions,
    questioner: null,
  }).text;
}

describe('a wording held against earlier ones', () => {
  it('is found whatever length a page gives an earlier question', () => {
    expect(wordCount(asked(['how many trucks '.repeat(100_000)]))).toBeGreaterThanOrEqual(8);
  });

  it('opens otherwise than a question that the page has asked by itself', () => {
    const said = asked([]);
    const opening = said.split(' ').slice(0, 3).join(' ');
    const others = Array.from({ length: 6 }, (_, n) => `${opening} on point ${n}, and who pays for it in the end?`);
    expect(asked(others).startsWith(opening)).toBe(false);
  });
});

describe('wordCount', () => {
  it.each([
    ['', 0],
    [' - \u2014 ... ', 0],
    ['"Well," she said - twice.', 4],
    ['the 2-year storm,\u00a0at\n60 feet', 6],
    ['\u2003one\ufefftwo', 2],
    ['(x) \u00e9t\u00e9 \u00e9', 2],
  ])('%j has %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
    expect(text.split(/\s+/).filter((part) => /[A-Za-z0-9]/.test(part))).toHaveLength(count);
  });
});
