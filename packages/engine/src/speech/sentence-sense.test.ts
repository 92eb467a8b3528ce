import { describe, expect, it } from 'vitest';
import { readSentence } from './answer-text.ts';
import { senseOf } from './sentence-sense.ts';

describe('whether a sentence makes sense', () => {
  it.each([
    ['We will plant two rows of trees before construction.', 'clause'],
    ['Yes.', 'fragment'],
    ['150 feet on all sides, shown on sheet C-3.', 'clause'],
    ['Monday to Friday.', 'fragment'],
    ['It is one story on the Elm Street side.', 'clause'],
    ['Setback screening noise decibel buffer bond compliance mitigation plan.', 'heap'],
    ['We will decibel the property line and ensure the baseline of the setback.', 'heap'],
    ['yes yes yes no no no yes yes no no yes', 'heap'],
    ['asdf qwer zxcv hjkl', 'noise'],
    ['', 'noise'],
  ])('%s', (text, sense) => {
    expect(senseOf(readSentence(text))).toBe(sense);
  });
});
