import { affluentProfessional } from './communities/affluent-professional.ts';
import { companyTown } from './communities/company-town.ts';
import { diverseSuburban } from './communities/diverse-suburban.ts';
import { exurbanCommuter } from './communities/exurban-commuter.ts';
import { familyFocused } from './communities/family-focused.ts';
import { gentrifyingTransitional } from './communities/gentrifying-transitional.ts';
import { industrialLegacy } from './communities/industrial-legacy.ts';
import { mixedIncome } from './communities/mixed-income.ts';
import { retireeDominated } from './communities/retiree-dominated.ts';
import { ruralTraditional } from './communities/rural-traditional.ts';
import { seniorCommunity } from './communities/senior-community.ts';
import { techOriented } from './communities/tech-oriented.ts';
import { touristDependent } from './communities/tourist-dependent.ts';
import { urbanProgressive } from './communities/urban-progressive.ts';
import { workingClassFamily } from './communities/working-class-family.ts';
import { youngProfessional } from './communities/young-professional.ts';
import type { CommunitySheet } from './types.ts';

/** The sixteen communities: first the ten of the chooser in the order of practice.md §3, then six more that the hearing room has
 *  (hearing.md §3). */
export const communities: readonly CommunitySheet[] = [
  affluentProfessional,
  workingClassFamily,
  ruralTraditional,
  urbanProgressive,
  retireeDominated,
  companyTown,
  gentrifyingTransitional,
  touristDependent,
  industrialLegacy,
  exurbanCommuter,
  youngProfessional,
  seniorCommunity,
  diverseSuburban,
  mixedIncome,
  techOriented,
  familyFocused,
];
