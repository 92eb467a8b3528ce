import type { Citation } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { beyondReach } from './reach.ts';
import { nounOf } from './speech/topics-in.ts';

const at = '2026-11-22T19:00:00.000Z';
const record = (text: string) =>
  foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [{ type: 'presented', id: 'p', at, text }]);
const shown = (quote: string): Citation[] => [{ kind: 'answer', quote, source: 'x', section: null, start: 0 }];

describe('what evidence does not cover', () => {
  it.each([
    ['The appraisal finds no effect beyond 500 feet.', 'The nearest home is 420 feet away.', 1],
    ['The appraisal finds no effect beyond 500 feet.', 'The nearest home is 1,200 feet away.', 0],
    ['The appraisal finds no effect beyond 500 feet.', 'The nearest creek is 420 feet away.', 0],
    ['The appraisal finds no effect.', 'The nearest home is 420 feet away.', 0],
  ])('%s %s', (quote, presentation, count) => {
    expect(beyondReach(record(presentation), shown(quote))).toHaveLength(count);
  });
});

describe('the noun of a point', () => {
  it.each([
    ['They could turn it, or make it smaller.', 'its size, and what else was tried'],
    ['Three stories is too tall for this street.', 'density and height'],
  ])('%s', (text, noun) => {
    expect(nounOf({ topic: 'density_height', text })).toBe(noun);
  });
});
