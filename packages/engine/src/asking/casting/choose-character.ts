import { recusedOf } from '../../boards/recused.ts';
import type { Venue } from '@rostrum/contract';
import { randomFrom } from '../../base/random.ts';
import { affinity } from '../../catalog/affinity.ts';
import { boardOfRehearsal, characterIn, isBeforeAnExaminer, seatWeight } from '../../boards/seated-board.ts';
import { charactersFor } from '../../catalog/characters-for.ts';
import { isStaffRole } from '../../catalog/staff-roles.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { LineSpeaker, Position, TopicId } from '../../knowledge/types.ts';
import type { Exchange, ProjectFacts, Rehearsal } from '../../record/rehearsal.ts';
import { fitOf } from './expertise-fit.ts';
import { isNamesake } from './namesake.ts';
import { wouldLiveThere } from '../worth-in-public.ts';
import { lastInVenue } from './last-in-venue.ts';
import type { QuestionRequest } from '../types.ts';

/** The roles a character can speak in, best fit first: a presiding member may say what any member says. Takes: the character. Gives: one or
 *  two roles. */
export function speaksAs({ role }: CharacterSheet): readonly LineSpeaker[] {
  if (role === 'chair') return ['chair', 'board'];
  if (role === 'commissioner') return ['board'];
  if (isStaffRole(role)) return ['staff'];
  return role === 'expert' ? ['expert'] : ['public'];
}

/** What somebody with this stance would not say: a supporter does not object, an opponent does not speak in favor. */
const mayTake: Readonly<Record<string, readonly Position[]>> = {
  supportive: ['for', 'neutral'],
  developmental: ['for', 'neutral'],
  neutral: ['neutral', 'for', 'against'],
  regulatory: ['neutral', 'against'],
};

/** True if a character would say something with this position. Takes: null for something that takes no position.  Throws: never. */
export function wouldSay({ stance }: CharacterSheet, position: Position | null): boolean {
  return position === null || (mayTake[stance] ?? ['against', 'neutral']).includes(position);
}

function styleOf(r: Rehearsal): string | undefined {
  const style = r.communityData?.['communication_style'];
  return typeof style === 'string' ? style : undefined;
}

const rosters = new WeakMap<ProjectFacts, Map<string, readonly CharacterSheet[]>>();

/** Everybody who may speak in a venue, in order of seniority. Takes: the rehearsal and the venue. Gives: the board for a board's venue,
 *  residents and experts for the public's, else both without the chair; nobody who has stepped down. */
export function rosterFor(r: Rehearsal, venue: Venue): readonly CharacterSheet[] {
  const byRoom = rosters.get(r.project) ?? new Map<string, readonly CharacterSheet[]>();
  rosters.set(r.project, byRoom);
  const room = `${venue} ${r.communityType} ${styleOf(r) ?? ''} ${isBeforeAnExaminer(r) ? 'examiner' : ''}`;
  const roster = byRoom.get(room) ?? rosterOf(r, venue);
  byRoom.set(room, roster);
  const recused = recusedOf(r);
  return recused.size === 0 ? roster : roster.filter(({ character_id: id }) => !recused.has(id));
}

function rosterOf(r: Rehearsal, venue: Venue): readonly CharacterSheet[] {
  const board = boardOfRehearsal(r);
  if (venue === 'board') return board;
  const projectType = r.project.projectType;
  const others = (role: string): readonly CharacterSheet[] => {
    const all = charactersFor({ projectType, role });
    const strangers = all.filter((one) => !isNamesake(one, r));
    return strangers.length > 0 ? strangers : all;
  };
  const [residents, experts] = [others('resident'), others('expert')];
  return venue === 'public' ? [...residents, ...experts] : [...board.slice(1), ...residents, ...experts];
}

/** The character a request determines by itself; null if the engine is free to choose.
 *  Takes: the rehearsal and the request.  Throws: never. decisions.md §6 (with an unknown id it is free). */
export function assignedCharacter(r: Rehearsal, request: QuestionRequest): CharacterSheet | null {
  const named = characterIn(r, request.characterId);
  if (named !== null) return named;
  const role = request.questioner?.trim().toLowerCase().replaceAll(' ', '_') ?? '';
  if (role === 'chair') return boardOfRehearsal(r)[0] ?? null;
  if (isStaffRole(role)) return charactersFor({ role })[0] ?? null;
  return null;
}

