import type { Character } from '@rostrum/contract';
import type { OwnBoard } from '../../../session/config.ts';
import { boardTexts } from '../../../texts/board.ts';
import type { Bench } from './load-board.ts';

/** The bench with the applicant's own board, if it sits. No portrait is invented for a real person: an empty
 *  address makes the room draw a figure without a face. */
export function withOwnBoard(bench: Bench, own: OwnBoard | null): Bench {
  if (own === null || own.seats.length === 0) return bench;
  const chair = own.seats.find(({ role }) => role === 'chair') ?? own.seats[0];
  const board = own.seats.map((seat): Character => ({
    character_id: seat.id,
    name: own.named ? seat.name : seat.shownAs,
    role: seat === chair ? 'chair' : 'commissioner',
    title: boardTexts.seatTitles[seat.role],
    active: true,
    expertise: ['planning'],
    stance: 'neutral',
    personality_type: 'official',
    avatar_path: '',
    background: boardTexts.inTheMannerOf(own.named ? seat.name : seat.shownAs),
  }));
  return { ...bench, board: board.toSorted((a, b) => Number(b.role === 'chair') - Number(a.role === 'chair')) };
}
