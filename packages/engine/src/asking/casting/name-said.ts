/** How a person in the room is spoken of: 'Commissioner Hutchins', 'the chair', 'Peggy Sorensen'. Takes: name and role as on the record. */
export function nameSaid(name: string, role: string): string {
  const bare = name.replace(/^(?:Commissioner|Chair(?:man|woman|person)?|Madam Chair)\s+/i, '').trim();
  if (role === 'chair') return bare === '' ? 'the chair' : `Chair ${lastNameOf(bare)}`;
  if (bare === '') return 'a member';
  return role === 'commissioner' ? `Commissioner ${lastNameOf(bare)}` : bare;
}

function lastNameOf(name: string): string {
  const parts = name.split(/\s+/);
  return parts[parts.length - 1] ?? name;
}
