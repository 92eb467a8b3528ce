import { boundBy, listed, overlaps, spokenOf, uncovered } from '../reading/spoken-of.ts';
import {
  capital,
  doubtOf,
  mayBeParticipating,
  ruleWords,
  shortOfEvery,
  statementOf,
  written,
} from '../reading/statement-doubts.ts';
import { convert, dimensionOf } from '../reading/units.ts';
import type { ComplianceRow, StandardFound } from './types.ts';
import type { Materials } from '../filed/types.ts';
import type { Claim } from '../reading/types.ts';

/** Rows without a claim that are kept: a whole zoning code sets thousands of figures that a project never meets. */
const mostUnstated = 120;
/** A project that says one thing so often says nothing new; it bounds the work on a long record. */
const mostClaimsASubject = 12;
const rank: Readonly<Record<ComplianceRow['verdict'], number>> = {
  falls_short: 0,
  cannot_tell: 1,
  meets: 2,
  not_comparable: 3,
  not_stated: 4,
};
type Verdict = Pick<ComplianceRow, 'verdict' | 'why'>;
type Compared = Omit<ComplianceRow, 'applies'>;

/** Rules of the ordinance on file beside what the applicant stated.
 *  Takes: the materials; further claims of the same record, made on the form or in answers (`claimsBeyondPresentation`).
 *  Gives: rows, shortfalls first. 'meets' and 'falls_short' only where subject, what it is measured to, the things spoken
 *  of and the unit agree and the statement binds the project; else 'cannot_tell' with the reason, or 'not_stated'.
 *  Exceptions and process rules (copies, days of notice) are left out.  Never throws. */
export function complianceTable(materials: Materials, further: readonly Claim[] = []): readonly ComplianceRow[] {
  const ordinance = materials.ordinance;
  if (ordinance === null) return [];
  const claims = [...(materials.presentation?.claims ?? []), ...further].filter(
    (claim) => claim.value !== null && claim.unit !== null && claim.kind !== 'date',
  );
  const bySubject = new Map<string, Claim[]>();
  for (const claim of claims) {
    const list = bySubject.get(claim.subject);
    if (list === undefined) bySubject.set(claim.subject, [claim]);
    else list.push(claim);
  }
  const rows: ComplianceRow[] = [];
  for (const standard of ordinance.standards) {
    if (standard.exception || standard.process === true) continue;
    const row = rowOf(standard, (bySubject.get(standard.subject) ?? []).slice(0, mostClaimsASubject), claims);
    rows.push(reviewedRow(row, materials.reviewed?.[standard.id] ?? null));
  }
  const sorted = rows
    .map((row, i) => ({ row, i }))
    .sort((a, b) => rank[a.row.verdict] - rank[b.row.verdict] || a.i - b.i)
    .map(({ row }) => row);
  const stated = sorted.filter((row) => row.verdict !== 'not_stated');
  return [...stated, ...sorted.filter((row) => row.verdict === 'not_stated').slice(0, mostUnstated)];
}

/** The row after what the applicant said of the rule: one that does not apply is held against nobody. */
function reviewedRow(row: Compared, applies: ComplianceRow['applies']): ComplianceRow {
  return applies === 'no'
    ? { ...row, applies, verdict: 'not_comparable', why: 'You said that this rule does not apply to the project.' }
    : { ...row, applies };
}

function rowOf(standard: StandardFound, same: readonly Claim[], all: readonly Claim[]): Compared {
  const judged = same.map((claim) => ({ standard, claim, ...verdictOn(standard, claim) }));
  const short = judged.find(({ verdict }) => verdict === 'falls_short');
  const met = judged.find(({ verdict }) => verdict === 'meets');
  if (short !== undefined && met !== undefined && ofOneThing(standard, short.claim, met.claim)) {
    const [first, second] = [said(met.claim), said(short.claim)];
    return {
      ...short,
      verdict: 'cannot_tell',
      why: `The record gives both ${first} and ${second}; the rule asks for ${ruleWords(standard)}, and the record has to say which of them stands.`,
    };
  }
  // Of statements that settle nothing, one that speaks of what the rule binds says more.
  const row = short ?? met ?? judged.find(({ claim }) => speaksOfIt(standard, claim)) ?? judged[0];
  if (row !== undefined) return row;
  const claim = kindred(all, standard);
  return claim === null
    ? {
        standard,
        claim,
        verdict: 'not_stated',
        why: `Nothing on the record says what the project offers on ${standard.subject}.`,
      }
    : {
        standard,
        claim,
        verdict: 'cannot_tell',
        why: `The rule is about ${standard.subject}; the statement does not say that it speaks of the same thing.`,
      };
}

function speaksOfIt(standard: StandardFound, claim: Claim): boolean {
  const spoken = spokenOf(statementOf(claim).clause, standard.subject);
  return otherThing(standard, claim) === null && overlaps(boundBy(standard.quote), spoken);
}

