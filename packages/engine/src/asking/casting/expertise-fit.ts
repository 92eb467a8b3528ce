import { themeById } from '../../catalog/theme-by-id.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { TopicId } from '../../knowledge/types.ts';

/** Professions that aren't a theme of the catalog, with what they look at first. */
const callings: Readonly<Record<string, readonly TopicId[]>> = {
  planning: ['comprehensive_plan_consistency', 'setbacks', 'precedent', 'density_height', 'screening_visual'],
  engineering: ['stormwater_drainage', 'traffic_roads', 'technology_equipment', 'noise', 'sewer', 'power_supply_grid'],
  community: ['community_engagement', 'neighborhood_character', 'noise', 'health_safety', 'hours_of_operation'],
  legal: ['enforcement', 'insurance_liability', 'ownership_transfer', 'comprehensive_plan_consistency'],
  law: ['enforcement', 'insurance_liability', 'ownership_transfer', 'comprehensive_plan_consistency'],
  finance: ['tax_revenue', 'decommissioning_bond', 'jobs'],
};

const topicsOf = new WeakMap<CharacterSheet, ReadonlySet<TopicId>>();

/** The topics that a character looks at first. Takes: the character. Gives: ids of topics; empty if their fields have none. */
export function topicsOfExpertise(character: CharacterSheet): ReadonlySet<TopicId> {
  const known = topicsOf.get(character);
  if (known !== undefined) return known;
  const topics = new Set(
    character.expertise.flatMap((id) => [...(themeById(id)?.topics ?? []), ...(callings[id] ?? [])]),
  );
  topicsOf.set(character, topics);
  return topics;
}

/** How well a topic suits a character: 1 if it is in their field, else 0. Takes: the character and the id of a topic. */
export function fitOf(character: CharacterSheet, topic: TopicId): number {
  return topicsOfExpertise(character).has(topic) ? 1 : 0;
}
