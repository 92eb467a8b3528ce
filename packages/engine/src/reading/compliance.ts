import { convert, dimensionOf } from './units.ts';
import type { Claim, ComplianceRow, Materials, StandardFound } from './types.ts';

/** Rows without a claim that are kept: a whole zoning code sets thousands of figures that a project never meets. */
const mostUnstated = 120;
const rank: Readonly<Record<ComplianceRow['verdict'], number>> = {
  falls_short: 0,
  cannot_tell: 1,
  meets: 2,
  not_stated: 3,
};

/** Rules of the ordinance on file beside what the applicant stated.
 *  Takes: the materials.  Gives: rows, shortfalls first. 'meets' and 'falls_short' only where subject and unit are the
 *  same or convertible and the claim says enough; else 'cannot_tell' with the reason, or 'not_stated'. Exceptions and
 *  process rules (copies, days of notice) are left out.  Never throws. */
export function complianceTable(materials: Materials): readonly ComplianceRow[] {
  const ordinance = materials.ordinance;
  if (ordinance === null) return [];
  const claims = (materials.presentation?.claims ?? []).filter(
    (claim) => claim.value !== null && claim.kind !== 'date',
  );
  const bySubject = new Map<string, Claim[]>();
  for (const claim of claims) bySubject.set(claim.subject, [...(bySubject.get(claim.subject) ?? []), claim]);
  const rows: ComplianceRow[] = [];
  for (const standard of ordinance.standards) {
    if (standard.exception || standard.process === true) continue;
    const same = bySubject.get(standard.subject) ?? [];
    const claim = same.find((c) => sameMeasure(c, standard)) ?? same[0] ?? kindred(claims, standard);
    rows.push(rowOf(standard, claim ?? null, same.length > 0));
  }
  const sorted = rows
    .map((row, i) => ({ row, i }))
    .sort((a, b) => rank[a.row.verdict] - rank[b.row.verdict] || a.i - b.i)
    .map(({ row }) => row);
  const stated = sorted.filter((row) => row.verdict !== 'not_stated');
  return [...stated, ...sorted.filter((row) => row.verdict === 'not_stated').slice(0, mostUnstated)];
}

/** A claim on the same matter that names no target ('setback' beside 'setback from residence'). */
function kindred(claims: readonly Claim[], standard: StandardFound): Claim | null {
  const base = family(standard.subject);
  return (
    claims.find((claim) => family(claim.subject) === base && claim.subject === base && sameMeasure(claim, standard)) ??
    null
  );
}

function family(subject: string): string {
  return subject.replace(/ (?:from|at) .*$/, '').replace(/^(?:panel|turbine|building) height$/, 'height');
}

function sameMeasure(claim: Claim, standard: StandardFound): boolean {
  return (
    claim.unit !== null &&
    claim.value !== null &&
    (claim.unit === standard.unit || convert(claim.value, claim.unit, standard.unit) !== null)
  );
}

