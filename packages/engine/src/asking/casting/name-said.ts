/** How a person in the room is referred to: 'the chair', 'Dale Hutchins'. What members are called depends on the body, so nobody is called
 *  a commissioner here. Takes: name and role as on the record. */
export function nameSaid(name: string, role: string): string {
  // A seat of the applicant's own board is called by its letter, and nobody says "Commissioner A".
  if (isSeatName(name)) return name;
  const bare = name.replace(/^(?:Commissioner|Chair(?:man|woman|person)?|Madam Chair)\s+/i, '').trim();
  if (role === 'chair') return 'the chair';
  if (bare === '') return 'a member';
  return bare;
}

const isSeatName = (name: string): boolean => /^Member [A-Z]$/.test(name);
