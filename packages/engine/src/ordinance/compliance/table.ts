import { annotate } from '../../language/annotate.ts';
import type { Quantity } from '../../language/types.ts';
import type { Materials } from '../../filed/types.ts';
import { statementsOf, type Statement } from './statements.ts';
import type { ComplianceRow, FigureSaid, SentenceSaid, StandardFound, TextReading } from '../types.ts';
import { factOf, type Fact } from './facts.ts';
import { isFirm, isLikely } from './firm.ts';
import { findingsFor, type LimitFound } from './passages.ts';
import { findingPointedAt, stemsOfProject, type PointedAt } from './pointed.ts';
import { compare, type Finding, type ProjectWords } from './compare.ts';
import { districtsIn } from './evidence/columns.ts';
import { isContent } from './figures/heads.ts';
import { uses } from './rule-words.ts';
import { zonesOf } from './limits/scope.ts';
import { inUnit, nameOf, standardAt } from './standard-at.ts';
import { leavesOpen, type Compared } from './whole.ts';
import { leftOpen, leftUnverified, workedOut } from './worked-out.ts';

/** The most rows without a statement to keep: a whole zoning code has thousands of figures that don't concern a project. */
const mostUnstated = 120;
const rank: Readonly<Record<ComplianceRow['verdict'], number>> = {
  falls_short: 0,
  cannot_tell: 1,
  meets: 2,
  not_comparable: 3,
  not_stated: 4,
};

/** Rules of the ordinance on file compared with what the applicant stated.
 *  Takes: the materials; what else was said on the same record, on the form or in answers (`saidBeyondPresentation`).
 *  Gives: rows, shortfalls first. 'meets' and 'falls_short' only if thing, measure, unit, far end, hours, use and condition agree and the
 *  statement is about this project as planned; else 'cannot_tell' or 'not_comparable' with the reason, or 'not_stated'. Exceptions and
 *  process rules (copies, days of notice) are left out. Never throws. decisions.md §8. */
export function complianceTable(materials: Materials, further: readonly SentenceSaid[] = []): readonly ComplianceRow[] {
  const { ordinance } = materials;
  if (ordinance === null) return [];
  const project = projectWords(materials);
  const rows = new Map<string, ComplianceRow>();
  const statements = statementsOf(materials, further);
  const isCrowded = ordinance.standards.length * statements.length > fewPairs;
  const given: Identified[] = [];
  const open: Identified[] = [];
  for (const statement of statements) {
    const { fact, findings } = heldAgainst(ordinance, statement.sentence, project);
    if (fact === null) continue;
    for (const { at, finding: read } of findings) {
      if (!isOfBoth(statement, at, read)) continue;
      const finding = surely(at, fact, read, isCrowded);
      const row = rowOf(ordinance, at, finding, statement, fact);
      (isGiven(finding) ? given : open).push({ id: row.standard.id, at, fact, finding });
      if (row.standard.exception || row.standard.process === true) continue;
      const before = rows.get(row.standard.id);
      const isSettled = statement.second !== null && before?.verdict === 'cannot_tell' && isWithin(before, statement);
      rows.set(row.standard.id, before === undefined || isSettled ? row : graver(before, row));
    }
  }
  for (const { at, statement, fact, finding } of onWholeRecord(ordinance, statements, project)) {
    if (isCrowded && !isFirm(at, fact, finding)) continue;
    const row = rowOf(ordinance, at, finding, statement, fact);
    given.push({ id: row.standard.id, at, fact, finding });
    const isOpen = rows.get(row.standard.id)?.verdict === 'cannot_tell' || !rows.has(row.standard.id);
    if (isOpen && !row.standard.exception && row.standard.process !== true) rows.set(row.standard.id, row);
  }
  const facts = statements
    .filter(({ second }) => second === null)
    .flatMap(({ sentence }) => heldAgainst(ordinance, sentence, project).fact ?? []);
  for (const one of given) {
    const row = rows.get(one.id);
    const whole = { given, open, facts: isCrowded ? [one.fact] : facts, isOfPassage: !isCrowded };
    if (row?.verdict === 'meets' && leavesOpen(ordinance, one, whole))
      rows.set(one.id, { ...row, verdict: 'cannot_tell', why: `${row.why} ${besides}` });
  }
  for (const pointed of materials.pointed ?? []) addPointed(rows, pointed, ordinance, statements, materials);
  const stated = [...rows.values()].sort(
    (a, b) => rank[a.verdict] - rank[b.verdict] || a.standard.span.start - b.standard.span.start,
  );
  const unstated = ordinance.standards
    .filter(({ id, exception, process }) => !exception && process !== true && !rows.has(id))
    .slice(0, mostUnstated)
    .map(unstatedRow);
  return [...stated, ...unstated].map((row) =>
    doubted(reviewed(row, materials.reviewed?.[row.standard.id] ?? null), materials.doubted ?? nothingDoubted),
  );
}

/** What was compared with the standard that it was compared with. */
type Identified = Compared & { readonly id: string };

