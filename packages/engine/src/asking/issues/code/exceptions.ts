import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Sentence } from '../../../language/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import { inUnit, nameOf } from '../../../ordinance/compliance/standard-at.ts';
import type { RuleFigure } from './rule-figures.ts';

/* What a code says behind a rule that takes it back in some cases: 'A cul-de-sac shall not be longer than 600 feet. Where a stream lies on two
 * sides, the length may be up to 750 feet.' A figure of the plan beside such a rule shows nothing by itself. */

/** A sentence that lets some go past a rule. */
export interface ExceptionFound {
  readonly quote: string;
  readonly start: number;
  /** The one figure that it gives instead, in the unit of the rule; null without one, or with several. */
  readonly value: number | null;
}

const cases = 'where|if|when|with|upon|provided|for|by';
const eases = [
  'except|unless|however|instead|notwithstanding',
  'provided that|however',
  'in lieu|place of',
  `may be ... ${cases}`,
  'may be waived|modified|varied|excused|averaged',
];
/** Only what goes the way that helps: a setback that is increased for height is no way out of it. */
const easing = {
  max: matcher([...eases, 'may ... ... up to', 'up to <number>', 'may|can be? increased|extended|exceeded|exceed']),
  min: matcher([
    ...eases,
    'may ... ... as near|little|low',
    'may|can be? reduced|decreased|lowered',
    'reduced|less to',
  ]),
} as const;
/** What closes a way out. */
const closes = matcher([
  'not ... reduce|reduced|increase|increased|waive|waived|modify|vary|exceed|exceeded|decrease|decreased',
  'in no case|event',
]);
/** An item of a list, or a blank line, ends a paragraph. */
const paragraphEnd = /\n\s*(?:\n|[A-Z]\.\s|\d+(?:\.\d+)*\.?\s)|\s\(\w{1,4}\)\s+[A-Z]/;
/** In characters; a table or a list may follow without end. */
const longestParagraph = 1_500;

/** The first sentence behind a rule, in its paragraph, that eases it. Takes: the ordinance and a rule of it.  Gives: null if none does; one
 *  that says how far it may not be eased is none.  Throws: never. */
export function exceptionBehind(
  { text }: Pick<TextReading, 'text'>,
  rule: Pick<RuleFigure, 'quote' | 'start'> & Partial<Pick<RuleFigure, 'bound' | 'quantity'>>,
): ExceptionFound | null {
  const at = text.lastIndexOf(rule.quote, rule.start);
  const from = at < 0 ? rule.start : at + rule.quote.length;
  const rest = text.slice(from, from + longestParagraph);
  const end = rest.search(paragraphEnd);
  const behind = annotate(end < 0 ? rest : rest.slice(0, end));
  const bound = rule.bound ?? 'min';
  const found = behind.sentences.find((one) => easing[bound].test(behind, one) && !closes.test(behind, one));
  if (found === undefined) return null;
  const quote = behind.text.slice(found.start, found.end).trim();
  return { quote, start: from + behind.text.indexOf(quote), value: valueIn(behind, found, rule) };
}

/** The figure for the cases of an exception, if it is one: looser than the rule's own, and of the same kind. */
function valueIn(
  { quantities }: Annotation,
  { start, end }: Sentence,
  { bound = 'min', quantity }: Partial<Pick<RuleFigure, 'bound' | 'quantity'>>,
): number | null {
  if (quantity === undefined) return null;
  const all = quantities.filter((one) => one.start >= start && one.end <= end && one.unit === quantity.unit);
  const looser = all.filter(({ value }) =>
    bound === 'max' ? value > quantity.value : value < quantity.value && value * mostEased >= quantity.value,
  );
  return new Set(looser.map(({ value }) => value)).size === 1 ? (looser[0]?.value ?? null) : null;
}

/** 'One foot for each foot over 35' is no distance to keep. */
const mostEased = 4;

/** True if a figure of the plan is beyond what even the exception allows. Takes: the figure, the rule, and its exception.  Throws: never. */
export const isBeyond = (own: number, { bound }: Pick<RuleFigure, 'bound'>, { value }: ExceptionFound): boolean =>
  value !== null && (bound === 'max' ? own > value : own < value);

/** '750 feet', for a rule in feet. Takes: a figure of an exception, and its rule.  Throws: never. */
export const inWords = (value: number, { quantity: { unit, of } }: Pick<RuleFigure, 'quantity'>): string =>
  `${inUnit(value, unit).toLocaleString('en-US')} ${nameOf(unit) ?? of ?? ''}`.trim();
