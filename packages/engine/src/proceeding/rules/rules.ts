import type { LocalRules, OrderItem, ProceedingKind, ProceedingStep } from '@rostrum/contract';
import { proceedings } from '../../generated/proceedings.ts';
import { annotate } from '../../language/annotate.ts';
import { isContent } from '../../said/asked.ts';
import { topicsIn } from '../speech/topics-in.ts';
import { criteriaInForce } from '../../record/criteria-in-force.ts';
import type { TextReading } from '../../ordinance/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Materials } from '../../filed/types.ts';
import { bodyFiled } from './body-filed.ts';
import { formalChoiceOf } from './choice.ts';
import { stateEffects, stateNames, stateTest } from './state-packs.ts';
import type { Choice, CriterionSheet, ProceedingFile, Rules, StateEffect, StateTest, VarianceRules } from '../types.ts';

const bodies: Readonly<Record<ProceedingKind, string>> = {
  rezoning: 'planning commission',
  special_use: 'planning commission',
  variance: 'board of adjustment',
  site_plan: 'planning commission',
  hearing_examiner: 'office of the hearing examiner',
  community_meeting: 'planning commission',
};

/** The kind as the general order has it. Takes: a kind of proceeding. Gives: its file as written. Throws: if none is written for it. */
export function proceedingFile(kind: ProceedingKind): ProceedingFile {
  const file = proceedings[kind];
  if (file === undefined) throw new Error(`no proceeding ${kind}`);
  return file;
}

/** The rules of the evening that this rehearsal chose. A decision that was made on other criteria, before the ordinance’s own were read,
 *  keeps them. Takes: the rehearsal, and what is filed.  Gives: null if no proceeding was chosen, or if the score decides.  Throws: never. */
export function rulesHeld(r: Rehearsal, materials: Pick<Materials, 'ordinance' | 'staffReport'>): Rules | null {
  const choice = formalChoiceOf(r);
  if (choice === null) return null;
  const filed = bodyFiled(materials, choice.body === 'decides');
  const rules = rulesOf(choice, materials.ordinance, filed);
  const known = new Set(rules.criteria.map(({ id }) => id));
  const isKept = r.proceeding.decided?.criteria.some(({ id }) => !known.has(id)) === true;
  return isKept ? rulesOf(choice, null, filed) : rules;
}

/** The rules of an evening: local rules override those of the state, which override the general order; the criteria that the ordinance on
 *  file lists come before those that such codes usually have.
 *  Takes: what was chosen, the ordinance on file, if any, and the body to which the staff report is addressed.  Gives: the rules; for a state without a pack, the general order.  Throws: never. */
export function rulesOf(
  { kind, body, state, local, plat = null, about }: Choice,
  ordinance: TextReading | null = null,
  filed: string | null = null,
): Rules {
  const file = plat === null ? proceedingFile(kind) : asPlat(proceedingFile(kind), plat);
  const effect = stateEffects(state, kind, about);
  const test = stateTest(state, kind, about);
  const names = stateNames(state, kind);
  const quasiJudicial = effect.quasi_judicial ?? file.quasi_judicial;
  const criteria = weighedAs(quasiJudicial, file, criteriaOf(kind, file, { local, test, ordinance }));
  const sworn = local?.sworn ?? effect.sworn ?? file.sworn;
  const crossExamination = local?.cross_examination ?? effect.cross_examination ?? file.cross_examination;
  const contacts = effect.contacts ?? file.contacts;
  return {
    kind,
    name: file.name,
    description: effect.notice === undefined ? file.description : `${effect.notice} ${file.description}`,
    standard: standardOf(file, {
      local,
      test,
      quasiJudicial,
      isListed: criteria.some(({ listed }) => listed === true),
    }),
    sought: names.sought ?? file.sought,
    bodyName: nameOf(local) ?? (kind === 'hearing_examiner' ? null : filed) ?? names.body ?? bodies[kind],
    decides: body === 'decides',
    criteria,
    quasiJudicial,
    conditionsOn: file.conditions_on ?? criteria.flatMap(({ topics }) => topics),
    sworn,
    crossExamination,
    contacts,
    votesNeeded: local?.votes_needed ?? effect.votes_needed ?? file.votes_needed,
    members: local?.members ?? file.members,
    order: orderOf(file, { sworn, crossExamination, contacts, local, effect }),
    appealDays: effect.appeal_days ?? null,
    appealFrom: effect.appeal_from ?? null,
    publicHearing: effect.no_public_hearing !== true,
    approvedAfterDays: effect.approved_after_days ?? null,
    reportDays: effect.report_days ?? null,
    afterApproval: effect.after_approval ?? null,
    variance: varianceIn(state, about),
  };
}