function rowOf(standard: StandardFound, claim: Claim | null, sameSubject: boolean): ComplianceRow {
  if (claim === null || claim.value === null || claim.unit === null) {
    return {
      standard,
      claim: null,
      verdict: 'not_stated',
      why: `Nothing on the record says what the project offers on ${standard.subject}.`,
    };
  }
  const row = (verdict: ComplianceRow['verdict'], why: string): ComplianceRow => ({ standard, claim, verdict, why });
  if (!sameSubject)
    return row(
      'cannot_tell',
      `The rule is about ${standard.subject}; the statement does not say that it speaks of the same thing.`,
    );
  const value = claim.unit === standard.unit ? claim.value : convert(claim.value, claim.unit, standard.unit);
  if (value === null) {
    return row(
      'cannot_tell',
      `The rule is in ${standard.unit} and the statement in ${claim.unit}; one cannot be turned into the other${dimensionOf(standard.unit) === 'multiple' ? ' without the height of the structure' : ''}.`,
    );
  }
  const other = otherThing(standard, claim);
  if (other !== null)
    return row('cannot_tell', `The rule applies to ${standard.applies_to}; the statement speaks of ${other}.`);
  if (standard.unit === 'o’clock') return row('cannot_tell', 'Hours have two ends; compare both times with the rule.');
  const rule = `${direction(standard)} ${written(standard.value)} ${standard.unit}`;
  const said = `${written(claim.value)} ${claim.unit}`;
  if (hedged(claim)) return row('cannot_tell', `The statement gives ${said} only roughly; the rule asks for ${rule}.`);
  if (standard.comparator === 'min') {
    if (claim.comparator === 'max')
      return row(
        value < standard.value ? 'falls_short' : 'cannot_tell',
        `The statement sets an upper bound of ${said}; the rule asks for ${rule}.`,
      );
    return value >= standard.value
      ? row('meets', `${capital(said)} stated; the rule asks for ${rule}.`)
      : claim.comparator === 'min'
        ? row('cannot_tell', `At least ${said} stated; the rule asks for ${rule}.`)
        : row('falls_short', `${capital(said)} stated; the rule asks for ${rule}.`);
  }
  if (standard.comparator === 'max') {
    if (claim.comparator === 'min')
      return row(
        value > standard.value ? 'falls_short' : 'cannot_tell',
        `The statement sets a lower bound of ${said}; the rule allows ${rule}.`,
      );
    return value <= standard.value
      ? row('meets', `${capital(said)} stated; the rule allows ${rule}.`)
      : claim.comparator === 'max'
        ? row('cannot_tell', `Up to ${said} stated; the rule allows ${rule}.`)
        : row('falls_short', `${capital(said)} stated; the rule allows ${rule}.`);
  }
  if (claim.comparator === 'equals' && Math.abs(value - standard.value) < 1e-6)
    return row('meets', `${capital(said)} stated, as the rule has it.`);
  return row(
    'cannot_tell',
    `The rule names ${written(standard.value)} ${standard.unit} without saying whether it is a least or a most; ${said} stated.`,
  );
}

const kinds: readonly (readonly [string, RegExp])[] = [
  ['battery storage', /\bbatter(?:y|ies)\b|\bbess\b|energy storage/i],
  ['wind energy systems', /\bturbines?\b|\bwind\b/i],
  ['solar energy systems', /\bpanels?\b|\bsolar\b|\barrays?\b/i],
  ['data centers', /\bdata cent(?:er|re)s?\b|\bservers?\b/i],
  ['accessory uses', /\baccessory\b/i],
  ['signs', /\bsigns?\b/i],
  ['subdivisions', /\bsubdivisions?\b/i],
  ['mobile homes', /\bmobile homes?\b/i],
  ['campgrounds', /\bcamp(?:grounds?|sites?)\b/i],
  ['oil and gas', /\bwell pads?\b|\bdrill/i],
];

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
  if (own === undefined || own[1].test(claim.sentence)) return null;
  const spoken = kinds.find(([, pattern]) => pattern.test(claim.sentence));
  if (spoken !== undefined) return spoken[0];
  return ['solar energy systems', 'wind energy systems', 'data centers'].includes(rule)
    ? null
    : 'something it does not name as such';
}

function hedged(claim: Claim): boolean {
  const figure = written(claim.value ?? 0);
  const at = claim.sentence.indexOf(figure);
  const lead = at === -1 ? '' : claim.sentence.slice(Math.max(0, at - 24), at);
  return /\b(?:about|around|roughly|approximately|some|nearly|almost|maybe|probably|close to)\s+$/i.test(lead);
}

function direction(standard: StandardFound): string {
  return standard.comparator === 'min' ? 'at least' : standard.comparator === 'max' ? 'at most' : '';
}

function written(value: number): string {
  const [whole = '0', part] = String(Math.round(value * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
