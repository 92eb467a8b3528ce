import type { Rehearsal } from '../../record/rehearsal.ts';
import { characters } from '../../catalog/characters.ts';
import { membersOf } from '../members.ts';
import type { Rules } from '../types.ts';

/** 'the special use permit for Prairie Sky Solar'; a map amendment keeps its own name. Takes: the rehearsal and the rules of its
 *  proceeding. Gives: words that fit into a sentence; a project without a name is 'the proposed development'. */
export function requestOf({ project }: Rehearsal, { sought, kind }: Pick<Rules, 'sought' | 'kind'>): string {
  const name = project.projectName === 'Development Project' ? 'the proposed development' : project.projectName;
  const told = [project.description ?? '', ...project.facts, project.zoning ?? ''].join(' ').toLowerCase();
  const isRezoning = kind === 'rezoning' && told.includes('rezon');
  // The item goes by the name under which it was filed.
  const isNamed = kind === 'special_use' || kind === 'hearing_examiner';
  const own = isNamed ? permits.find((permit) => told.includes(permit)) : undefined;
  return `${isRezoning ? 'the rezoning' : own === undefined ? sought : `the ${own}`} for ${name}`;
}

const permits: readonly string[] = [
  'conditional use permit',
  'special use permit',
  'interim use permit',
  'special exception',
  'conditional use',
  'special use',
];

/** The name of the presiding speaker. Takes: the rehearsal and the rules of its proceeding. Gives: the name with the title; the title alone
 *  if nobody sits. */
export function chairName(r: Rehearsal, rules: Pick<Rules, 'members' | 'kind'>): string {
  const chair = membersOf(r, rules).at(-1);
  const title = rules.kind === 'hearing_examiner' ? 'Hearing Examiner' : 'Chair';
  if (chair === undefined) return title;
  // "Member A, chair" for a seat of the applicant's own board, whose name is a letter.
  return chair.character_id.startsWith('seat_') ? `${chair.name}, ${title.toLowerCase()}` : `${title} ${chair.name}`;
}

/** The name of the staff speaker. Gives: the name of the catalog's planning director, or 'Staff' if it has none. */
export function staffName(): string {
  return characters.find(({ role }) => role === 'planning_director')?.name ?? 'Staff';
}
