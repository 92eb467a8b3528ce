import { hasDigit } from '../base/text.ts';
import type { Rating } from '@rostrum/contract';

const actionWord = /\b(?:will|plan|implement|measure|ensure|include|provide)\b/i;

/** The local fallback rating, by length. Takes: the answer.  Gives: strong over 200 characters with an action word and a
 *  digit, adequate over 100 with an action word, weak over 50, poor otherwise.  Specification: practice.md §5. */
export function offlineRating(text: string): Rating {
  const acts = actionWord.test(text);
  if (text.length > 200 && acts && hasDigit(text)) return 'strong';
  if (text.length > 100 && acts) return 'adequate';
  return text.length > 50 ? 'weak' : 'poor';
}
