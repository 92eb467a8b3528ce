import { boardOfRehearsal, characterIn, sheetsOfSeats } from '../boards/seated-board.ts';
import { characters } from '../catalog/characters.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Rules } from './types.ts';

const isMember = ({ role }: CharacterSheet): boolean => role === 'chair' || role === 'commissioner';

/** Who sits tonight: the members who asked something, the board of this community, and more commissioners until every seat is taken; the
 *  chair last, as chairs vote. A hearing examiner sits alone.
 *  Takes: the rehearsal and its rules.  Gives: each member once.  Throws: never. */
export function membersOf(r: Rehearsal, { members, kind }: Pick<Rules, 'members' | 'kind'>): readonly CharacterSheet[] {
  const sitting = boardOfRehearsal(r);
  // The applicant's own board has its own number of seats, and nobody else sits on it.
  const seated = sheetsOfSeats(r.projectSource).length > 0;
  const askers = r.exchanges.flatMap(({ asked }) => characterIn(r, asked.character_id) ?? []).filter(isMember);
  // Who made a disclosure sits tonight, whoever asks afterwards.
  const named = new Set(
    r.proceeding.stepped
      .filter(({ step }) => step === 'disclosure')
      .flatMap(({ lines }) => lines.map(({ speaker }) => speaker)),
  );
  const disclosers = characters.filter((one) => isMember(one) && named.has(one.name));
  const distinct = seated
    ? sitting
    : [...new Set([...disclosers, ...askers, ...sitting, ...characters.filter(isMember)])];
  const chair = distinct.filter(({ role }) => role === 'chair').slice(0, 1);
  if (kind === 'hearing_examiner' || members === 1) return chair;
  const others = distinct.filter(({ role }) => role !== 'chair');
  return [...(seated ? others : others.slice(0, members - chair.length)), ...chair];
}
