import type { Rating } from '@rostrum/contract';
import type { Features } from './features/features.ts';
import type { Verdict } from './verdict.ts';

/** The lowest score of each rating. decisions.md §2 */
export const leastOf = { strong: 8, adequate: 5, weak: 2, poor: 0 } as const satisfies Record<Rating, number>;

/** Bands of decisions.md §2. Takes: a score 0..10. */
export function ratingOfScore(score: number): Rating {
  if (score >= leastOf.strong) return 'strong';
  if (score >= leastOf.adequate) return 'adequate';
  return score >= leastOf.weak ? 'weak' : 'poor';
}

/** The score within the band of a rating: strong 8-10, adequate 5-7, weak 2-4, poor 0-1. A ten settles the question in its first sentence,
 *  with a document and a figure or a binding commitment. decisions.md §2 Takes: the rating, the verdict and the features of the answer.
 *  Gives: a whole number. */
export function scoreOf(rating: Rating, { good, strong }: Verdict, { values }: Features): number {
  const least = leastOf[rating];
  switch (rating) {
    case 'strong': {
      const firm = (values['paper'] ?? 0) > 0 && ((values['figures'] ?? 0) > 0.6 || (values['binds'] ?? 0) > 0);
      return least + (strong > 0.8 ? 1 : 0) + (strong > 0.93 && firm && values['given_first'] === 1 ? 1 : 0);
    }
    case 'adequate':
      return least + (strong > 0.3 ? 1 : 0) + (strong > 0.55 ? 1 : 0);
    case 'weak':
      return least + (good > 0.2 ? 1 : 0) + (good > 0.45 ? 1 : 0);
    case 'poor':
      return least + (good > 0.15 && (values['hostile'] ?? 0) === 0 ? 1 : 0);
  }
}
