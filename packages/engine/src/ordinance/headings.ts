import {
  endsIn,
  hasDigit,
  hasSpace,
  isDigits,
  splitAtSpaces,
  startsSmall,
  startsWithCapital,
  startsWithDigit,
  trimmedEnd,
} from '../base/text.ts';

/** A heading at the beginning of a line. */
export interface Heading {
  /** Rank, lower is higher; 'letter' for 'A.2', 'continued' for the title line after a bare 'ARTICLE 13'. */
  readonly level: number | 'letter' | 'continued';
  readonly number: string;
  readonly title: string;
  /** What follows the title on the line; may begin with a list marker. */
  readonly rest: string;
  readonly titleOnly: boolean;
}

/** A list marker at the beginning of a line. */
export interface Marker {
  /** Without its punctuation: 'b', '2', 'iv'. */
  readonly text: string;
  /** As cited: 'b.', '2)', '(iv)'. */
  readonly label: string;
  /** Punctuation and case, which distinguish lists. */
  readonly style: string;
  readonly title: string;
  readonly titleOnly: boolean;
  /** True if what follows looks like the beginning of a clause. */
  readonly startsClause: boolean;
}

const divisions: Readonly<Record<string, number>> = {
  title: 1,
  part: 2,
  chapter: 3,
  article: 4,
  division: 5,
  subchapter: 5,
  subpart: 6,
  appendix: 4,
};
const division =
  /^(title|part|chapter|article|division|subchapter|subpart|appendix)\s+([0-9]{1,4}[A-Z]?(?:[.-][0-9]{1,4})?|[IVXLC]{1,8}|[A-Z])\b[.:]?\s*(?:[-–—:]\s*)?(.*)$/i;
const section =
  /^(sections?|sec\.?|§{1,2})\s*([0-9A-Z]{1,8}(?:[.:-][0-9A-Za-z]{1,6}){0,6})((?:\([A-Za-z0-9]{1,4}\)){0,5})\.?(?=[\s–—:-]|$)\s*(?:[-–—:]\s*)?(.*)$/i;
const decimal =
  /^(\d{1,4}[A-Z]?(?:\.\d{1,4}[A-Z]?){1,7}|\d{1,4}[A-Z]?(?:-\d{1,5}[A-Z]?){1,4}(?:\.\d{1,4}){0,3}|\d{1,4}(?:\.\d{1,4}){1,3}-\d{1,4}[A-Z]?)((?:\([A-Za-z0-9]{1,4}\)){0,5})\.?(?:\s+(?:[-–—:]\s*)?(.*))?$/;
const lettered = /^([A-Z]\.\d{1,3}(?:\.\d{1,3}){0,4})\.?\s+(\S.*)$/;
/** Minnesota style: 'Subd. 4. Performance standards.' */
const subdivision = /^(?:Subd\.|Subdivision)\s*(\d{1,3}[a-z]?)\.?(?=\s|$)\s*(?:[-–—:]\s*)?(.*)$/i;
const partial = /^(\.\d{2,4}[A-Z]?)\s+([A-Z].*)$/;

/** The heading that a line begins with, or null.
 *  Takes: the line, the next one, the previous one and whether that was a heading without text. Never throws. */
