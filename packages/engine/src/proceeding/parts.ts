import type { Citation } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { contentStems } from '../language/stems.ts';
import { mentionedOn, presentedOn } from './cited.ts';
import { isAbout, namesIt, strengthOn } from './speaks-to.ts';
import type { CriterionSheet } from './types.ts';

/** One of the things that a criterion names, with what the record shows on it. */
export interface Part {
  readonly noun: string;
  readonly topics: readonly string[];
  /** Null if nothing of the applicant's shows anything on it. */
  readonly citation: Citation | null;
}

/** What the record shows on each thing that a criterion names: words on the roads show nothing of the drainage.
 *  Takes: the rehearsal, what is filed, the criterion, whether words may support a finding, and what staff's report has on a part.  Gives: in the order of the criterion; none
 *  for one that names no parts.  Throws: never. */
export function partsOf(
  r: Rehearsal,
  materials: Materials,
  criterion: CriterionSheet,
  mayShow: (quote: string) => boolean,
  ofStaff: (part: CriterionSheet) => readonly Citation[],
): readonly Part[] {
  // Where a part has words of its own, its subject alone is too wide.
  const parts = (criterion.parts ?? []).map(({ noun, topics, words }) => {
    const own = sheetOf(criterion, { topics, words });
    const isOn = (quote: string): boolean => mayShow(quote) && (words === undefined || namesIt(quote, own));
    const told = [...presentedOn(materials, own), ...mentionedOn(r.exchanges, own)].filter(({ quote }) => isOn(quote));
    const found = told.length > 0 ? told : [...ofStaff(own)];
    const citation = found.sort((a, b) => strengthOn(b.quote, own) - strengthOn(a.quote, own))[0] ?? null;
    return { noun, topics, citation };
  });
  // 'Water and sewer' is on both, though it is cited for one.
  return parts.map((part) => ({
    ...part,
    citation:
      part.citation ?? parts.flatMap(({ citation }) => citation ?? []).find(({ quote }) => names(quote, part)) ?? null,
  }));
}

/** Whether words name a part by its noun: 'the sewers' for 'sewer'. */
function names(quote: string, { noun }: Pick<Part, 'noun'>): boolean {
  const said = new Set(contentStems(quote));
  const own = contentStems(noun);
  return own.length > 0 && own.every((stem) => said.has(stem));
}

type PartSheet = NonNullable<CriterionSheet['parts']>[number];

function sheetOf(
  criterion: CriterionSheet,
  { topics, words }: Pick<PartSheet, 'topics'> & { readonly words: PartSheet['words'] | undefined },
): CriterionSheet {
  const { words: _words, by_rule: _byRule, ...rest } = criterion;
  return { ...rest, topics, ...(words !== undefined && { words }) };
}

/** Whether words are on one of the things that a criterion names; true for one that names none.
 *  Takes: the words, and the criterion.  Throws: never. */
export function isOnAPart(quote: string, criterion: CriterionSheet): boolean {
  const { parts } = criterion;
  return (
    parts === undefined || parts.some(({ topics, words }) => isAbout(quote, sheetOf(criterion, { topics, words })))
  );
}
