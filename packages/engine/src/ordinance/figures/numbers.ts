/** A word, figure or sign of a text with its place. */
export interface Token {
  /** Lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface NumberRead {
  readonly value: number;
  /** Minutes where the figure was a time of day ('10:30'); else 0. */
  readonly minutes: number;
  /** Index of the token after the number. */
  readonly next: number;
  /** Where its words go on behind the unit ('a mile and a half'): the index after them. */
  readonly skipsTo?: number;
}

const tokenPattern = /[A-Za-zÀ-ÿ]+(?:['’](?:s|t|re|ll|ve|d|m)\b)?|\d[\d,]*(?:\.\d+)?|[½¼¾⅓⅔]|\S/g;

/** Cuts a stretch of text into words, figures and signs. Offsets are into `text`. Linear. */
export function tokensOf(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern.source, 'g');
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null && match.index < to; match = pattern.exec(text)) {
    let word = match[0];
    if (match.index + word.length > to) word = word.slice(0, to - match.index);
    while (word.length > 1 && word.endsWith(',')) word = word.slice(0, -1);
    if (pattern.lastIndex > match.index + word.length) pattern.lastIndex = match.index + word.length;
    tokens.push({ text: word.toLowerCase(), start: match.index, end: match.index + word.length });
  }
  return tokens;
}

