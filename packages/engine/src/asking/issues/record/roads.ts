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
