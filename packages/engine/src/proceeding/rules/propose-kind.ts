import type { ProceedingKind, ProceedingProposal } from '@rostrum/contract';
import { proceedings } from '../../generated/proceedings.ts';

/** The surest words first: a variance for a subdivision is a variance, and a permit in a planned development is a permit. */
const inOrder: readonly ProceedingKind[] = [
  'variance',
  'hearing_examiner',
  'special_use',
  'rezoning',
  'site_plan',
  'community_meeting',
];

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')} `;

/** Which kind of proceeding a request calls for, and why. It is proposed and never chosen for the applicant.
 *  Takes: what is asked for, in anybody's words.  Gives: the kind with a sentence of reason that names the words it was known by;
 *  null where nothing tells.  Throws: never.  Specification: decisions.md §8 (Proceeding). */
export function proposeKind(asked: string): ProceedingProposal | null {
  const text = plain(asked);
  for (const kind of inOrder)
    for (const { words, reason } of proceedings[kind]?.asked_for ?? []) {
      const found = words.find((word) => text.includes(plain(word)));
      if (found !== undefined) return { kind, reason: `${reason} Your words: “${found}”.` };
    }
  return null;
}
