import type { TopicId } from '../knowledge/types.ts';

/** Themes of local content. hearing.md §5. */
export const localThemes = [
  'visual_impact',
  'traffic_safety',
  'environmental_impact',
  'noise_concerns',
  'property_values',
  'economic_development',
  'zoning_compliance',
  'public_safety',
  'general',
] as const;
export type LocalTheme = (typeof localThemes)[number];

const themes: Readonly<Partial<Record<TopicId, LocalTheme>>> = {
  screening_visual: 'visual_impact',
  glare: 'visual_impact',
  shadow_flicker: 'visual_impact',
  lighting: 'visual_impact',
  neighborhood_character: 'visual_impact',
  traffic_roads: 'traffic_safety',
  road_use_agreement: 'traffic_safety',
  parking: 'traffic_safety',
  stormwater_drainage: 'environmental_impact',
  wells_groundwater: 'environmental_impact',
  wildlife_habitat: 'environmental_impact',
  farmland_soil: 'environmental_impact',
  water_use: 'environmental_impact',
  odor_dust: 'environmental_impact',
  open_space_trails: 'environmental_impact',
  noise: 'noise_concerns',
  hours_of_operation: 'noise_concerns',
  construction_hours: 'noise_concerns',
  property_values: 'property_values',
  tax_revenue: 'economic_development',
  jobs: 'economic_development',
  project_need: 'economic_development',
  affordable_share: 'economic_development',
  setbacks: 'zoning_compliance',
  density_height: 'zoning_compliance',
  comprehensive_plan_consistency: 'zoning_compliance',
  enforcement: 'zoning_compliance',
  precedent: 'zoning_compliance',
  decommissioning_bond: 'zoning_compliance',
  fire_emergency: 'public_safety',
  health_safety: 'public_safety',
  insurance_liability: 'public_safety',
  technology_equipment: 'public_safety',
};

/** The local-content theme of a topic; 'general' for any other, or for none. hearing.md §5. Takes: the id of a topic, if there is one.
 *  Gives: one of the local themes. */
export function localThemeOf(topic: TopicId | null | undefined): LocalTheme {
  return (topic === null || topic === undefined ? undefined : themes[topic]) ?? 'general';
}
