import { hasDigit } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
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
    if (words.length > 1 && !hasDigit(whole) && !kindsOfRoad.has(words.join(' '))) found.add(words.join(' '));
  }
  return [...found];
}

/** Words beside a road that people take to get there, or where the site is said to lie. */
const ofAccess: ReadonlySet<string> = new Set(
  'entrance driveway drive access gate truck haul route frontage front traffic trip turn car site acre property parcel come go take use'.split(
    ' ',
  ),
);
/** What stands beside a road that is somebody else's: where the houses are, or the line at the back. */
const ofNeighbors: ReadonlySet<string> = new Set(
  'houses homes neighbor neighbors folks people cottages line behind rear back buffer fence residents residences'.split(
    ' ',
  ),
);
/** A road of the plan's own, or one that nobody takes every day. */
const notTaken: ReadonlySet<string> = new Set('cul emergency gated stub'.split(' '));
const before = 'on at along off onto from to by via of and up down is take takes use uses out'.split(' ');

/** The roads by which the site is reached: named where the description says where it is, or beside words of access, and nowhere denied
 *  ('no trucks on Mill Road'), the plan's own ('the cul-de-sac'), or only where the neighbors live. 'Food Truck Court' is what a project is
 *  called, and no road.
 *  Takes: what was filed, read, and the project's name and description.  Gives: names in order.  Throws: never. */
export function roadsTaken(
  texts: readonly Annotation[],
  { projectName, description }: Pick<ProjectFacts, 'projectName' | 'description'>,
): readonly string[] {
  const located = (description ?? '').split('. ')[0] ?? '';
  const placed = located.split(/[,;]/);
  return roadsIn(texts.map(({ text }) => text).join('\n')).filter((road) => {
    if (projectName.includes(road)) return false;
    let isTaken = placed.some((part) => isLedTo(part, road) && !has(part, ofNeighbors));
    for (const { text, tokens, sentences } of texts)
      for (const { start, end, from, to } of sentences) {
        if (!text.slice(start, end).includes(road)) continue;
        const [said] = text
          .slice(start, end)
          .split('\n')
          .filter((line) => line.includes(road));
        const isDenied = tokens
          .slice(from, to)
          .some(({ tag, lower }) => tag === 'negation' || lower === 'no' || lower === 'nobody');
        const parts = (said ?? '').split(/[,;]/).filter((part) => part.includes(road));
        if (isDenied || parts.some((part) => has(part, notTaken) || isKeptOff(part, road))) return false;
        isTaken ||= parts.some((part) => isLedTo(part, road) && has(part, ofAccess) && !has(part, ofNeighbors));
      }
    return isTaken;
  });
}

const isLedTo = (part: string, road: string): boolean =>
  before.some((word) => part.toLowerCase().includes(`${word} ${road.toLowerCase()}`));

/** 'We'll keep the trucks off Mill Road.' */
const isKeptOff = (part: string, road: string): boolean =>
  part.toLowerCase().includes(`off ${road.toLowerCase()}`) && has(part, keeping);
const keeping: ReadonlySet<string> = new Set(['keep', 'keeps', 'keeping', 'stay', 'stays', 'staying']);

const has = (part: string, words: ReadonlySet<string>): boolean =>
  annotate(part).tokens.some(({ lower, lemma }) => words.has(lower) || (words === ofAccess && words.has(lemma)));