export function headingOf(line: string, next: string, previous: string, afterTitle: boolean): Heading | null {
  const short = line.length > 400 ? line.slice(0, 400) : line;
  const asDivision = division.exec(short);
  if (asDivision !== null && short.length < 140 && startsWithCapital(short)) {
    const [, word = '', number = '', title = ''] = asDivision;
    if (title === '' || /^[A-Z"“]/.test(title)) {
      return {
        level: divisions[word.toLowerCase()] ?? 4,
        number: `${capital(word)} ${number}`,
        title: trimTitle(title),
        rest: '',
        titleOnly: true,
      };
    }
  }
  const asSection = section.exec(short);
  if (asSection !== null && 'S§'.includes(short.charAt(0))) {
    const [, word = '', number = '', inline = '', text = ''] = asSection;
    if (hasDigit(number) && (text === '' || /^[A-Z"“(_\d]/.test(text))) {
      const sign = word.startsWith('§') ? '§ ' : /^sec\.?$/i.test(word) ? 'Sec. ' : 'Section ';
      return { level: 10 + partsOf(number), number: `${sign}${number}${inline}`, ...split(text, next) };
    }
  }
  const asDecimal = decimal.exec(short);
  if (asDecimal !== null) {
    const [, number = '', inline = '', text = ''] = asDecimal;
    if (text === '' ? afterTitle || next !== '' : /^[A-Z"“(_]/.test(text)) {
      if (!/^\d+\.\d+$/.test(number) || !/^(?:x|X|[A-Z]?[a-z]?$)/.test(text)) {
        return { level: 10 + partsOf(number), number: `${number}${inline}`, ...split(text, next) };
      }
    }
  }
  const asLettered = lettered.exec(short);
  if (asLettered !== null && /^[A-Z"“(]/.test(asLettered[2] ?? '')) {
    return { level: 'letter', number: asLettered[1] ?? '', ...split(asLettered[2] ?? '', next) };
  }
  const asSubdivision = subdivision.exec(short);
  if (asSubdivision !== null && short.startsWith('S')) {
    const [, number = '', text = ''] = asSubdivision;
    if (text === '' || /^[A-Z"“(]/.test(text)) return { level: 19, number: `Subd. ${number}`, ...split(text, next) };
  }
  const asPartial = partial.exec(short);
  if (asPartial !== null) return { level: 12, number: asPartial[1] ?? '', ...split(asPartial[2] ?? '', next) };
  if (isCapitals(short) && !isCapitals(next)) {
    if (afterTitle && /^(?:article|chapter|title|part|division|section)\b/i.test(previous)) {
      return { level: 'continued', number: '', title: trimTitle(short), rest: '', titleOnly: true };
    }
    if (!isCapitals(previous) && next !== '')
      return { level: 20, number: '', title: trimTitle(short), rest: '', titleOnly: true };
  }
  return null;
}

function split(text: string, next: string): { title: string; rest: string; titleOnly: boolean } {
  const title = titleOf(text, next);
  const rest = text.slice(title.length).replace(/^[.:;–—-]?\s*/, '');
  return { title: trimTitle(title), rest, titleOnly: rest === '' };
}

function partsOf(number: string): number {
  return number.split(/[.:-]/).length;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function isCapitals(line: string): boolean {
  return (
    (line.length >= 6 || hasSpace(line)) &&
    line.length <= 90 &&
    /[A-Z]{3}/.test(line) &&
    line === line.toUpperCase() &&
    !endsIn(line, '.,;') &&
    !/\d{3,}/.test(line)
  );
}

function trimTitle(title: string): string {
  return title
    .replace(/[\s.]{2,}\d{0,4}$/, '')
    .replace(/\s\d{1,4}$/, '')
    .replace(/^[_\s]+|[\s.;:–—-]+$/g, '');
}

/** The title that a clause begins with ('Setbacks.', 'Noise.', 'Setback requirements for WECS:'), or '' if it has none. `next` is the
 *  following line: a whole short line is a title only if the next starts something new. Takes: the clause without its markers, and the next
 *  line or ''. Gives: without the period, colon or dash at its end. */
export function titleOf(text: string, next: string): string {
  const head = text.slice(0, 110);
  const stop = /^[^.:;?]{2,90}?(?:[.:](?=\s|$)|\s[–—]\s)/.exec(head);
  if (stop !== null) {
    const found = stop[0].replace(/\s?[.:–—]\s?$/, '');
    // The period in 'Within 200 ft. of a well' belongs to the abbreviation.
    if (/\b(?:ft|sq|in|no|yd|mi|ac)$/i.test(found)) return '';
    if (isTitle(found, stop[0].trimEnd().endsWith('.'))) return found;
    return '';
  }
  if (
    text.length <= 80 &&
    !endsIn(text, '.,') &&
    (next === '' || !startsSmall(next) || /^[a-z]{1,3}[.)]\s/.test(next)) &&
    isTitle(trimmedEnd(text, ';'), true)
  )
    return trimmedEnd(text, ';');
  return '';
}

const verbs =
  /\b(?:shall|must|may|is|are|was|were|will|has|have|be|been|should|can|means|includes?|apply|applies|not)\b/i;
const smallWords = /^(?:of|and|or|the|for|to|in|on|a|an|from|with|by|at|per|as|near|&|other|vs)$/i;

function isTitle(text: string, endsWithDot: boolean): boolean {
  if (!/^["“(]?[A-Z0-9]/.test(text) || verbs.test(text)) return false;
  // 'Wetlands - 600 feet' is a rule.
  if (/\d\s*(?:feet|foot|ft|percent|%|acres?|dba|decibels|inches|miles?|square|['’])(?:\W|$)/i.test(text)) return false;
  const words = splitAtSpaces(text).filter((word) => /[A-Za-z]/.test(word));
  if (words.length === 0 || words.length > 12) return false;
  if (words.length <= 2) return true;
  const counted = words.filter((word) => !smallWords.test(word));
  const capitals = counted.filter((word) => /^["“(]?[A-Z]/.test(word)).length;
  return endsWithDot ? capitals >= counted.length * 0.6 || words.length <= 4 : words.length <= 8;
}

const marker = /^(?:\(\s?([A-Za-z]{1,5}|\d{1,3})\s?\)|([A-Za-z]{1,5}|\d{1,3})([.)]))\s*(?=\s|[A-Z("“]|$)/;

/** The list markers that a line begins with, outermost first ('(a) (1) Lots …' has two). At most three. Takes: one line. Gives: each with
 *  its style and title; empty if there are none. */
export function listMarkersOf(line: string): Marker[] {
  const found: Marker[] = [];
  let rest = line.length > 400 ? line.slice(0, 400) : line;
  while (found.length < 3) {
    const match = marker.exec(rest);
    if (match === null) break;
    const text = match[1] ?? match[2] ?? '';
    if (ordinalsOf(text).length === 0) break;
    const signs = match[1] !== undefined ? '()' : (match[3] ?? '');
    const label = signs === '()' ? `(${text})` : `${text}${signs}`;
    rest = rest.slice(match[0].length).trimStart();
    if (signs === '.' && startsWithDigit(text) && startsWithDigit(rest) && !hasSpace(line.charAt(match[0].length - 1)))
      break;
    const form = startsWithDigit(text) ? '1' : startsSmall(text) ? 'a' : 'A';
    const title = titleOf(rest, '');
    found.push({
      text,
      label,
      style: `${form}${signs}`,
      title: trimTitle(title),
      titleOnly: title !== '' && rest.length <= title.length + 1,
      startsClause: /^["“(‘']?[A-Z0-9$§]/.test(rest) || rest === '' || signs === '()',
    });
  }
  return found;
}

const innerMarker = /(?<=[.;:]["”)]?\s+(?:and\s+|or\s+)?)\(\s?(?:[A-Za-z]{1,5}|\d{1,3})\s?\)\s+(?=["“]?[A-Za-z0-9$§])/g;

/** The list markers inside a line that continue a list begun in it ('(a) Canopies … . (b) Lighting …'), each with its position. Takes: a
 *  line.  Gives: possible markers; the outline decides whether they continue a list. */
export function innerMarkersOf(line: string): { readonly marker: Marker; readonly at: number }[] {
  if (!line.includes('(')) return [];
  return [...line.slice(0, longestListLine).matchAll(innerMarker)].flatMap((match) => {
    const [marker] = match.index === 0 ? [] : listMarkersOf(line.slice(match.index));
    return marker === undefined ? [] : [{ marker, at: match.index }];
  });
}

/** A list that runs on in one line; beyond this, a marker can't be told from a reference. */
const longestListLine = 6_000;

export interface Ordinal {
  readonly kind: 'digit' | 'letter' | 'roman';
  readonly value: number;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The possible values of a marker: 'i' is the first roman numeral or the ninth letter. Empty for a word that isn't a marker. Takes: the
 *  marker without its punctuation. Gives: the likelier reading first. */
export function ordinalsOf(text: string): Ordinal[] {
  if (isDigits(text)) return [{ kind: 'digit', value: Number(text) }];
  const lower = text.toLowerCase();
  if (lower !== text && text.toUpperCase() !== text) return [];
  const found: Ordinal[] = [];
  if (/^[a-z]$/.test(lower)) found.push({ kind: 'letter', value: lower.charCodeAt(0) - 96 });
  else if (/^([a-z])\1$/.test(lower) && lower !== 'ii' && lower !== 'xx')
    found.push({ kind: 'letter', value: 26 + lower.charCodeAt(0) - 96 });
  if (/^(?:x{0,3})(?:ix|iv|v?i{0,3})$/.test(lower) && lower !== '') {
    let value = 0;
    for (let i = 0; i < lower.length; i++) {
      const here = romanDigits[lower.charAt(i)] ?? 0;
      const after = romanDigits[lower.charAt(i + 1)] ?? 0;
      value += here < after ? -here : here;
    }
    found.unshift({ kind: 'roman', value });
  }
  // A single letter that could be either counts as a letter first, except 'i'.
  if (found.length === 2 && lower !== 'i') found.reverse();
  return found;
}
