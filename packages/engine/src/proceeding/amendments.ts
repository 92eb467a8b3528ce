import { endsSentence, splitAtSpaces } from '../base/text.ts';
import type { SteppedEvent } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { scoreOf } from './cited.ts';
import { pointsLeft, pointsRaised } from './points.ts';
import { canSay, say } from './speech/say.ts';
import { staffReportFor } from './staff-report-for.ts';
import { topicsIn } from './speech/topics-in.ts';
import type { Rules } from './types.ts';

export type Amendment = NonNullable<SteppedEvent['amendment']>;

const mostOffered = 2;
const weakBelow = 5;

/** Topics on which a member would want a condition: points left unanswered, then weak answers, worst first; none on which staff has already
 *  proposed one, and none on a site plan. A plain rezoning takes no conditions unless staff has proposed some.
 *  Takes: the rehearsal, what is filed, and the rules.  Gives: at most two topics.  Throws: never. */
export function amendmentTopics(r: Rehearsal, materials: Materials, rules: Rules): readonly string[] {
  const report = staffReportFor(materials);
  // A plan is reviewed only against the ordinance, and a member has no section of it at hand.
  if (rules.kind === 'site_plan') return [];
  if (rules.kind === 'rezoning' && report.conditions.length === 0) return [];
  // A weak answer about what the land is, or about what caused the hardship, can't be fixed by a condition.
  const beyondConditions = new Set(
    rules.criteria.flatMap(({ id, condition_cures: cures }) => (cures === false ? [`criterion:${id}`] : [])),
  );
  const covered = new Set<string>(report.conditions.flatMap(({ text }) => topicsIn(text).slice(0, 2)));
  const raised = new Set(pointsRaised(r).map(({ topic }) => topic));
  // A condition responds to something somebody has raised, not to the first subject of a standard.
  const isRaised = ({ question, topic }: (typeof r.exchanges)[number]['asked']): boolean =>
    raised.has(topic) || (topicsIn(question, 1) as readonly string[]).includes(topic);
  const weak = r.exchanges
    .filter(
      ({ asked, judged }) =>
        (scoreOf(judged) ?? 10) < weakBelow && !beyondConditions.has(asked.issue_key) && isRaised(asked),
    )
    .sort((a, b) => (scoreOf(a.judged) ?? 0) - (scoreOf(b.judged) ?? 0))
    .map(({ asked }) => asked.topic);
  const wanted = [...pointsLeft(r).map(({ topic }) => topic), ...weak];
  return [...new Set(wanted)]
    .filter((topic) => rules.conditionsOn.includes(topic) && !covered.has(topic) && canSay('amendments', topic))
    .slice(0, mostOffered);
}

/** The condition that a member offers on a topic, complete in itself; for a variance, one suited to a single structure. Takes: the id of a
 *  topic and the rules of the proceeding. Gives: for a topic without a condition of its own, a general one. */
export function amendmentText(topic: string, { kind }: Pick<Rules, 'kind'>): string {
  const own = [`${kind}_${topic}`, topic].find((key) => canSay('amendments', key));
  return say('amendments', own ?? 'other');
}

/** Who says 'shall' of these speaks of a person in the room, or of nothing that the condition names. */
const noSubject: ReadonlySet<string> = new Set('i we you he she they it that this there which who what'.split(' '));
/** A subject, 'shall', a verb and what it is done to. */
const fewestConditionWords = 6;
const mostSubjectWords = 12;

/** The condition that a counter-offer puts in full: 'The topsoil shall be put back before the first turbine runs.' Takes: what the applicant
 *  said. Gives: the sentence with a subject and 'shall', ended; null if there is none, as an offer in other words is no condition. */
export function conditionIn(reply: string): string | null {
  const sentences = sentencesSaid(reply).map(({ quote }) => quote);
  for (const sentence of sentences) {
    // 'We would accept this: The hedge shall …'
    const own = sentence.slice(sentence.indexOf(': ') + 1).trim();
    const words = splitAtSpaces(own);
    const plain = words.map((word) => word.toLowerCase());
    const at = plain.indexOf('shall');
    const isComplete = at > 0 && at <= mostSubjectWords && words.length >= fewestConditionWords && !own.endsWith('?');
    if (
      !isComplete ||
      plain.slice(0, at).some((word) => noSubject.has(word) || word.includes('’') || word.includes("'"))
    )
      continue;
    return `${own.charAt(0).toUpperCase()}${own.slice(1)}${endsSentence(own) ? '' : '.'}`;
  }
  return null;
}

/** The conditions that became part of the motion: accepted as offered, put in full by the applicant, or kept as offered with the applicant's
 *  counter-offer in the minutes. Takes: the rehearsal. Gives: in the order offered, each with its event; none that was declined. */
export function amendmentsMade(r: Rehearsal): readonly (Amendment & { readonly eventId: string })[] {
  return r.proceeding.stepped.flatMap(({ id, amendment }) =>
    amendment === undefined || amendment.answer === 'decline' ? [] : [{ ...amendment, eventId: id }],
  );
}
