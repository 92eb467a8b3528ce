import { states } from '../../generated/states.ts';
import type { ProjectFacts } from '../../record/rehearsal.ts';
import { namesSaid } from '../names-said.ts';
import { filled } from './filled.ts';
import type { OnRecord } from '../issues/record/on-record.ts';

/** 'a quarry', 'an asphalt plant', 'a hotel'. Takes: the name of a thing without an article. Gives: the name with 'a' or 'an' before it, by
 *  its spelling. */
export function withArticle(thing: string): string {
  const first = thing.toLowerCase();
  const isVowel =
    'aeio'.includes(first[0] ?? '') || (first.startsWith('u') && !first.startsWith('un') && !first.startsWith('us'));
  return `${isVowel || first.startsWith('rv') ? 'an' : 'a'} ${thing}`;
}

/** What the state of the project calls its comprehensive plan. */
function planOf({ state }: ProjectFacts): string {
  const file = Object.entries(states).find(([code, { name }]) => code === state || name === state)?.[1];
  return `the ${file?.plan?.name ?? 'comprehensive plan'}`;
}

/** Fills the slots of a line from the record.
 *  Takes: the line, the project, the record, and further values (null: not available).  Gives: the text, capitalized; null if something it
 *  needs isn't on file.  Throws: never. */
export function filledLine(
  text: string,
  facts: ProjectFacts,
  record: OnRecord,
  more: Readonly<Record<string, string | null>> = {},
): string | null {
  if (!text.includes('{')) return text;
  const names = namesSaid(facts);
  const values: Readonly<Record<string, string | null>> = {
    thing: record.thing,
    a_thing: record.thing === null ? null : withArticle(record.thing),
    place: names.place,
    county: names.county,
    road: record.roads[0] ?? null,
    plan: planOf(facts),
    developer: names.developerIsNamed ? names.developer : null,
    ...more,
  };
  const said = filled(text, (name) => values[name]);
  return said === null ? null : said.charAt(0).toUpperCase() + said.slice(1);
}
