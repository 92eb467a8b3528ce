import { communities } from './communities.ts';
import { normalized } from './normalized.ts';
import type { CommunitySheet } from './types.ts';

const byId: ReadonlyMap<string, CommunitySheet> = new Map(communities.map((sheet) => [sheet.id, sheet]));

/** The community used for an unknown id. decisions.md §2. */
export const defaultCommunityId = 'diverse_suburban';

/** True for the id of a community of the catalog, or an alias of one.
 *  Takes: anything.  Throws: never. */
export function isCommunityId(id: unknown): boolean {
  return typeof id === 'string' && byId.has(canonical(id));
}

/** The community with this id.
 *  Takes: anything; `working_class` means `working_class_family`.  Gives: the community; `diverse_suburban` if unknown.
 *  Throws: never. decisions.md §2. */
export function communityById(id: unknown): CommunitySheet {
  const found = typeof id === 'string' ? byId.get(canonical(id)) : undefined;
  return found ?? (byId.get(defaultCommunityId) as CommunitySheet);
}

function canonical(id: string): string {
  const wanted = normalized(id).replaceAll(' ', '_');
  return wanted === 'working_class' ? 'working_class_family' : wanted;
}
