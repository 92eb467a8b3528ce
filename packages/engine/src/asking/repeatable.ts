import type { Random } from '../base/random.ts';
import type { Materials } from '../filed/types.ts';
import { facts, framesFor, quotes } from '../knowledge/authored.ts';
import type { Comment, TopicId } from '../knowledge/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { factsOnFile } from './issues/record/facts-on-file.ts';
import type { OnRecord } from './issues/record/on-record.ts';
import { sentencesQuoted, type Quoted } from './quotable.ts';
import { rulesUnspoken } from './rules-unspoken.ts';
import { clausesTold, openMatters, quotedMatters, reliefAsked } from './what-was-said.ts';

/* What a comment repeats: the applicant's words and figures, what is open or asked for, a rule. */

/** What fills the slots of a comment, and the topic of what it repeats of the applicant's words. */
export interface Filling {
  readonly values: Readonly<Record<string, string | null>>;
  readonly topic: TopicId | null;
  /** Where the applicant's sentence begins that it repeats, and how that may be said: in their words, back to them, or told of them. */
  readonly at?: number;
  readonly sentence?: readonly string[];
}

/** What was said in the room before, by the public and by the board. */
export interface Heard {
  readonly byPublic: readonly string[];
  readonly byBoard: readonly string[];
}

/** The words of a comment, its slots as written. Takes: the comment.  Throws: never. */
export const textOf = ({ says }: Comment): string =>
  says.map((said) => (typeof said === 'string' ? said : Object.values(said).join(' '))).join(' ');

/** What a comment may read out of the code. */
const ofTheCode = ['rule', 'paper'] as const;
const factSlots = facts.map(({ id }) => id);
const quoteSlots = quotes.map(({ id }) => id);

/** What a comment may repeat of the applicant's words or figures, or of the code.
 *  Takes: the comment, the record, what is on file, and a source of choices.  Gives: every filling there is; null if it repeats nothing of
 *  the kind.  Throws: never. */
export function repeatable(
  comment: Comment,
  record: OnRecord,
  materials: Materials,
  random: Random,
): readonly Filling[] | null {
  const words = textOf(comment);
  const isIn = (slot: string): boolean => words.includes(`{${slot}}`);
  if (isIn('open')) return openMatters(record);
  if (isIn('quoted')) return quotedMatters(record);
  if (isIn('asked')) return reliefAsked(record, materials.ordinance);
  const read = ofTheCode.find(isIn);
  if (read !== undefined) return rulesUnspoken(record, materials).filter(({ values }) => read in values);
  const said = quoteSlots.find(isIn);
  if (said !== undefined) return inAnyOrder(sentencesQuoted(record).get(said) ?? [], random, said);
  const slot = factSlots.find(isIn);
  if (slot === undefined) return null;
  // What is far from one part of the project may be near another.
  if (slot === 'far_told' && factsOnFile(record)['house_feet'] !== undefined) return [];
  const clauses = clausesTold(record).get(slot);
  if (clauses !== undefined)
    return clauses.map(({ words: told, topic, citation }) => ({
      values: { [slot]: told },
      topic,
      at: citation.start ?? 0,
    }));
  const figure = factsOnFile(record)[slot];
  return figure === undefined ? [] : [{ values: { [slot]: figure.words }, topic: null }];
}

/** Any of them may be the first. */
function inAnyOrder(all: readonly Quoted[], random: Random, slot: string): readonly Filling[] {
  const first = Math.floor(random.next() * all.length);
  return [...all.slice(first), ...all.slice(0, first)].map((one) => toldAloud(slot, one, random));
}

/** How often somebody quotes what they could tell in their own voice. */
const quotesAnyway = 0.25;

/** 'They said the wing is fifty-two feet from the line.' */
function toldAloud(slot: string, { words, told, back, topic, citation }: Quoted, random: Random): Filling {
  const isQuoted = told === null || random.next() < quotesAnyway;
  const frame = random.pick(framesFor(isQuoted ? 'heard_quoted' : 'heard_told'));
  const sentence = [words, told, back].flatMap((one) => one ?? []);
  return {
    values: { [slot]: frame.replace('{said}', isQuoted ? words : told) },
    topic: topic ?? 'enforcement',
    at: citation.start ?? 0,
    sentence,
  };
}

/** Repeats nothing. */
export const nothingRepeated: Filling = { values: {}, topic: null };

/** True if a part says the applicant's own words. Takes: the part as it is said, and what the comment repeats.  Throws: never. */
export const repeats = (text: string, { values }: Filling): boolean =>
  Object.values(values).some((value) => value !== null && text.includes(value));

/** True if a neighbor's question on it has been answered. Takes: what a comment repeats, and the rehearsal.  Throws: never. */
export const isTakenUp = ({ values, at }: Filling, { exchanges }: Rehearsal): boolean =>
  exchanges.some(({ asked: { issue_key: key } }) =>
    at === undefined
      ? Object.keys(values).some((slot) => key.startsWith(`told:${slot}:`))
      : key.startsWith(`told:at:${at}:`),
  );

/** False if another has taken it up. What the board asked about has been answered, but relief is for everybody to speak to.
 *  Takes: what a comment repeats, and what was said before.  Throws: never. */
export function isNew({ values, sentence }: Filling, { byPublic, byBoard }: Heard): boolean {
  if (sentence !== undefined) {
    const said = sentence.map((one) => one.toLowerCase());
    return ![...byPublic, ...byBoard].some((one) => said.some((words) => one.toLowerCase().includes(words)));
  }
  const before = 'asked' in values ? byPublic : [...byPublic, ...byBoard];
  return !before.some((one) => Object.values(values).every((value) => value !== null && one.includes(value)));
}