const besides = 'The record speaks of something else that the passage limits, and it is not clear that this is met.';
const always = (): boolean => true;
const isGiven = ({ verdict }: Pick<ComplianceRow, 'verdict'>): boolean =>
  verdict === 'meets' || verdict === 'falls_short';

/** The finding, or the doubt that rule and statement may not be about the same thing. */
function surely(at: LimitFound, fact: Fact, finding: Finding, isCrowded: boolean): Finding {
  const isSure = isCrowded ? isFirm : finding.verdict === 'falls_short' ? isLikely : always;
  if (!isGiven(finding) || isSure(at, fact, finding)) return finding;
  return {
    ...finding,
    verdict: 'cannot_tell',
    why: `${finding.why} It is not certain that both are about the same thing.`,
  };
}

/** Up to so many pairs of a rule and a statement, a match of measure and unit is no chance: somebody holds one against the other. */
const fewPairs = 24;

/** Rules whose figure has to be worked out, where one statement gives what they ask for and another for how many. */
function onWholeRecord(
  ordinance: TextReading,
  statements: readonly Statement[],
  project: ProjectWords,
): { readonly at: LimitFound; readonly statement: Statement; readonly fact: Fact; readonly finding: Finding }[] {
  const all = statements
    .filter(({ second }) => second === null)
    .map((statement) => ({ statement, ...heldAgainst(ordinance, statement.sentence, project) }));
  const record = all.flatMap(({ fact }) => (fact === null ? [] : [...fact.set]));
  return all.flatMap(({ statement, fact, findings }) =>
    findings.flatMap(({ at, finding: { verdict } }) => {
      if (fact === null || verdict !== 'cannot_tell' || (at.limit.kind !== 'ratio' && at.limit.kind !== 'multiple'))
        return [];
      if (!isRowNamed(at, all, project)) return [];
      const finding = compare(at.limit, at.limit.law ?? at.law, fact, project, record);
      return finding === null || finding.verdict === 'cannot_tell' ? [] : [{ at, statement, fact, finding }];
    }),
  );
}

/** A row of a table is for this project if the record says all of its label. */
function isRowNamed(
  { limit: { row, uses } }: LimitFound,
  all: readonly { readonly fact: Fact | null }[],
  project: ProjectWords,
): boolean {
  if (row === null || [...uses].some((use) => project.uses.has(use))) return true;
  const isSaid = (word: string): boolean =>
    project.words?.has(word) === true ||
    all.some(({ fact }) => fact !== null && (fact.words.has(word) || fact.heads.has(word)));
  return row.every(isSaid);
}

/** Adds a row that is based on a model's match. If the engine has a verdict of its own, it stays if both agree, and neither is given if
 *  they don't. */
function addPointed(
  rows: Map<string, ComplianceRow>,
  pointed: PointedAt,
  ordinance: TextReading,
  statements: readonly SentenceSaid[],
  materials: Materials,
): void {
  const said = statements.find(({ sentence }) => sentence === pointed.sentence);
  if (said === undefined) return;
  const read = readOf(pointed, ordinance, said, statements, materials);
  const left = read === null ? leftUnverified(ordinance, pointed, statements) : null;
  const told = read ?? left;
  if (told === null) return;
  const row: ComplianceRow = { ...told, applies: null, by: 'model' };
  if (row.standard.exception || row.standard.process === true) return;
  const before = rows.get(row.standard.id);
  if (pointed.open === true || left !== null) {
    if (before === undefined || before.claim?.sentence === row.claim?.sentence) rows.set(row.standard.id, row);
    return;
  }
  const isSettled = before?.verdict === 'meets' || before?.verdict === 'falls_short';
  const isSame = before?.claim?.sentence === row.claim?.sentence || before?.verdict === 'not_comparable';
  if (before === undefined || (!isSettled && isSame)) rows.set(row.standard.id, row);
  else if (isSettled && before.verdict !== row.verdict) rows.set(row.standard.id, graver(before, row));
}

/** What follows from a rule and a statement that a model matched. */
function readOf(
  pointed: PointedAt,
  ordinance: TextReading,
  said: SentenceSaid,
  statements: readonly SentenceSaid[],
  materials: Materials,
): Omit<ComplianceRow, 'applies'> | null {
  if (pointed.open === true) return leftOpen(ordinance, pointed, statements);
  const project = { ...projectWords(materials), stems: stemsOfProject(materials.use ?? '', materials.projectText) };
  const found = findingPointedAt(ordinance, pointed, project);
  return found === null
    ? workedOut(ordinance, pointed, statements, project)
    : rowOf(ordinance, found.at, found.finding, said, found.fact);
}

/** Two sentences together are not compared with a rule that one of them already addresses alone. */
function isOfBoth({ second, isReferring }: Statement, { limit }: LimitFound, { verdict, figure }: Finding): boolean {
  if (second === null) return true;
  if (limit.kind === 'multiple' || limit.kind === 'ratio') return verdict !== 'cannot_tell';
  if (limit.kind !== 'figure' || figure === null) return false;
  if (limit.figure?.quantity.dimension === 'ratio' && figure.quantity.dimension !== 'ratio') return true;
  return isReferring && figure.quantity.start >= second;
}

