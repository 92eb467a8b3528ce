import type { SpokenLine } from '@rostrum/contract';
import { randomFrom, type Random } from '../../base/random.ts';
import { characters } from '../../catalog/characters.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import { isNamesake } from '../../asking/casting/namesake.ts';
import { membersOf } from '../members.ts';
import { chairName } from '../speech/naming.ts';
import { say, sayFor } from '../speech/say.ts';
import type { Evening, StepHeld } from './types.ts';

/** How often a member has a contact to disclose, and how often a conflict. */
const shares = { contact: 0.45, conflict: 0.04 } as const;

/** Contacts outside the hearing and conflicts of interest, declared before anything is heard.
 *  Takes: the evening.  Gives: the lines, and the members who step down.  Throws: never. */
export function disclose({ r, rules }: Evening): StepHeld {
  const speaker = chairName(r, rules);
  const random = randomFrom(r.seed, 'disclosure');
  const contacts = rules.contacts === 'disclosed';
  if (rules.kind === 'hearing_examiner')
    return { lines: [{ speaker, text: sayFor(rules, 'disclosure') }], awaits: null };
  const lines = [{ speaker, text: say('chair', contacts ? 'disclosure' : 'conflicts_only') }];
  const [drawContact, drawConflict] = [random.next(), random.next()];
  const members = membersOf(r, rules).filter(({ role }) => role !== 'chair');
  if (members.length < 3) return { lines: [...lines, { speaker, text: say('chair', 'no_disclosure') }], awaits: null };
  const one = random.pick(members);
  const other = random.pick(members);
  const recused: string[] = [];
  if (contacts && drawContact < shares.contact) lines.push(...disclosed(one, speaker, random));
  if (drawConflict < shares.conflict && other !== one) {
    recused.push(other.character_id);
    lines.push({ speaker: other.name, text: say('members', 'conflict') }, { speaker, text: say('chair', 'recused') });
  }
  // Anybody in the room would ask.
  for (const member of members.filter(
    (each) => each !== one && !recused.includes(each.character_id) && isNamesake(each, r),
  ))
    lines.push({ speaker: member.name, text: say('members', 'namesake') });
  if (lines.length === 1) lines.push({ speaker, text: say('chair', 'no_disclosure') });
  return { lines, awaits: null, ...(recused.length > 0 && { recused }) };
}

const contactKinds = ['mail', 'talk', 'visit'] as const;

/** A contact as it goes on the record: who it was with and what was said, or what was seen. */
function disclosed({ name: member }: CharacterSheet, chair: string, random: Random): SpokenLine[] {
  const kind = random.pick(contactKinds);
  const isVisit = kind === 'visit';
  const { name } = random.pick(characters.filter(({ role }) => role === 'resident'));
  return [
    { speaker: member, text: say('members', `contact_${kind}`) },
    { speaker: chair, text: say('chair', isVisit ? 'disclosure_what' : 'disclosure_who') },
    { speaker: member, text: say('members', `contact_${kind}_${isVisit ? 'what' : 'who'}`, { name }) },
    { speaker: chair, text: say('chair', 'disclosure_noted') },
  ];
}
