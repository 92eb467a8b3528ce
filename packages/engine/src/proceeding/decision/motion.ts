import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Evidence } from '../evidence.ts';
import { listed } from '../speech/listed.ts';
import { requestOf } from '../speech/naming.ts';
import type { Ruling } from '../relief/ruling.ts';
import type { Rules } from '../types.ts';
import type { ConditionOfApproval } from './conditions.ts';
import { findingOn, type Basis } from './findings.ts';
import type { Outcome } from './outcome.ts';

interface MotionParts {
  readonly outcome: Outcome;
  readonly found: readonly Evidence[];
  readonly rulings: readonly Ruling[];
  readonly conditions: readonly ConditionOfApproval[];
  readonly basis: Basis;
  /** The day to which a hearing is continued. */
  readonly until: string;
  /** Set if most members voted for a motion to approve, but it fails for lack of the votes a rule requires; null otherwise. */
  readonly failed: { readonly ayes: number; readonly needed: number } | null;
}

/** The motion as it is read: what is approved, denied or continued, with the finding on each criterion and the conditions.
 *  Takes: the rehearsal, what is filed, the rules, and what was decided.  Gives: the motion.  Throws: never. */
export function motionFor(
  r: Rehearsal,
  materials: Materials,
  rules: Rules,
  { outcome, found, rulings, conditions, basis, until, failed: fell }: MotionParts,
): string {
  const request = `${requestOf(r, rules)}${where(r)}`;
  const isExaminer = rules.kind === 'hearing_examiner';
  const failed = found.filter(({ standing }) => standing === 'not_shown' || standing === 'not_met');
  if (outcome === 'continue') {
    const labels = listed(failed.map(({ criterion }) => criterion.label));
    // In a variance, the relief is the request.
    const wanted = rules.kind === 'variance' ? [] : rulings;
    // What the code on file says of it, nobody has to look up.
    const [byCode, others] = [wanted.filter((one) => one.isByCode), wanted.filter((one) => !one.isByCode)];
    const relief = [
      ...(byCode.length === 0 ? [] : [`, and show that the ordinance’s own terms are met for ${named(byCode)}`]),
      ...(others.length === 0
        ? []
        : [`, and say under which section, and on what terms, relief is asked for in ${named(others)}`]),
    ].join('');
    const lacking = `so that the applicant can bring what the record lacks on ${labels === '' ? 'the standards' : labels}${relief}`;
    const days = rules.approvedAfterDays;
    // If requests are approved by lapse of time, a continuance without an extension can grant the request.
    const clock =
      days === null
        ? ''
        : `, and that staff send the applicant, before the ${days} days end, a written extension with its reasons and its length, and ask for the applicant’s consent if ${until} is past the longest extension that the statute allows without it`;
    return isExaminer
      ? `The hearing on ${request} is reopened and continued to ${until}, ${lacking}.`
      : `I move that we reopen the hearing on ${request} and continue it to ${until}, at the same time and place, ${lacking}${clock}.`;
  }
  const opposed = failed.filter(({ against }) => against.length > 0);
  const stated = outcome === 'deny' ? groundsOf(found, rules) : found;
  const findings = numbered(
    stated.map((one) =>
      findingOn(one, rules, { ...basis, denies: outcome === 'deny' && (rules.quasiJudicial || opposed.length > 0) }),
    ),
  );
  if (fell !== null)
    return `I move that the ${rules.bodyName} approve ${request}. The motion receives ${fell.ayes} of the ${fell.needed} votes that it needs and fails; the request is denied, with the following findings. ${findings}`;
  const moved = (verb: string): string =>
    isExaminer ? `It is decided to ${verb}` : `I move that the ${rules.bodyName} ${verb}`;
  if (outcome === 'deny')
    return `${moved(rules.decides ? 'deny' : 'recommend denial of')} ${request}, with the following findings. ${findings}${ruled(rulings)}`;
  const verb = rules.decides ? 'approve' : 'recommend approval of';
  const extent = outcome === 'approve_less' ? `, as far as staff recommends it and no further` : '';
  const title = materials.staffReport == null ? '' : ` Staff’s report is part of the record.`;
  const read = conditions.length === 0 ? '' : ` Conditions: ${numbered(conditions.map(({ text }) => text))}`;
  return `${moved(verb)} ${request}${extent}, with the following findings${conditions.length === 0 ? '' : ' and conditions'}.${title} Findings: ${findings}${ruled(rulings)}${read}`;
}

/** What a denial rests on: what was not found; for a question of policy what counts against the request, if anything does.
 *  Takes: the evidence with its standings, and the rules.  Gives: all of it if every standard was found.  Throws: never. */
export function groundsOf(
  found: readonly Evidence[],
  { quasiJudicial }: Pick<Rules, 'quasiJudicial'>,
): readonly Evidence[] {
  const failed = found.filter(({ standing }) => standing === 'not_shown' || standing === 'not_met');
  const opposed = failed.filter((one) => one.against.length > 0 && (!quasiJudicial || isSpecific(one)));
  const grounds = opposed.length > 0 ? opposed : failed;
  return grounds.length > 0 ? grounds : found;
}

/** Whether the record says what is wrong on a criterion: staff does, a confirmed rule isn't met, or the applicant grants it.
 *  Takes: the evidence on it.  Throws: never. */
export const isSpecific = ({ open, staff, conceded, held }: Evidence): boolean =>
  open.length + conceded.length > 0 || staff?.view === 'not_met' || held.some(({ kind }) => kind === 'shortfall');

/** What a continuance asks for: where the record says what is wrong, that, and what nothing at all goes to; else all that isn't shown.
 *  Takes: the evidence with its standings.  Gives: the same, with what isn't asked for left as it is.  Throws: never. */
export function asContinued(found: readonly Evidence[]): readonly Evidence[] {
  const failed = found.filter(({ standing }) => standing === 'not_shown' || standing === 'not_met');
  if (!failed.some(isSpecific)) return found;
  return found.map((one) =>
    failed.includes(one) && !isSpecific(one) && !one.isBare ? { ...one, standing: 'open' } : one,
  );
}

function where({ project }: Rehearsal): string {
  return project.place === 'the proposed location' ? '' : ` in ${project.place}`;
}

/** Each relief by its name, with its standard and what is ruled. */
const ruled = (rulings: readonly Ruling[]): string =>
  rulings.length === 0
    ? ''
    : ` Relief: ${rulings.map(({ relief: { id, name }, standard, reason }) => `(${id}) ${capital(name)}. ${standard} ${reason}`).join(' ')}`;

const named = (rulings: readonly Ruling[]): string =>
  listed(rulings.map(({ relief: { id, name } }) => `(${id}) ${name}`));

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const numbered = (items: readonly string[]): string => items.map((item, at) => `(${at + 1}) ${item}`).join(' ');
