import { entriesOf } from '../lexicon/entries.ts';
import type { NumberEntry } from '../lexicon/types.ts';
import type { Token } from './types.ts';

/** A number read from tokens. */
export interface NumberRead {
  readonly value: number;
  /** Index of the token after it. */
  readonly next: number;
  /** What the figure was multiplied by ('four hundred': 100): a range's lower end may leave it out. */
  readonly scale: number;
  /** Hour and minutes, if the figure may be a time of day ('10:30', 'seven-fifteen', 'nine'); else null. */
  readonly clock: { readonly hour: number; readonly minutes: number } | null;
  /** A fraction ('a third') that still needs a whole. */
  readonly isPart: boolean;
}

const rows = new Map<string, NumberEntry>();
for (const entry of entriesOf('numbers', 'numbers')) for (const word of entry.words) rows.set(word, entry);
const glyphs = new Map<string, number>([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
]);
const letters = new Map<string, number>([
  ['k', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
]);
/** The longest run of number words that is read as one number; anything longer isn't speech. */
const longestRun = 24;

const touch = (a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && a.end === b.start;
const isDigits = (token: Token | undefined): boolean =>
  token !== undefined && token.tag === 'number' && token.text.charCodeAt(0) >= 48 && token.text.charCodeAt(0) <= 57;

/** The number that begins at a token, in digits or words. Takes: the tokens of a text and an index. Gives: the number, or null if none
 *  begins there. Never throws. */
export function numberAt(tokens: readonly Token[], at: number): NumberRead | null {
  const read = digitsAt(tokens, at) ?? wordsAt(tokens, at);
  return read === null ? null : repeated(tokens, read);
}

/** 'fifteen (15)', '50 (fifty)': the parenthesis repeats the figure; the digits win. */
function repeated(tokens: readonly Token[], read: NumberRead): NumberRead {
  const open = tokens[read.next]?.text === '-' ? read.next + 1 : read.next;
  if (tokens[open]?.text !== '(') return read;
  const inside = digitsAt(tokens, open + 1) ?? wordsAt(tokens, open + 1);
  if (inside === null || tokens[inside.next]?.text !== ')') return read;
  const value = isDigits(tokens[open + 1]) ? inside.value : read.value;
  return { ...read, value, clock: null, next: inside.next + 1 };
}

function digitsAt(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const glyph = glyphs.get(token.text);
  if (glyph !== undefined) return { value: glyph, next: at + 1, scale: 1, clock: null, isPart: true };
  const bare =
    token.text === '.' && isDigits(tokens[at + 1]) && touch(token, tokens[at + 1]) && !touch(tokens[at - 1], token);
  if (bare) return scaled(tokens, Number(`0.${tokens[at + 1]?.text}`), at + 2);
  if (!isDigits(token)) return null;
  const value = Number(token.text.replaceAll(',', ''));
  const colon = tokens[at + 1];
  if (colon?.text === ':' && touch(token, colon) && isDigits(tokens[at + 2]) && tokens[at + 2]?.text.length === 2)
    return { value, next: at + 3, scale: 1, clock: hourOf(value, Number(tokens[at + 2]?.text)), isPart: false };
  const fraction = slashed(tokens, at);
  if (fraction !== null) return { value: fraction.value, next: fraction.next, scale: 1, clock: null, isPart: true };
  return scaled(tokens, value, at + 1);
}

/** What may follow digits: '2 1/2', '2½', '3-1/2', '1.2 million', '40k', '2 and a half'. */
function scaled(tokens: readonly Token[], digits: number, after: number): NumberRead {
  let value = digits;
  let next = after;
  const joint = tokens[next]?.text === '-' ? next + 1 : next;
  const glyph = glyphs.get(tokens[joint]?.text ?? '');
  const fraction = glyph === undefined ? slashed(tokens, joint) : { value: glyph, next: joint + 1 };
  if (fraction !== null && Number.isInteger(value)) {
    value += fraction.value;
    next = fraction.next;
  }
  let scale = 1;
  const letter = touch(tokens[next - 1], tokens[next]) ? letters.get(tokens[next]?.lower ?? '') : undefined;
  // After thousands, 'K' is kelvin.
  const isOfHeat = tokens[next]?.lower === 'k' && value >= 1_000;
  if (letter !== undefined && !isOfHeat && (tokens[next]?.lower !== 'm' || tokens[after - 2]?.text === '$')) {
    scale = letter;
    next++;
  }
  for (let row = rows.get(tokens[next]?.lower ?? ''); row !== undefined; row = rows.get(tokens[next]?.lower ?? '')) {
    if (row.role !== 'magnitude' && row.role !== 'hundred') break;
    scale *= row.value;
    next++;
  }
  value *= scale;
  const more = andPart(tokens, next);
  if (more !== null) return { value: value + more.value * scale, next: more.next, scale, clock: null, isPart: false };
  return { value: tidy(value), next, scale, clock: scale === 1 ? hourOf(value, 0) : null, isPart: false };
}

const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

function hourOf(hour: number, minutes: number): NumberRead['clock'] {
  return Number.isInteger(hour) && hour >= 0 && hour <= 24 && minutes < 60 ? { hour, minutes } : null;
}

/** '1/4', '3⁄8' written without spaces. */
function slashed(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (slash === undefined || (slash.text !== '/' && slash.text !== '⁄') || !isDigits(top) || !isDigits(bottom))
    return null;
  if (!touch(top, slash) || !touch(slash, bottom) || (touch(bottom, tokens[at + 3]) && tokens[at + 3]?.text !== ')'))
    return null;
  const value = Number(top?.text) / Number(bottom?.text);
  return value > 0 && value < 1 && Number(bottom?.text) <= 32 ? { value, next: at + 3 } : null;
}

/** 'and a half', 'and three quarters', 'and one-quarter', '-and-a-half'. */
function andPart(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const and = over(tokens, at);
  if (tokens[and]?.lower !== 'and') return null;
  const part = partAt(tokens, over(tokens, and + 1));
  return part !== null && part.isCounted ? part : null;
}

/** 'a third', 'two-thirds', 'three quarters', 'half': a fraction. */
function partAt(tokens: readonly Token[], at: number): { value: number; next: number; isCounted: boolean } | null {
  const first = tokens[at]?.lower ?? '';
  const row = rows.get(first);
  if (row?.role === 'part') {
    const stands = first === 'half' || (first === 'quarter' && tokens[at + 1]?.lower !== 'past');
    return stands ? { value: 1 / row.value, next: at + 1, isCounted: false } : null;
  }
  const count = first === 'a' || first === 'an' ? 1 : row?.role === 'small' ? row.value : null;
  if (count === null || count === 0) return null;
  const joint = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const word = tokens[joint]?.lower ?? '';
  const part = rows.get(word);
  if (part?.role !== 'part') return null;
  const isPlural = word.endsWith('s');
  if (count === 1 ? isPlural : !isPlural) return null;
  // 'One-fourth (1/4) mile', 'one-tenth acre'
  if (first === 'one' && joint === at + 2) return { value: 1 / part.value, next: joint + 1, isCounted: true };
  // 'A fifth truck' is the one after the fourth; 'a quarter mile' is a distance.
  if (count === 1 && word !== 'half' && word !== 'quarter' && word !== 'third' && tokens[joint + 1]?.lower !== 'of')
    return null;
  if (first === 'a' && word === 'third' && tokens[joint + 1]?.lower !== 'of') return null;
  return { value: count / part.value, next: joint + 1, isCounted: true };
}

const small = (token: Token | undefined): number | null => {
  const row = rows.get(token?.lower ?? '');
  return row?.role === 'small' ? row.value : null;
};
const ten = (token: Token | undefined): number | null => {
  const row = rows.get(token?.lower ?? '');
  return row?.role === 'ten' ? row.value : null;
};
/** Skips the hyphen of 'twenty-one'. */
const over = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === '-' && touch(tokens[at - 1], tokens[at]) && touch(tokens[at], tokens[at + 1]) ? at + 1 : at;

/** A number under a hundred in words: 'seven', 'seventeen', 'seventy', 'seventy-seven'. */
function underHundred(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const one = small(tokens[at]);
  if (one !== null) return { value: one, next: at + 1 };
  const tens = ten(tokens[at]);
  if (tens === null) return null;
  const ones = small(tokens[over(tokens, at + 1)]);
  if (ones !== null && ones > 0 && ones < 10) {
    const next = over(tokens, at + 1) + 1;
    // 'Twenty two-bedroom units' means twenty.
    const isOwn =
      over(tokens, at + 1) === at + 1 && tokens[next]?.text === '-' && touch(tokens[next - 1], tokens[next]);
    if (!isOwn) return { value: tens + ones, next };
  }
  return { value: tens, next: at + 1 };
}

/** 'three-fifty', 'eleven fifty', 'twenty sixteen', 'seven-fifteen': two numbers said as one. */
function paired(
  tokens: readonly Token[],
  first: { value: number; next: number },
): { value: number; next: number } | null {
  if (first.value === 0 || (first.value > 20 && first.value % 10 === 0) || first.value > 99) return null;
  const joint = over(tokens, first.next);
  if (tokens[joint]?.lower === 'oh' && small(tokens[over(tokens, joint + 1)]) !== null)
    return {
      value: first.value * 100 + (small(tokens[over(tokens, joint + 1)]) ?? 0),
      next: over(tokens, joint + 1) + 1,
    };
  const second = underHundred(tokens, joint);
  if (second === null || second.value < 10) return null;
  const follows = rows.get(tokens[second.next]?.lower ?? '')?.role;
  if (follows === 'hundred' || follows === 'magnitude') return null;
  const isOwn =
    joint === first.next && tokens[second.next]?.text === '-' && touch(tokens[second.next - 1], tokens[second.next]);
  return isOwn ? null : { value: first.value * 100 + second.value, next: second.next };
}

const openers = new Set(['a', 'an', 'point']);

function wordsAt(tokens: readonly Token[], at: number): NumberRead | null {
  const first = tokens[at];
  if (first === undefined || (first.tag !== 'number' && !rows.has(first.lower) && !openers.has(first.lower)))
    return null;
  if (first.lower === 'point') return tokens[at + 1]?.tag === 'number' ? pointed(tokens, 0, at + 1) : null;
  const part = partAt(tokens, at);
  if (part !== null) return wholeOf(tokens, part);
  const article = first.lower === 'a' || first.lower === 'an';
  const opening = rows.get(tokens[article ? at + 1 : at]?.lower ?? '');
  if (opening === undefined || opening.role === 'part') return null;
  if (article && opening.role !== 'hundred' && opening.role !== 'magnitude') return null;
  return summed(tokens, article ? at + 1 : at);
}

/** 'half a million', 'half a dozen', 'a quarter million'; otherwise just the fraction, whose whole follows ('of a mile'). */
function wholeOf(tokens: readonly Token[], part: { value: number; next: number }): NumberRead {
  const at = tokens[part.next]?.lower === 'a' || tokens[part.next]?.lower === 'of' ? part.next + 1 : part.next;
  const from = tokens[at]?.lower === 'a' ? at + 1 : at;
  const row = rows.get(tokens[from]?.lower ?? '');
  if (row !== undefined && (row.role === 'magnitude' || row.role === 'hundred'))
    return { value: part.value * row.value, next: from + 1, scale: row.value, clock: null, isPart: false };
  return { value: part.value, next: part.next, scale: 1, clock: null, isPart: true };
}

function summed(tokens: readonly Token[], at: number): NumberRead {
  let total = 0;
  let current: number | null = null;
  let scale = 1;
  /** The last magnitude said; what follows it is smaller. */
  let least = Infinity;
  let clock: NumberRead['clock'] = null;
  let i = at;
  while (i - at < longestRun) {
    const joint = over(tokens, i);
    const isAnd = tokens[joint]?.lower === 'and' && follows(tokens, joint, scale, least);
    const here = isAnd ? over(tokens, joint + 1) : joint;
    const row = rows.get(tokens[here]?.lower ?? '');
    const under = underHundred(tokens, here);
    if (under !== null) {
      if (current !== null && current % 100 !== 0) break;
      if (current !== null && scale !== 100) break;
      const pair = current === null ? paired(tokens, under) : null;
      if (pair !== null && total === 0) {
        clock = hourOf(Math.floor(pair.value / 100), pair.value % 100);
        current = pair.value;
        i = pair.next;
        break;
      }
      current = (current ?? 0) + under.value;
      if (total === 0 && i === at) clock = hourOf(current, 0);
      scale = 1;
      i = under.next;
    } else if (row?.role === 'hundred' && (current ?? 1) < 100) {
      current = (current ?? 1) * row.value;
      scale = row.value;
      clock = null;
      i = here + 1;
    } else if (row?.role === 'magnitude' && here === joint && row.value < least) {
      least = row.value;
      total += (current ?? (total === 0 ? 1 : 0)) * row.value;
      current = null;
      scale = row.value;
      clock = null;
      i = here + 1;
    } else if (tokens[joint]?.lower === 'point')
      return pointed(tokens, total + (current ?? 0), over(tokens, joint + 1)) ?? done();
    else break;
  }
  return done();

  function done(): NumberRead {
    const value = total + (current ?? 0);
    const more = andPart(tokens, i);
    if (more !== null)
      return {
        value: value + more.value * (scale >= 1e3 ? scale : 1),
        next: more.next,
        scale,
        clock: null,
        isPart: false,
      };
    return { value, next: i, scale, clock, isPart: false };
  }
}

/** 'and' only joins after a hundred or a thousand, and only something smaller: 'two hundred and ten'. */
function follows(tokens: readonly Token[], at: number, scale: number, least: number): boolean {
  const next = over(tokens, at + 1);
  const under = underHundred(tokens, next);
  if (under === null || scale < 100 || under.value === 0 || isDigits(tokens[next])) return false;
  const after = rows.get(tokens[under.next]?.lower ?? '');
  if (after?.role === 'magnitude') return scale === 100 && after.value < least;
  return after?.role !== 'hundred';
}

/** 'one point two', 'three point four million'. */
function pointed(tokens: readonly Token[], whole: number, at: number): NumberRead | null {
  let digits = '';
  let next = at;
  for (; next - at < 12;) {
    const under = underHundred(tokens, digits === '' ? next : over(tokens, next));
    if (under === null) break;
    digits += String(under.value);
    next = under.next;
  }
  if (digits === '') return null;
  let value = Number(`${whole}.${digits}`);
  let scale = 1;
  for (
    let row = rows.get(tokens[next]?.lower ?? '');
    row?.role === 'magnitude';
    row = rows.get(tokens[next]?.lower ?? '')
  ) {
    scale *= row.value;
    next++;
  }
  value = tidy(value * scale);
  return { value, next, scale, clock: null, isPart: false };
}
