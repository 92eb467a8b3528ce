import { characters } from '../../catalog/characters.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';

/** Whom counsel represents: the first neighbor who spoke against the request.
 *  Takes: the rehearsal.  Gives: who it is, and the name counsel speaks under.  Throws: never. */
export function opponentOf(r: Rehearsal): { readonly name: string; readonly label: string } {
  const residents = new Set(characters.filter(({ role }) => role === 'resident').map(({ character_id: id }) => id));
  const name = r.proceeding.testified.find(({ speaker }) => speaker.position === 'against' && residents.has(speaker.id))
    ?.speaker.name;
  return name === undefined
    ? { name: 'a neighbor', label: 'Counsel for a neighbor' }
    : { name, label: `Counsel for ${name}` };
}
