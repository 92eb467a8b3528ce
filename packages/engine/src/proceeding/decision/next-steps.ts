import type { Evidence } from '../evidence.ts';
import type { Owed } from '../owed-to-code.ts';
import type { Ruling } from '../relief/ruling.ts';
import { listed } from '../speech/listed.ts';
import { say } from '../speech/say.ts';
import type { Rules } from '../types.ts';
import type { Outcome } from './outcome.ts';
import { lackingOn } from './wanted.ts';

interface After {
  readonly outcome: Outcome;
  readonly found: readonly Evidence[];
  readonly conditions: number;
  /** ISO 8601. */
  readonly day: string;
  readonly rulings?: readonly Ruling[];
  /** What the ordinance asks for and a member asked about in vain. */
  readonly owed?: readonly Owed[];
}

/** Days to the continued hearing, and the deadline for documents before it. */
export const continuedDays = 28;
const papersDays = 10;
const months = 'January February March April May June July August September October November December'.split(' ');

/** 'December 20, 2026': this many days after a date. Takes: ISO 8601, and days. Throws: if the date is invalid. */
export function dateAfter(day: string, days: number): string {
  const date = new Date(Date.parse(day) + days * 86_400_000);
  return `${months[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Days to the same day, or to the Friday before it if it falls on a weekend. */
function workdayBefore(day: string, days: number): number {
  const weekday = new Date(Date.parse(day) + days * 86_400_000).getUTCDay();
  return weekday === 6 ? days - 1 : weekday === 0 ? days - 2 : days;
}

/** What comes after the decision, and by when. Legal deadlines are given only if the state's pack has the rule.
 *  Takes: the rules, and what was decided on which day.  Gives: sentences in order.  Throws: never. */
export function nextSteps(
  rules: Rules,
  { outcome, found, conditions, day, rulings = [], owed = [] }: After,
): readonly string[] {
  const clock = [
    ...(rules.approvedAfterDays === null
      ? []
      : [
          say('next', 'clock', { days: `${rules.approvedAfterDays}` }),
          ...(outcome === 'continue' ? [say('next', 'clock_consent')] : []),
        ]),
    ...(rules.reportDays === null || rules.decides || outcome !== 'continue'
      ? []
      : [say('next', 'clock_of_report', { days: `${rules.reportDays}` })]),
  ];
  if (outcome === 'continue') {
    // A question of policy isn't proved: what is wanted responds to what was raised, if anything was.
    const raised = found.filter(
      ({ against, left, staff }) => against.length + left.length > 0 || staff?.view === 'not_met',
    );
    const bring = wanted(found, isPolicy(rules) && raised.some(isOpen) ? raised : found, owed);
    return [
      say('next', 'continued', {
        date: dateAfter(day, continuedDays),
        due: dateAfter(day, workdayBefore(day, continuedDays - papersDays)),
      }),
      ...(bring === '' ? [] : [say('next', 'continued_bring', { list: bring })]),
      ...(rules.kind === 'variance' ? [] : rulings).map(({ relief: { id, name }, isBarred, isByCode }) =>
        say('next', isBarred ? 'continued_barred' : isByCode ? 'continued_terms' : 'continued_relief', { id, name }),
      ),
      ...owed.map(({ rule }) => say('next', 'continued_owed', { quote: rule.quote.trim() })),
      ...clock,
    ];
  }
  const open = listed(failed(found).map(({ criterion }) => criterion.label));
  const incomplete =
    outcome === 'deny' || isPolicy(rules) || open === '' ? [] : [say('next', 'open_findings', { labels: open })];
  if (!rules.decides)
    return [
      say('next', 'recommends'),
      ...incomplete,
      ...laterAppeal(rules),
      ...clock,
      say('next', 'recommends_record'),
    ];
  if (rules.kind === 'site_plan') return planSteps(rules, found, { outcome, conditions });
  const appeal = timeToAppeal(rules, day);
  if (outcome === 'deny')
    return [
      say('next', 'denied_record'),
      ...broughtBack(found),
      ...appeal,
      ...(rules.quasiJudicial ? [say('next', 'preserve')] : []),
      say('next', 'denied'),
    ];
  return [
    ...(rules.afterApproval === null ? [] : [rules.afterApproval]),
    ...incomplete,
    ...(conditions > 0 ? [say('next', 'conditions')] : []),
    ...appeal,
    say('next', 'permits'),
  ];
}

const isPolicy = ({ kind, quasiJudicial }: Rules): boolean => !quasiJudicial && kind !== 'site_plan';

/** The written decision and the time to appeal: one rule says from when the time runs, and nothing else contradicts it. */
function timeToAppeal(rules: Rules, day: string): readonly string[] {
  const { appealDays, appealFrom } = rules;
  // What is adopted as an ordinance has no written decision that starts a time.
  if (appealDays === null) return [say('next', isPolicy(rules) ? 'adopted' : 'written')];
  const date = dateAfter(day, appealDays);
  return appealFrom === 'decision'
    ? [say('next', 'written_plain'), say('next', 'appeal_from_vote', { days: `${appealDays}`, date })]
    : [say('next', 'written'), say('next', 'appeal', { date })];
}

const laterAppeal = ({ appealDays, appealFrom }: Rules): readonly string[] =>
  appealDays === null || appealFrom !== 'decision' ? [] : [say('next', 'recommends_appeal', { days: `${appealDays}` })];

/** An approved plan gets built; a refused one is corrected and comes back. No standard failed on a record of evidence. */
function planSteps(
  { afterApproval }: Rules,
  found: readonly Evidence[],
  { outcome, conditions }: Pick<After, 'outcome' | 'conditions'>,
): readonly string[] {
  if (outcome === 'deny') return [say('next', 'plan_denied'), ...broughtBack(found)];
  return [
    ...(afterApproval === null ? [] : [afterApproval]),
    ...(conditions > 0 ? [say('next', 'conditions')] : []),
    say('next', 'plan_approved'),
    say('next', 'permits'),
  ];
}

/** What the record lacks on the criteria that are open, in the words in which it was reported missing: something on each of them, and then
 *  more on those on which something was raised. */
function wanted(found: readonly Evidence[], raised: readonly Evidence[], owed: readonly Owed[]): string {
  // What the ordinance asks for is told in its own words.
  const isOwed = (text: string): boolean =>
    owed.some(({ question }) => text.includes(question.trim().replaceAll('"', "'")));
  const first = failed(found).reduce<readonly string[]>((known, one) => {
    const next = lacking(one).find((text) => !isOwed(text) && !known.includes(text));
    return next === undefined ? known : [...known, next];
  }, []);
  const more = failed(raised)
    .flatMap(lacking)
    .filter((text) => !isOwed(text));
  return [...new Set([...first, ...more])]
    .slice(0, Math.max(4, first.length))
    .map((text) => ended(capital(text)))
    .join(' ');
}

const isOpen = ({ standing }: Evidence): boolean => standing === 'not_shown' || standing === 'not_met';
const failed = (found: readonly Evidence[]): readonly Evidence[] => found.filter(isOpen);

const lacking = (one: Evidence): string[] => lackingOn(one).map(({ text }) => text);

function broughtBack(found: readonly Evidence[]): string[] {
  return failed(found)
    .slice(0, 3)
    .map(
      (one) =>
        `The standard on ${one.criterion.label} failed. What could be brought back, in a new application: ${ended([...new Set(lacking(one))].slice(0, 2).join('; and '))}`,
    );
}

/** A quotation keeps its own period. */
const ended = (text: string): string => (text.endsWith('.”') || text.endsWith('?”') ? text : `${text}.`);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
