import { communityById, isCommunityId } from './community-by-id.ts';

/** Title for a community that the simulator doesn't list, the same as for `mixed_suburban`. decisions.md §2. */
export const mixedSuburbanChairTitle = 'Planning Commission Chair';

/** The chair's title in the public-phase simulator.
 *  Takes: a community id or anything else.  Gives: the title for one of its ten communities, otherwise that of `mixed_suburban`.
 *  Throws: never. decisions.md §2. */
export function chairTitleOf(communityId: unknown): string {
  if (!isCommunityId(communityId)) return mixedSuburbanChairTitle;
  const community = communityById(communityId);
  return community.inChooser ? community.chair_title : mixedSuburbanChairTitle;
}
