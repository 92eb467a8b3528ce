import { apartments } from './apartments.ts';
import { aviation } from './aviation.ts';
import { cannabis } from './cannabis.ts';
import { care } from './care.ts';
import { gatherings } from './gatherings.ts';
import { hospital } from './hospital.ts';
import { hotPlant } from './hot-plant.ts';
import { livestock } from './livestock.ts';
import { lodging } from './lodging.ts';
import { loudSport } from './loud-sport.ts';
import { quarry } from './quarry.ts';
import { school } from './school.ts';
import { tower } from './tower.ts';
import type { UseSheet } from './types.ts';
import { waste } from './waste.ts';
import { worship } from './worship.ts';
import { yard } from './yard.ts';

/** Uses with questions of their own. Where two are named, the one named first in the text stands; at one place, the earlier here. */
export const allUses: readonly UseSheet[] = [
  hotPlant,
  waste,
  livestock,
  quarry,
  tower,
  care,
  school,
  hospital,
  cannabis,
  gatherings,
  loudSport,
  lodging,
  aviation,
  worship,
  yard,
  apartments,
];
