import type { Citation, PassageFound } from '@rostrum/contract';
import { speaksToMachine } from '../asking/prose-faults.ts';
import { annotate } from '../language/annotate.ts';
import type { Materials } from '../filed/types.ts';
import { pointsLeft } from '../proceeding/points.ts';
import { criterionOf, onlyForetells } from '../proceeding/passages-found.ts';
import type { CriterionSheet, Rules } from '../proceeding/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/* Passages of the record that bear on a criterion, found by a model and verified here. proceeding/ decides how much they weigh. */

/** What a decision may be based on, in numbered sentences, and the criteria. */
export interface DecideGround {
  readonly criteria: readonly CriterionSheet[];
  readonly passages: readonly Citation[];
}

/** As claimed: none of it counts until it is verified. Numbers from 1. */
export interface PassageClaimed {
  readonly criterion: number;
  readonly passage: number;
  readonly side: string;
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

/** Which of the claimed passages count: the criterion and the sentence exist, and it shows something by both readings; it goes to the criterion that it
 *  is about, whichever was claimed; in favor of a criterion only the applicant's and staff's, against it only staff's and the public's; each
 *  sentence once. The words are always the record's own. Takes: the claims and their ground.  Gives: at most 24, in the order claimed.  Throws: never.
 *  Specification: decisions.md §8 (decision, Model). */
export function passagesIn(claimed: readonly PassageClaimed[], ground: DecideGround): readonly PassageFound[] {
  const found: PassageFound[] = [];
  for (const { criterion: number, passage, side, shows } of claimed.slice(0, mostClaimed)) {
    const filed = at(ground.criteria, number);
    const source = at(ground.passages, passage);
    if (shows !== 'shows' || filed === undefined || source === undefined || (side !== 'for' && side !== 'against'))
      continue;
    const own = source.kind === 'presentation' || source.kind === 'answer';
    const { quote } = source;
    const isHeard = source.kind === 'testimony';
    if ((side === 'against' && own) || (isHeard && (side === 'for' || onlyForetells(quote)))) continue;
    const criterion = speaksToMachine(quote) ? null : criterionOf(quote, filed, ground.criteria);
    if (criterion === null || found.some((one) => one.quote === quote)) continue;
    found.push({ criterion: criterion.id, kind: source.kind as PassageFound['kind'], quote, side });
    if (found.length === mostKept) break;
  }
  return found;
}

const at = <T>(all: readonly T[], number: number): T | undefined =>
  Number.isInteger(number) ? all[number - 1] : undefined;
