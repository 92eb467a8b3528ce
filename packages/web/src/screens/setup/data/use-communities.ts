import type { CommunityPreview, CommunityType } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { setupTexts } from '../../../texts/setup.ts';

const texts = setupTexts.community;

/** The communities of the chooser. Requested once: the chooser offers to try again. Fails with the message that the
 *  specification gives for each case. practice.md §7 and §8. */
export const useCommunities = () =>
  useQuery({
    queryKey: ['communities'],
    queryFn: async ({ signal }): Promise<readonly CommunityType[]> => {
      const answer: unknown = await call('communityTypes', { signal }).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status >= 400) throw new Error(texts.status(failure.status));
        if (failure instanceof ApiError && failure.code === 'unexpected_answer') throw new Error(texts.invalid);
        throw new Error(texts.loadFailed);
      });
      const list = communitiesIn(answer);
      if (!list) throw new Error(texts.invalid);
      return list;
    },
  });

/** A preview of one community; it is fine to do without it. */
export const useCommunityPreview = (id: string | null) =>
  useQuery({
    queryKey: ['community-preview', id],
    enabled: id !== null,
    queryFn: async ({ signal }): Promise<CommunityPreview> => {
      const answer = await call('communityPreview', { params: { id: id ?? '' }, signal });
      if (!Array.isArray(answer?.preview?.sample_exchange)) throw new Error(texts.invalid);
      return answer.preview;
    },
  });

function communitiesIn(answer: unknown): readonly CommunityType[] | null {
  if (Array.isArray(answer)) return answer as CommunityType[];
  if (typeof answer !== 'object' || answer === null) return null;
  const { success, community_types: types } = answer as { success?: unknown; community_types?: unknown };
  return success === true && Array.isArray(types) ? (types as CommunityType[]) : null;
}
