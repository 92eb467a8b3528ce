import { askedSoFar } from './asked-so-far.ts';
import { figuresOf, openingOf, wordCount, wordsOf } from './spoken.ts';
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
  /** Numbers of its words, each once, in order of size. */
  readonly words: Uint16Array;
  readonly opening: string;
  /** Runs of five words outside the quotations, by which a repeated frame is recognised; each word is one character. */
  readonly phrases: ReadonlySet<string>;
  /** The words around a section number that lead to a quotation: 'I have § open here'; empty where no section is read. */
  readonly formula: string;
}

const sectionName = /Section \d[\w.-]*(?:\([a-z0-9]+\))*/;

function formulaOf(text: string): string {
  const lead = text.slice(0, Math.max(0, text.indexOf('"')));
  if (!sectionName.test(lead)) return '';
  const sentence =
    lead
      .split(/(?<=[.?])\s+(?=[A-Z])/)
      .filter((part) => sectionName.test(part))
      .at(-1) ?? '';
  return wordsOf(sentence.replace(sectionName, 'section')).join(' ');
}

/** Words by number: numbers are compared much faster than words are. */
const numbers = new Map<string, number>();
const mostWordsNumbered = 60_000;

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
  const phrases = new Set<string>();
  for (const stretch of text.split(/"[^"]*"/)) {
    const words = String.fromCharCode(...wordsOf(stretch).map(numberOf));
    for (let at = 0; at + 5 <= words.length; at += 1) phrases.add(words.slice(at, at + 5));
  }
  const words = Uint16Array.from(new Set(wordsOf(text).map(numberOf))).sort();
  const shape = { words, opening: openingOf(text), phrases, formula: formulaOf(text) };
  shapes.set(text, shape);
  return shape;
}

/** Only what was said is asked about again; candidates that were not spoken fall out with the rest. Shapes whose words were
 *  numbered apart are never held against each other. */
function makeRoom(): void {
  if (shapes.size < mostShapes && numbers.size < mostWordsNumbered) return;
  shapes.clear();
  numbers.clear();
  shapesBefore = new WeakMap();
}

/** Share of the words of the shorter of two texts that the other has too. Takes: numbers of words in order. Gives: 0..1. */
function sharedWords(a: Uint16Array, b: Uint16Array): number {
  const smaller = Math.min(a.length, b.length);
  if (smaller === 0) return 0;
  let both = 0;
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i] as number, b[j] as number];
    if (one === other) both += 1;
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
  return both / smaller;
}

let shapesBefore = new WeakMap<Turn, readonly Shape[]>();

function earlierShapes(turn: Turn): readonly Shape[] {
  const known = shapesBefore.get(turn);
  if (known !== undefined) return known;
  const before = turn.before.slice(-memory).map(shapeOf);
  shapesBefore.set(turn, before);
  return before;
}

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
  const before = earlierShapes(turn);
  for (const [i, earlier] of before.entries()) {
    if (earlier.opening === shape.opening) fault += 3;
    if (shape.formula !== '' && earlier.formula === shape.formula) fault += 3;
    const shared = sharedWords(shape.words, earlier.words);
    if (shared > mostShared) fault += 10 * shared;
    if (fault >= tooMuch) return fault;
    // The same turn of phrase twice in an evening sounds like a form letter.
    if (before.length - i <= freshPhrases)
      for (const phrase of earlier.phrases) if (shape.phrases.has(phrase)) fault += 1;
  }
  if (!spoken.text.includes('?')) {
    const last = turn.before[turn.before.length - 1];
    if (last === undefined && turn.venue === 'practice') fault += 5;
    else if (last !== undefined && !last.includes('?')) fault += 0.7;
  }
  if (turn.move.wantsFact && spoken.citations.length === 0 && !namesProject(spoken.text, turn)) fault += 0.6;
  if (wordCount(spoken.text) > 48) fault += 0.5;
  return fault;
}
