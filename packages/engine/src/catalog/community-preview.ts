import type { CommunityPreview } from '@rostrum/contract';
import { boardFor } from './board-for.ts';
import { communityById, isCommunityId } from './community-by-id.ts';

/** How a hearing sounds in a community, for the chooser.
 *  Takes: a community id.  Gives: a sample exchange, likely questions and the board that would sit; null for an unknown id.
 *  Throws: never.  decisions.md §3. */
export function communityPreview(id: unknown): CommunityPreview | null {
  if (!isCommunityId(id)) return null;
  const community = communityById(id);
  return {
    id: community.id,
    name: community.name,
    sample_exchange: community.preview.exchange.map(({ speaker, text }) => ({ speaker, text })),
    likely_questions: [...community.preview.questions],
    commissioners: boardFor(community.id).map(({ character_id, name, role, stance }) => ({
      character_id,
      name,
      role,
      stance,
    })),
  };
}
