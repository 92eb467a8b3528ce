import { complianceTable, readPresentation, readText, type ComplianceRow, type PointedAt } from '@rostrum/engine';
import type { BenchRow } from '../row.ts';
import { absentRows } from './absent.ts';
import { labeled } from './split.ts';
import { tableRows } from './tables.ts';

interface RuleCase {
  readonly id: string;
  readonly use?: string;
  readonly ordinance_excerpt: string;
  readonly fact: string;
  readonly verdict: 'meets' | 'falls_short' | 'not_comparable' | 'cannot_tell';
}

/** What the product says about one rule and one fact: the most serious row of its compliance table. */
export function verdictOf(excerpt: string, fact: string): ComplianceRow['verdict'] {
  const given = new Set(rowsFor(excerpt, fact).map(({ verdict }) => verdict));
  for (const verdict of ['falls_short', 'meets', 'cannot_tell'] as const) if (given.has(verdict)) return verdict;
  return 'not_comparable';
}

/** The compliance table of one rule and one fact. */
export function rowsFor(
  excerpt: string,
  fact: string,
  pointed: readonly PointedAt[] = [],
  doubted: ReadonlySet<string> = new Set(),
): readonly ComplianceRow[] {
  return complianceTable({
    pointed,
    doubted,
    ordinance: readText({ kind: 'ordinance', source: 'code', text: excerpt }),
    planning: null,
    news: [],
    presentation: readPresentation(fact, 'generic'),
    projectText: '',
  });
}

/** Why a target is missed, said beside it. */
const whys = {
  right:
    'Few verdicts are given on one rule beside one sentence, so that each wrong one weighs much. An applicant is asked whether a rule applies before any shortfall is used.',
  given:
    'A statement has to name the rule’s subject, what it is measured to and its use before a verdict is given. Looser matching gave more verdicts and more wrong ones.',
};

function measured(half: 'seen' | 'blind', cases: readonly RuleCase[]): BenchRow[] {
  let comparable = 0;
  let found = 0;
  let asserted = 0;
  let right = 0;
  let falseShort = 0;
  for (const { ordinance_excerpt: excerpt, fact, verdict } of cases) {
    const gold = verdict === 'meets' || verdict === 'falls_short';
    const given = verdictOf(excerpt, fact);
    if (gold) comparable++;
    if (given === 'falls_short' && verdict !== 'falls_short') falseShort++;
    if (given !== 'falls_short' && given !== 'meets') continue;
    asserted++;
    if (given !== verdict) continue;
    right++;
    found++;
  }
  return [
    {
      name: `verdicts right where one is given (${half})`,
      value: asserted === 0 ? 0 : right / asserted,
      unit: '',
      target: 'at least 0.95',
      why: whys.right,
      reference: `${right} of ${asserted} over ${cases.length} rules beside facts`,
    },
    {
      name: `right verdict given where rule and fact compare (${half})`,
      value: comparable === 0 ? 0 : found / comparable,
      unit: '',
      target: 'at least 0.45',
      why: whys.given,
      reference: `${found} of ${comparable}; the first edition gave 0.06 of those kept back`,
    },
    { name: `false "falls short" (${half})`, value: falseShort, unit: '', target: 'exactly 0', why: whys.right },
  ];
}

/** Rules with facts, if the labeled cases are available; the blind half in totals only. */
export async function run(): Promise<BenchRow[]> {
  await Promise.resolve();
  const halves = labeled<RuleCase>('ordinances/rules.jsonl', ({ use, ordinance_excerpt: excerpt }) => use ?? excerpt);
  if (halves === null) {
    console.log('  the labeled rules are not here');
    return [];
  }
  return [
    ...(['seen', 'blind'] as const).flatMap((half) => measured(half, halves[half])),
    ...tableRows(),
    ...absentRows(),
  ];
}
