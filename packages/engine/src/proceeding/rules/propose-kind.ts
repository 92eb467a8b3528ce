import { lettersIn } from '../../base/text.ts';
import type { ProceedingKind, ProceedingProposal } from '@rostrum/contract';
import { proceedings } from '../../generated/proceedings.ts';

/** The most certain words first: a variance for a subdivision is a variance, and a permit in a planned development is a permit. */
const inOrder: readonly ProceedingKind[] = [
  'variance',
  'hearing_examiner',
  'special_use',
  'rezoning',
  'site_plan',
  'community_meeting',
];

const plain = (text: string): string =>
  ` ${lettersIn(text.toLowerCase())
    .filter((word) => word !== '')
    .join(' ')} `;

/** Which kind of proceeding a request calls for, and why. It is proposed and never chosen for the applicant.
 *  Takes: what is requested, in anybody's words.  Gives: the kind with a one-sentence reason that names the words it was recognized by;
 *  null if nothing indicates one.  Throws: never.  Specification: decisions.md §8 (Proceeding). */
export function proposeKind(asked: string): ProceedingProposal | null {
  const text = plain(asked);
  for (const kind of inOrder)
    for (const { words, reason } of proceedings[kind]?.asked_for ?? []) {
      const found = words.find((word) => text.includes(plain(word)));
      if (found !== undefined) return { kind, reason: `${reason} Your words: “${found}”.` };
    }
  return null;
}
