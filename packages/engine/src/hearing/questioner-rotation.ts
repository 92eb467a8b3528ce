import { randomFrom } from '../base/random.ts';
import { officialsPerRound } from './times.ts';

/** Somebody who may ask from the front of the room. */
export interface Official {
  readonly id: string;
  readonly kind: 'chair' | 'commissioner' | 'technical';
  /** Role of the character ('chair', 'commissioner', 'public_works_director', ...). */
  readonly role: string;
}

export interface RotationInput {
  /** The board in seating order; the chair may sit anywhere in it. */
  readonly board: readonly Official[];
  readonly staff: readonly Official[];
  /** Ids of those who have asked so far, oldest first. */
  readonly asked: readonly string[];
  /** The topic the board would raise next, if known: decides whom the commissioners call on. */
  readonly topic: string | null;
  readonly seed: number;
}

/** Whose turn it is: the chair first, then the commissioners in order, round by round. After a round of three officials, the commissioners
 *  call on one of the technical staff, by the role that fits the topic; after technical staff the turn goes back to a random member of the
 *  board, and the order continues from there.
 *  Takes: board, staff, who has asked, the topic, a seed.  Gives: an official, the same for the same input; null if nobody sits on the
 *  board and no staff is present.  Throws: never.  Specification: hearing.md §4 (Question cycle), §6. */
export function nextQuestioner({ board, staff, asked, topic, seed }: RotationInput): Official | null {
  const order = [...board.filter(({ kind }) => kind === 'chair'), ...board.filter(({ kind }) => kind !== 'chair')];
  if (order.length === 0) return staff[0] ?? null;
  const isStaff = (id: string) => staff.some((official) => official.id === id);
  const last = asked.at(-1);
  if (last === undefined) return order[0] ?? null;
  if (isStaff(last)) return randomFrom(seed, `after-staff:${asked.length}`).pick(order);
  const sinceStaff = asked.length - 1 - asked.findLastIndex(isStaff);
  if (sinceStaff >= officialsPerRound) {
    const called = staffCalled(staff, asked, topic);
    if (called !== null) return called;
  }
  const seat = order.findIndex(({ id }) => id === last);
  return order[(seat + 1) % order.length] ?? null;
}

/** The staff member whose role fits the topic, or else one who hasn't spoken; each is called once. */
function staffCalled(staff: readonly Official[], asked: readonly string[], topic: string | null): Official | null {
  const free = staff.filter(({ id }) => !asked.includes(id));
  const role = topic === null ? null : staffRoleFor(topic);
  return free.find((official) => official.role === role) ?? free[0] ?? null;
}

const rolesByTopic: Readonly<Record<string, string>> = {
  traffic_roads: 'public_works_director',
  road_use_agreement: 'public_works_director',
  stormwater_drainage: 'public_works_director',
  wells_groundwater: 'public_works_director',
  water_use: 'public_works_director',
  sewer: 'public_works_director',
  infrastructure_impact: 'public_works_director',
  parking: 'public_works_director',
  technology_equipment: 'building_inspector',
  technical_specifications: 'building_inspector',
  density_height: 'building_inspector',
  lighting: 'building_inspector',
  fire_emergency: 'emergency_management_director',
  health_safety: 'emergency_management_director',
  jobs: 'economic_development_director',
  tax_revenue: 'economic_development_director',
  property_values: 'economic_development_director',
  affordable_share: 'economic_development_director',
  enforcement: 'legal_counsel',
  ownership_transfer: 'legal_counsel',
  insurance_liability: 'legal_counsel',
  decommissioning_bond: 'legal_counsel',
  regulatory_compliance: 'legal_counsel',
  precedent: 'legal_counsel',
};

/** The technical role that a commissioner would call on for a topic.
 *  Takes: a topic id.  Gives: one of the staff roles of hearing.md §6; the planning director for any other topic. */
export function staffRoleFor(topic: string): string {
  return Object.hasOwn(rolesByTopic, topic) ? (rolesByTopic[topic] as string) : 'planning_director';
}
