import type { Annotation, Token } from '../../../language/types.ts';
import type { Fact } from '../facts.ts';
import { senseOf, sensesOf, sharedOf } from './senses.ts';

/* Whether a statement is about the thing that a rule is on. */

/** 'Minor plats' and 'a major plat', 'air pumps' and 'gasoline dispensers': the same noun with another word before it. Takes: the law,
 *  titles first, and the statement.  Throws: never. */
export function isOfOtherKind([title, ...texts]: readonly Annotation[], { annotation: { tokens } }: Fact): boolean {
  if (title === undefined) return false;
  const all = new Set([title, ...texts].flatMap((text) => [...sensesOf(text.tokens, 0, text.tokens.length)]));
  const known = [title, ...texts].flatMap((text) => pairsIn(text.tokens));
  return pairsIn(tokens).some(
    ({ kind, noun }) => !all.has(kind) && known.some((pair) => sharedOf(pair.noun, noun) > 0) && !plain.has(kind),
  );
}

const plain = new Set(['new', 'whole', 'near', 'close', 'small', 'larg', 'big', 'tall', 'other', 'own', 'main']);

function pairsIn(tokens: readonly Token[]): { readonly kind: string; readonly noun: ReadonlySet<string> }[] {
  return tokens.flatMap((_, i) => {
    const kind = senseOf(tokens, i);
    const isNext = tokens[i + 1]?.start === (tokens[i]?.end ?? 0) + 1 && senseOf(tokens, i + 1) !== null;
    return kind === null || !isNext ? [] : [{ kind, noun: sensesOf(tokens, i + 1, i + 2) }];
  });
}

const neighborly = ['@residence', '@residential_lot', '@school', '@worship', '@park'];
const ours = new Set(['our', 'we', 'my', 'i', 'new']);
const nearby = 4;

/** 'No dwelling shall be built within 1,000 feet of a feedlot' binds who builds a dwelling; one that stands there already breaks no rule.
 *  Takes: what the rule is on, and the statement.  Gives: whether that is a neighbor's kind of thing and not said to be ours. */
export function isOfNeighbor(
  subject: ReadonlySet<string> | null | undefined,
  { annotation: { tokens } }: Fact,
): boolean {
  const places = neighborly.filter((place) => subject?.has(place));
  if (places.length === 0) return false;
  return !tokens.some(
    (_, i) =>
      sharedOf(places, sensesOf(tokens, i, i + 1)) > 0 &&
      tokens.slice(Math.max(0, i - nearby), i).some(({ lower }) => ours.has(lower)),
  );
}
