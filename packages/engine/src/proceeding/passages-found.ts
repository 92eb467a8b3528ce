import type { Citation, PassageFound } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { readAnswer } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';
import { pointsLeft } from './points.ts';
import { mayBeOn } from './speaks-to.ts';
import { isRequest } from './speech/is-request.ts';
import type { CriterionSheet } from './types.ts';

/* Passages on a criterion that a model found in the background. A finding may be based on them; they don't count in standings and votes,
 * which are the same with and without them. Each is looked up again before it is cited. */

const fewestWords = 6;
const goodAnswer = 5;

/** What was found on one criterion. */
export interface FoundOnCriterion {
  readonly inFavor: readonly Citation[];
  readonly against: readonly Citation[];
}

/** Whether a finding can be based on words: a figure, a name or a promise in a complete statement, and not the request itself.
 *  Takes: a sentence.  Throws: never. */
export function showsSomething(sentence: string): boolean {
  const heard = readAnswer(sentence);
  if (heard.words < fewestWords || isRequest(sentence)) return false;
  return heard.figures.length > 0 || heard.names.length > 0 || undertakingsIn(heard).length > 0;
}

/** The passages on a criterion that are still on the record.
 *  Takes: the rehearsal, what is filed, and the criterion.  Throws: never.  Specification: decisions.md §8 (decision, Model). */
export function foundOn(r: Rehearsal, materials: Materials, criterion: CriterionSheet): FoundOnCriterion {
  const found = r.readBehind
    .flatMap(({ passages }) => passages ?? [])
    .filter((one) => one.criterion === criterion.id && showsSomething(one.quote) && mayBeOn(one.quote, criterion));
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
