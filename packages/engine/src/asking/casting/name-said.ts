/** How a person in the room is spoken of: 'Commissioner Hutchins', 'the chair', 'Peggy Sorensen'. Takes: name and role as on the record. */
export function nameSaid(name: string, role: string): string {
  // A seat of the applicant's own board goes by its letter, and nobody says "Commissioner A".
  if (isSeatName(name)) return name;
  const bare = name.replace(/^(?:Commissioner|Chair(?:man|woman|person)?|Madam Chair)\s+/i, '').trim();
  if (role === 'chair') return bare === '' ? 'the chair' : `Chair ${lastNameOf(bare)}`;
  if (bare === '') return 'a member';
  return role === 'commissioner' ? `Commissioner ${lastNameOf(bare)}` : bare;
}

const isSeatName = (name: string): boolean => /^Member [A-Z]$/.test(name);

function lastNameOf(name: string): string {
  const parts = name.split(/\s+/);
  return parts[parts.length - 1] ?? name;
}
