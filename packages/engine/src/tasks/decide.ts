import type { Citation, PassageFound } from '@rostrum/contract';
import { speaksToMachine } from '../asking/prose-faults.ts';
import { annotate } from '../language/annotate.ts';
import type { Materials } from '../filed/types.ts';
import { pointsLeft } from '../proceeding/points.ts';
import { criterionOf, onlyForetells } from '../proceeding/passages-found.ts';
import type { CriterionSheet, Rules } from '../proceeding/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { verbatimIn } from './verbatim.ts';

/* Passages of the record that bear on a criterion, found by a model and verified here. proceeding/ decides how much they weigh. */

/** What a decision may be based on, in numbered sentences, and the criteria. */
export interface DecideGround {
  readonly criteria: readonly CriterionSheet[];
  readonly passages: readonly Citation[];
}

/** What a sentence needs to support a finding: a fact, and what it is held against; on what the criterion asks first; without another. */
const points = ['fact', 'ends', 'main', 'alone'] as const;

/** As claimed: none of it counts until it is verified. Numbers from 1. */
export interface PassageClaimed {
  readonly criterion: number;
  readonly passage: number;
  readonly side: string;
  /** The words of the criterion that the sentence answers, and the words of the sentence that answer them. */
  readonly of: string;
  readonly by: string;
  /** Whether it holds, point by point: 'yes', 'no' or 'unclear'. */
  readonly holds: Readonly<Record<(typeof points)[number], string>>;
  /** 'shows' for what the criterion can be found met or not met on; 'touches' for what is only on its subject. */
  readonly shows: string;
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
        .slice(-mostAnswers)
        .flatMap(bySentence),
      ...(staffReport?.report.criteria ?? [])
        .slice(0, mostOfOthers)
        .map(({ quote }) => cited('staff_report', staffReport?.source ?? '', quote, null))
        .flatMap(bySentence),
      ...r.proceeding.testified
        .filter(({ points }) => points.some(({ id }) => left.has(id)))
        .slice(0, mostOfOthers)
        .map(({ speaker, statement }) => cited('testimony', speaker.name, statement, 0))
        .flatMap(bySentence),
    ],
  };
}

/** A passage as its sentences: what was said at length is cited sentence by sentence. Takes: the passage. Gives: one for each sentence, with
 *  where it begins.  Throws: never. */
export function bySentence(passage: Citation): readonly Citation[] {
  return annotate(passage.quote).sentences.map(({ start, end }) => ({
    ...passage,
    quote: passage.quote.slice(start, end).trim(),
    start: passage.start === null ? null : passage.start + start,
  }));
}

/** Which of the claimed passages count: the criterion and the sentence exist, and words of one answer words of the other; by both readings it
 *  shows something about that very criterion; in favor of a criterion only the applicant's and staff's, against it only staff's and the
 *  public's; each sentence once. The words are always the record's own. Takes: the claims and their ground.  Gives: at most 24, in the order
 *  claimed.  Throws: never.  Specification: decisions.md §8 (decision, Model). */
export function passagesIn(claimed: readonly PassageClaimed[], ground: DecideGround): readonly PassageFound[] {
  const found: PassageFound[] = [];
  for (const claim of claimed.slice(0, mostClaimed)) {
    const criterion = at(ground.criteria, claim.criterion);
    const source = at(ground.passages, claim.passage);
    const { side } = claim;
    if (criterion === undefined || source === undefined || (side !== 'for' && side !== 'against')) continue;
    const { quote, kind } = source;
    if (!isShown(claim, criterion, quote) || !mayBeSaidBy(kind, side, quote)) continue;
    const isOnIt = !speaksToMachine(quote) && criterionOf(quote, criterion, ground.criteria) === criterion;
    if (!isOnIt || found.some((one) => one.quote === quote)) continue;
    found.push({ criterion: criterion.id, kind: kind as PassageFound['kind'], quote, side });
    if (found.length === mostKept) break;
  }
  return found;
}

/** Whether a claim is made in full, and its words are where they are said to be. */
function isShown({ shows, holds, of, by }: PassageClaimed, { text }: CriterionSheet, quote: string): boolean {
  const isCertain = points.every((point) => holds[point].trim().toLowerCase() === 'yes');
  return shows === 'shows' && isCertain && verbatimIn(of, text) !== null && verbatimIn(by, quote) !== null;
}

/** Whether somebody can be cited on that side: nobody against themselves, and a neighbor only with what was seen. */
function mayBeSaidBy(kind: Citation['kind'], side: PassageFound['side'], quote: string): boolean {
  if (kind === 'presentation' || kind === 'answer') return side === 'for';
  return kind !== 'testimony' || (side === 'against' && !onlyForetells(quote));
}

const at = <T>(all: readonly T[], number: number): T | undefined =>
  Number.isInteger(number) ? all[number - 1] : undefined;
