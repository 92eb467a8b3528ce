import type { Rehearsal } from '../record/rehearsal.ts';
import { isPutOff } from '../said/undertakings.ts';

export interface Condition {
  readonly text: string;
  readonly from_event: string;
}

const mostConditions = 8;
const shortest = 4;

/** 'There will be about 60 loads a day' tells what is expected and binds to nothing. */
const foretells = /^there (?:will|would) be (?:about|around|roughly|approximately|maybe|some)\b/i;

/** Conditions of approval drawn from what the applicant promised: the enforceable promises first, in the order in which
 *  they were made. Takes: the rehearsal.  Gives: each with the `answered` event it comes from. */
export function conditionsOf(r: Rehearsal): readonly Condition[] {
  // What takes back an earlier statement binds to nothing until it is settled which of the two stands.
  const takesBack = (text: string): boolean =>
    !/\bcondition\b/i.test(text) && r.contradictions.some(({ now }) => now.includes(text) || text.includes(now));
  const usable = r.promises.filter(
    ({ text }) => text.split(/\s+/).length >= shortest && !isPutOff(text) && !foretells.test(text) && !takesBack(text),
  );
  const enforceable = usable.filter((promise) => promise.enforceable);
  const chosen = (enforceable.length > 0 ? enforceable : usable).slice(0, mostConditions);
  return chosen.map(({ text, eventId }) => ({ text: asCondition(text), from_event: eventId }));
}

const undertaking =
  /^(?:(?:and|so|yes|but|well|again|okay|also|then)[, ]+)*(?:we|i)(?: will|'ll|’ll| shall)(?: also)? (not |never |only )?(.+?)[.;]*$/i;

/** 'We will plant two rows' becomes 'The applicant shall plant two rows.'; whatever cannot be turned without changing its
 *  sense stands as it was said. */
export function asCondition(text: string): string {
  const match = undertaking.exec(text.trim());
  const rest = match?.[2];
  if (rest !== undefined && !/\b(?:we|i|us|my|me|you|your|we're|we'll|i'll)\b|[’']/i.test(rest)) {
    return `The applicant shall ${match?.[1] ?? ''}${rest.replace(/\bour\b/gi, 'its').replace(/\bours\b/gi, 'its own')}.`;
  }
  return `As stated by the applicant on the record: “${text.trim().replace(/[;,]$/, '.')}”`;
}
