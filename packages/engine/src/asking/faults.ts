import { askedSoFar } from './asked-so-far.ts';
import { figuresOf, wordCount, wordsOf } from './spoken.ts';
import type { Part } from './sentence.ts';
import type { Turn } from './turn.ts';

export const fewestWords = 8;
export const mostWords = 60;
/** No two questions of a hearing share more of their words than this. */
export const mostShared = 0.6;

/** Turns back over which nobody may sound alike; a hearing of twelve and a practice of thirty lie within. */
const memory = 32;
/** Turns back over which no turn of phrase comes twice. */
const freshPhrases = 14;

/** True where a text says which project or place it is about. */
export function namesProject(text: string, { names }: Turn): boolean {
  return (
    (names.projectIsNamed && text.includes(names.project)) ||
    (names.developerIsNamed && text.includes(names.developer)) ||
    (names.place !== null && text.includes(names.place))
  );
}

/** What a text is told by from another. */
interface Shape {
  /** Numbers of its words, each once. */
  readonly words: Uint16Array;
  readonly opening: string;
  /** Runs of five words outside the quotations, by which a repeated frame is recognised; each word is one character. */
  readonly phrases: readonly string[];
  /** The words around a section number that lead to a quotation: 'I have § open here'; empty where no section is read. */
  readonly formula: string;
}

const sectionName = /Section \d[\w.-]*(?:\([a-z0-9]+\))*/;

function formulaOf(text: string): string {
  if (!text.includes('"')) return '';
  const lead = text.slice(0, Math.max(0, text.indexOf('"')));
  if (!sectionName.test(lead)) return '';
  const sentence =
    lead
      .split(/(?<=[.?])\s+(?=[A-Z])/)
      .filter((part) => sectionName.test(part))
      .at(-1) ?? '';
  return wordsOf(sentence.replace(sectionName, 'section')).join(' ');
}

/** Characters of a text by which it is told; a question is a few hundred. */
const mostRead = 20_000;

/** Words by number: numbers are compared much faster than words are. */
const numbers = new Map<string, number>();
const mostWordsNumbered = 60_000;
/** Room for the words of the last text before the numbers begin anew. */
const mostNumber = 65_536;

const shapes = new Map<string, Shape>();
const mostShapes = 4_000;

function numberOf(word: string): number {
  let number = numbers.get(word);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(word, number);
  }
  return number;
}

function shapeOf(text: string): Shape {
  const known = shapes.get(text);
  if (known !== undefined) return known;
  // What a page calls an earlier question may be of any length; the beginning of it is enough to tell it by.
  if (text.length > mostRead) return shapeOf(text.slice(0, mostRead));
  const spoken = wordsOf(text);
  const inOrder = spoken.map(numberOf);
  const stretches = text.includes('"')
    ? text.split(/"[^"]*"/).map((stretch) => wordsOf(stretch).map(numberOf))
    : [inOrder];
  const phrases = new Set<string>();
  for (const stretch of stretches) {
    const words = String.fromCharCode(...stretch);
    for (let at = 0; at + 5 <= words.length; at += 1) phrases.add(words.slice(at, at + 5));
  }
  const shape = {
    words: new Uint16Array([...new Set(inOrder)]),
    opening: spoken.slice(0, 3).join(' '),
    phrases: [...phrases],
    formula: formulaOf(text),
  };
  shapes.set(text, shape);
  return shape;
}

/** Only what was said is asked about again; candidates that were not spoken fall out with the rest. Shapes whose words were
 *  numbered apart are never held against each other. */
function makeRoom(): void {
  if (shapes.size < mostShapes && numbers.size < mostWordsNumbered) return;
  shapes.clear();
  numbers.clear();
  earlierKnown = new WeakMap();
}

/** The words of one text, marked, so that another is counted against them in one pass. */
const marks = new Uint8Array(mostNumber);

/** Share of the words of the shorter of two texts that the other has too. Takes: the numbers of words of one, and of the other
 *  as they are marked. Gives: 0..1. */
function sharedWords(words: Uint16Array, marked: Uint16Array): number {
  const smaller = Math.min(words.length, marked.length);
  if (smaller === 0) return 0;
  let both = 0;
  for (let i = 0; i < words.length; i += 1) both += marks[words[i] as number] as number;
  return both / smaller;
}

