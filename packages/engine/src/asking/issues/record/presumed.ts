import { presumptions } from '../../../knowledge/authored.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { OnRecord } from './on-record.ts';

/* What a neighbor takes for granted: knowledge/presumptions.yml. */

const rows = presumptions.map(({ said, but, needs, unless }) => ({
  said: matcher(said),
  but: but.length === 0 ? null : matcher(but),
  needs,
  unless,
}));
type Row = (typeof rows)[number];

const kept = new Map<string, readonly Row[]>();
/** There are a few thousand lines and comments. */
const mostKept = 5_000;

function presumedBy(text: string): readonly Row[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const reading = annotate(text);
  const found = rows.filter(({ said, but }) => said.test(reading) && but?.test(reading) !== true);
  if (kept.size < mostKept) kept.set(text, found);
  return found;
}

/** True if the record has a premise ('a|b': either). */
const holds = (record: OnRecord, premise: string): boolean => premise.split('|').some((one) => record.has(one));

/** True if all that somebody takes for granted by saying this is on file or was said, and nothing there excludes it.
 *  Takes: a line or a comment as it is said, and the record.  Throws: never. */
export function presumesRightly(text: string, record: OnRecord): boolean {
  return presumedBy(text).every(
    ({ needs, unless }) =>
      needs.every((premise) => holds(record, premise)) && !unless.some((premise) => record.has(premise)),
  );
}
