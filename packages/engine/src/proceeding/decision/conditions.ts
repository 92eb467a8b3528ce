import { splitAtSpaces } from '../../base/text.ts';
import { conditionsOf } from '../../hearing/conditions.ts';
import type { Materials } from '../../filed/types.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { sentencesSaid } from '../../language/spoken-sentences.ts';
import { stemsOf } from '../../language/stems.ts';
import { amendmentsMade } from '../amendments.ts';
import { say } from '../speech/say.ts';
import type { Rules } from '../types.ts';
import { staffReportFor } from '../staff-report-for.ts';

export interface ConditionOfApproval {
  readonly text: string;
  readonly from_event: string | null;
}

const most = 12;
/** Two conditions that share this much of their words count as one. */
const sameFrom = 0.8;

/** Conditions of an approval in their legal form: staff's, those that members offered and the applicant accepted, and what the applicant
 *  promised, each complete in itself and without repetition.
 *  Takes: the rehearsal, what is filed, and the kind of proceeding.  Gives: at most twelve; `from_event` is null for staff's.  Throws:
 *  never. */
export function conditionsOfApproval(
  r: Rehearsal,
  materials: Materials,
  { kind }: Pick<Rules, 'kind'>,
): readonly ConditionOfApproval[] {
  const staff = staffReportFor(materials).conditions.map(({ text }) => ({
    text: asLegal(withoutRuling(text)),
    from_event: null,
  }));
  const offered = amendmentsMade(r).map(({ text, eventId }) => ({ text, from_event: eventId }));
  // On a site plan, a condition enforces a section of the ordinance; a promise names none.
  // A plain rezoning takes no conditions, and what an owner says at a hearing is no proffer.
  const takesNone = kind === 'site_plan' || (kind === 'rezoning' && staff.length === 0);
  const promised = takesNone ? [] : conditionsOf(r).filter(({ text }) => text.includes(obliges));
  // A variance is for what was drawn, and for nothing that could be built under it later.
  const own = kind === 'variance' ? [{ text: say('amendments', 'as_drawn'), from_event: null }] : [];
  const kept: ConditionOfApproval[] = [];
  for (const one of [...own, ...staff, ...offered, ...promised])
    if (!kept.some((known) => isSame(known.text, one.text))) kept.push(one);
  return kept.slice(0, most);
}

const shall = 'The applicant shall ';
/** Also after 'If a well goes dry, '. */
const obliges = 'he applicant shall ';
const startsOfDuties: readonly string[] = ['shall ', 'must ', 'will '];

/** 'Not more than 71 narrow lots. The waiver to be denied.': what is decided on relief is no condition. */
function withoutRuling(text: string): string {
  const sentences = sentencesSaid(text).map(({ quote }) => quote);
  const own = sentences.filter((quote) => !quote.toLowerCase().includes(' to be denied'));
  return own.length === 0 ? text : own.join(' ');
}

/** A condition as staff wrote it: whole sentences with a subject stay as they are; 'Install a fence …' is what the applicant shall do. */
function asLegal(text: string): string {
  const plain = `${text.trim().charAt(0).toUpperCase()}${text.trim().slice(1)}`;
  const ended = plain.endsWith('.') ? plain : `${plain}.`;
  const lower = ` ${ended.toLowerCase()}`;
  if (startsOfDuties.some((word) => lower.includes(` ${word}`)) || lower.includes(' is ') || lower.includes(' are '))
    return ended;
  const first = splitAtSpaces(ended)[0] ?? '';
  if (isBareVerb(first)) return `${shall}${first.toLowerCase()}${ended.slice(first.length)}`;
  // 'Land outside to remain wooded', and 'Surety posted before a permit': what staff notes for short.
  const at = Math.min(...noted.map((words) => ended.indexOf(words)).filter((one) => one > 0));
  return Number.isFinite(at)
    ? `${ended.slice(0, at)} shall ${ended.slice(at + ' to '.length).replaceAll(' and to be ', ' and shall be ')}`
    : `The approval is subject to this: ${ended}`;
}

const noted: readonly string[] = [
  ' to remain ',
  ' to be ',
  ' to stay ',
  ' to have ',
  ' to conform ',
  ' to comply ',
  ' to meet ',
  ' to own ',
];

const bareVerbs: ReadonlySet<string> = new Set(
  'meet meeting provide install build construct maintain keep limit submit obtain plant file comply locate pave dedicate record remove restrict use connect add extend widen close screen post repair replace design'.split(
    ' ',
  ),
);
const isBareVerb = (word: string): boolean => bareVerbs.has(word.toLowerCase()) && !word.toLowerCase().endsWith('ing');

function isSame(one: string, other: string): boolean {
  const [a, b] = [new Set(stemsOf(one)), new Set(stemsOf(other))];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.max(1, Math.min(a.size, b.size)) >= sameFrom;
}
