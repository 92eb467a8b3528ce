import { firstFrom } from '../../../language/matcher.ts';
import type { Annotation, Quantity, Token } from '../../../language/types.ts';
import { places } from '../rule-words.ts';

/* Figures whose unit goes without saying. */

const levels = new Set(['noise', 'sound', 'decibel', 'decibels', 'dba', 'loud', 'modeled']);
const quietest = 15;
const loudest = 130;
const greatestRatio = 30;

/** A rule with its floor area ratio as a share. Never throws. Takes: the law, read. Gives: the same reading if it names no floor area
 *  ratio. */
export function withFloorRatio(annotation: Annotation): Annotation {
  const { text, tokens, sentences, quantities, schedules, scopes } = annotation;
  if (!namesFloorRatio(tokens)) return annotation;
  return { text, tokens, sentences, quantities: quantities.map(asShare), schedules, scopes };
}

const isBare = ({ dimension, unit, per }: Quantity): boolean => dimension === 'count' && unit === null && per === null;
const asShare = (one: Quantity): Quantity =>
  isBare(one) && one.value < greatestRatio ? { ...one, dimension: 'ratio', unit: 'percent' } : one;

/** A text with the units that its bare figures imply: decibels in talk of sound ('the modeled level at any home is 43.2'), and a share
 *  after 'floor area ratio'. Never throws. Takes: the law or a statement, read. Gives: a new reading, or the same one if nothing is
 *  implied. */
export function withImpliedUnits(annotation: Annotation): Annotation {
  const { text, tokens, sentences, quantities, schedules, scopes } = annotation;
  const isOfSound =
    tokens.some(({ lower }) => levels.has(lower)) && !quantities.some(({ dimension }) => dimension === 'sound');
  const isLevel = (one: Quantity): boolean => isOfSound || isAtPlace(tokens, firstFrom(tokens, one.end));
  if (!isOfSound && !quantities.some(isLevel)) return withFloorRatio(annotation);
  const implied = (one: Quantity): Quantity =>
    isBare(one) && one.of === null && one.value > quietest && one.value < loudest && isLevel(one)
      ? { ...one, dimension: 'sound', unit: 'decibel' }
      : one;
  return { text, tokens, sentences, quantities: quantities.map(implied), schedules, scopes };
}

const heard = new Set(['line', 'residence', 'residential_lot']);

/** 'Fifty-seven at the property line', right after the figure. */
const isAtPlace = (tokens: readonly Token[], next: number): boolean =>
  tokens[next]?.lower === 'at' && places.all(tokens, next + 1, next + 6).some(({ id }) => heard.has(id));

/** 'Floor area ratio', 'FAR'. */
const namesFloorRatio = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower, text }, i) =>
      text === 'FAR' || (lower === 'floor' && tokens[i + 1]?.lower === 'area' && tokens[i + 2]?.lower === 'ratio'),
  );
