import { characters } from './characters.ts';
import { communityById } from './community-by-id.ts';
import type { CharacterSheet } from './types.ts';

/* The personalities that suit a communication style, best first. hearing.md §6 gives blunt, formal and advocacy_focused. */
const suited: Readonly<Record<string, readonly string[]>> = {
  // A style is whatever a client sent: 'constructor' must find nothing.
  __proto__: null as never,
  formal: ['official', 'diplomatic'],
  professional: ['diplomatic', 'official', 'technical'],
  procedural: ['official', 'technical'],
  cautious: ['official', 'diplomatic'],
  blunt: ['property_owner'],
  direct: ['property_owner', 'technical'],
  casual: ['diplomatic', 'property_owner'],
  advocacy_focused: ['passionate', 'diplomatic'],
  equity_focused: ['passionate', 'technical'],
  competing_narratives: ['passionate', 'property_owner'],
  tourism_balanced: ['diplomatic', 'property_owner'],
  health_focused: ['passionate', 'technical'],
  lifestyle_protective: ['property_owner', 'official'],
};

/** Expertise of the seats other than the chair, in the order they are filled. hearing.md §6. */
const seats = ['planning', 'engineering', 'community'] as const;

/** The board that sits in a community: the chair, then one commissioner each for planning, engineering and community, chosen for the
 *  personality that best suits how people talk there.
 *  Takes: a community id (an unknown one counts as `diverse_suburban`); optionally the style of a custom community.
 *  Gives: the chair and three commissioners, all different.  Throws: never. hearing.md §6. */
export function boardFor(communityId: unknown, communicationStyle?: string): readonly CharacterSheet[] {
  const community = communityById(communityId);
  const preferred = suited[communicationStyle ?? community.communication_style] ?? suited.formal ?? [];
  const chair = characters.find((sheet) => sheet.role === 'chair');
  const board: CharacterSheet[] = chair === undefined ? [] : [chair];
  for (const seat of seats) {
    const free = characters.filter((sheet) => sheet.role === 'commissioner' && !board.includes(sheet));
    const able = free.filter((sheet) => sheet.expertise.includes(seat));
    const chosen = bestSuited(able.length > 0 ? able : free, preferred, community.id);
    if (chosen !== undefined) board.push(chosen);
  }
  return board;
}

/* The community's id breaks ties, so that two communities with the same style don't have the same board. */
function bestSuited(
  candidates: readonly CharacterSheet[],
  preferred: readonly string[],
  communityId: string,
): CharacterSheet | undefined {
  for (const personality of preferred) {
    const fitting = candidates.filter((sheet) => sheet.personality_type === personality);
    if (fitting.length > 0) return fitting[sumOf(communityId) % fitting.length];
  }
  return candidates[sumOf(communityId) % Math.max(1, candidates.length)];
}

function sumOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
  return sum;
}
