import { wordsOf } from '../language/spans.ts';
import type { Annotation, Clause, Sentence, Token } from '../language/types.ts';
import type { ClauseRead } from './clause.ts';
import { milestoneIn } from './milestones.ts';
import type { Claim, ClaimSource } from './types.ts';

/** A text that was said, its source, and the id of its event or document. */
export interface Said {
  readonly annotation: Annotation;
  readonly source: ClaimSource;
  readonly from: string;
}

/** The claim of a clause on its own, without figures and without its question. Takes: the text, a sentence, a clause of it, and the clause
 *  as read. Never throws. */
export function claimOf(
  { annotation, source, from }: Said,
  sentence: Sentence,
  clause: Clause,
  read: ClauseRead,
): Claim {
  const span = { start: clause.start, end: clause.end };
  return {
    source,
    from,
    ...read,
    full: read.head,
    describing: [],
    asked: [],
    askedAround: [],
    attribute: null,
    measured: null,
    isTotal: false,
    isAside: false,
    isOpen: false,
    isFragment: false,
    isPronominal: isPronominal(annotation, clause),
    holder: null,
    extreme: null,
    measuredTo: null,
    quantity: null,
    schedule: null,
    year: yearIn(annotation, clause),
    milestone: milestoneIn(annotation, clause),
    choice: null,
    span,
    sentence: { start: sentence.start, end: sentence.end },
    words: wordsOf(annotation, span),
  };
}

const leads = new Set(['in', 'of', 'by', 'until', 'till', 'through', 'since', 'from', 'before', 'after']);
const months = new Set([
  'january',
  'february',
  'march',
  'april',
  'May',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]);

/** 'In 2019', 'of 2027', 'June 2026': the year a clause names, if it names just one. */
function yearIn({ tokens }: Annotation, { from, to }: Clause): number | null {
  const years = tokens.slice(from, to).flatMap(({ lower }, nth) => {
    const before = tokens[from + nth - 1]?.lower ?? '';
    const isYear = lower.length === 4 && Number(lower) >= 1900 && Number(lower) < 2100;
    return isYear && (leads.has(before) || months.has(before)) ? [Number(lower)] : [];
  });
  return years.length === 1 ? (years[0] ?? null) : null;
}

const standIns = new Set(['it', 'they', 'them', 'these', 'those']);

/** 'They run at night': what runs was said earlier. */
const isPronominal = ({ tokens }: Annotation, { from, to }: Clause): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower }, i, own) => standIns.has(lower) && (own[i]?.tag === 'pronoun' || isAlone(own, i)));

const placing = new Set(['out', 'over', 'down', 'up', 'in', 'back', 'from', 'through', 'around']);

/** 'That is', but not 'that road'. Takes: the tokens of a clause and an index of theirs. Gives: whether the word there stands for
 *  something; 'there' only as a place. */
export function isAlone(own: readonly Token[], i: number): boolean {
  const [before, token, after] = [own[i - 1], own[i], own[i + 1]];
  // 'Out there' is a place.
  if (token?.lower === 'there' && before !== undefined && placing.has(before.lower)) return false;
  // 'There is no speaker'
  if (token?.lower === 'there')
    return after?.lower !== "'s" && after?.lemma !== 'be' && after?.tag !== 'modal' && before?.lemma !== 'be';
  return after?.tag !== 'word' || after.lower === "'s";
}
