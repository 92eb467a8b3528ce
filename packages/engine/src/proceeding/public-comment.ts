import type { TestifiedEvent } from '@rostrum/contract';
import { isNamesake } from '../asking/casting/namesake.ts';
import { testimonyFor } from '../asking/testimony.ts';
import { hashText, randomFrom } from '../base/random.ts';
import { characters } from '../catalog/characters.ts';
import { communityById } from '../catalog/community-by-id.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Rules } from './types.ts';

type Position = TestifiedEvent['speaker']['position'];
export type Testimony = Omit<TestifiedEvent, 'id' | 'at' | 'type'>;

interface SignedUp {
  readonly sheet: CharacterSheet;
  readonly position: Position;
}

/** The fewest and the most who sign up, from a cool room to a hot one. */
const fewest = 3;
const most = 6;

const against: ReadonlySet<string> = new Set(['opposed', 'opposing', 'concerned', 'protective', 'skeptical']);
const inFavor: ReadonlySet<string> = new Set(['supportive', 'developmental']);

function positionOf({ stance }: CharacterSheet): Position {
  if (against.has(stance)) return 'against';
  return inFavor.has(stance) ? 'for' : 'neutral';
}

/** Who has signed up to speak, in list order: residents and experts, more of them if the room is hot, never all on one side if others are
 *  available. The same for the same seed and community. */
function signedUp(r: Rehearsal): readonly SignedUp[] {
  const heat = communityById(r.communityType).temperature;
  const count = Math.round(fewest + (most - fewest) * heat);
  const random = randomFrom(r.seed, 'public-comment');
  const fitting = characters
    .filter((sheet) => (sheet.role === 'resident' || sheet.role === 'expert') && !isNamesake(sheet, r))
    .map((sheet) => ({ sheet, draw: random.next() + (sheet.role === 'resident' ? 0.5 : 0) }))
    .sort((a, b) => b.draw - a.draw || hashText(a.sheet.character_id) - hashText(b.sheet.character_id))
    .map(({ sheet }) => sheet);
  const chosen = fitting.slice(0, count);
  const side = chosen[0] === undefined ? null : positionOf(chosen[0]);
  const other = fitting.find((sheet) => positionOf(sheet) !== side);
  if (other !== undefined && chosen.every((sheet) => positionOf(sheet) === side)) chosen[chosen.length - 1] = other;
  return chosen.map((sheet) => ({ sheet, position: positionOf(sheet) }));
}

/** The speakers who have not been heard yet, in order. Takes: the rehearsal.  Throws: never. */
export function speakersLeft(r: Rehearsal): readonly SignedUp[] {
  const heard = new Set(r.proceeding.testified.map(({ speaker }) => speaker.id));
  return signedUp(r).filter(({ sheet }) => !heard.has(sheet.character_id));
}

/** The next speaker of public comment, within the time that each has.
 *  Takes: the rehearsal, what is filed, the rules, and the id or name of a speaker who should come first; if unknown, the next in order.
 *  Gives: the testimony, or null if nobody is left.  Throws: never.  Specification: decisions.md §8. */
export function testimonyOf(r: Rehearsal, materials: Materials, rules: Rules, wanted: string | null): Testimony | null {
  const left = speakersLeft(r);
  const next = left.find(({ sheet }) => sheet.character_id === wanted || sheet.name === wanted) ?? left[0];
  if (next === undefined) return null;
  const { sheet, position } = next;
  const { text, seconds, points } = testimonyFor(r, materials, sheet, position);
  const speaker = r.proceeding.testified.length + 1;
  return {
    speaker: { id: sheet.character_id, name: sheet.name, position },
    statement: text,
    seconds: Math.min(seconds, rules.order.find(({ step }) => step === 'public_comment')?.seconds ?? seconds),
    points: points.map((point, at) => ({ id: `point-${speaker}-${at + 1}`, ...point })),
  };
}
