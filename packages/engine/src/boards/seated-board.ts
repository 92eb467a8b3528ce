import { oncePer } from '../base/once-per.ts';
import type { BoardMeeting, BoardMember, SeatedBoard } from '@rostrum/contract';
import { boardFor } from '../catalog/board-for.ts';
import { characterById } from '../catalog/character-by-id.ts';
import { themes } from '../catalog/themes.ts';
import type { CharacterSheet, Voice } from '../catalog/types.ts';
import { minutesTopic } from '../minutes/topics.ts';
import { proceedingChosen } from '../record/proceeding-kind.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/* A rehearsal before a real board. The seats carry what the minutes show: what a member keeps asking about, and how often they vote against
   the others. Nothing else is made up for them: no portrait, no biography, and no words that pass for theirs. */

export type Seat = SeatedBoard['seats'][number];

/** Shown wherever a seat of a real board is, and in every report on it. */
export const seatNotice =
  'The seats are simulated from published minutes: what each asks follows how a member asks, and no member said it. How they vote here says nothing about how anybody will vote.';

/** "Member A", "Member B" and so on. Takes: an index from 0. Throws: never. */
export const memberLetter = (index: number): string => `Member ${String.fromCharCode(65 + (index % 26))}`;

const maxSeats = 15;
/** Above 1: raised this much more often than a topic nobody keeps asking about. */
const maxWeight = 3;

const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** What a member keeps asking about, as topics of the knowledge base: subjects raised at least twice, or else the first one. */
function weightsOf({ topics }: BoardMember): Record<string, number> {
  const often = topics.filter(({ count }) => count >= 2);
  const weights: Record<string, number> = {};
  for (const { topic, count } of often.length > 0 ? often : topics.slice(0, 1)) {
    const asks = minutesTopic(topic)?.asks;
    if (asks !== undefined) weights[asks] = clamped(Math.max(weights[asks] ?? 0, 1 + count * 0.5), 1, maxWeight);
  }
  return weights;
}

/** How a member votes compared with the others: their share of votes against minus the board's, shrunk toward 0 if there are few. */
function leanOf({ votes }: BoardMember, shareAgainst: number): number {
  const cast = votes.yes + votes.no;
  const surplus = votes.no - cast * shareAgainst;
  return Math.round(clamped((-surplus / (cast + 8)) * 4, -1, 1) * 100) / 100;
}

/** The seats of a board, as its minutes show them.
 *  Takes: the board's name, meetings and members.
 *  Gives: at most fifteen seats called "Member A" and so on, the chair first; null if the minutes name nobody.
 *  Throws: never. */
