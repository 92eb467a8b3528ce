import { characters } from './characters.ts';
import { industryKeyOf } from './industry-key-of.ts';
import { normalized } from './normalized.ts';
import { isStaffRole } from './staff-roles.ts';
import type { CharacterSheet } from './types.ts';

/** The characters for a project and a role, in catalog order.
 *  Takes: `projectType`, anything that `industryKeyOf` accepts (an unknown one filters nothing); `role`, where `commissioner` includes the
 *  chair, `staff` means the seven technical roles, and any other is used as is.
 *  Gives: the sheets; an empty list for a role nobody has.  Throws: never. practice.md §7, decisions.md §3. */
export function charactersFor(filter: { projectType?: string; role?: string } = {}): readonly CharacterSheet[] {
  const industry = industryKeyOf(filter.projectType);
  const role = filter.role === undefined ? '' : normalized(filter.role).replaceAll(' ', '_');
  return characters.filter((sheet) => {
    if (industry !== null && sheet.industries !== 'all' && !sheet.industries.includes(industry)) return false;
    if (role === '') return true;
    if (role === 'commissioner') return sheet.role === 'commissioner' || sheet.role === 'chair';
    return role === 'staff' ? isStaffRole(sheet.role) : sheet.role === role;
  });
}
