import { presumptions, topicFile } from '../../../knowledge/authored.ts';
import type { IndustryGroup, TopicId } from '../../../knowledge/types.ts';
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

/** What must be on file for a line of a whole group, where the project has no use of its own: a radio studio in a house is no housing. */
const ofGroup: Partial<Record<IndustryGroup, string>> = {
  residential: 'many_homes',
  logistics: 'trucks',
  manufacturing: 'factory_named',
  renewable_energy: 'solar_panels',
  wind: 'turbines_named',
  oil_gas: 'drilling_named',
};

/** True if a line that is written for a group of uses fits this project: always, if the project has a use of its own, or the line is for any
 *  project. Takes: the key of the line's issue ('line:noise:12'), the group of the project, and the record.  Throws: never. */
export function fitsTheGroup(key: string, group: IndustryGroup, record: OnRecord): boolean {
  const needed = ofGroup[group];
  if (record.use !== null || needed === undefined || record.has(needed)) return true;
  const [, topic = '', at = ''] = key.split(':');
  return topicFile(topic as TopicId)?.lines[Number(at)]?.uses.includes(group) !== true;
}
