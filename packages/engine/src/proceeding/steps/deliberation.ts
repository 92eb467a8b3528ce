import { endsSentence, splitAtSpaces } from '../../base/text.ts';
import type { SpokenLine, SteppedEvent } from '@rostrum/contract';
import { randomFrom, type Random } from '../../base/random.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import { contentStems } from '../../language/stems.ts';
import { saidTo } from '../speech/affirmed.ts';
import { amendmentText, amendmentTopics, conditionIn, type Amendment } from '../amendments.ts';
import { conditionsOfApproval } from '../decision/conditions.ts';
import { conditionOn } from '../decision/findings.ts';
import { votesAye } from '../decision/outcome.ts';
import { outlookOn } from '../decision/outlook.ts';
import { isSpecific } from '../decision/motion.ts';
import { failsRequirement } from '../decision/reasons.ts';
import { standingsFor } from '../decision/standings.ts';
import type { Evidence } from '../evidence.ts';
import { canQuoteOn, quotedOn } from '../quoted-on.ts';
import { staffReportFor } from '../staff-report-for.ts';
import { recusedOf } from '../../boards/recused.ts';
import { membersOf } from '../members.ts';
import { chairName } from '../speech/naming.ts';
import { say } from '../speech/say.ts';
import { nounFor, nounOf } from '../speech/topics-in.ts';
import { reliefTaken } from './relief-taken.ts';
import type { Evening, StepHeld } from './types.ts';

const speakers = 3;

/** The members deliberate: what is well supported, what is missing, and a condition that one of them offers. The applicant speaks only to
 *  say whether it is accepted. Takes: the evening.  Gives: the lines; the condition that awaits a reply, or what became of it.  Throws:
 *  never. */
export function deliberate(evening: Evening): StepHeld {
  const { r, rules, reply, pending } = evening;
  const speaker = chairName(r, rules);
  const random = randomFrom(r.seed, 'deliberation');
  if (pending === null) {
    const opening = [
      { speaker, text: say('chair', 'deliberate', {}, random) },
      ...views(evening, random),
      ...reliefTaken(evening, random),
    ];
    return withOffer(evening, random, opening, []);
  }
  const offered = pending.offered as NonNullable<SteppedEvent['offered']>;
  const amendment = settled(offered, reply ?? '');
  const isAmended = amendment.text !== offered.text;
  const key = { accept: 'accepted', reword: isAmended ? 'reworded' : 'noted', decline: 'declined' }[amendment.answer];
  return { ...withOffer(evening, random, [{ speaker, text: say('chair', key) }], [offered.id]), amendment };
}

/** Continues with the next condition that a member offers, or ends the deliberation. */
function withOffer(evening: Evening, random: Random, lines: readonly SpokenLine[], done: readonly string[]): StepHeld {
  const { r, materials, rules } = evening;
  const speaker = chairName(r, rules);
  const offered = new Set([
    ...done,
    ...r.proceeding.stepped.flatMap(({ offered: one }) => (one === undefined ? [] : [one.id])),
  ]);
  // A member who intends to deny or continue offers no condition.
  const { outcome } = outlookOn(r, materials, rules);
  const wanted = outcome === 'approve' || outcome === 'approve_less' ? amendmentTopics(r, materials, rules) : [];
  const topic = wanted.find((one) => !offered.has(`amendment-${one}`));
  const members = seated(evening);
  const member = members[random.next() < 0.5 ? 0 : members.length - 1];
  if (topic === undefined || member === undefined)
    return { lines: [...lines, { speaker, text: say('chair', 'ready') }], awaits: null };
  const text = amendmentText(topic, rules);
  const offer = say('members', 'offer', { noun: nounFor(topic), condition: text }, random);
  return {
    lines: [...lines, { speaker: member.name, text: offer }, { speaker, text: say('chair', 'amendment_asked') }],
    awaits: 'reply',
    offered: { id: `amendment-${topic}`, text, offered_by: member.name },
  };
}

/** What the reply does to the condition: one that is complete in itself takes its place; any other counter-offer stays in the minutes, and the
 *  condition keeps its words. */
function settled(offered: NonNullable<SteppedEvent['offered']>, reply: string): Amendment {
  const said = saidTo(reply);
  const bare = reply.trim().toLowerCase();
  if (said === 'yes' || bare.startsWith('accept')) return { ...offered, answer: 'accept' };
  if (said === 'no' || bare.startsWith('declin')) return { ...offered, answer: 'decline' };
  return { ...offered, answer: 'reword', text: conditionIn(reply) ?? offered.text };
}

function seated({ r, rules }: Evening): readonly CharacterSheet[] {
  const recused = recusedOf(r);
  return membersOf(r, rules).filter(({ character_id, role }) => !recused.has(character_id) && role !== 'chair');
}

