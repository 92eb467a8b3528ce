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

/** How a neighbor names it. */
const saidByNeighbors: Partial<Record<TopicId, string>> = {
  setbacks: 'how close it is',
  screening_visual: 'the view',
  neighborhood_character: 'what this does to the neighborhood',
  noise: 'the noise',
  traffic_roads: 'the traffic',
  road_use_agreement: 'the roads',
  property_values: 'our home values',
  stormwater_drainage: 'where the water goes',
  wells_groundwater: 'our wells',
  decommissioning_bond: 'who takes it down in the end',
  fire_emergency: 'what happens in a fire',
  glare: 'the glare',
  shadow_flicker: 'the flicker',
  wildlife_habitat: 'the wildlife',
  farmland_soil: 'good farm ground',
  tax_revenue: 'our taxes',
  jobs: 'who gets the jobs',
  construction_hours: 'the months of building it',
  hours_of_operation: 'your hours',
  lighting: 'the lights',
  water_use: 'the water',
  power_supply_grid: 'the power lines',
  density_height: 'the size of it',
  parking: 'where people park',
  schools: 'the schools',
  affordable_share: 'what a person could afford there',
  sewer: 'the sewage',
  comprehensive_plan_consistency: 'what our plan says',
  precedent: 'what comes after this',
  enforcement: 'who holds you to it',
  community_engagement: 'how the neighbors were told',
  health_safety: 'our health',
  odor_dust: 'the dust and the smell',
  ownership_transfer: 'who really owns this',
  insurance_liability: 'who pays if something goes wrong',
  technology_equipment: 'what it is you would put there',
  project_need: 'why it has to be here',
  open_space_trails: 'the open land',
};

/** The subject as it is named in passing. Takes: the topic; the noun of the knowledge, which stands where there is no shorter one;
 *  whether a neighbor speaks. */
export function topicSaid(topic: TopicId, noun: string, byNeighbor = false): string {
  return (byNeighbor ? saidByNeighbors[topic] : undefined) ?? said[topic] ?? noun;
}