/** Both sentences together may say what one of them left open. */
const isWithin = ({ claim }: ComplianceRow, { sentence }: Statement): boolean =>
  claim !== null && sentence.includes(claim.sentence);

/** A statement as it was compared with an ordinance. */
interface Held {
  readonly fact: Fact | null;
  readonly findings: ReturnType<typeof findingsFor>;
}

/** Statements recently compared with an ordinance: the same ones come up at each question and in each part of the report. */
const heldLately = new WeakMap<TextReading, { readonly project: string; readonly statements: Map<string, Held> }>();
const mostHeld = 1_000;

function heldAgainst(ordinance: TextReading, sentence: string, project: ProjectWords): Held {
  const key = JSON.stringify([[...project.uses], [...project.zones], [...(project.districts ?? [])]]);
  let lately = heldLately.get(ordinance);
  if (lately?.project !== key || lately.statements.size >= mostHeld) {
    lately = { project: key, statements: new Map() };
    heldLately.set(ordinance, lately);
  }
  const known = lately.statements.get(sentence);
  if (known !== undefined) return known;
  const fact = factOf(sentence);
  const held = { fact, findings: fact === null ? [] : findingsFor(ordinance, fact, sentence, project) };
  lately.statements.set(sentence, held);
  return held;
}

function unstatedRow(standard: StandardFound): ComplianceRow {
  const why = `Nothing on the record says what the project offers on ${standard.subject}.`;
  return { standard, claim: null, verdict: 'not_stated', why, applies: null };
}

/** The row after the applicant's answer about the rule: one that doesn't apply is held against nobody. */
function reviewed(row: ComplianceRow, applies: ComplianceRow['applies']): ComplianceRow {
  return applies === 'no'
    ? { ...row, applies, verdict: 'not_comparable', why: 'You said that this rule does not apply to the project.' }
    : { ...row, applies };
}

const nothingDoubted: ReadonlySet<string> = new Set();

/** The row of a rule that a second reading reads differently, until the applicant has said whether it applies. */
function doubted(row: ComplianceRow, ids: ReadonlySet<string>): ComplianceRow {
  if (!isGiven(row) || row.applies !== null || !ids.has(row.standard.id)) return row;
  return {
    ...row,
    verdict: 'cannot_tell',
    why: 'Two readings of this rule, or of what you said about it, differ. Please read it, and say if it applies.',
  };
}

function projectWords({ use = '', projectText, zoning, presentation }: Materials): ProjectWords {
  const { tokens } = annotate(use);
  const filed = annotate(projectText.slice(0, 4_000)).tokens;
  return {
    uses: new Set(uses.all(tokens).map(({ id }) => id)),
    words: new Set([...tokens, ...filed].filter(isContent).map(({ lemma }) => lemma)),
    zones: new Set([...zonesOf(tokens, 0, tokens.length), ...zonesOf(filed, 0, filed.length)]),
    districts: new Set(districtsIn(`${zoning ?? ''}\n${projectText}\n${presentation?.text ?? ''}`)),
    stems: stemsOfProject(use),
  };
}

function rowOf(
  ordinance: TextReading,
  at: LimitFound,
  finding: Finding,
  { sentence, span }: SentenceSaid,
  fact: Fact,
): ComplianceRow {
  const standard = standardAt(ordinance, at);
  const quantity = finding.figure?.quantity ?? null;
  const unit = quantity === null ? null : nameOf(quantity.unit);
  const value = quantity === null ? null : inUnit(quantity.value, quantity.unit);
  const claim: FigureSaid = {
    value: quantity?.dimension === 'count' || quantity === null ? (quantity?.value ?? null) : value,
    unit: unit ?? (quantity === null ? null : (countedIn(quantity) ?? fact.sentence.kind)),
    sentence,
    span,
  };
  return { standard, claim, verdict: finding.verdict, why: finding.why, applies: null };
}

const saidOf = ({ claim }: ComplianceRow): string => `${claim?.value ?? ''} ${claim?.unit ?? ''}`.trim();

/** Two statements on one rule: if one falls short and the other meets it, only the applicant can settle that. */
function graver(before: ComplianceRow, now: ComplianceRow): ComplianceRow {
  const both = new Set([before.verdict, now.verdict]);
  if (both.has('falls_short') && both.has('meets')) {
    const [short, met] = before.verdict === 'falls_short' ? [before, now] : [now, before];
    const why = `The record gives both ${saidOf(met)} and ${saidOf(short)}; it has to say which of them stands.`;
    return { ...short, verdict: 'cannot_tell', why };
  }
  return rank[now.verdict] < rank[before.verdict]
    ? now.verdict === 'cannot_tell' && before.verdict === 'meets'
      ? before
      : now
    : before;
}

/** 'trips per day', 'spaces'; null if nothing says what was counted. */
function countedIn({ of, unit, per }: Quantity): string | null {
  const thing = of ?? unit;
  if (thing === null) return null;
  return `${thing.replaceAll('_', ' ')}s${per === null ? '' : ` per ${per}`}`;
}
