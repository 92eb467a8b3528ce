import type { Venue } from '@rostrum/contract';
import type { Exchange } from '../../record/rehearsal.ts';

/** The last exchanges of one venue, oldest first. Takes: the exchanges, the venue, the maximum number. Throws: never. */
export function lastInVenue(exchanges: readonly Exchange[], venue: Venue, most: number): readonly Exchange[] {
  const found: Exchange[] = [];
  for (let at = exchanges.length - 1; at >= 0 && found.length < most; at -= 1) {
    const exchange = exchanges[at] as Exchange;
    if (exchange.asked.venue === venue) found.push(exchange);
  }
  return found.reverse();
}
