import { isWayOfAnswering } from '../hearing/as-object.ts';
import { withoutLabel } from '../ordinance/outline-text.ts';
import { splitAtSpaces, trimmedEnd } from '../base/text.ts';
import type { Report } from '@rostrum/contract';
import { themes } from '../catalog/themes.ts';
import { topicFile, topicFor } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import type { ComplianceRow } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import { listed as inWords } from '../proceeding/speech/listed.ts';
import type { ContradictionFound, Exchange, Rehearsal } from '../record/rehearsal.ts';
import { topicName } from './exchanges.ts';

/* The three things to work on first: what cost the most, and what would cost the most at the real hearing. */

const most = 3;
/** A figure that falls short of the code stops an application no matter what is said; two that don't agree cost the room's trust. */
const shortfallLoss = 30;
const contradictionLoss = 8;
const leastLoss = 2;

interface Trouble {
  loss: number;
  readonly numbers: Set<number>;
  /** At least one answer on it wasn't strong. */
  lost: boolean;
  /** The questions whose answers were rated weak or poor. */
  readonly weak: Set<number>;
  readonly missing: Set<string>;
  readonly given: Set<string>;
  shortfall: ComplianceRow | null;
  contradiction: ContradictionFound | null;
  unspoken: boolean;
}

const nothing = (): Trouble => ({
  loss: 0,
  numbers: new Set(),
  lost: false,
  weak: new Set(),
  missing: new Set(),
  given: new Set(),
  shortfall: null,
  contradiction: null,
  unspoken: false,
});

class Troubles {
  readonly byTopic = new Map<string, Trouble>();
  at(topic: string): Trouble {
    const known = this.byTopic.get(topic) ?? nothing();
    this.byTopic.set(topic, known);
    return known;
  }
}

function fromAnswers(r: Rehearsal, troubles: Troubles): void {
  r.exchanges.forEach(({ asked, judged }: Exchange, i) => {
    if (judged === null || judged.score === null) return;
    const trouble = troubles.at(asked.topic);
    const weight = 0.5 + (topicFor(asked.topic as TopicId, r.project.industry)?.boardWeight ?? 0.3);
    trouble.loss += weight * (10 - judged.score);
    trouble.numbers.add(i + 1);
    if (judged.rating !== 'strong') trouble.lost = true;
    if (judged.rating === 'weak' || judged.rating === 'poor') trouble.weak.add(i + 1);
    for (const element of judged.assessment?.missing ?? []) trouble.missing.add(element);
    for (const element of judged.assessment?.covered ?? []) trouble.given.add(element);
  });
}

function fromTheFile(r: Rehearsal, materials: Materials, troubles: Troubles): void {
  for (const row of complianceTable(materials)) {
    if (row.verdict !== 'falls_short' || row.applies !== 'yes' || row.standard.topic === null) continue;
    const trouble = troubles.at(row.standard.topic);
    if (trouble.shortfall === null) trouble.loss += shortfallLoss;
    trouble.shortfall ??= row;
  }
  for (const contradiction of r.contradictions) {
    const topic = r.exchanges.find(({ answered }) => answered?.id === contradiction.eventId)?.asked.topic;
    if (topic === undefined) continue;
    const trouble = troubles.at(topic);
    if (trouble.contradiction === null) trouble.loss += contradictionLoss;
    trouble.contradiction ??= contradiction;
  }
}

/** If few questions were asked: what boards most often ask about and the presentation leaves out. A subject that it speaks to, but not to
 *  everything that is asked about it, isn't left out. */
function fromSilence(r: Rehearsal, materials: Materials, troubles: Troubles): void {
  for (const { topic, severity } of materials.presentation?.analysis?.gaps ?? []) {
    if (topic === null || troubles.byTopic.has(topic) || materials.presentation?.topics.has(topic) === true) continue;
    const weight = topicFor(topic, r.project.industry)?.boardWeight ?? 0;
    if (weight < 0.3) continue;
    const trouble = troubles.at(topic);
    trouble.loss = 1.9 * weight * severity;
    trouble.unspoken = true;
    for (const { label } of topicFor(topic, r.project.industry)?.elements ?? []) trouble.missing.add(label);
  }
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('; ')}; and ${items[items.length - 1]}`;
/** Where nothing can be named that a weak answer lacks, it is still one to work on. */
function againOf(weak: ReadonlySet<number>): string {
  if (weak.size === 0) return '';
  const numbers = inWords([...weak].map(String));
  const which = weak.size === 1 ? `answer to question ${numbers} was` : `answers to questions ${numbers} were`;
  return `Your ${which} rated low. Try again, and start with what was asked.`;
}
const bare = (quote: string): string => trimmedEnd(withoutLabel(quote.trim()), '.;,');

const pointsBack = (label: string): boolean => splitAtSpaces(label).some((word) => word === 'it');

function whyOf(topic: string, trouble: Trouble): string {
  const open = [...trouble.missing].filter((element) => !trouble.given.has(element));
  // 'Add the answer to that' and 'add who it is' tell nobody what to add, away from the question.
  const left = open.filter((element) => !isWayOfAnswering(element) && !pointsBack(element)).slice(0, 3);
  const answers = trouble.numbers.size > 1 ? 'these answers' : 'your answer';
  const noun = topicFile(topic as TopicId)?.noun ?? topic.replaceAll('_', ' ');
  const { shortfall, contradiction } = trouble;
  const said = [
    shortfall === null
      ? ''
      : `You said “${bare(shortfall.claim?.sentence ?? '')}”; ${shortfall.standard.section ?? 'the ordinance'} says “${bare(shortfall.standard.quote)}”. Change one, or ask for a variance.`,
    contradiction === null
      ? ''
      : `The record holds both “${bare(contradiction.earlier)}” and “${bare(contradiction.now)}”. Say which one is right.`,
    // If the answer was strong, only the code or the record is left to work on.
    left.length === 0 || (!trouble.lost && !trouble.unspoken && (shortfall !== null || contradiction !== null))
      ? ''
      : trouble.unspoken
        ? `The presentation says little or nothing about ${noun}. Have ready: ${listed(left)}.`
        : `To make ${answers} stronger, add: ${listed(left)}.`,
    left.length === 0 && open.length > 0 ? `On ${noun}, start ${answers} with what was asked.` : '',
  ].filter((sentence) => sentence !== '');
  return said.length === 0 ? againOf(trouble.weak) : said.join(' ');
}

/** The three things to work on first: the topics that cost the most, weighted by how often boards raise them; then what the presentation
 *  leaves out. Takes: a rehearsal and what is on file.  Gives: at most three, worst first; topics that were answered strongly and agree
 *  with the ordinance are never among them.  Throws: never. */
export function workOn(r: Rehearsal, materials: Materials): Report['work_on'] {
  const troubles = new Troubles();
  fromAnswers(r, troubles);
  fromTheFile(r, materials, troubles);
  fromSilence(r, materials, troubles);
  return [...troubles.byTopic]
    .map(([topic, trouble]) => ({ topic, trouble, why: whyOf(topic, trouble) }))
    .filter(({ trouble, why }) => why !== '' && (trouble.loss > leastLoss || trouble.unspoken))
    .sort((a, b) => b.trouble.loss - a.trouble.loss || (a.topic < b.topic ? -1 : 1))
    .slice(0, most)
    .map(({ topic, trouble, why }) => ({
      title: topicName(topic),
      why,
      topics: [topic],
      themes: themes
        .filter((theme) => (theme.topics as readonly string[]).includes(topic))
        .map((theme) => theme.theme_id),
      numbers: [...trouble.numbers],
    }));
}
