import type { Citation } from '@rostrum/contract';
import { expect, it } from 'vitest';
import { contextLine } from './context-line.ts';
import type { Turn } from './turn.ts';

const cited = (kind: Citation['kind'], quote: string): Citation => ({
  kind,
  quote,
  source: '',
  section: null,
  start: 0,
});
const rule = cited('ordinance', 'set back at least 300 feet from any property line');
const turn = { issue: { kind: 'cited_rule', citations: [rule] }, knowledge: { noun: 'setbacks' } } as unknown as Turn;

it('does not say that a standard was left unaddressed where the question reads out what was said on it', () => {
  const own = cited('presentation', 'Every building is at least 250 feet from the nearest property line');
  expect(contextLine(turn, [rule])).toContain('that you have not addressed');
  expect(contextLine(turn, [rule, own])).toMatch(/^You spoke of setbacks, and the record does not show whether/);
});
