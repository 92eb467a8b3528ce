import type { Character } from '@rostrum/contract';
import type { Official } from '@rostrum/engine/hearing';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { listOf } from '../../../api/list-of.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';

/** One chair and up to three commissioners; two staff members. hearing.md §9. */
const boardSeats = 4;
const staffSeats = 2;
const timeoutMs = 8_000;

export interface Bench {
  /** The chair first, then the commissioners in the order in which they ask. */
  readonly board: readonly Character[];
  readonly staff: readonly Character[];
  /** Why the board could not be loaded from the server; null if it could, or if the applicant chose to go on
   *  without it. */
  readonly failure: string | null;
}

const boardRoles = new Set(['commissioner', 'chair']);

/** What the server says about who is there, as a promise. */
export interface AskedForBench {
  readonly answers: Promise<[PromiseSettledResult<readonly Character[]>, PromiseSettledResult<readonly Character[]>]>;
  readonly signal: AbortSignal | undefined;
}

/** Asks who is there, which does not depend on the community. */
export function askForBench(signal?: AbortSignal): AskedForBench {
  return { answers: Promise.allSettled([fetchCommissioners(signal), fetchStaff(signal)]), signal };
}

/** Tonight's board and staff. If the call for commissioners fails, the failure is reported and the built-in board
 *  stays. */
export async function seatBench(
  { answers, signal }: AskedForBench,
  communityType: string,
  style: string,
): Promise<Bench> {
  const [commissioners, staff] = await answers;
  const seatedStaff = staff.status === 'fulfilled' ? staff.value : [];
  // Nothing is lost for someone who left before the answers came.
  const hasLeft = signal?.aborted === true;
  if (staff.status === 'rejected' && !hasLeft) console.warn('The municipal staff could not be loaded.', staff.reason);
  if (commissioners.status === 'fulfilled') {
    const board = await seated(commissioners.value, communityType, style);
    return { board, staff: seatedStaff, failure: null };
  }
  if (!hasLeft) console.warn('The commissioners could not be loaded.', commissioners.reason);
  const builtIn = await builtInBench(communityType, style);
  return {
    board: builtIn.board,
    staff: seatedStaff.length > 0 ? seatedStaff : builtIn.staff,
    failure: sentenceOf(commissioners.reason) ?? messageOf(commissioners.reason),
  };
}

function messageOf(reason: unknown): string {
  if (typeof reason === 'object' && reason !== null && 'sentence' in reason) return String(reason.sentence);
  return reason instanceof Error && reason.message !== '' ? reason.message : texts.unknownError;
}

async function fetchCommissioners(signal?: AbortSignal): Promise<readonly Character[]> {
  const input = { query: { role: 'commissioner' }, sessionId: null, timeoutMs, signal };
  const onBoard = (answer: Parameters<typeof listOf<Character>>[0]) =>
    listOf(answer, 'characters').filter(({ role, active }) => boardRoles.has(role) && active !== false);
  const found = await call('practiceCharacters', input)
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      console.warn('Asking again for the commissioners, the other way.', cause);
      return call('practiceCharactersPost', { ...input, body: {} });
    })
    .then(onBoard);
  if (found.length === 0) throw new Error(texts.unknownError);
  return found;
}

async function fetchStaff(signal?: AbortSignal): Promise<readonly Character[]> {
  const answer = await call('practiceCharacters', { query: { role: 'staff' }, sessionId: null, timeoutMs, signal });
  return listOf<Character>(answer, 'characters')
    .filter(({ role, active }) => !boardRoles.has(role) && active !== false)
    .slice(0, staffSeats);
}

/** Whose seats they are: the board that suits the community if it is among those sent, otherwise the order sent. */
async function seated(
  characters: readonly Character[],
  communityType: string,
  style: string,
): Promise<readonly Character[]> {
  const chair = characters.find(({ role }) => role === 'chair') ?? characters[Math.floor((characters.length - 1) / 2)];
  const rest = characters.filter((character) => character !== chair);
  const order = await suitedIds(communityType, style);
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = rest
    .map((character, at) => ({ character, at }))
    .sort((a, b) => rank(a.character.character_id) - rank(b.character.character_id) || a.at - b.at)
    .map(({ character }) => character);
  return [...(chair === undefined ? [] : [chair]), ...sorted].slice(0, boardSeats);
}

async function suitedIds(communityType: string, style: string): Promise<readonly string[]> {
  try {
    const { boardFor } = await import('@rostrum/engine/catalog');
    return boardFor(communityType, style === '' ? undefined : style).map(({ character_id: id }) => id);
  } catch (cause) {
    console.warn('The catalog could not be loaded; the board sits in the order in which it was sent.', cause);
    return [];
  }
}

/** The board and the staff that come with the product. hearing.md §8 (fallback board). */
export async function builtInBench(communityType: string, style: string): Promise<Bench> {
  try {
    const { boardFor, charactersFor, toCharacter } = await import('@rostrum/engine/catalog');
    const board = boardFor(communityType, style === '' ? undefined : style).map(toCharacter);
    return { board, staff: charactersFor({ role: 'staff' }).slice(0, staffSeats).map(toCharacter), failure: null };
  } catch (cause) {
    console.warn('The catalog could not be loaded; a board without portraits takes the seats.', cause);
    return { board: fallbackBoard, staff: [], failure: null };
  }
}

const fallbackMember = (id: string, name: string, role: string): Character => ({
  character_id: id,
  name,
  role,
  title: role === 'chair' ? 'Chair' : 'Commissioner',
  active: true,
  expertise: ['planning'],
  stance: 'neutral',
  personality_type: 'official',
  avatar_path: '',
  background: '',
});

/** If even the catalog cannot be loaded: a chair and two commissioners. */
const fallbackBoard: readonly Character[] = [
  fallbackMember('fallback_chair', 'Chair Morgan Ellery', 'chair'),
  fallbackMember('fallback_one', 'Commissioner Ada Whitlock', 'commissioner'),
  fallbackMember('fallback_two', 'Commissioner Sam Rourke', 'commissioner'),
];

/** The chair is the member whose role is chair, or else the middle one. hearing.md §2. */
export function chairOf(board: readonly Character[]): Character | undefined {
  return board.find(({ role }) => role === 'chair') ?? board[Math.floor((board.length - 1) / 2)];
}

/** The board in the form that the rotation uses. */
export function officialsOf(board: readonly Character[]): readonly Official[] {
  const chair = chairOf(board);
  return board.map((member) => ({
    id: member.character_id,
    kind: member === chair ? 'chair' : 'commissioner',
    role: member.role,
  }));
}

export function staffOf(staff: readonly Character[]): readonly Official[] {
  return staff.map(({ character_id: id, role }) => ({ id, kind: 'technical', role }));
}

/** 'Commissioner Dale Hutchins' appears as 'Dale Hutchins' on a card. */
export function bareName(name: string): string {
  return name.replace(/^commissioner\s+/i, '');
}
