import { oncePer } from '../base/once-per.ts';
import type { Materials } from '../filed/types.ts';
import { annotate } from '../language/annotate.ts';
import type { Annotation, Quantity } from '../language/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Asked } from '../said/asked.ts';
import { hitsOf, type Heard } from '../said/heard.ts';
import { quoted } from '../said/wording.ts';

/* Whether a figure of an answer stands anywhere in what was filed or said before: if not, whoever asks next will want the page. */

/** Smaller counts and hours are what anybody knows of their own project. */
const leastTelling = 13;
const years = { from: 1900, to: 2100 } as const;
const measured: ReadonlySet<string> = new Set([
  'length',
  'area',
  'volume',
  'sound',
  'light',
  'money',
  'power',
  'ratio',
]);

/** Whether a figure states something that a page should show: a measure, or a count of some size; not a year. */
function isTelling({ value, unit, dimension }: Quantity): boolean {
  if (measured.has(dimension)) return true;
  if (dimension === 'duration') return unit === 'hour' && value * hoursOfDay >= leastTelling;
  const isYear = unit === null && value >= years.from && value <= years.to;
  return dimension === 'count' && value >= leastTelling && !isYear;
}
const hoursOfDay = 24;

/** Whether a figure is 'one' of something, which is seldom a measurement: 'one yard light'. Takes: the text, and the figure. */
export const isSingle = (text: string, { figure }: Quantity): boolean =>
  text.slice(figure.start, figure.start + 'one '.length).toLowerCase() === 'one ';

/** What each number of a text measures; empty words for a bare one, which may measure anything. */
const numbersIn = oncePer(({ quantities }: Annotation): ReadonlyMap<number, ReadonlySet<string>> => {
  const found = new Map<number, Set<string>>();
  for (const quantity of quantities)
    for (const value of [quantity.value, quantity.high])
      if (value !== null) found.set(value, (found.get(value) ?? new Set()).add(kindOf(quantity)));
  return found;
});
const kindOf = ({ dimension, unit }: Quantity): string => (unit === null ? '' : dimension);

const isIn = (figure: Quantity, text: string): boolean => {
  const kinds = numbersIn(annotate(text)).get(figure.value);
  return kinds !== undefined && (figure.unit === null || kinds.has('') || kinds.has(figure.dimension));
};

/** The first figure of an answer that is in nothing on file. Takes: the rehearsal, what is filed, the question and the answer. Gives: its
 *  words; null if every figure is there, if a paper is named with it, or if nothing is filed at all.  Throws: never. */
export function unfiledIn(r: Rehearsal, filed: Materials, asked: Asked, heard: Heard): string | null {
  const own = [filed.presentation?.text ?? '', filed.projectText];
  if (own.every((text) => text.trim() === '') || hitsOf(heard, 'paper').length > 0) return null;
  const figures = heard.figures.filter((one) => isTelling(one) && !isSingle(heard.annotation.text, one));
  if (figures.length === 0) return null;
  const texts = [
    ...own,
    asked.annotation.text,
    ...[filed.ordinance, filed.planning, filed.staffReport].map((one) => one?.text ?? ''),
    ...r.exchanges.flatMap(({ asked: put, answered }) => [put.question, answered?.text ?? '']),
  ];
  const isOnFile = (figure: Quantity): boolean =>
    texts.some((text) => text !== heard.annotation.text && isIn(figure, text));
  const found = figures.find((figure) => !isOnFile(figure));
  return found === undefined ? null : quoted(heard.annotation.text, found.figure);
}
