import { describe, expect, it } from 'vitest';
import { answerQualityScore } from './answer-quality.ts';

describe('the answer quality score of hearing.md §5', () => {
  it.each([
    ['starts at 0.3', 'No.', 0.3],
    ['adds 0.2 over 50 words', 'word '.repeat(51), 0.5],
    ['adds nothing at exactly 50', 'word '.repeat(50), 0.3],
    ['adds 0.3 for a digit', 'About 5', 0.6],
    ['adds 0.2 for a commitment word', 'We shall see', 0.5],
    ['is capped at 1', `${'word '.repeat(60)} we will do 5`, 1],
    ['adds both', 'We guarantee 30 feet', 0.8],
  ])('%s', (_, text, score) => {
    expect(answerQualityScore(text)).toBe(score);
  });
});