const small = new Map<string, number>(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map<string, number>(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]),
);
tens.set('fourty', 40);
const magnitudes = new Map<string, number>([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const glyphs = new Map<string, number>([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);
const parts = new Map<string, number>([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['eighth', 1 / 8],
]);
/** The longest run of number words that is read as one number; beyond it the text is no speech. */
const longestRun = 24;

/** The number that begins at token `at`, in digits or words, with what repeats it in brackets.
 *  Gives: value and the index after it, or null where no number begins.  Never throws. */
export function numberAt(tokens: readonly Token[], at: number): NumberRead | null {
  const read = digitsAt(tokens, at) ?? wordsAt(tokens, at);
  if (read === null) return null;
  return bracketed(tokens, read);
}

/** 'fifteen (15)', '50 (fifty)': the bracket repeats the figure; the digits win. */
function bracketed(tokens: readonly Token[], read: NumberRead): NumberRead {
  const open = tokens[read.next]?.text === '-' && tokens[read.next + 1]?.text === '(' ? read.next + 1 : read.next;
  if (tokens[open]?.text !== '(') return read;
  const inside = digitsAt(tokens, open + 1) ?? wordsAt(tokens, open + 1);
  if (inside === null || tokens[inside.next]?.text !== ')') return read;
  const isDigits = /^\d/.test(tokens[open + 1]?.text ?? '');
  return { value: isDigits ? inside.value : read.value, minutes: 0, next: inside.next + 1 };
}

function digitsAt(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const glyph = glyphs.get(token.text);
  if (glyph !== undefined) return { value: glyph, minutes: 0, next: at + 1 };
  if (!/^\d/.test(token.text)) return null;
  let value = Number(token.text.replace(/,/g, ''));
  if (!Number.isFinite(value)) return null;
  let next = at + 1;
  const following = tokens[next];
  if (following?.text === ':' && /^\d\d$/.test(tokens[next + 1]?.text ?? '') && touches(token, following)) {
    return { value, minutes: Number(tokens[next + 1]?.text), next: next + 2 };
  }
  const whole = fractionAt(tokens, at);
  if (whole !== null) return { value: whole.value, minutes: 0, next: whole.next };
  const added = glyphs.get(following?.text ?? '');
  if (added !== undefined) {
    value += added;
    next++;
  } else if (following?.text !== undefined && /^\d/.test(following.text)) {
    const fraction = fractionAt(tokens, next);
    if (fraction !== null && Number.isInteger(value)) {
      value += fraction.value;
      next = fraction.next;
    }
  } else if (following?.text === '-') {
    const fraction = fractionAt(tokens, next + 1);
    if (fraction !== null) {
      value += fraction.value;
      next = fraction.next;
    }
  }
  for (
    let magnitude = magnitudes.get(tokens[next]?.text ?? '');
    magnitude !== undefined;
    magnitude = magnitudes.get(tokens[next]?.text ?? '')
  ) {
    value *= magnitude;
    next++;
  }
  if (tokens[next]?.text === 'hundred') {
    value *= 100;
    next++;
  }
  const half = andAHalf(tokens, next);
  if (half !== null) return { value: value + half.value, minutes: 0, next: half.next };
  return { value, minutes: 0, next };
}

/** '1/4', '3/8' written without spaces. */
function fractionAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (top === undefined || bottom === undefined || (slash?.text !== '/' && slash?.text !== '⁄')) return null;
  if (!/^\d{1,2}$/.test(top.text) || !/^\d{1,2}$/.test(bottom.text) || !touches(top, slash) || !touches(slash, bottom))
    return null;
  const value = Number(top.text) / Number(bottom.text);
  return Number.isFinite(value) && value < 1 && value > 0 ? { value, next: at + 3 } : null;
}

function touches(a: Token, b: Token): boolean {
  return a.end === b.start;
}

/** 'and a half', 'and one-quarter'. */
function andAHalf(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  if (tokens[at]?.text !== 'and') return null;
  let i = at + 1;
  const count = tokens[i]?.text === 'three' ? 3 : 1;
  if (['a', 'one', 'three'].includes(tokens[i]?.text ?? '')) i++;
  else return null;
  if (tokens[i]?.text === '-') i++;
  const part = parts.get(tokens[i]?.text ?? '');
  return part === undefined ? null : { value: count * part, next: i + 1 };
}

function wordsAt(tokens: readonly Token[], at: number): NumberRead | null {
  let i = at;
  let total = 0;
  let current = 0;
  let seen = false;
  const first = tokens[i]?.text ?? '';
  if (first === 'a' || first === 'an') {
    const following = tokens[i + 1]?.text ?? '';
    if (following === 'hundred' || following === 'dozen' || magnitudes.has(following)) i++;
    else if (parts.has(following) && following !== 'third') return shareOf(tokens, parts.get(following) ?? 0, i + 2);
    else return null;
  } else if (parts.has(first) && (first === 'half' || first === 'quarter')) {
    return shareOf(tokens, parts.get(first) ?? 0, i + 1);
  } else if (!small.has(first) && !tens.has(first) && first !== 'hundred' && !magnitudes.has(first)) return null;
  for (; i < tokens.length && i - at < longestRun; i++) {
    const word = tokens[i]?.text ?? '';
    const unit = small.get(word);
    const ten = tens.get(word);
    if (unit !== undefined) {
      // 'one-half', 'three-quarters of a'
      const joint = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
      const part = parts.get(tokens[joint]?.text ?? '');
      const plural = (tokens[joint]?.text ?? '').endsWith('s') || tokens[joint]?.text === 'halves';
      if (part !== undefined && !seen && unit > 0 && (unit === 1 || plural))
        return shareOf(tokens, unit * part, joint + 1);
      if (seen && current % 10 !== 0 && current !== 0) break;
      current += unit;
      seen = true;
    } else if (ten !== undefined) {
      // 'one ninety nine' is said for 199.
      if (seen && total === 0 && current > 0 && current < 10 && i === at + 1 && isSpokenHundred(tokens, i))
        current *= 100;
      if (seen && current % 100 !== 0) break;
      current += ten;
      seen = true;
    } else if (word === 'hundred') {
      current = (current === 0 ? 1 : current) * 100;
      seen = true;
    } else if (word === 'dozen') {
      current = (current === 0 ? 1 : current) * 12;
      seen = true;
    } else if (magnitudes.has(word)) {
      total += (current === 0 ? 1 : current) * (magnitudes.get(word) ?? 1);
      current = 0;
      seen = true;
    } else if (word === '-' && seen && (small.has(tokens[i + 1]?.text ?? '') || tokens[i + 1]?.text === 'hundred'))
      continue;
    else if (word === 'and' && seen && (current % 100 === 0 || current === 0) && isWord(tokens[i + 1]?.text)) continue;
    else if (word === 'point' && seen) {
      const decimals = decimalsAt(tokens, i + 1);
      if (decimals === null) break;
      current += decimals.value;
      const scale = magnitudes.get(tokens[decimals.next]?.text ?? '');
      if (scale !== undefined) return { value: total + current * scale, minutes: 0, next: decimals.next + 1 };
      return { value: total + current, minutes: 0, next: decimals.next };
    } else break;
  }
  if (!seen) return null;
  const value = total + current;
  const half = andAHalf(tokens, i);
  if (half === null) return { value, minutes: 0, next: i };
  // 'a million and a half'
  const said = current === 0 ? magnitudes.get(tokens[i - 1]?.text ?? '') : undefined;
  if (said !== undefined && said > 1e3) return { value: value + half.value * said, minutes: 0, next: half.next };
  // 'one and a half million'
  const scale = magnitudes.get(tokens[half.next]?.text ?? '');
  return scale === undefined
    ? { value: value + half.value, minutes: 0, next: half.next }
    : { value: (value + half.value) * scale, minutes: 0, next: half.next + 1 };
}

/** 'five twenty-foot poles' are five. */
function isSpokenHundred(tokens: readonly Token[], at: number): boolean {
  const last = small.has(tokens[at + 1]?.text ?? '') ? at + 1 : at;
  const follows = tokens[last + 1]?.text ?? '';
  const isDescribed = /^(?:foot|inch|acre|story)$/.test(follows);
  if (isDescribed && tokens[at - 1]?.text !== 'one' && !/^(?:an?|the)$/.test(tokens[at - 2]?.text ?? '')) return false;
  return follows !== '-' && !magnitudes.has(follows);
}

/** 'half a mile', 'a quarter million'. */
function shareOf(tokens: readonly Token[], share: number, at: number): NumberRead {
  const next = skipOf(tokens, at);
  const scale = magnitudes.get(tokens[next]?.text ?? '');
  return scale === undefined
    ? { value: share, minutes: 0, next }
    : { value: share * scale, minutes: 0, next: next + 1 };
}

function isWord(word: string | undefined): boolean {
  return word !== undefined && (small.has(word) || tens.has(word));
}

function decimalsAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  let digits = '';
  let i = at;
  for (; i < tokens.length && digits.length < 6; i++) {
    const word = tokens[i]?.text ?? '';
    const value = word === 'oh' ? 0 : small.get(word);
    if (value !== undefined && value < 10) digits += String(value);
    else if (digits === '' && tens.has(word)) digits += String(tens.get(word));
    else break;
  }
  return digits === '' ? null : { value: Number(`0.${digits}`), next: i };
}

/** 'half a mile', 'a quarter of a mile'. */
function skipOf(tokens: readonly Token[], at: number): number {
  let i = at;
  if (tokens[i]?.text === 'of' && ['a', 'an', 'one'].includes(tokens[i + 1]?.text ?? '')) i += 2;
  else if (['a', 'an'].includes(tokens[i]?.text ?? '')) i++;
  return i;
}
