import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* Rules of made-up codes with what an applicant said, over many uses, judged by hand before the matching rules were written: short ones, and
 * whole paragraphs in the form of published codes, and paragraphs of several rules with a statement that is easily held against the wrong
 * one. One that is marked 'open' is still misread. */

interface Case {
  readonly rule: string;
  readonly fact: string;
  readonly verdict: 'meets' | 'falls_short' | 'not_comparable' | 'cannot_tell';
  readonly open?: boolean;
}

const casesIn = (name: string): Case[] =>
  readFileSync(new URL(`../../../cases/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case);

/** The file, the share of comparable cases that are judged, and how many are misread. */
const sets = [
  ['rules', 0.6, 0],
  ['rules-in-code-form', 0.26, 0],
  ['rules-with-traps', 0.08, 0],
] as const;

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

describe.each(sets)('a rule and a fact in %s', (name, share, misread) => {
  const cases = casesIn(name);

  it('is seldom known to be misread', () => {
    expect(cases.filter(({ open }) => open === true).length).toBeLessThanOrEqual(misread);
  });

  it.each(cases.filter(({ open }) => open !== true))('$rule / $fact', (one) => {
    const asserted = assertedOf(one);
    const isComparable = one.verdict === 'meets' || one.verdict === 'falls_short';
    // Saying nothing is no fault in a single case; saying the wrong thing is.
    if (asserted !== 'nothing') expect(asserted).toBe(isComparable ? one.verdict : 'nothing');
  });

  it('is judged in most comparable cases', () => {
    const comparable = cases.filter(({ verdict }) => verdict === 'meets' || verdict === 'falls_short');
    const right = comparable.filter((one) => assertedOf(one) === one.verdict);
    expect(right.length / comparable.length).toBeGreaterThan(share);
  });
});
