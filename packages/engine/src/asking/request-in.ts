import type { Venue } from '@rostrum/contract';
import type { QuestionRequest } from './types.ts';

/** A request for whatever the engine would ask next: nobody in particular, on any topic, with no position in a sequence. Takes: where it is
 *  asked, and anything specific that is wanted.  Gives: the request.  Throws: never.
 *  Specification: decisions.md §3. */
export function requestIn(venue: Venue, wanted: Partial<Omit<QuestionRequest, 'venue'>> = {}): QuestionRequest {
  return {
    venue,
    characterId: null,
    topics: [],
    position: null,
    total: null,
    previousQuestions: [],
    questioner: null,
    ...wanted,
  };
}
