import { startsSmall, startsWithCapital } from '../../base/text.ts';
import type { Span } from '../../language/types.ts';

const abbreviations = new Set(
  (
    'sq ft no nos sec secs art ch ord inc co corp ltd st ave rd blvd dr hwy mr mrs ms jr sr dept approx min max fig vs et al etc seq eg ie e.g i.e a.m p.m ' +
    'u.s gen gov hon jan feb mar apr jun jul aug sep sept oct nov dec res cf para subsec twp mt ft in yd mi'
  ).split(' '),
);
const longestSentence = 1_500;

function endsInAbbreviation(text: string, dot: number, from: number): boolean {
  let i = dot - 1;
  while (i >= from && dot - i < 12 && /[A-Za-z.]/.test(text.charAt(i))) i--;
  const word = text.slice(i + 1, dot).toLowerCase();
  if (word.length === 1 && startsSmall(word)) return true;
  return abbreviations.has(word);
}

/** Splits part of a text into sentences.
 *  Takes: the text and the part (UTF-16 offsets).  Gives: spans without surrounding white space, in order, none empty; a sentence is never
 *  longer than 1,500 characters, so that a text without punctuation stays manageable. Never throws; linear. */
export function sentenceSpans(text: string, from = 0, to = text.length): Span[] {
  const spans: Span[] = [];
  let start = from;
  const push = (end: number): void => {
    let s = start;
    let e = end;
    while (s < e && isSpace(text.charCodeAt(s))) s++;
    while (e > s && isSpace(text.charCodeAt(e - 1))) e--;
    if (e > s) spans.push({ start: s, end: e });
    start = end;
  };
  for (let i = from; i < to; i++) {
    const c = text.charAt(i);
    if (i - start >= longestSentence && isSpace(text.charCodeAt(i))) push(i);
    else if (i - start >= 2 * longestSentence) push(i);
    else if (c === '\n' && isBlankLine(text, i + 1, to)) push(i);
    else if (c === '.' || c === '!' || c === '?') {
      let j = i + 1;
      while (j < to && /["'”’)\]]/.test(text.charAt(j))) j++;
      if (j < to && !isSpace(text.charCodeAt(j))) continue;
      let k = j;
      while (k < to && isSpace(text.charCodeAt(k))) k++;
      const next = text.charAt(k);
      if (
        c === '.' &&
        endsInAbbreviation(text, i, start) &&
        !(startsWithCapital(next) && closesClock(text, i) && !goesOnWithDays(text, k))
      )
        continue;
      if (k >= to || /[A-Z0-9“"'(‘$§•]/.test(next) || c !== '.') {
        push(j);
        i = j - 1;
      } else if (startsSmall(next) && !endsInAbbreviation(text, i, start)) {
        // Spoken text often lacks the capital after a period.
        push(j);
        i = j - 1;
      }
    }
  }
  push(to);
  return spans;
}

/** '7:00 a.m. to 5:00 p.m. Monday through Friday' is one rule. */
function goesOnWithDays(text: string, at: number): boolean {
  return /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|^(?:Eastern|Central|Mountain|Pacific)\b/.test(
    text.slice(at, at + 12),
  );
}

function closesClock(text: string, dot: number): boolean {
  return /[ap]\.m$/i.test(text.slice(Math.max(0, dot - 3), dot));
}

function isSpace(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x2028 || code === 0x2029 || code === 0xfeff
  );
}

function isBlankLine(text: string, from: number, to: number): boolean {
  for (let i = from; i < to && i < from + 200; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) return true;
    if (!isSpace(code)) return false;
  }
  return false;
}
