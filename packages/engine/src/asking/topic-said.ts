import type { TopicId } from '../knowledge/types.ts';

/** How a subject is named in passing, where the knowledge's own noun is too long for a sentence spoken aloud. Each is fit
 *  for 'I listened for …', 'a word on …' and 'ask me about …'. */
const said: Partial<Record<TopicId, string>> = {
  screening_visual: 'screening',
  neighborhood_character: 'the character of the area',
  traffic_roads: 'traffic',
  road_use_agreement: 'a road agreement',
  stormwater_drainage: 'drainage',
  wells_groundwater: 'wells',
  decommissioning_bond: 'removal at the end',
  fire_emergency: 'fire protection',
  wildlife_habitat: 'wildlife',
  farmland_soil: 'the farmland',
  tax_revenue: 'taxes',
  construction_hours: 'the construction period',
  hours_of_operation: 'hours of operation',
  water_use: 'water',
  power_supply_grid: 'the power lines',
  density_height: 'height and density',
  affordable_share: 'affordability',
  comprehensive_plan_consistency: 'the comprehensive plan',
  precedent: 'precedent',
  enforcement: 'enforcement',
  community_engagement: 'outreach to the neighbors',
  health_safety: 'health and safety',
  odor_dust: 'dust and odor',
  ownership_transfer: 'ownership',
  insurance_liability: 'insurance',
  technology_equipment: 'the equipment',
  project_need: 'the need for it',
  open_space_trails: 'open space',
};

/** The subject as it is named in passing. Takes: the topic and the noun of the knowledge, which stands where there is no shorter one. */
export function topicSaid(topic: TopicId, noun: string): string {
  return said[topic] ?? noun;
}
