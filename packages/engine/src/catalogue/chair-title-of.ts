import { communityById, isCommunityId } from './community-by-id.ts';

/** Title of a community that the simulator does not list, that of `mixed_suburban`. decisions.md §2. */
export const mixedSuburbanChairTitle = 'Planning Commission Chair';

/** The chair's title in the public-phase simulator.
 *  Takes: a community id or anything else.  Gives: the title of one of its ten communities, else that of `mixed_suburban`.
 *  Throws: never.  decisions.md §2. */
export function chairTitleOf(communityId: unknown): string {
  if (!isCommunityId(communityId)) return mixedSuburbanChairTitle;
  const community = communityById(communityId);
  return community.inChooser ? community.chair_title : mixedSuburbanChairTitle;
}
