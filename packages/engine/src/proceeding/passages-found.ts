import type { Citation, PassageFound } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { matcher } from '../language/matcher.ts';
import { hitsOf, readAnswer } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';
import { pointsLeft } from './points.ts';
import { isAbout, isMainlyOn } from './speaks-to.ts';
import { isRequest } from './speech/is-request.ts';
import type { CriterionSheet } from './types.ts';

/* Passages on a criterion that a model found in the background. A finding may be based on them; they don't count in standings and votes,
 * which are the same with and without them. Each is looked up again before it is cited. */

const fewestWords = 6;
/** The fewest words of a statement that can stand alone. */
const fewestTold = 8;
const goodAnswer = 5;

/** What was found on one criterion. */
export interface FoundOnCriterion {
  readonly inFavor: readonly Citation[];
  readonly against: readonly Citation[];
}

/** What makes a sentence a statement of fact, beside a figure, a name or a promise. */
const concrete = ['paper', 'acts', 'extent', 'place'] as const;
/** What makes it none: assurance, and what is open, unknown or only guessed at. */
const loose = ['hollow', 'noncommittal', 'ignorance', 'declines'] as const;
/** Opinions, which no finding can be based on. */
const opinion = matcher(['should|ought', 'i|we do? not? think|believe|feel|hope|worry|wonder', 'afraid|worried']);

/** What a sentence states that a finding could be based on: 'firmly' with a figure, a name or a promise, 'plainly' with something done, built,
 *  written or placed, 'barely' with nothing but its length; null for the request itself, a question, an opinion, an assurance, and what is no complete statement. */
function statedIn(sentence: string): 'firmly' | 'plainly' | 'barely' | null {
  const heard = readAnswer(sentence);
  const has = (family: string): boolean => hitsOf(heard, family).length > 0;
  const isAsking = heard.sentences.some(({ kind }) => kind === 'question') || isRequest(sentence);
  if (heard.words < fewestWords || isAsking || opinion.test(heard.annotation) || loose.some(has)) return null;
  if (heard.figures.length > 0 || heard.names.length > 0 || undertakingsIn(heard).length > 0) return 'firmly';
  if (concrete.some(has)) return 'plainly';
  return heard.words >= fewestTold ? 'barely' : null;
}

/** What somebody expects, and nobody has seen yet. */
const expecting = matcher(['will|would|could|might|may']);

/** Whether a sentence only says what is going to happen, without a figure: "it would destroy our way of life". Against a criterion that is
 *  no fact. Takes: the sentence.  Throws: never. */
export function onlyForetells(sentence: string): boolean {
  const { annotation, figures } = readAnswer(sentence);
  return figures.length === 0 && expecting.test(annotation);
}

/** The criterion that a sentence goes to, if somebody has filed it under one: that one if it is about it; another if it is mainly about that
 *  and no other; and the one under which it was filed if it is about none of them, as long as it states something firmly, or at length on a
 *  subject related to it.
 *  Takes: the sentence, the criterion under which it was filed, and all of them.  Gives: null if it goes to none.  Throws: never. */
export function criterionOf(
  sentence: string,
  filed: CriterionSheet,
  all: readonly CriterionSheet[],
): CriterionSheet | null {
  const stated = statedIn(sentence);
  if (stated === null) return null;
  if (isAbout(sentence, filed)) return filed;
  if (stated === 'barely') return null;
  const others = all.filter((one) => isMainlyOn(sentence, one));
  if (others.length > 0) return others.length === 1 ? (others[0] ?? null) : null;
  if (stated === 'firmly') return filed;
  const related = { ...filed, topics: [...filed.topics, ...filed.also] };
  return readAnswer(sentence).words >= fewestTold && isAbout(sentence, related) ? filed : null;
}

/** The passages on a criterion that are still on the record.
 *  Takes: the rehearsal, what is filed, the criterion, and all of them.  Throws: never.  Specification: decisions.md §8 (decision, Model). */
export function foundOn(
  r: Rehearsal,
  materials: Materials,
  criterion: CriterionSheet,
  all: readonly CriterionSheet[],
): FoundOnCriterion {
  const found = r.readBehind
    .flatMap(({ passages }) => passages ?? [])
    .filter((one) => one.criterion === criterion.id && criterionOf(one.quote, criterion, all) === criterion);
  const cite = (side: PassageFound['side']): Citation[] =>
    found.filter((one) => one.side === side).flatMap((one) => citationOf(r, materials, one) ?? []);
  return { inFavor: cite('for'), against: cite('against') };
}

/** Where a passage is; null if it is no longer there, is from a weak answer, or was answered. */
function citationOf(r: Rehearsal, materials: Materials, { kind, quote, side }: PassageFound): Citation | null {
  const cited = (source: string, text: string): Citation | null => {
    const start = text.indexOf(quote);
    return start === -1 ? null : { kind, quote, source, section: null, start };
  };
  switch (kind) {
    case 'presentation':
      return side === 'for' ? cited('Presentation', materials.presentation?.text ?? '') : null;
    case 'answer': {
      const exchange = r.exchanges.find(({ answered }) => answered?.text.includes(quote) === true);
      if (exchange?.answered == null || side !== 'for' || (exchange.judged?.score ?? 0) < goodAnswer) return null;
      return cited(`Answer to ${exchange.asked.character_name}`, exchange.answered.text);
    }
    case 'staff_report':
      return materials.staffReport == null ? null : cited(materials.staffReport.source, materials.staffReport.text);
    case 'testimony': {
      const left = new Set(pointsLeft(r).map(({ id }) => id));
      const event = r.proceeding.testified.find(
        ({ statement, points }) => statement.includes(quote) && points.some(({ id }) => left.has(id)),
      );
      return event === undefined || side !== 'against' ? null : cited(event.speaker.name, event.statement);
    }
  }
}
