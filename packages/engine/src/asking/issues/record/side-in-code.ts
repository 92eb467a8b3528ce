import { annotate } from '../../../language/annotate.ts';
import { limitsOfCode } from '../../../ordinance/compliance/passages.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import { longestCode } from './read-code.ts';

/** Whether a figure that the applicant gives as the code's is the least or the most that the code on file allows.
 *  Takes: the code or null.  Gives: for a figure in its words, 'min' or 'max'; null if the code doesn't set it, sets it as both, or is a
 *  whole zoning code.  Throws: never. */
export function sidesIn(code: TextReading | null): (words: string) => 'min' | 'max' | null {
  if (code === null || code.text.length > longestCode) return () => null;
  return (words) => {
    const [said] = annotate(`${words}.`).quantities;
    if (said === undefined) return null;
    const bounds = limitsOfCode(code).flatMap(({ limit: { figure, bound } }) =>
      figure !== null &&
      figure.quantity.dimension === said.dimension &&
      Math.abs(figure.quantity.value - said.value) < rounding
        ? [bound]
        : [],
    );
    const [first] = bounds;
    return first !== undefined && bounds.every((one) => one === first) ? first : null;
  };
}
const rounding = 1e-9;

/** Whether words give a loudness above every limit on it in the code on file: that is no evidence that a rule is met.
 *  Takes: the code or null, and the words.  Gives: false where the code sets none.  Throws: never. */
export function isTooLoud(code: TextReading | null, words: string): boolean {
  const said = annotate(words).quantities.flatMap(({ dimension, value }) => (dimension === 'sound' ? [value] : []));
  if (code === null || said.length === 0 || code.text.length > longestCode) return false;
  const limits = limitsOfCode(code).flatMap(({ limit: { figure } }) =>
    figure?.quantity.dimension === 'sound' ? [figure.quantity.value] : [],
  );
  return limits.length > 0 && said.some((value) => limits.every((limit) => value > limit));
}
