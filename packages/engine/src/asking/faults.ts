import { askedSoFar } from './asked-so-far.ts';
import type { Part } from './sentence.ts';
import { Places, earlierShape, shapeOf, type Shape } from './shape.ts';
import { figuresOf, wordCount } from './spoken.ts';
import type { Turn } from './turn.ts';

export const fewestWords = 8;
export const mostWords = 60;
/** No two questions of a hearing share more of their words than this. */
export const mostShared = 0.6;

/** What it weighs that a purpose has been served while others have not. */
export const servedFault = 0.4;

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

const shapesBefore = new WeakMap<Turn, readonly Shape<Int32Array>[]>();

function earlierShapes(turn: Turn): readonly Shape<Int32Array>[] {
  const known = shapesBefore.get(turn);
  if (known !== undefined) return known;
  const before = turn.before.slice(-memory).map(earlierShape);
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

/** What a wording adds to its fault by itself, whatever was said before. */
function withOwnFaults(repeated: number, { text, citations }: Part, turn: Turn, served: boolean): number {
  let fault = repeated;
  if (!text.includes('?')) {
    const last = turn.before[turn.before.length - 1];
    if (last === undefined && turn.venue === 'practice') fault += 5;
    else if (last !== undefined && !last.includes('?')) fault += 0.7;
  }
  if (turn.move.wantsFact && citations.length === 0 && !namesProject(text, turn)) fault += 0.6;
  if (wordCount(text) > 48) fault += 0.5;
  return fault + (served ? servedFault : 0);
}

/** What speaks against a wording.  Takes: the text with its citations, the turn, whether its purpose has been served while others
 *  have not, and the fault from which on it would not be spoken anyway, so that the rest need not be counted.
 *  Gives: 0 where nothing does, more the more it repeats what was said before; Infinity where it must not be said.  Throws: never. */
export function faultsOf(spoken: Part, turn: Turn, served: boolean, tooMuch = Infinity): number {
  if (isUnsayable(spoken, turn)) return Infinity;
  const own = withOwnFaults(0, spoken, turn, served);
  if (own >= tooMuch) return own;
  let fault = 0;
  const shape = shapeOf(spoken.text);
  const before = earlierShapes(turn);
  const words = new Places(shape.words);
  const phrases = new Places(shape.phrases);
  const sentences = new Places(shape.sentences);
  for (let i = 0; i < before.length && fault < tooMuch; i += 1) {
    const earlier = before[i] as Shape<Int32Array>;
    if (earlier.opening === shape.opening) fault += 3;
    if (shape.formula !== '' && earlier.formula === shape.formula) fault += 3;
    const smaller = Math.min(words.size, earlier.words.length);
    const shared = smaller === 0 ? 0 : words.count(earlier.words) / smaller;
    if (shared > mostShared) fault += 10 * shared;
    // 'Hold on a minute' is said once in an evening.
    fault += saidAgain * sentences.count(earlier.sentences);
    // The same turn of phrase twice in an evening sounds like a form letter.
    if (before.length - i <= freshPhrases) fault += phrases.count(earlier.phrases);
  }
  return withOwnFaults(fault, spoken, turn, served);
}