/** What members say about the criteria: the best supported one, the worst, and a point left unanswered. */
function views(evening: Evening, random: Random): SpokenLine[] {
  const { r, materials, rules } = evening;
  const { evidence, leans, outcome } = outlookOn(r, materials, rules);
  const staff = staffReportFor(materials).recommendation;
  // Members who speak in deliberation vote the way they spoke.
  const carrying = new Set(leans.filter(({ lean }) => votesAye(outcome, lean, staff)).map(({ member }) => member));
  const members = seated(evening).filter((member) => carrying.has(member));
  const approves = outcome === 'approve' || outcome === 'approve_less';
  // Members talk about the standards the way they will find them: the reasons for a denial are stated before the vote.
  const standings = standingsFor(outcome, evidence, []);
  const found = evidence.map((one, at) => ({
    ...one,
    standing: approves ? one.standing : (standings[at] ?? one.standing),
  }));
  // The ground that the file names comes before what was only not shown.
  const worth = (one: Evidence): number =>
    one.weight -
    (!approves && isSpecific(one) && isOpen(one) ? 2 : 0) -
    (!approves && isOpen(one) ? 2 : 0) -
    (!approves && failsRequirement(one) && isOpen(one) ? 2 : 0);
  const ranked = found.sort((a, b) => worth(b) - worth(a));
  const worst = ranked.at(-1);
  // What people asked for isn't a requirement for a plan, and who will approve has heard enough.
  const left =
    rules.kind === 'site_plan' || approves
      ? undefined
      : ranked.flatMap(({ left: points, criterion }) =>
          // Where evidence decides, what goes to no standard is left alone.
          rules.quasiJudicial ? points.filter(({ topic }) => criterion.topics.includes(topic)) : points,
        )[0];
  const said = [
    // A member on the side of a denial begins with its basis.
    ranked[0] === undefined || !approves || isOpen(ranked[0]) ? null : viewOn(evening, ranked[0], approves, random),
    worst === undefined || (approves && worst === ranked[0]) ? null : viewOn(evening, worst, approves, random),
    left === undefined ? null : say('members', 'left', { noun: nounOf(left) }),
  ].filter((text) => text !== null);
  return said
    .slice(0, speakers)
    .map((text, at) => ({ speaker: members[at % Math.max(1, members.length)]?.name ?? chairName(r, rules), text }));
}

const isOpen = ({ standing }: Evidence): boolean => standing === 'not_shown' || standing === 'not_met';

const longestQuoteWords = 35;

/** What a view rests on, in the words of the record: the sentence that a finding would quote; null if none is short enough. */
function quotedView(
  one: Evidence,
  { approves, hasCondition }: { readonly approves: boolean; readonly hasCondition: boolean },
  random: Random,
): string | null {
  const { criterion, standing, staff, parts, open } = one;
  const inFavor = quotedOn(one);
  const slots = (quote: string): Readonly<Record<string, string>> => ({ label: criterion.label, quote });
  const isShort = (quote: string): boolean => splitAtSpaces(quote).length <= longestQuoteWords;
  // What a finding quotes on each thing that the standard names comes before what is only on its subject.
  const ofParts = parts.flatMap(({ noun, citation }) =>
    citation !== null && canQuoteOn(citation.quote, noun) ? [citation] : [],
  );
  const own = [...ofParts, ...inFavor].find(({ kind, quote }) => kind !== 'staff_report' && isShort(quote));
  const [unsettled] = open.filter(({ quote }) => isShort(quote));
  if (unsettled !== undefined && !approves && standing !== 'met')
    return say('members', 'not_met_staff_quoted', slots(ended(unsettled.quote.trim())), random);
  if (staff?.view === 'not_met' && isShort(staff.quote)) {
    if (standing === 'met_with_condition')
      return hasCondition ? say('members', 'with_condition_staff_quoted', slots(staff.quote), random) : null;
    if (!approves) return say('members', 'not_met_staff_quoted', slots(staff.quote), random);
    // What answers staff is on what staff says.
    const answers = own !== undefined && sharesMatter(own.quote, staff.quote);
    return answers ? say('members', 'met_against_staff', slots(ended(own.quote)), random) : null;
  }
  if (standing !== 'met') return null;
  const cited = inFavor.find(
    ({ kind, quote }) => kind === 'staff_report' && quote.includes(' because ') && isShort(quote),
  );
  if (cited !== undefined) return say('members', 'met_staff_quoted', slots(cited.quote), random);
  return own === undefined ? null : say('members', 'met_quoted', slots(ended(own.quote)), random);
}

/** Two content words in common. */
function sharesMatter(one: string, other: string): boolean {
  const stems = new Set(contentStems(one));
  return new Set(contentStems(other).filter((stem) => stems.has(stem))).size >= 2;
}

const ended = (quote: string): string => (endsSentence(quote) ? quote : `${quote}.`);

function viewOn({ r, materials, rules }: Evening, one: Evidence, approves: boolean, random: Random): string {
  const { criterion, standing } = one;
  const conditions = conditionsOfApproval(r, materials, rules).map(({ text }) => text);
  const hasCondition = conditionOn(one, conditions) > 0;
  const quoted = quotedView(one, { approves, hasCondition }, random);
  if (quoted !== null) return quoted;
  // A plain rezoning takes no conditions.
  const key =
    standing === 'met_with_condition'
      ? rules.kind === 'rezoning' || !hasCondition
        ? 'thin'
        : 'with_condition'
      : isOpen(one) && approves && !one.isBare
        ? 'thin'
        : standing;
  return say('members', key, { label: criterion.label }, random);
}