function varianceIn(state: string | null, about: Choice['about']): VarianceRules {
  const name = stateNames(state, 'variance').body;
  return {
    citation: stateTest(state, 'variance', about)?.citation ?? null,
    votesNeeded: stateEffects(state, 'variance', about).votes_needed ?? 'majority',
    board: name === undefined ? 'the board that hears variances' : `the ${name}`,
  };
}

/** A plan that divides land is a plat, and has its own test. */
const asPlat = (file: ProceedingFile, plat: string): ProceedingFile => ({
  ...file,
  ...file.plat,
  sought: `the ${plat}`,
});

function nameOf(local: LocalRules | null): string | null {
  const name = local?.name?.trim() ?? '';
  return name === '' ? null : name;
}

/** Added if neither the state nor the applicant has given the test: these are what such codes usually ask. */
const usual = ' These are the usual standards; the text of your ordinance decides.';
/** Added if the ordinance on file lists them. */
const listedThere = ' These are the standards that the ordinance on file lists for the decision.';

interface StandardParts {
  readonly local: LocalRules | null;
  readonly test: StateTest | null;
  readonly quasiJudicial: boolean;
  readonly isListed: boolean;
}

function standardOf(file: ProceedingFile, { local, test, quasiJudicial, isListed }: StandardParts): string {
  const ofCode = isListed ? listedThere : usual;
  if (test !== null) return test.criteria === undefined ? `${test.standard}${ofCode}` : test.standard;
  const isOther = quasiJudicial !== file.quasi_judicial;
  const standard = isOther ? (file.standard_otherwise ?? file.standard) : file.standard;
  return (local?.criteria ?? []).length > 0 || file.criteria.length === 0 ? standard : `${standard}${ofCode}`;
}

/** If a state makes it quasi-judicial or legislative against the general rule, what neighbors believe counts accordingly. */
function weighedAs(
  quasiJudicial: boolean,
  file: ProceedingFile,
  criteria: readonly CriterionSheet[],
): readonly CriterionSheet[] {
  if (quasiJudicial === file.quasi_judicial) return criteria;
  return criteria.map((one) => ({ ...one, lay_opinion: quasiJudicial ? 'facts_only' : 'weighs' }));
}

interface CriteriaParts {
  readonly local: LocalRules | null;
  readonly test: StateTest | null;
  readonly ordinance: TextReading | null;
}

/** Custom criteria replace all others; each topic goes to the one whose words it fits, the rest to the first. Those that a state's law has
 *  replace those of the code, and those of the code the general ones. */
function criteriaOf(
  kind: ProceedingKind,
  file: ProceedingFile,
  { local, test, ordinance }: CriteriaParts,
): readonly CriterionSheet[] {
  const own = local?.criteria ?? [];
  if (own.length === 0) return criteriaInForce(kind, file.criteria, test?.criteria, ordinance);
  const all = file.criteria.flatMap(({ topics, also }) => [...topics, ...also]);
  const named = own.map(({ text }) => topicsIn(text));
  const taken = new Set<string>(named.flat());
  return own.map(({ id, text }, at) => ({
    id,
    label: 'this standard',
    text: text.trim().endsWith('.') ? text.trim() : `${text.trim()}.`,
    topics: [...(named[at] ?? [])],
    words: wordsOf(text),
    also: at === 0 ? all.filter((topic) => !taken.has(topic)) : [],
    lay_opinion: file.criteria[0]?.lay_opinion ?? 'facts_only',
  }));
}

