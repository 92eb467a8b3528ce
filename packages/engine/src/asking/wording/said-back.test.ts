import { describe, expect, it } from 'vitest';
import { annotate } from '../../language/annotate.ts';
import type { Clause, Sentence } from '../../language/types.ts';
import { saidBack } from './said-back.ts';

function told(text: string): string | null {
  const annotation = annotate(text);
  const sentence = annotation.sentences[0] as Sentence;
  return saidBack(annotation, sentence, sentence.clauses[0] as Clause);
}

describe('what an applicant said, said back', () => {
  it('is never cut off where more was to come', () => {
    expect(told("There's no outside music.")).toBe("there's no outside music");
    expect(told("There's no outside music except, maybe, a guitar.") ?? '').not.toMatch(/(?:except|maybe),?$/);
    expect(told("There's no outside music except, maybe.")).toBeNull();
  });
});
