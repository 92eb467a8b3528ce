import type { Venue } from '@rostrum/contract';
import type { Exchange } from '../../record/rehearsal.ts';

/** True if a character was present for an exchange: the asker was; everybody taking part in a hearing hears it; practice is between two
 *  people. Takes: the character, the venue it speaks in now, an exchange. */
export function wasHeardBy(characterId: string, venue: Venue, exchange: Pick<Exchange, 'asked'>): boolean {
  if (exchange.asked.character_id === characterId) return true;
  return venue !== 'practice' && exchange.asked.venue !== 'practice';
}
