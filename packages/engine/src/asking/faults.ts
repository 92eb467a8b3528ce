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
/** What a short sentence weighs that was said before. */
const saidAgain = 1.1;
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
  /** Numbers of its runs of five words outside the quotations, each once, by which a repeated frame is recognised. */
  readonly phrases: Uint32Array;
  /** Numbers of its sentences, quotations left out, each once: the short ones have no run of five words to be told by. */
  readonly sentences: Uint32Array;
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

/** Words, and runs of five words, by number: numbers are compared much faster than words are. In a run each word is one
 *  character. */
const numbers = new Map<string, number>();
const phraseNumbers = new Map<string, number>();
const mostWordsNumbered = 60_000;
const mostPhrasesNumbered = 120_000;
/** Room for the words of the last texts before the numbers begin anew. */
const numberRoom = 65_536;
const phraseRoom = 262_144;

const shapes = new Map<string, Shape>();
const mostShapes = 4_000;

function numberIn(known: Map<string, number>, text: string, room: number): number {
  let number = known.get(text);
  if (number === undefined) {
    number = known.size % room;
    known.set(text, number);
  }
  return number;
}

const numberOf = (word: string): number => numberIn(numbers, word, numberRoom);

/** What closes a question again and again, and nobody notices. */
const unnoticed = /^(?:yes or no|how|how (?:much|many|far|long)|who is it|tell us)$/;

/** A sentence of so few words is told whole; a longer one by its runs of words. */
const shortSentence = 7;

function sentencesOf(text: string): Uint32Array {
  const found = new Set<number>();
  for (const sentence of text.replace(/"[^"]*"/g, 'quoted').split(/(?<=[.?])\s+/)) {
    const words = wordsOf(sentence);
    const said = words.join(' ');
    if (words.length > 0 && words.length <= shortSentence && !unnoticed.test(said))
      found.add(numberIn(phraseNumbers, `. ${said}`, phraseRoom));
  }
  return new Uint32Array([...found]);
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
  const phrases = new Set<number>();
  for (const stretch of stretches) {
    const words = String.fromCharCode(...stretch);
    for (let at = 0; at + 5 <= words.length; at += 1)
      phrases.add(numberIn(phraseNumbers, words.slice(at, at + 5), phraseRoom));
  }
  const shape = {
    words: new Uint16Array([...new Set(inOrder)]),
    opening: spoken.slice(0, 3).join(' '),
    phrases: new Uint32Array([...phrases]),
    sentences: sentencesOf(text),
    formula: formulaOf(text),
  };
  shapes.set(text, shape);
  return shape;
}

/** Only what was said is asked about again; candidates that were not spoken fall out with the rest. Shapes whose words were
 *  numbered apart are never held against each other. */
function makeRoom(): void {
  if (shapes.size < mostShapes && numbers.size < mostWordsNumbered && phraseNumbers.size < mostPhrasesNumbered) return;
  shapes.clear();
  numbers.clear();
  phraseNumbers.clear();
  shapesBefore = new WeakMap();
}

type Numbers = Uint16Array | Uint32Array;

/** The words and the phrases of one text, marked, so that others are counted against them in one pass each. */
const wordMarks = new Uint8Array(numberRoom);
const phraseMarks = new Uint8Array(phraseRoom);

function mark({ words, phrases, sentences }: Shape, as: 0 | 1): void {
  for (let i = 0; i < sentences.length; i += 1) phraseMarks[sentences[i] as number] = as;
  for (let i = 0; i < words.length; i += 1) wordMarks[words[i] as number] = as;
  for (let i = 0; i < phrases.length; i += 1) phraseMarks[phrases[i] as number] = as;
}

function countMarked(these: Numbers, marks: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < these.length; i += 1) count += marks[these[i] as number] as number;
  return count;
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
  mark(shape, 1);
  for (let i = 0; i < before.length && fault < tooMuch; i += 1) {
    const earlier = before[i] as Shape;
    if (earlier.opening === shape.opening) fault += 3;
    if (shape.formula !== '' && earlier.formula === shape.formula) fault += 3;
    const smaller = Math.min(shape.words.length, earlier.words.length);
    const shared = smaller === 0 ? 0 : countMarked(earlier.words, wordMarks) / smaller;
    if (shared > mostShared) fault += 10 * shared;
    // 'Hold on a minute' is said once in an evening.
    fault += saidAgain * countMarked(earlier.sentences, phraseMarks);
    // The same turn of phrase twice in an evening sounds like a form letter.
    if (before.length - i <= freshPhrases) fault += countMarked(earlier.phrases, phraseMarks);
  }
  mark(shape, 0);
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
