import type { Annotation, Token } from '../../../language/types.ts';
import type { ProjectWords } from '../compare.ts';
import type { Fact } from '../facts.ts';
import type { Figure } from '../figures/figures.ts';
import { nearestSubject } from '../stranger.ts';
import type { Item } from './items.ts';
import { senseOf, sensesOf, sharedOf } from './senses.ts';

/* Whether a statement is about the thing that a rule is on. */

/** Whether both are about the same thing: the item or what is above it names what the statement's figure is of, and the statement names
 *  what the item is on. Takes: the item, the statement with its figure, and the senses of all its words.  Throws: never. */
export function isAbout(
  { limit: { figure: rule }, own, subject, far, texts }: Item,
  fact: Fact,
  figure: Figure,
  whole: ReadonlySet<string>,
): boolean {
  const { tokens } = fact.annotation;
  const about = new Set([...own, ...subject]);
  const chain = nearestSubject(tokens, figure, fact);
  if (chain !== null && sharedOf(sensesOf(tokens, chain[0] ?? 0, (chain.at(-1) ?? -1) + 1), about) === 0) return false;
  const named = [...subject].filter((sense) => !far.has(sense) && whole.has(sense));
  if (named.length === 0) return false;
  if (rule?.quantity.dimension === 'length' && rule.measure === null && !lengths.some((one) => own.has(one)))
    return false;
  if (rule?.quantity.dimension === 'ratio' && !isSameShare(texts.at(-1) ?? fact.annotation, rule, own, fact, figure))
    return false;
  return !isOfOtherKind(texts, fact);
}

/** What a length is of where nothing says how it is measured. */
const lengths = [
  '@road',
  'road',
  'coverage',
  'cover',
  'sight',
  'sidewalk',
  'driveway',
  'aisle',
  'impervious',
  'buffer',
  'sidewall',
  'post',
];
const farthestWhole = 6;

/** What stands behind 'of' after a share. */
const wholeOf = ({ tokens }: Annotation, { next }: Figure): Set<string> | null =>
  tokens[next]?.lower === 'of' ? sensesOf(tokens, next, Math.min(tokens.length, next + farthestWhole)) : null;

/** Shares are compared if both name the whole and the part alike. */
function isSameShare(law: Annotation, rule: Figure, own: ReadonlySet<string>, fact: Fact, figure: Figure): boolean {
  const [asked, said] = [wholeOf(law, rule), wholeOf(fact.annotation, figure)];
  if (asked !== null && said !== null && sharedOf(asked, said) === 0) return false;
  const all = sensesOf(fact.annotation.tokens, 0, fact.annotation.tokens.length);
  return [...own].some((sense) => all.has(sense) && said?.has(sense) !== true && asked?.has(sense) !== true);
}

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

/** Whether a statement or what is filed says what the title is for. Takes: the item, the senses of the statement's words, and what is known
 *  about the project.  Gives: true if the title says nothing. */
export function isTitled({ titled }: Item, whole: ReadonlySet<string>, project: ProjectWords): boolean {
  return titled.size === 0 || sharedOf(titled, whole) > 0 || [...project.uses].some((use) => titled.has(use));
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
