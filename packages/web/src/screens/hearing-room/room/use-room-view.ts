import { hearingTexts } from '../../../texts/hearing-room.ts';
import type { Character } from '@rostrum/contract';
import { presentationLimitMs, boardLeftMs, boardLimitMs, criticalAtMs, overallLeftMs } from '@rostrum/engine/hearing';
import { chairOf } from '../board/load-board.ts';
import { useConductor, usePhasePart, useRoom, useTalk } from '../use-conductor.ts';

export type Light = 'off' | 'green' | 'amber' | 'red';
const cardsShown = 3;

/** Who has the floor: the person speaking, otherwise the one whose question is open. */
export function useFloor(): { readonly holderId: string | null; readonly speakingId: string | null } {
  const speakingId = useTalk((talk) => (talk.caption?.isLive ? talk.caption.speakerId : null));
  const askingId = useTalk((talk) => talk.question?.character_id ?? talk.coming?.characterId ?? null);
  return { holderId: speakingId ?? askingId, speakingId };
}

/** Chair in the middle, the others on both sides. */
export function seatedAround(board: readonly Character[]): readonly Character[] {
  const chair = chairOf(board);
  const others = board.filter((member) => member !== chair);
  const left = Math.ceil(others.length / 2);
  return [...others.slice(0, left), ...(chair === undefined ? [] : [chair]), ...others.slice(left)];
}

/** At most three: the chair and two more; whoever has the floor is one of them. hearing.md §2 (Enhanced room). */
export function cardsOf(board: readonly Character[], holderId: string | null): readonly Character[] {
  const chair = chairOf(board);
  const others = board.filter((member) => member !== chair);
  const shown = others.slice(0, cardsShown - 1);
  const holder = others.find(({ character_id: id }) => id === holderId);
  if (holder !== undefined && !shown.includes(holder)) shown.splice(-1, 1, holder);
  return seatedAround([...(chair === undefined ? [] : [chair]), ...shown]);
}

/** The lights of the rostrum: green, amber with a minute left, red at the end; off while no clock is running. */
export function useLight(): Light {
  const { phase } = usePhasePart();
  const isPresenting = useTalk((talk) => talk.isPresenting);
  const presentingLeft = useTalk((talk) => presentationLimitMs - talk.presentingMs);
  const boardLeft = useRoom((room) => Math.ceil(boardLeftMs(room) / 1_000) * 1_000);
  if (phase === 'presentation') return isPresenting ? lightOf(presentingLeft) : 'off';
  return phase === 'official_questions' ? lightOf(boardLeft) : 'off';
}

function lightOf(left: number): Light {
  if (left <= 0) return 'red';
  return left <= criticalAtMs ? 'amber' : 'green';
}

/** What the clerk's clock shows, in ms: the board's time during its questions, otherwise the hearing's. */
export function useClerkClock(): number {
  const { phase } = usePhasePart();
  const overall = useRoom((room) => Math.ceil(overallLeftMs(room) / 1_000) * 1_000);
  const board = useRoom((room) => Math.ceil(boardLeftMs(room) / 1_000) * 1_000);
  return phase === 'official_questions' ? Math.min(board, boardLimitMs) : overall;
}

/** True while the applicant is speaking at the rostrum. */
export function useApplicantSpeaks(): boolean {
  return useTalk((talk) => talk.isPresenting || talk.isAnswering);
}

export function useCommunityName(): string {
  return useConductor().arrival.look.name;
}

/** Whose board it is: the place's, or if no place is known, the kind of community's. */
export const boardPlace = (place: string, community: string): string =>
  place === hearingTexts.defaultPlace ? community : place;
