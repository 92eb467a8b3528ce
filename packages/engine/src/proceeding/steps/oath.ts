import { saidTo } from '../speech/affirmed.ts';
import { chairName } from '../speech/naming.ts';
import { lastOf } from '../position.ts';
import { say } from '../speech/say.ts';
import type { Evening, StepHeld } from './types.ts';

/** The oath. 'I do' counts, and so does any plain yes; after one unclear reply the applicant speaks unsworn.
 *  Takes: the evening.  Gives: what is said; `sworn` once it is settled.  Throws: never. */
export function swearIn({ r, rules, reply, early }: Evening): StepHeld {
  const speaker = chairName(r, rules);
  const given = reply ?? early;
  if (given === null) return { lines: [{ speaker, text: say('chair', 'oath') }], awaits: 'reply' };
  const said = saidTo(given);
  const asked = reply === null ? [{ speaker, text: say('chair', 'oath') }] : [];
  if (said === 'yes') return { lines: [...asked, { speaker, text: say('chair', 'sworn') }], awaits: null, sworn: true };
  const isFirstReply = lastOf(r, 'oath')?.reply === undefined;
  if (said === 'other' && isFirstReply)
    return { lines: [...asked, { speaker, text: say('chair', 'oath_again') }], awaits: 'reply' };
  return { lines: [...asked, { speaker, text: say('chair', 'unsworn') }], awaits: null, sworn: false };
}
