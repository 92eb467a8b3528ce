import { splitAtSpaces } from '../../../base/text.ts';
import type { Annotation, Token } from '../../../language/types.ts';

/** A range of tokens, end excluded. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

/** What is filed rather than built: the thing itself stands behind it ('a rezoning of nine acres for apartments') or before it ('garage
 *  variance'). */
const filings: ReadonlySet<string> = new Set(
  `rezone rezoning plat permit variance request application proposal plan review amendment use exception approval conversion change
   construction reconstruction redevelopment renovation expansion extension addition replacement development project`.split(
    /\s+/,
  ),
);
/** Words behind the name of a use that don't make it another one: 'storage facility', 'broiler houses', 'hog barn'. */
const generic: ReadonlySet<string> = new Set(
  splitAtSpaces(`facility complex site campus center building operation business company barn house home farm yard area room court
   plant grow store shop retailer
   height setback size commercial conditional special site preliminary final`),
);
/** These say whose end of a conversion is meant: 'of the motel to a shelter'. */
const toward: readonly (readonly string[])[] = [['into', 'to'], ['for'], ['of']];
const mostPhrases = 12;

/** Whether a phrase names what is filed ('rezoning', 'conditional use permit') and not what is built. Takes: a reading and a phrase.  Gives:
 *  true for its last word alone. */
export const isFiling = ({ tokens }: Annotation, { to }: Phrase): boolean => namesFiling(tokens[to - 1]);

const namesFiling = (token: Token | undefined): boolean =>
  token !== undefined && (filings.has(token.lemma) || filings.has(token.lower));

/** The phrase that names what is proposed, at the head of a form's field: 'methadone clinic', 'four broiler houses, each …', 'a plat of 71
 *  lots'. Words behind 'with', 'near', 'next to' are about something else.
 *  Takes: a reading.  Gives: phrases to look in, in order; the one behind a filing before the filing itself. */
export function proposedPhrases(annotation: Annotation): Phrase[] {
  const { tokens } = annotation;
  const first = phraseAt(annotation, 0);
  if (first.to === first.from) return [];
  const joined = [first];
  for (let at = first.to; tokens[at]?.lower === 'and' && joined.length < mostPhrases; at = joined.at(-1)?.to ?? at)
    joined.push(phraseAt(annotation, at + 1));
  if (!isFiling(annotation, first)) return joined;
  const end = tokens.findIndex(({ text }, i) => i > first.to && ['.', ';', ','].includes(text));
  const stop = end === -1 ? tokens.length : end;
  const behind = toward.flatMap((words) => {
    const at = tokens.findIndex(
      ({ lower }, i) => i >= first.to && i < stop && words.includes(lower) && !isNear(tokens[i - 1]),
    );
    return at === -1 ? [] : [phraseAt(annotation, at + 1)];
  });
  return [...behind.filter(({ from, to }) => to > from), ...joined];
}

/** 'Next to a church': where it is, not what. */
const isNear = (before: Token | undefined): boolean =>
  ['next', 'close', 'adjacent', 'opposite'].includes(before?.lower ?? '');

/** Whether a match is the name of the phrase itself: it ends with it, or only generic words follow. A generic word alone is no name behind
 *  another noun: a chicken house isn't a house.
 *  Takes: the tokens, a phrase, and a match in it.  Gives: true or false. */
export function namesPhrase({ tokens }: Annotation, { from, to }: Phrase, match: Phrase): boolean {
  if (match.from < from || match.to > to) return false;
  const isBare = match.to - match.from === 1 && generic.has(tokens[match.from]?.lemma ?? '');
  if (isBare && tokens.slice(from, match.from).some(({ tag }) => tag === 'word')) return false;
  return tokens
    .slice(match.to, to)
    .every((token) => token.tag !== 'word' || generic.has(token.lemma) || namesFiling(token));
}

/** The noun phrase at a token: up to the next preposition, verb of being, relative word or stop. */
function phraseAt({ tokens }: Annotation, at: number): Phrase {
  let from = at;
  while (tokens[from]?.tag === 'determiner') from++;
  let to = from;
  for (; to < tokens.length; to++) {
    const token = tokens[to];
    if (token === undefined) break;
    const isPart = token.tag === 'word' || token.tag === 'number' || ['-', "'", '’', '/'].includes(token.text);
    if (!isPart || (to > from && leavesPhrase.has(token.lower))) break;
  }
  return { from, to };
}

const leavesPhrase: ReadonlySet<string> = new Set(
  'that which who where serving offering using including containing located proposed planned known dispensing making each'.split(
    ' ',
  ),
);