/** A claim on the same matter that names no target ('setback' beside 'setback from residence'), or another place or hour
 *  of the same noise. */
function kindred(claims: readonly Claim[], standard: StandardFound): Claim | null {
  const base = family(standard.subject);
  return (
    claims.find(
      (claim) =>
        family(claim.subject) === base && (claim.subject === base || base === 'noise') && sameMeasure(claim, standard),
    ) ?? null
  );
}

function family(subject: string): string {
  return subject.replace(/ (?:from|at|by) .*$/, '').replace(/^(?:panel|turbine|building) height$/, 'height');
}

function sameMeasure(claim: Claim, standard: StandardFound): boolean {
  return valueIn(claim, standard.unit) !== null;
}

function valueIn(claim: Claim, unit: string): number | null {
  if (claim.value === null || claim.unit === null) return null;
  return claim.unit === unit ? claim.value : convert(claim.value, claim.unit, unit);
}

function ofOneThing(standard: StandardFound, a: Claim, b: Claim): boolean {
  const [one, other] = [a, b].map((claim) => spokenOf(statementOf(claim).clause, standard.subject));
  if (one === undefined || other === undefined || one.whole || other.whole) return true;
  return one.parts.some((part) => other.parts.includes(part));
}

/** Subjects whose rules run either way: where the words do not say which, only an equal figure can be judged. */
const eitherWay = new Set(['fence height', 'project size', 'floor area', 'height', 'number of homes', 'lot area']);
const saysWhich =
  /\b(?:at least|at most|no(?:t)? (?:less|more|greater|higher|taller|larger|fewer|lower|shorter|smaller)|minimum|maximum|exceeds?|limited to|up to|within|or (?:more|less|greater|fewer|higher)|over|under|below|above)\b/i;

function verdictOn(standard: StandardFound, claim: Claim): Verdict {
  const unsure = (why: string): Verdict => ({ verdict: 'cannot_tell', why });
  const value = valueIn(claim, standard.unit);
  if (value === null)
    return unsure(
      `The rule is in ${standard.unit} and the statement in ${claim.unit ?? 'no unit'}; one cannot be turned into the other${dimensionOf(standard.unit) === 'multiple' ? ' without the height of the structure' : ''}.`,
    );
  if (standard.unit === 'o’clock') return unsure('Hours have two ends; compare both times with the rule.');
  const other = otherThing(standard, claim);
  if (other !== null) return unsure(`The rule applies to ${standard.applies_to}; the statement speaks of ${other}.`);
  const statement = statementOf(claim);
  const doubt = doubtOf(claim, statement, standard);
  if (doubt !== null) return unsure(doubt);
  const isPlaced = /^(?:setback|noise)/.test(standard.subject);
  const rule = boundBy(standard.quote);
  const spoken = spokenOf(statement.clause, standard.subject);
  if (isPlaced && !overlaps(rule, spoken))
    return unsure(
      `The rule binds ${listed(rule.parts)}; the statement ${spoken.parts.length === 0 ? 'does not say that it means them' : `speaks of ${listed(spoken.parts)}`}.`,
    );
  const low = statement.figure?.low == null ? value : valueIn({ ...claim, value: statement.figure.low }, standard.unit);
  const step = measured(standard, claim, low ?? value, value);
  if (step.verdict === 'falls_short') {
    if (isPlaced && mayBeParticipating(statement.clause, standard))
      return unsure(
        `${step.why} The rule protects land outside the project only, and the statement does not say whose land it means.`,
      );
    return isExcepted(standard)
      ? { ...step, why: `${step.why} The rule names an exception; see whether it applies.` }
      : step;
  }
  if (step.verdict !== 'meets') return step;
  const left = isPlaced ? uncovered(rule, spoken) : null;
  if (left !== null) return unsure(`${step.why} It also binds ${left}, of which the statement says nothing.`);
  const part = shortOfEvery(statement.clause, standard);
  return part === null ? step : unsure(part);
}

