import type { Annotation, Token } from '../../../language/types.ts';
import { prepositions } from '../figures/places.ts';
import type { Figure } from '../figures/figures.ts';
import { places } from '../rule-words.ts';
import { askedIn, sensesOf } from './senses.ts';

/* What a statement has to say to be about a rule. */

/** Where the noun that a sentence begins with ends. Takes: tokens, a range, and whether a comma ends it.  Gives: an index; the range's end if
 *  nothing parts it. */
function nounEnd(tokens: readonly Token[], from: number, to: number, isParted = true): number {
  const end = tokens.findIndex(
    ({ lower }, i) =>
      i >= from &&
      i < to &&
      // 'Right-of-way' is one noun.
      ((prepositions.has(lower) && tokens[i - 1]?.text !== '-') || (isParted && lower === ',')),
  );
  return end === -1 || sensesOf(tokens, from, end).size === 0 ? to : end;
}

const farthestEnd = 7;

/** Where the words on the far end of a distance end. Takes: tokens and the range behind the figure.  Gives: an index. */
function endOfEnd(tokens: readonly Token[], from: number, to: number): number {
  const end = tokens.findIndex(
    ({ tag, text }, i) => i >= from && i < to && ((tag === 'punctuation' && text !== '-') || tag === 'modal'),
  );
  return Math.min(from + farthestEnd, end === -1 ? to : end);
}

/** What a statement has to say to be held against a figure of a sentence. */
interface Asked {
  /** What the sentence is on: the last noun before its verb, or any of a list; null if it has none of its own. */
  readonly subject: ReadonlySet<string> | null;
  /** What the figure is measured to. */
  readonly end: ReadonlySet<string> | null;
  readonly hasVerb: boolean;
}

/** What a statement has to say to be held against a figure of a sentence. Takes: the law, read, and one of its figures.  Throws: never. */
export function askedOf({ tokens }: Annotation, { sentence, from, next, quantity }: Figure): Asked {
  const verb = tokens.findIndex(({ tag }, i) => i >= sentence.from && i < from && tag === 'modal');
  const to = verb === -1 ? from : nounEnd(tokens, sentence.from, verb, false);
  const isGeneric = to > sentence.from && askedIn(tokens, to - 1, to).length === 0 && tokens[to - 1]?.tag === 'word';
  // 'Apartment buildings' are buildings; whether they are of that kind is another question.
  const words = isGeneric ? [] : askedIn(tokens, sentence.from, to);
  const isList = tokens.slice(sentence.from, to).some(({ lower }) => lower === ',' || lower === 'and');
  const subject = isList && words.length > 0 ? new Set(words.flatMap((one) => [...one])) : (words.at(-1) ?? null);
  const until = endOfEnd(tokens, next, sentence.to);
  const isMeasured =
    prepositions.has(tokens[next]?.lower ?? '') && (quantity.dimension === 'length' || quantity.dimension === 'sound');
  const behind = nounEnd(tokens, next + 1, until);
  const far = places.all(tokens, next + 1, behind).at(-1);
  const named = far === undefined ? askedIn(tokens, next + 1, behind).at(-1) : sensesOf(tokens, far.from, far.to);
  const end = isMeasured ? named : undefined;
  return { subject, end: end ?? null, hasVerb: verb !== -1 };
}