function mark(words: Uint16Array, as: 0 | 1): void {
  for (let i = 0; i < words.length; i += 1) marks[words[i] as number] = as;
}

/** What was said before a turn: the shapes, oldest first, and for each turn of phrase of late which of them have it. */
interface Earlier {
  readonly shapes: readonly Shape[];
  readonly withPhrase: ReadonlyMap<string, readonly number[]>;
}

let earlierKnown = new WeakMap<Turn, Earlier>();

function earlierThan(turn: Turn): Earlier {
  const known = earlierKnown.get(turn);
  if (known !== undefined) return known;
  const before = turn.before.slice(-memory).map(shapeOf);
  const withPhrase = new Map<string, number[]>();
  for (let i = Math.max(0, before.length - freshPhrases); i < before.length; i += 1) {
    for (const phrase of before[i]?.phrases ?? []) {
      const places = withPhrase.get(phrase);
      if (places === undefined) withPhrase.set(phrase, [i]);
      else places.push(i);
    }
  }
  const earlier = { shapes: before, withPhrase };
  earlierKnown.set(turn, earlier);
  return earlier;
}

/** How many turns of phrase of a text each of the earlier ones has. */
function repeatedPhrases({ phrases }: Shape, { shapes: before, withPhrase }: Earlier): Uint8Array {
  const times = new Uint8Array(before.length);
  for (const phrase of phrases) for (const i of withPhrase.get(phrase) ?? none) times[i] = (times[i] as number) + 1;
  return times;
}

const none: readonly number[] = [];

/** True where a text must not be said at all: too short, too long, a slot left open, a figure without its citation, or
 *  said before. */
function isUnsayable({ text, citations }: Part, turn: Turn): boolean {
  const count = wordCount(text);
  if (count < fewestWords || count > mostWords || /[{}\u27e6\u27e7]|\bundefined\b|\bnull\b/.test(text)) return true;
  const cited = citations.map(({ quote, section }) => `${quote} ${section ?? ''}`).join(' ');
  return figuresOf(text).some((figure) => !cited.includes(figure)) || wasAsked(text, turn);
}

const onlyNamedByTurn = new WeakMap<Turn, ReadonlySet<string>>();

/** True for the very words of an earlier question: one on the record, or one that only the request names. */
function wasAsked(text: string, turn: Turn): boolean {
  const { exchanges } = turn.rehearsal;
  const named = onlyNamedByTurn.get(turn) ?? new Set(turn.before.slice(exchanges.length));
  onlyNamedByTurn.set(turn, named);
  return named.has(text) || askedSoFar(exchanges).questions.has(text);
}

/** What speaks against a wording.  Takes: the text with its citations, the turn, and the fault from which on
 *  it would not be spoken anyway, so that the rest need not be counted.  Gives: 0 where nothing does, more the more it repeats
 *  what was said before; Infinity where it must not be said.  Throws: never. */
export function faultsOf(spoken: Part, turn: Turn, tooMuch = Infinity): number {
  if (isUnsayable(spoken, turn)) return Infinity;
  let fault = 0;
  makeRoom();
  const shape = shapeOf(spoken.text);
  const before = earlierThan(turn);
  const repeated = repeatedPhrases(shape, before);
  mark(shape.words, 1);
  for (let i = 0; i < before.shapes.length && fault < tooMuch; i += 1) {
    const earlier = before.shapes[i] as Shape;
    if (earlier.opening === shape.opening) fault += 3;
    if (shape.formula !== '' && earlier.formula === shape.formula) fault += 3;
    const shared = sharedWords(earlier.words, shape.words);
    if (shared > mostShared) fault += 10 * shared;
    // The same turn of phrase twice in an evening sounds like a form letter.
    for (let times = repeated[i] as number; times > 0; times -= 1) fault += 1;
  }
  mark(shape.words, 0);
  if (fault >= tooMuch) return fault;
  if (!spoken.text.includes('?')) {
    const last = turn.before[turn.before.length - 1];
    if (last === undefined && turn.venue === 'practice') fault += 5;
    else if (last !== undefined && !last.includes('?')) fault += 0.7;
  }
  if (turn.move.wantsFact && spoken.citations.length === 0 && !namesProject(spoken.text, turn)) fault += 0.6;
  if (wordCount(spoken.text) > 48) fault += 0.5;
  return fault;
}