/** Words that all standards share, which distinguish none of them. */
const commonWords: ReadonlySet<string> = new Set(
  'use property land project applicant request proposal ordinance will shall be proposed'.split(' '),
);

/** The words that refer to a custom criterion: those of its text. */
function wordsOf(text: string): readonly string[] {
  const lemmas = annotate(text).tokens.filter((token) => isContent(token) && !commonWords.has(token.lemma));
  return [...new Set(lemmas.map(({ lemma }) => lemma))].filter(
    (lemma) => lemma.length >= 3 && [...lemma].every((letter) => letter >= 'a' && letter <= 'z'),
  );
}

interface OrderParts {
  readonly sworn: boolean;
  readonly crossExamination: boolean;
  readonly contacts: Rules['contacts'];
  readonly local: LocalRules | null;
  readonly effect: StateEffect;
}

/** Steps that only a public hearing has. */
const ofHearing: ReadonlySet<ProceedingStep> = new Set(['public_comment', 'cross_examination', 'rebuttal', 'close']);

/** Every step that an order may have, taken from the longest one. */
const everyStep = (): readonly OrderItem[] => proceedingFile('special_use').order;

function orderOf(
  file: ProceedingFile,
  { sworn, crossExamination, contacts, local, effect }: OrderParts,
): readonly OrderItem[] {
  const known = new Map([...everyStep(), ...file.order].map((item) => [item.step, item]));
  const chosen: ProceedingStep[] =
    local?.order == null || local.order.length === 0
      ? file.order.map(({ step }) => step)
      : [...new Set<ProceedingStep>([...local.order, 'decision'])];
  const withOath = sworn ? insertedAfter(chosen, 'oath', ['disclosure', 'call_to_order']) : without(chosen, 'oath');
  const steps = crossExamination
    ? insertedAfter(withOath, 'cross_examination', ['public_comment', 'board_questions', 'presentation'])
    : without(withOath, 'cross_examination');
  const clocks = local?.clocks;
  const seconds: Partial<Record<ProceedingStep, number | null | undefined>> = {
    staff_report: effect.equal_seconds,
    presentation: clocks?.applicant ?? effect.applicant_seconds ?? effect.equal_seconds,
    board_questions: clocks?.team,
    public_comment: clocks?.public ?? effect.public_seconds ?? effect.equal_seconds,
    rebuttal: clocks?.rebuttal,
    cross_examination: clocks?.cross_examination,
  };
  const held = effect.no_public_hearing === true ? steps.filter((step) => !ofHearing.has(step)) : steps;
  return held.flatMap((step) => {
    const item = known.get(step);
    return item === undefined
      ? []
      : [{ ...item, title: titleOf(item, contacts), seconds: seconds[step] ?? item.seconds }];
  });
}

/** If contacts are disclosed, the step that asks for conflicts asks for them, too. */
function titleOf({ step, title }: OrderItem, contacts: Rules['contacts']): string {
  if (step !== 'disclosure') return title;
  return contacts === 'disclosed' ? 'Contacts and conflicts' : 'Conflicts of interest';
}

const without = (steps: readonly ProceedingStep[], step: ProceedingStep): ProceedingStep[] =>
  steps.filter((one) => one !== step);

/** Adds the step: where it is already, else after the last of those that it follows. */
function insertedAfter(
  steps: readonly ProceedingStep[],
  step: ProceedingStep,
  follows: readonly ProceedingStep[],
): ProceedingStep[] {
  if (steps.includes(step)) return [...steps];
  const at = Math.max(-1, ...follows.map((one) => steps.indexOf(one)));
  return steps.toSpliced(at + 1, 0, step);
}
