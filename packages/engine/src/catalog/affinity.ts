import { characterById } from './character-by-id.ts';
import { isStaffRole } from './staff-roles.ts';
import { themeById } from './theme-by-id.ts';
import type { CharacterSheet } from './types.ts';

export interface Affinity {
  /** -1 opposed .. 1 in full agreement. */
  readonly affinity: number;
  readonly relationship: 'ally' | 'neutral' | 'rival';
  readonly reasons: readonly string[];
}

/* How far a stance leans toward a project, -1 against .. 1 for. */
const leaning: Readonly<Record<string, number>> = {
  supportive: 1,
  developmental: 0.7,
  neutral: 0,
  regulatory: -0.1,
  skeptical: -0.4,
  concerned: -0.5,
  protective: -0.6,
  opposed: -1,
  opposing: -1,
};

/** How two characters get along: their known alliances and quarrels first, then stance, profession and what both care about.
 *  Takes: two character ids, in either order.  Gives: the same answer for both orders; null if an id is unknown.
 *  Throws: never. decisions.md §3. */
export function affinity(a: unknown, b: unknown): Affinity | null {
  const one = characterById(a);
  const two = characterById(b);
  if (one === null || two === null) return null;
  if (one === two)
    return { affinity: 1, relationship: 'ally', reasons: [`${one.name} agrees with no one more often.`] };
  /* A fixed order makes the reasons symmetric too, not only the number. */
  const [first, second] = one.character_id < two.character_id ? [one, two] : [two, one];
  const ties = known.get(first) ?? new Map<CharacterSheet, Affinity>();
  known.set(first, ties);
  const tie = ties.get(second) ?? between(first, second);
  ties.set(second, tie);
  return tie;
}

/* Cached because the catalog never changes and every question looks up how people get along with the last speaker. */
const known = new Map<CharacterSheet, Map<CharacterSheet, Affinity>>();

function between(a: CharacterSheet, b: CharacterSheet): Affinity {
  const reasons: string[] = [];
  let score = 0;
  const allied = a.allies?.find(({ id }) => id === b.character_id) ?? b.allies?.find(({ id }) => id === a.character_id);
  const atOdds = a.rivals?.find(({ id }) => id === b.character_id) ?? b.rivals?.find(({ id }) => id === a.character_id);
  if (allied !== undefined) {
    score += 0.6;
    reasons.push(allied.reason);
  }
  if (atOdds !== undefined) {
    score -= 0.6;
    reasons.push(atOdds.reason);
  }
  const distance = Math.abs((leaning[a.stance] ?? 0) - (leaning[b.stance] ?? 0));
  score += 0.2 - 0.25 * distance;
  if (distance <= 0.3) reasons.push('They start from much the same view of a project.');
  else if (distance >= 1.3) reasons.push('One starts out in favor of building and the other against.');
  const shared = a.expertise.filter((id) => b.expertise.includes(id)).flatMap((id) => themeById(id)?.name ?? []);
  score += Math.min(0.2, 0.07 * shared.length);
  if (shared.length > 0)
    reasons.push(`Both follow ${listed(shared.slice(0, 3).map((name) => name.toLowerCase()))} closely.`);
  if (isStaffRole(a.role) && isStaffRole(b.role)) {
    score += 0.1;
    reasons.push('They work down the hall from each other.');
  }
  if (reasons.length === 0) reasons.push('They know each other by sight and have no quarrel.');
  const rounded = Math.round(Math.max(-1, Math.min(1, score)) * 100) / 100;
  return { affinity: rounded, relationship: rounded >= 0.4 ? 'ally' : rounded <= -0.4 ? 'rival' : 'neutral', reasons };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
