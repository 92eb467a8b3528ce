import type { Citation, PassageFound } from '@rostrum/contract';
import { speaksToMachine } from '../asking/prose-faults.ts';
import { annotate } from '../language/annotate.ts';
import type { Materials } from '../filed/types.ts';
import { pointsLeft } from '../proceeding/points.ts';
import { showsSomething } from '../proceeding/passages-found.ts';
import type { CriterionSheet, Rules } from '../proceeding/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { verbatimIn } from './verbatim.ts';

/* Passages of the record that bear on a criterion, found by a model and verified here. proceeding/ decides how much they weigh. */

/** What a decision may be based on, in numbered passages, and the criteria. */
export interface DecideGround {
  readonly criteria: readonly CriterionSheet[];
  readonly passages: readonly Citation[];
}

/** As claimed: none of it counts until it is verified. Numbers from 1. */
export interface PassageClaimed {
  readonly criterion: number;
  readonly passage: number;
  readonly side: string;
  readonly words: string;
}

const mostSentences = 30;
const mostAnswers = 16;
const mostOfOthers = 10;
const mostClaimed = 60;
const mostKept = 24;

/** The material for finding passages on the criteria of a proceeding. Takes: the rehearsal, what is on file, and the rules.  Throws:
 *  never. */
export function decideGround(r: Rehearsal, materials: Materials, { criteria }: Pick<Rules, 'criteria'>): DecideGround {
  const { presentation, staffReport } = materials;
  const cited = (kind: Citation['kind'], source: string, quote: string, start: number | null): Citation => ({
    kind,
    quote,
    source,
    section: null,
    start,
  });
  const left = new Set(pointsLeft(r).map(({ id }) => id));
  return {
    criteria,
    passages: [
      ...(presentation?.sentences ?? [])
        .slice(0, mostSentences)
        .map(({ text, span }) => cited('presentation', 'Presentation', text, span.start)),
      ...r.exchanges
        .flatMap(({ asked, answered }) =>
          answered === null ? [] : [cited('answer', `Answer to ${asked.character_name}`, answered.text, 0)],
        )
        .slice(-mostAnswers),
      ...(staffReport?.report.criteria ?? [])
        .slice(0, mostOfOthers)
        .map(({ quote }) => cited('staff_report', staffReport?.source ?? '', quote, null)),
      ...r.proceeding.testified
        .filter(({ points }) => points.some(({ id }) => left.has(id)))
        .slice(0, mostOfOthers)
        .map(({ speaker, statement }) => cited('testimony', speaker.name, statement, 0)),
    ],
  };
}

/** Which of the claimed passages count: the criterion and the passage exist, the words appear in it, in a sentence that shows something; in
 *  favor of a criterion only the applicant's and staff's, against it only staff's and the public's; each sentence once. Takes: the claims
 *  and their ground.  Gives: at most 24, in the order claimed, whole sentences.  Throws: never.
 *  Specification: decisions.md §8 (decision, Model). */
export function passagesIn(claimed: readonly PassageClaimed[], ground: DecideGround): readonly PassageFound[] {
  const found: PassageFound[] = [];
  for (const { criterion: number, passage, side, words } of claimed.slice(0, mostClaimed)) {
    const criterion = at(ground.criteria, number);
    const source = at(ground.passages, passage);
    if (criterion === undefined || source === undefined || (side !== 'for' && side !== 'against')) continue;
    const own = source.kind === 'presentation' || source.kind === 'answer';
    if ((side === 'against' && own) || (side === 'for' && source.kind === 'testimony')) continue;
    if (speaksToMachine(source.quote)) continue;
    const quote = sentenceWith(words, source.quote);
    if (quote === null || !showsSomething(quote) || found.some((one) => one.quote === quote)) continue;
    found.push({ criterion: criterion.id, kind: source.kind as PassageFound['kind'], quote, side });
    if (found.length === mostKept) break;
  }
  return found;
}

const at = <T>(all: readonly T[], number: number): T | undefined =>
  Number.isInteger(number) ? all[number - 1] : undefined;

/** The sentence that contains the words; null if none does, or if it is a question. */
function sentenceWith(words: string, text: string): string | null {
  const place = verbatimIn(words, text);
  if (place === null) return null;
  const sentence = annotate(text).sentences.find(({ start, end }) => place.start >= start && place.start < end);
  return sentence === undefined || sentence.kind === 'question'
    ? null
    : text.slice(sentence.start, sentence.end).trim();
}
