import { hasDigit, splitAtSpaces } from '../base/text.ts';
const commitmentWord = /\b(?:will|shall|commit|ensure|guarantee)\b/i;

/** The answer quality score behind board satisfaction. Takes: the answer.  Gives: 0.3, plus 0.2 over 50 words, 0.3 with
 *  any digit, 0.2 with a commitment word; at most 1.  Specification: hearing.md §5. */
export function answerQualityScore(text: string): number {
  const words = splitAtSpaces(text).filter(Boolean).length;
  const tenths = 3 + (words > 50 ? 2 : 0) + (hasDigit(text) ? 3 : 0) + (commitmentWord.test(text) ? 2 : 0);
  return Math.min(10, tenths) / 10;
}
