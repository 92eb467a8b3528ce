import type { IndustryGroup, KnowledgeEntry, TopicId, TopicKnowledge } from './types.ts';
import { affordableShare } from './topics/affordable-share.ts';
import { communityEngagement } from './topics/community-engagement.ts';
import { comprehensivePlanConsistency } from './topics/comprehensive-plan-consistency.ts';
import { constructionHours } from './topics/construction-hours.ts';
import { decommissioningBond } from './topics/decommissioning-bond.ts';
import { densityHeight } from './topics/density-height.ts';
import { enforcement } from './topics/enforcement.ts';
import { farmlandSoil } from './topics/farmland-soil.ts';
import { fireEmergency } from './topics/fire-emergency.ts';
import { glare } from './topics/glare.ts';
import { healthSafety } from './topics/health-safety.ts';
import { hoursOfOperation } from './topics/hours-of-operation.ts';
import { insuranceLiability } from './topics/insurance-liability.ts';
import { jobs } from './topics/jobs.ts';
import { lighting } from './topics/lighting.ts';
import { neighborhoodCharacter } from './topics/neighborhood-character.ts';
import { noise } from './topics/noise.ts';
import { odorDust } from './topics/odor-dust.ts';
import { openSpaceTrails } from './topics/open-space-trails.ts';
import { ownershipTransfer } from './topics/ownership-transfer.ts';
import { parking } from './topics/parking.ts';
import { powerSupplyGrid } from './topics/power-supply-grid.ts';
import { precedent } from './topics/precedent.ts';
import { projectNeed } from './topics/project-need.ts';
import { propertyValues } from './topics/property-values.ts';
import { roadUseAgreement } from './topics/road-use-agreement.ts';
import { schools } from './topics/schools.ts';
import { screeningVisual } from './topics/screening-visual.ts';
import { setbacks } from './topics/setbacks.ts';
import { sewer } from './topics/sewer.ts';
import { shadowFlicker } from './topics/shadow-flicker.ts';
import { stormwaterDrainage } from './topics/stormwater-drainage.ts';
import { taxRevenue } from './topics/tax-revenue.ts';
import { technologyEquipment } from './topics/technology-equipment.ts';
import { trafficRoads } from './topics/traffic-roads.ts';
import { waterUse } from './topics/water-use.ts';
import { wellsGroundwater } from './topics/wells-groundwater.ts';
import { wildlifeHabitat } from './topics/wildlife-habitat.ts';

/** Everything that is known of the subjects on which boards ask, one record per topic, in the order of `topicIds`. */
export const allTopics: readonly TopicKnowledge[] = [
  setbacks,
  screeningVisual,
  neighborhoodCharacter,
  noise,
  trafficRoads,
  roadUseAgreement,
  propertyValues,
  stormwaterDrainage,
  wellsGroundwater,
  decommissioningBond,
  fireEmergency,
  glare,
  shadowFlicker,
  wildlifeHabitat,
  farmlandSoil,
  taxRevenue,
  jobs,
  constructionHours,
  hoursOfOperation,
  lighting,
  waterUse,
  powerSupplyGrid,
  densityHeight,
  parking,
  schools,
  affordableShare,
  sewer,
  comprehensivePlanConsistency,
  precedent,
  enforcement,
  communityEngagement,
  healthSafety,
  odorDust,
  ownershipTransfer,
  insuranceLiability,
  technologyEquipment,
  projectNeed,
  openSpaceTrails,
];

const byId = new Map<TopicId, TopicKnowledge>(allTopics.map((topic) => [topic.topic, topic]));

/** The knowledge of one topic, or null when none is held. */
export function topicById(id: TopicId): TopicKnowledge | null {
  return byId.get(id) ?? null;
}

/** What is known of a topic for an industry group: the group's own entry, else the generic one, else null. */
export function entryFor(topic: TopicId, group: IndustryGroup): KnowledgeEntry | null {
  const entries = byId.get(topic)?.entries;
  return entries?.[group] ?? entries?.generic ?? null;
}
