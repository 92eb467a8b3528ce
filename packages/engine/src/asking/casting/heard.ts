import type { Venue } from '@rostrum/contract';
import type { Exchange } from '../../record/rehearsal.ts';

/** True where a character was in the room for an exchange: whoever asked it was; the hearing is heard by everybody who
 *  takes part in it; practice is between two people.  Takes: the character, the venue it speaks in now, an exchange. */
export function wasHeardBy(characterId: string, venue: Venue, exchange: Pick<Exchange, 'asked'>): boolean {
  if (exchange.asked.character_id === characterId) return true;
  return venue !== 'practice' && exchange.asked.venue !== 'practice';
}
