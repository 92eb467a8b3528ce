import { setbacksCases } from './setbacks.ts';
import { screeningVisualCases } from './screening-visual.ts';
import { neighborhoodCharacterCases } from './neighborhood-character.ts';
import { noiseCases } from './noise.ts';
import { trafficRoadsCases } from './traffic-roads.ts';
import { roadUseAgreementCases } from './road-use-agreement.ts';
import { propertyValuesCases } from './property-values.ts';
import { stormwaterDrainageCases } from './stormwater-drainage.ts';
import { wellsGroundwaterCases } from './wells-groundwater.ts';
import { decommissioningBondCases } from './decommissioning-bond.ts';
import { fireEmergencyCases } from './fire-emergency.ts';
import { glareCases } from './glare.ts';
import { shadowFlickerCases } from './shadow-flicker.ts';
import { wildlifeHabitatCases } from './wildlife-habitat.ts';
import { farmlandSoilCases } from './farmland-soil.ts';
import { taxRevenueCases } from './tax-revenue.ts';
import { jobsCases } from './jobs.ts';
import { constructionHoursCases } from './construction-hours.ts';
import { hoursOfOperationCases } from './hours-of-operation.ts';
import { lightingCases } from './lighting.ts';
import { waterUseCases } from './water-use.ts';
import { powerSupplyGridCases } from './power-supply-grid.ts';
import { densityHeightCases } from './density-height.ts';
import { parkingCases } from './parking.ts';
import { schoolsCases } from './schools.ts';
import { affordableShareCases } from './affordable-share.ts';
import { sewerCases } from './sewer.ts';
import { comprehensivePlanConsistencyCases } from './comprehensive-plan-consistency.ts';
import { precedentCases } from './precedent.ts';
import { enforcementCases } from './enforcement.ts';
import { communityEngagementCases } from './community-engagement.ts';
import { healthSafetyCases } from './health-safety.ts';
import { odorDustCases } from './odor-dust.ts';
import { ownershipTransferCases } from './ownership-transfer.ts';
import { insuranceLiabilityCases } from './insurance-liability.ts';
import { technologyEquipmentCases } from './technology-equipment.ts';
import { projectNeedCases } from './project-need.ts';
import { openSpaceTrailsCases } from './open-space-trails.ts';
import type { CaseSet } from './case-set.ts';

/** Every labelled case, in the order of the topics. */
export const allCases: readonly CaseSet[] = [
  ...setbacksCases,
  ...screeningVisualCases,
  ...neighborhoodCharacterCases,
  ...noiseCases,
  ...trafficRoadsCases,
  ...roadUseAgreementCases,
  ...propertyValuesCases,
  ...stormwaterDrainageCases,
  ...wellsGroundwaterCases,
  ...decommissioningBondCases,
  ...fireEmergencyCases,
  ...glareCases,
  ...shadowFlickerCases,
  ...wildlifeHabitatCases,
  ...farmlandSoilCases,
  ...taxRevenueCases,
  ...jobsCases,
  ...constructionHoursCases,
  ...hoursOfOperationCases,
  ...lightingCases,
  ...waterUseCases,
  ...powerSupplyGridCases,
  ...densityHeightCases,
  ...parkingCases,
  ...schoolsCases,
  ...affordableShareCases,
  ...sewerCases,
  ...comprehensivePlanConsistencyCases,
  ...precedentCases,
  ...enforcementCases,
  ...communityEngagementCases,
  ...healthSafetyCases,
  ...odorDustCases,
  ...ownershipTransferCases,
  ...insuranceLiabilityCases,
  ...technologyEquipmentCases,
  ...projectNeedCases,
  ...openSpaceTrailsCases,
];
