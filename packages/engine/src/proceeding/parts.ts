import type { Citation } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { mentionedOn, presentedOn } from './cited.ts';
import { namesIt, strengthOn } from './speaks-to.ts';
import type { CriterionSheet } from './types.ts';

/** One of the things that a criterion names, with what the record shows on it. */
export interface Part {
  readonly noun: string;
  readonly topics: readonly string[];
  /** Null if nothing of the applicant's shows anything on it. */
  readonly citation: Citation | null;
}

/** What the record shows on each thing that a criterion names: words on the roads show nothing of the drainage.
 *  Takes: the rehearsal, what is filed, the criterion, and whether words may support a finding.  Gives: in the order of the criterion; none
 *  for one that names no parts.  Throws: never. */
export function partsOf(
  r: Rehearsal,
  materials: Materials,
  criterion: CriterionSheet,
  mayShow: (quote: string) => boolean,
): readonly Part[] {
  // Where a part has words of its own, its subject alone is too wide.
  return (criterion.parts ?? []).map(({ noun, topics, words }) => {
    const { words: _words, by_rule: _byRule, ...rest } = criterion;
    const own: CriterionSheet = { ...rest, topics, ...(words !== undefined && { words }) };
    const isOn = (quote: string): boolean => mayShow(quote) && (words === undefined || namesIt(quote, own));
    const found = [...presentedOn(materials, own), ...mentionedOn(r.exchanges, own)].filter(({ quote }) => isOn(quote));
    const citation = found.sort((a, b) => strengthOn(b.quote, own) - strengthOn(a.quote, own))[0] ?? null;
    return { noun, topics, citation };
  });
}
