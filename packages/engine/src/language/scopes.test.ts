import { describe, expect, it } from 'vitest';
import { entriesOf } from '../lexicon/entries.ts';
import { annotate } from './annotate.ts';
import { isInScope } from './spans.ts';

/** A sentence with one [word] in brackets. Gives: the sentence without them, and where the word begins. */
function marked(sentence: string): { text: string; at: number } {
  return { text: sentence.replace('[', '').replace(']', ''), at: sentence.indexOf('[') };
}

describe('each trigger opens its scope, and only where it should', () => {
  for (const { id, scope, holds, fails, direction } of entriesOf('scopes', 'scopes')) {
    const kind = scope ?? 'negated';
    it(`${id}: ${holds}`, () => {
      const { text, at } = marked(holds);
      expect(isInScope(annotate(text), at, kind)).toBe(
        direction === 'terminate' || scope !== null || direction === 'pseudo',
      );
    });
    it(`${id}, not: ${fails}`, () => {
      const { text, at } = marked(fails);
      expect(isInScope(annotate(text), at, kind)).toBe(false);
    });
  }
});

it('denies what something replaces', () => {
  const text = 'The applicant will use gravel instead of asphalt.';
  expect(isInScope(annotate(text), text.indexOf('asphalt'), 'negated')).toBe(true);
  expect(isInScope(annotate(text), text.indexOf('gravel'), 'negated')).toBe(false);
});