export function seatsOf(board: {
  readonly body: string | null;
  readonly meetings: readonly BoardMeeting[];
  readonly members: readonly BoardMember[];
}): SeatedBoard | null {
  const last = board.meetings.at(-1);
  const still = board.members.filter(({ name }) => last?.members.some((member) => member.name === name) !== false);
  const sitting = still.length > 0 ? still : board.members;
  // Whoever was at no meeting on file has shown nothing that a seat could follow.
  const came = sitting.filter(({ meetings, motions, seconds }) => meetings + motions + seconds > 0);
  const members = (came.length > 0 ? came : sitting).slice(0, maxSeats);
  if (members.length === 0) return null;
  const cast = members.reduce((sum, { votes }) => sum + votes.yes + votes.no, 0);
  const against = members.reduce((sum, { votes }) => sum + votes.no, 0);
  const share = cast === 0 ? 0 : against / cast;
  return {
    body: board.body,
    seats: members.map((member, index) => ({
      id: `seat_${index + 1}`,
      name: member.name,
      shownAs: memberLetter(index),
      role: member.role,
      topics: weightsOf(member),
      lean: leanOf(member, share),
    })),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function seatIn(value: unknown): Seat | null {
  if (!isRecord(value)) return null;
  const { id, name, shownAs, role, topics, lean } = value;
  if (typeof id !== 'string' || !/^seat_\d{1,2}$/.test(id)) return null;
  if (typeof shownAs !== 'string' || shownAs.trim() === '' || shownAs.length > 120) return null;
  const weights = Object.entries(isRecord(topics) ? topics : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return {
    id,
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, 120) : shownAs,
    shownAs,
    role: role === 'chair' || role === 'vice_chair' ? role : 'member',
    topics: Object.fromEntries(weights.map(([topic, weight]) => [topic, clamped(weight, 0, maxWeight + 1)])),
    lean: typeof lean === 'number' ? clamped(lean, -1, 1) : 0,
  };
}

/** The applicant's own board in a project's configuration.
 *  Takes: a project as it was configured, of any shape.  Gives: the board, or null if there is none.  Throws: never. */
export function seatedBoardIn(project: unknown): SeatedBoard | null {
  if (!isRecord(project)) return null;
  const nested = isRecord(project['projectConfig']) ? project['projectConfig'] : {};
  const board = project['board'] ?? nested['board'];
  if (!isRecord(board) || !Array.isArray(board['seats'])) return null;
  const seats = board['seats'].slice(0, maxSeats).flatMap((seat) => seatIn(seat) ?? []);
  const body = typeof board['body'] === 'string' ? board['body'] : null;
  return seats.length === 0 ? null : { body, seats };
}

/** How a seat speaks: plainly, and like every other seat. */
const voice: Voice = {
  manner: 'Asks plainly and briefly, without any turn of phrase of their own.',
  register: 'plain',
  openings: [
    'I have a question.',
    'Help me with one thing.',
    'Let me ask about this.',
    'One point first.',
    'A question on the record.',
    'I want to be clear on this.',
  ],
  pressing: ['I did not hear an answer to that.', 'Let me ask it again.', 'That leaves my question open.'],
  closings: ['Please answer for the record.', 'That is my question.', 'I would like an answer tonight.'],
  seconding: ['I have the same question as {ally}.', 'Let me follow up on what {ally} asked.'],
  satisfied: ['Thank you.', 'That answers my question.'],
};

const titles = { chair: 'Chair', vice_chair: 'Vice Chair', member: 'Board Member' } as const;

const expertiseOf = (topics: Readonly<Record<string, number>>): string[] =>
  themes.filter((theme) => theme.topics.some((topic) => topic in topics)).map(({ theme_id }) => theme_id);

/** The seat as a character who asks and votes. Takes: the seat, and whether it presides. Throws: never. */
function sheetOf(seat: Seat, presides: boolean): CharacterSheet {
  const look = boardFor('')[0]?.portrait;
  const stance = seat.lean <= -0.4 ? 'skeptical' : 'neutral';
  return {
    character_id: seat.id,
    name: seat.shownAs,
    role: presides ? 'chair' : 'commissioner',
    title: `${titles[seat.role]}, simulated`,
    active: true,
    stance,
    personality_type: 'official',
    // No portrait is made up for a real person: pages show initials.
    avatar_path: '',
    expertise: ['planning', ...expertiseOf(seat.topics)],
    background: `Simulated: asks in the manner of ${seat.shownAs}, as far as the minutes on file show it.`,
    industries: 'all',
    voice,
    portrait: look ?? { head: 'short', skin: 'tan', hair: 'gray', face: 'calm', clothing: 'slate' },
  };
}

/** The sheets of the applicant's own board; empty if there is none. One seat presides: the chair, or else the first seat.
 *  Takes: a project as configured.  Gives: the sheets, the chair first.  Throws: never. */
export const sheetsOfSeats = oncePer((project: Rehearsal['projectSource']): readonly CharacterSheet[] => {
  const seats = seatedBoardIn(project)?.seats ?? [];
  const chair = seats.find(({ role }) => role === 'chair') ?? seats[0];
  const sheets = seats.map((seat) => sheetOf(seat, seat === chair));
  sheets.sort((a, b) => Number(b.role === 'chair') - Number(a.role === 'chair'));
  return sheets;
});

/** The characters of a presentation within which applicants greet the presiding officer. */
const greeting = 200;
const examiner = /\b(?:hearing|madam|mister|mr\.?|ms\.?) examiner\b/i;

/** Whether a single hearing examiner decides: chosen as the proceeding, named on the form, or greeted.
 *  Takes: a rehearsal.  Throws: never. */
export function isBeforeAnExaminer(
  r: Pick<Rehearsal, 'projectSource'> & Partial<Pick<Rehearsal, 'presentation'>>,
): boolean {
  const kind = proceedingChosen(r)['kind'];
  if (typeof kind === 'string' && kind !== '') return kind === 'hearing_examiner';
  const filed = [r.projectSource['zoning'], r.projectSource['description']].filter((one) => typeof one === 'string');
  return examiner.test([...filed, r.presentation?.text.slice(0, greeting) ?? ''].join(' '));
}

/** The board that sits in a rehearsal: the applicant's own from its minutes, or else the community's built-in one.
 *  Takes: a rehearsal.  Gives: its members, the chair first; a hearing examiner sits alone.  Throws: never. */
export function boardOfRehearsal(
  r: Pick<Rehearsal, 'projectSource' | 'communityType' | 'communityData'> & Partial<Pick<Rehearsal, 'presentation'>>,
): readonly CharacterSheet[] {
  const seated = sheetsOfSeats(r.projectSource);
  const style = r.communityData?.['communication_style'];
  const board = seated.length > 0 ? seated : boardFor(r.communityType, typeof style === 'string' ? style : undefined);
  if (!isBeforeAnExaminer(r)) return board;
  return board.slice(0, 1).map((sheet) => ({ ...sheet, title: 'Hearing Examiner' }));
}

/** A speaker in a rehearsal: a seat of its own board, or a character of the catalog.
 *  Takes: the rehearsal, an id.  Gives: the sheet, or null.  Throws: never. */
export function characterIn(r: Pick<Rehearsal, 'projectSource'>, id: unknown): CharacterSheet | null {
  return sheetsOfSeats(r.projectSource).find((sheet) => sheet.character_id === id) ?? characterById(id);
}

/** How much more a seat raises a topic than others do: 1 for anybody else.
 *  Takes: the rehearsal, a character's id, a topic of the knowledge base.  Throws: never. */
export function seatWeight(r: Pick<Rehearsal, 'projectSource'>, id: string, topic: string): number {
  return seatedBoardIn(r.projectSource)?.seats.find((seat) => seat.id === id)?.topics[topic] ?? 1;
}

/** How much more the applicant's own board asks about a topic than others do; 1 if there is none or nobody keeps asking about it.
 *  Takes: the rehearsal, a topic of the knowledge base.  Throws: never. */
export function boardInterest(r: Pick<Rehearsal, 'projectSource'>, topic: string): number {
  const seats = seatedBoardIn(r.projectSource)?.seats ?? [];
  return Math.max(1, ...seats.map((seat) => seat.topics[topic] ?? 1));
}

/** How a seat leans, -1 against to 1 for; 0 for anybody else. Takes: the rehearsal's project source and the id of a seat. Gives: two
 *  decimals; 0 as well if no board of minutes sits. */
export function seatLean(r: Pick<Rehearsal, 'projectSource'>, id: string): number {
  return seatedBoardIn(r.projectSource)?.seats.find((seat) => seat.id === id)?.lean ?? 0;
}
