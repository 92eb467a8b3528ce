import { oncePer } from '../../base/once-per.ts';
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

/** What a profession is trained in, by a word of its title: a theme like nuisance is wider than anybody's field. */
const professions: readonly (readonly [word: string, topics: readonly TopicId[]])[] = [
  ['acoustic', ['noise']],
  ['soil', ['farmland_soil', 'stormwater_drainage', 'decommissioning_bond']],
  ['hydro', ['wells_groundwater', 'water_use', 'stormwater_drainage']],
  ['ecologist', ['wildlife_habitat', 'open_space_trails']],
  ['property economist', ['property_values', 'tax_revenue']],
  ['power', ['power_supply_grid', 'technology_equipment']],
  ['process safety', ['health_safety', 'fire_emergency', 'odor_dust', 'technology_equipment']],
  ['traffic', ['traffic_roads', 'road_use_agreement', 'parking']],
  ['fire protection', ['fire_emergency', 'technology_equipment', 'health_safety']],
  ['fiscal', ['tax_revenue', 'jobs', 'affordable_share', 'schools', 'project_need']],
];

/** The topics that a character looks at first; those of an expert's profession, where the title names one. Takes: the character. Gives: ids of topics; empty if their fields have none. */
export const topicsOfExpertise = oncePer((character: CharacterSheet): ReadonlySet<TopicId> => {
  const title = character.title.toLowerCase();
  const own = character.role === 'expert' ? professions.find(([word]) => title.includes(word)) : undefined;
  const topics = new Set(
    own?.[1] ?? character.expertise.flatMap((id) => [...(themeById(id)?.topics ?? []), ...(callings[id] ?? [])]),
  );
  return topics;
});

/** How well a topic suits a character: 1 if it is in their field, else 0. Takes: the character and the id of a topic. */
export function fitOf(character: CharacterSheet, topic: TopicId): number {
  return topicsOfExpertise(character).has(topic) ? 1 : 0;
}