/** The figures alone: both ends of what was said beside the rule. */
function measured(standard: StandardFound, claim: Claim, low: number, high: number): Verdict {
  const asked = ruleWords(standard);
  const stated = said(claim);
  const isEqual = low === high && Math.abs(high - standard.value) < 1e-6;
  const plain = `${capital(stated)} stated; the rule ${standard.comparator === 'max' ? 'allows' : 'asks for'} ${asked}.`;
  if (eitherWay.has(standard.subject) && !saysWhich.test(standard.quote) && !isEqual)
    return {
      verdict: 'cannot_tell',
      why: `The rule names ${written(standard.value)} ${standard.unit} without saying whether it is a least or a most; ${stated} stated.`,
    };
  // A month is no fixed number of days: what differs by less than that is no shortfall.
  if (claim.unit !== standard.unit && dimensionOf(standard.unit) === 'duration' && !isEqual) {
    const apart = Math.abs(high - standard.value) / Math.max(standard.value, 1e-9);
    if (apart < 0.03)
      return { verdict: 'cannot_tell', why: `${plain} In the calendar the two are too close to tell apart.` };
  }
  if (standard.comparator === 'equals')
    return isEqual && claim.comparator === 'equals'
      ? { verdict: 'meets', why: `${capital(stated)} stated, as the rule has it.` }
      : {
          verdict: 'cannot_tell',
          why: `The rule names ${written(standard.value)} ${standard.unit} without saying whether it is a least or a most; ${stated} stated.`,
        };
  const isLeast = standard.comparator === 'min';
  const isShort = (value: number): boolean => (isLeast ? value < standard.value : value > standard.value);
  // The end that would break the rule first, and the other.
  const [worst, best] = isLeast ? [low, high] : [high, low];
  if (claim.comparator === (isLeast ? 'max' : 'min'))
    return isShort(best)
      ? { verdict: 'falls_short', why: plain }
      : {
          verdict: 'cannot_tell',
          why: `The statement sets ${isLeast ? 'an upper' : 'a lower'} bound of ${stated}; the rule ${isLeast ? 'asks for' : 'allows'} ${asked}.`,
        };
  if (!isShort(worst)) return { verdict: 'meets', why: plain };
  if (claim.comparator === standard.comparator || !isShort(best))
    return {
      verdict: 'cannot_tell',
      why: `${isLeast ? 'At least' : 'Up to'} ${stated} stated; the rule ${isLeast ? 'asks for' : 'allows'} ${asked}.`,
    };
  return { verdict: 'falls_short', why: plain };
}

function said(claim: Claim): string {
  const figure = statementOf(claim).figure;
  const low = figure?.low == null ? '' : `${written(figure.low)} to `;
  return `${low}${written(claim.value ?? 0)} ${claim.unit ?? ''}`.trim();
}

/** Whether the rule's own sentence goes on with an exception to it. */
function isExcepted(standard: StandardFound): boolean {
  return /\b(?:unless|except|waive[dr]?|provided that|may be reduced)\b/i.test(standard.quote);
}

const kinds: readonly (readonly [string, RegExp])[] = [
  ['battery storage', /\bbatter(?:y|ies)\b|\bbess\b|energy storage/i],
  ['wind energy systems', /\bturbines?\b|\bwind\b/i],
  ['solar energy systems', /\bpanels?\b|\bsolar\b|\barrays?\b/i],
  ['data centers', /\bdata cent(?:er|re)s?\b|\bservers?\b/i],
  ['mining', /\bquarr(?:y|ies)\b|\bmin(?:es?|ing)\b|\bgravel pits?\b/i],
  ['warehouses', /\bwarehouses?\b|\blogistics\b|\bdistribution centers?\b/i],
  ['accessory uses', /\baccessory\b/i],
  ['signs', /\bsigns?\b/i],
  ['subdivisions', /\bsubdivisions?\b/i],
  ['mobile homes', /\bmobile homes?\b/i],
  ['campgrounds', /\bcamp(?:grounds?|sites?)\b/i],
  ['oil and gas', /\bwell pads?\b|\bdrill/i],
];

/** Names in a rule that hold for whatever is built. */
const generalNames = new Set([
  'all uses',
  'structures',
  'roads and driveways',
  'dwellings',
  'multifamily dwellings',
  'fences',
]);

/** What a claim speaks of, where that is plainly another thing than the rule applies to. */
function otherThing(standard: StandardFound, claim: Claim): string | null {
  const rule = standard.applies_to.replace(/^small /, '');
  const own = kinds.find(([name]) => name === rule);
  if (standard.applies_to.startsWith('small ') && !/\bsmall\b/i.test(claim.sentence))
    return 'a system whose size it does not give';
  if (/district$|^column /.test(standard.applies_to)) {
    return claim.sentence.toLowerCase().includes(standard.applies_to.replace(/ district$/, '').toLowerCase())
      ? null
      : 'a site whose district it does not name';
  }
  if (own === undefined && !generalNames.has(rule)) {
    // A row or column of a table names its own use.
    const words = rule.split(/[^a-z]+/).filter((word) => word.length > 3);
    const low = claim.sentence.toLowerCase();
    return words.some((word) => low.includes(word.replace(/s$/, ''))) ? null : 'something it does not name as such';
  }
  if (own === undefined || own[1].test(claim.sentence)) return null;
  const spoken = kinds.find(([, pattern]) => pattern.test(claim.sentence));
  if (spoken?.[0] === 'signs' && standard.subject.startsWith('sign')) return null;
  if (spoken !== undefined) return spoken[0];
  return ['solar energy systems', 'wind energy systems', 'data centers', 'warehouses', 'mining'].includes(rule)
    ? null
    : 'something it does not name as such';
}
