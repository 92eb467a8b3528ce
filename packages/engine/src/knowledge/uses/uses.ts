import { apartments } from './apartments.ts';
import { aviation } from './aviation.ts';
import { campground } from './campground.ts';
import { cannabis } from './cannabis.ts';
import { carWash } from './car-wash.ts';
import { care } from './care.ts';
import { clinic } from './clinic.ts';
import { crematorium } from './crematorium.ts';
import { fuel } from './fuel.ts';
import { gatherings } from './gatherings.ts';
import { hospital } from './hospital.ts';
import { hotPlant } from './hot-plant.ts';
import { hotel } from './hotel.ts';
import { kennel } from './kennel.ts';
import { livestock } from './livestock.ts';
import { lodging } from './lodging.ts';
import { loudSport } from './loud-sport.ts';
import { marina } from './marina.ts';
import { quarry } from './quarry.ts';
import { school } from './school.ts';
import { shelter } from './shelter.ts';
import { slaughterhouse } from './slaughterhouse.ts';
import { tower } from './tower.ts';
import { truckStop } from './truck-stop.ts';
import type { UseSheet } from './types.ts';
import { waste } from './waste.ts';
import { worship } from './worship.ts';
import { yard } from './yard.ts';

/** Uses with questions of their own. Where two are named, the one named first in the text stands; at one place, the earlier here. */
export const allUses: readonly UseSheet[] = [
  crematorium,
  slaughterhouse,
  kennel,
  shelter,
  truckStop,
  fuel,
  carWash,
  campground,
  marina,
  hotPlant,
  waste,
  livestock,
  quarry,
  tower,
  care,
  school,
  hospital,
  clinic,
  cannabis,
  gatherings,
  loudSport,
  lodging,
  hotel,
  aviation,
  worship,
  yard,
  apartments,
];
