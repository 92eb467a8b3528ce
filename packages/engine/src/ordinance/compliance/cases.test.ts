import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* Rules of made-up codes with what an applicant said, over many uses, judged by hand before the matching rules were written. */

interface Case {
  readonly rule: string;
  readonly fact: string;
  readonly verdict: 'meets' | 'falls_short' | 'not_comparable' | 'cannot_tell';
}

const file = new URL('../../../cases/rules.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Case);

const assertedOf = ({ rule, fact }: Case): string => {
  const rows = complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    planning: null,
    news: [],
    presentation: readPresentation(fact, 'generic'),
    projectText: '',
  });
  const given = new Set(rows.map(({ verdict }) => verdict));
  return given.has('falls_short') ? 'falls_short' : given.has('meets') ? 'meets' : 'nothing';
};

describe('a rule and a fact', () => {
  it.each(cases)('$rule / $fact', (one) => {
    const asserted = assertedOf(one);
    const isComparable = one.verdict === 'meets' || one.verdict === 'falls_short';
    // Saying nothing is no fault in a single case; saying the wrong thing is.
    if (asserted !== 'nothing') expect(asserted).toBe(isComparable ? one.verdict : 'nothing');
  });

  it('is judged in most comparable cases', () => {
    const comparable = cases.filter(({ verdict }) => verdict === 'meets' || verdict === 'falls_short');
    const right = comparable.filter((one) => assertedOf(one) === one.verdict);
    expect(right.length / comparable.length).toBeGreaterThan(0.8);
  });
});
