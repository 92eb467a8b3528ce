import type { Sentence, Token } from '../../../language/types.ts';
import type { Figure } from '../figures/figures.ts';
import { isContent } from '../figures/heads.ts';
import { leastWords } from '../rule-words.ts';
import { subjectEnd } from './scope.ts';

/* Figures that say when a rule applies, and not what it asks for. */

const direct = new Set(['no', 'not', 'minimum', 'maximum']);

/** Figures before the verb say when a rule applies ('within 50 feet of a lot line, a fence shall …', 'fifty or more units shall …'), and
 *  those of a class anywhere ('for boats of up to 24 feet'). Takes: the tokens of the law, a sentence and its figures. Gives: some of the
 *  figures. Never throws. */
export function triggersOf(tokens: readonly Token[], { from, to }: Sentence, figures: readonly Figure[]): Figure[] {
  const verb = subjectEnd(tokens, from, to);
  const opens = tokens.slice(from, verb).find(({ tag }) => tag !== 'number' && tag !== 'punctuation');
  const ofClass = figures.filter((figure) => isOfClass(tokens, figure) || isOrMore(tokens, from, figure));
  if (verb === from || opens?.lower === 'no') return ofClass;
  return figures.filter(
    (figure) =>
      ofClass.includes(figure) ||
      (figure.next <= verb &&
        figure.quantity.bound !== 'exactly' &&
        !isProvided(tokens, figure.from, verb, to) &&
        !isFirst(tokens, from, figure.from) &&
        // 'At least a fifth of the site shall be kept open': the share is what the sentence is about.
        !(
          figure.quantity.dimension === 'ratio' && !tokens.slice(from, figure.from).some((token) => isContent(token))
        ) &&
        // 'Not less than a quarter of the site shall be kept open' is the rule itself.
        !tokens
          .slice(Math.max(from, figure.from - 1), figure.next)
          .some(({ tag, lower }) => tag === 'negation' || direct.has(lower))),
  );
}

/** 'At least one tree shall be planted', 'not more than two signs shall be placed': the rule itself. */
const isFirst = (tokens: readonly Token[], from: number, at: number): boolean =>
  leastWords.at(tokens, at) !== null && !tokens.slice(from, at).some((token) => isContent(token));

const classing = new Set(['for', 'in', 'serving', 'housing', 'on']);
const sized = new Set([
  'setback',
  'buffer',
  'yard',
  'fence',
  'wall',
  'berm',
  'width',
  'height',
  'depth',
  'distance',
  'area',
]);
const farthestClass = 4;

/** 'For boats of up to twenty-four feet', 'in a lot of more than 100 spaces': which of them the rule is for. */
function isOfClass(tokens: readonly Token[], { from, quantity: { bound } }: Figure): boolean {
  if (bound === 'exactly' || bound === 'about' || tokens[from - 1]?.lower !== 'of') return false;
  const before = tokens.slice(Math.max(0, from - farthestClass), from - 1);
  return before.some(({ lower }) => classing.has(lower)) && !before.some(({ lemma }) => sized.has(lemma));
}

const comparing = new Set(['more', 'less', 'fewer', 'greater', 'larger', 'smaller', 'over', 'under']);
const farthestNoun = 2;

/** 'Operations of 1,000 animal units or more', 'of 300 to 999 units': before any verb, that is a size of what the rule is for. */
function isOrMore(tokens: readonly Token[], from: number, { from: at, next, quantity }: Figure): boolean {
  if (tokens[at - 1]?.lower !== 'of' || tokens.slice(from, at).some(({ tag }) => tag === 'modal')) return false;
  const before = tokens.slice(Math.max(from, at - farthestClass), at - 1);
  if (before.some(({ lemma, lower }) => sized.has(lemma) || direct.has(lower))) return false;
  if (quantity.dimension === 'count' && quantity.high !== null) return true;
  const or = tokens.findIndex(({ lower }, i) => i > at && i < next + farthestNoun && lower === 'or');
  return or !== -1 && comparing.has(tokens[or + 1]?.lower ?? '');
}

const providing = new Set([
  'provide',
  'plant',
  'install',
  'construct',
  'erect',
  'maintain',
  'build',
  'require',
  'enclose',
  'surround',
  'separate',
  'keep',
  'preserve',
]);

/** 'A buffer at least thirty feet wide shall be provided': what is to be made is so large. Of 'any development of at least fifty units' it
 *  is not. */
function isProvided(tokens: readonly Token[], from: number, verb: number, to: number): boolean {
  const article = tokens.slice(Math.max(0, from - 6), from).findLast(({ tag }) => tag === 'determiner');
  const isMade = tokens.slice(verb, Math.min(to, verb + 4)).some(({ lemma }) => providing.has(lemma));
  return isMade && (article?.lower === 'a' || article?.lower === 'an');
}
