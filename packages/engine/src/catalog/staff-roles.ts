/** The seven technical staff roles. hearing.md §6. */
export const staffRoles = [
  'planning_director',
  'public_works_director',
  'building_inspector',
  'legal_counsel',
  'emergency_management_director',
  'economic_development_director',
  'mayor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** True for a role of the technical staff.
 *  Takes: any role.  Throws: never. */
export function isStaffRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}
