import type { Annotation } from '../../../language/types.ts';
import type { ProjectFacts } from '../../../record/rehearsal.ts';

const kinds =
  'Road|Rd|Street|St|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Highway|Hwy|Route|Parkway|Pike|Turnpike|Trail|Way|Court|Extension';
const named = new RegExp(
  `\\b((?:[A-Z][a-z'’]+ ){1,3}(?:${kinds})\\b|(?:County Road|State Route|Highway|Route|County Highway) \\d+[A-Z]?)`,
  'g',
);
/** Words that open a sentence and aren't part of a name. */
const openers = new Set([
  'On',
  'Off',
  'At',
  'From',
  'The',
  'Along',
  'To',
  'Our',
  'And',
  'Access',
  'Service',
  'Emergency',
  'Main',
  'No',
  'New',
]);

/** What a road is called before its number: 'County Road D41'. */
const kindsOfRoad: ReadonlySet<string> = new Set([
  'County Road',
  'County Route',
  'State Road',
  'State Route',
  'County Highway',
  'State Highway',
  'Township Road',
]);

/** Roads that a text names, each once, in order. Takes: any text.  Gives: names that can be said aloud ('Mill Road').  Throws: never. */
export function roadsIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [whole] of text.matchAll(named)) {
    const words = whole.split(' ');
    while (words.length > 1 && openers.has(words[0] ?? '')) words.shift();
    // A spoken figure needs a citation, so only turns with a citation name a road by number.
    if (words.length > 1 && !/\d/.test(whole) && !kindsOfRoad.has(words.join(' '))) found.add(words.join(' '));
  }
  return [...found];
}

/** Words beside a road that people take to get there. */
const ofAccess: ReadonlySet<string> = new Set(
  'entrance driveway drive access gate truck haul route frontage front traffic trip turn car site acre'.split(' '),
);

/** The roads by which the site is reached: named where the description says where it is, or beside words of access, and nowhere denied
 *  ('no trucks on Mill Road'). 'Food Truck Court' is what a project is called, and no road.
 *  Takes: what was filed, read, and the project's name and description.  Gives: names in order.  Throws: never. */
export function roadsTaken(
  texts: readonly Annotation[],
  { projectName, description }: Pick<ProjectFacts, 'projectName' | 'description'>,
): readonly string[] {
  const located = (description ?? '').split('. ')[0] ?? '';
  return roadsIn(texts.map(({ text }) => text).join('\n')).filter((road) => {
    if (projectName.includes(road)) return false;
    let isTaken = ['on', 'at', 'along', 'off'].some((word) => located.includes(` ${word} ${road}`));
    for (const { text, tokens: all, sentences } of texts)
      for (const { start, end, from, to } of sentences) {
        if (!text.slice(start, end).includes(road)) continue;
        const tokens = all.slice(from, to);
        if (tokens.some(({ tag, lower }) => tag === 'negation' || lower === 'no' || lower === 'nobody')) return false;
        isTaken ||= tokens.some(({ lemma }) => ofAccess.has(lemma));
      }
    return isTaken;
  });
}