function turnsBy(exchanges: readonly Exchange[]): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  for (const { asked } of exchanges) turns.set(asked.character_id, (turns.get(asked.character_id) ?? 0) + 1);
  return turns;
}

const againstByStance: Readonly<Record<string, number>> = {
  opposed: 1,
  opposing: 1,
  protective: 0.7,
  concerned: 0.6,
  skeptical: 0.6,
  regulatory: 0.4,
  neutral: 0.4,
  supportive: 0.2,
  developmental: 0.2,
};

/** A member of tonight's board, or else whoever has that id. */
const sittingOr = (r: Rehearsal, id: string): CharacterSheet | null =>
  boardOfRehearsal(r).find(({ character_id }) => character_id === id) ?? characterIn(r, id);

/** Who may say it, and the position they would speak from. */
export interface CastFor {
  readonly topic: TopicId;
  readonly by: readonly LineSpeaker[];
  readonly position: Position | null;
  /** The words; some are only those of somebody who lives there. */
  readonly text?: string;
}

/** Who raises something. The chair opens the board's questions; after that everybody gets a turn, starting with those whose field it is; in
 *  a heated room opponents come forward.
 *  Takes: the rehearsal, the request, what is raised, and the asker of the question being followed up on, if any.
 *  Gives: a character; the one requested, if known.  Throws: never. hearing.md §4 (Questioner rotation), §6. */
export function chooseCharacter(
  r: Rehearsal,
  request: QuestionRequest,
  { topic, by, position, text = '' }: CastFor,
  followUpTo: string | null,
): CharacterSheet {
  const settled = assignedCharacter(r, request) ?? (followUpTo === null ? null : sittingOr(r, followUpTo));
  if (settled !== null) return settled;
  const everybody = rosterFor(r, request.venue);
  const commissioners = everybody.filter(({ role }) => role === 'commissioner');
  const wanted =
    request.questioner?.toLowerCase() === 'commissioner' && commissioners.length > 0 ? commissioners : everybody;
  const able = wanted.filter((one) => speaksAs(one).some((as) => by.includes(as)) && wouldSay(one, position));
  const there = able.filter((one) => wouldLiveThere(one, text));
  const fitting = there.length > 0 ? there : able;
  const roster = fitting.length > 0 ? fitting : wanted;
  const inVenue = lastInVenue(r.exchanges, request.venue, 24);
  const first = roster[0];
  if (first === undefined) throw new Error('the catalog has nobody who could ask');
  if (request.venue === 'board' && inVenue.length === 0 && roster.includes(first)) return first;
  const last = inVenue[inVenue.length - 1]?.asked.character_id ?? null;
  const random = randomFrom(r.seed, `character:${r.exchanges.length}:${request.previousQuestions.length}`);
  const heat = request.venue === 'public' ? r.room.crowdEnergy : 0.3;
  const hard = r.difficulty === 'advanced' || r.difficulty === 'expert';
  const expertSpoke = inVenue.slice(-3).some(({ asked }) => asked.character_role === 'expert');
  const turnsSoFar = turnsBy(inVenue);
  const valueOf = (character: CharacterSheet): number => {
    const id = character.character_id;
    const turns = turnsSoFar.get(id) ?? 0;
    const fits = fitOf(character, topic);
    const ally = last !== id && affinity(last, id)?.relationship === 'ally';
    const expertInPublic =
      request.venue === 'public' && character.role === 'expert' ? (hard ? 0.02 : -0.06) - (expertSpoke ? 0.6 : 0) : 0;
    // An expert on traffic has nothing to say about wells.
    const outOfField = character.role === 'expert' && fits === 0 ? 3 : 0;
    return (
      0.6 * fits * seatWeight(r, id, topic) -
      0.5 * turns -
      (id === last ? 1 : 0) +
      (ally ? 0.15 : 0) -
      outOfField +
      expertInPublic +
      heat * 0.3 * (againstByStance[character.stance] ?? 0.4) +
      0.25 * random.next()
    );
  };
  let best = first;
  let bestValue = -Infinity;
  for (const character of roster) {
    const value = valueOf(character);
    if (value > bestValue) [best, bestValue] = [character, value];
  }
  return best;
}
