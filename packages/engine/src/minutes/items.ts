import {
  endsSentence,
  hasDigit,
  splitAtSpaces,
  startsSmall,
  startsWithCapital,
  startsWithDigit,
  wordSet,
} from '../base/text.ts';
import type { Meeting } from './meeting.ts';
import { modeOf } from './attendance/words.ts';
import { labelOf, looksLikeHeading, hasMarker, sentenceEnd } from './tokens.ts';
import type { Line } from './lines.ts';
import { plainTitles } from './vocabulary.ts';

/** Where an item of the agenda begins. */
export interface Heading {
  /** First token. */
  readonly from: number;
  readonly title: string;
  readonly start: number;
  /** Where the title ends in the text. */
  readonly end: number;
  /** Marked only by a number or letter, like a condition in a list. */
  readonly listed: boolean;
}

const itemWords = wordSet(
  'item agenda case file petition application appeal public docket project request ordinance resolution plan',
);
const kindsOfRequest =
  wordSet(`rezoning rezone variance permit plat subdivision amendment site zone zoning conditional special
  use exception development preliminary final concept annexation review hearing ordinance plan text election minutes
  appointment approval discussion consideration appeal vacation`);
const duties = wordSet('shall must will should may moved seconded voted said asked stated');
const voteLabels = wordSet(
  'ayes aye nays nay yeas noes yes no abstain abstentions recused absent present motion vote votes moved mover second seconded seconder result staff excused roll name',
);
const decided = wordSet('seconded second moved voted carried passed failed');
const listsVotes = wordSet('vote votes roll members');
const maxTitle = 300;
const fileNumber = /^(?:#?[A-Z]{1,6}[- ]?\d{2,}|\d{2,4}-[A-Z]{1,5}-\d)/;
/** Words in capitals that occur within an item. */
const inside = ['opened', 'closed', 'speaker', 'applicant', 'opponents', 'proponents', 'rebuttal'];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];

/** A row of asterisks, or what is left of it in a scan: many short scraps without a word among them. Takes: a line or a paragraph. Gives:
 *  also true for a row of dashes, dots or equal signs; false for an empty text. */
export function isSeparator(text: string): boolean {
  const marks = text.replace(/[\s*_=~.–—-]/g, '');
  if (marks === '' && text.length >= 3) return true;
  const scraps = splitAtSpaces(text);
  if (scraps.length < 10) return false;
  const common = scraps.filter((scrap) =>
    ['the', 'of', 'to', 'and', 'was', 'in', 'for', 'is', 'that'].includes(scrap.toLowerCase()),
  );
  const short = scraps.filter((scrap) => scrap.length <= 4).length;
  return common.length === 0 && short >= scraps.length * 0.75;
}

/** Whether a line goes on in the next, as the first line of a paragraph does. */
const continues = (next: Line | undefined): boolean =>
  next !== undefined && !next.blankBefore && startsSmall(next.text);

/** "Motion passed 7-0.", "The motion carried unanimously." */
function isResult(text: string): boolean {
  const words = wordsIn(text);
  return words.length <= 10 && words.includes('motion') && words.some((low) => results.has(low));
}
const results = wordSet('passes passed carries carried fails failed');

/** "ITEM NO. 3 - Review of the sign ordinance", "CASE NO.: 910". */
const isCalled = ({ text }: Line): boolean =>
  ['ITEM', 'CASE'].includes(splitAtSpaces(text)[0] ?? '') &&
  ['no', 'number'].includes(wordsIn(text)[1] ?? '') &&
  hasDigit(text);

/** How a line could start an item: by a number, by its words, by its capitals; null if it doesn't. */
function headingKind(line: Line, before: Line | undefined, next: Line | undefined): 'listed' | 'plain' | null {
  const { text } = line;
  const words = wordsIn(text);
  if (words.length < 2 || text.length > 320 || words.some((low) => duties.has(low))) return null;
  const first = words[0] ?? '';
  if (voteLabels.has(first)) return null;
  // "MINUTES OF THE ELLERY PLANNING BOARD" is the title of the whole.
  if (first === 'minutes' && words[1] === 'of' && words.some((low) => low === 'board' || low === 'commission'))
    return null;
  // "BOARD MEMBERS ABSENT:    Bo Ray" is about who is there.
  if (isSeparator(text) || (text.includes(':') && modeOf(labelOf(text) ?? '') !== null)) return null;
  if (inside.some((phrase) => words.includes(phrase)) && words.length < 8) return null;
  const large = looksLikeHeading(text.replace(/[.:;,]+$/, ''));
  const caps = text === text.toUpperCase() && text.replace(/[^\p{L}]/gu, '').length >= 8;
  const subject = words.some((low) => kindsOfRequest.has(low));
  const alone = line.blankBefore || next?.blankBefore === true;
  if (itemWords.has(first) && (large || labelOf(text) !== null || subject) && alone && !continues(next)) return 'plain';
  if (isCalled(line)) return 'plain';
  if (fileNumber.test(text) && subject && line.blankBefore) return 'plain';
  if (hasMarker(text) && (large || subject)) return 'listed';
  if (caps && alone) return 'plain';
  const shouted = splitAtSpaces(text).filter(
    (one) => one.length > 2 && one === one.toUpperCase() && startsWithCapital(one),
  );
  // "ROE BAKERY – 12 Elm Street – Project #23-014"
  const isCase = / [–—-] .*\d/.test(text);
  if (large && shouted.length >= 2 && line.blankBefore && (isCase || next?.blankBefore === true)) return 'plain';
  if (before !== undefined && isSeparator(before.text) && (large || subject)) return 'plain';
  // Behind a result, the next item begins without a blank line: "Motion passes 7-0", "ROE BAKERY – 12 Elm Street".
  if (before !== undefined && isResult(before.text) && shouted.length >= 2 && !text.endsWith('.')) return 'plain';
  const sentence = startsSmall(text) || text.endsWith('.');
  return large && subject && alone && line.blankBefore && !sentence && !continues(next) ? 'plain' : null;
}

/** "V-23-05: Moved by Roe ...", "Case 14 - Site plan. On a motion by ...": what names the case, if its line continues with more.
 *  Gives: those words; null if the line doesn't begin with a case. */
function caseNamed({ text, blankBefore }: Line): string | null {
  if (!blankBefore) return null;
  const [first = '', second = ''] = splitAtSpaces(text);
  const isNumber = (part: string): boolean =>
    /^#?[A-Z]{1,6}-?\d{2,}[\w-]*:?$/.test(part) || /^#?\d{2,}-(?:[A-Z]{1,5}-)?\d+[\w-]*:?$/.test(part);
  const isCase = caseWords.has(first.toLowerCase()) && hasDigit(second) && second.length < 20;
  if (!isCase && !isNumber(first)) return null;
  const end = /[:.] (?=\p{Lu})/u.exec(text.slice(0, maxTitle));
  const number = end === null ? '' : text.slice(0, end.index);
  // "Item 2: Jane Roe asked for a plat of Elm Acres.": the number alone is no title.
  const more = splitAtSpaces(number).length > 2 ? null : betweenSentences.exec(text.slice(0, maxTitle));
  const lead = more === null ? number : text.slice(0, more.index);
  return lead.length >= 6 && !wordsIn(lead).some((low) => duties.has(low)) ? lead : null;
}
const caseWords = wordSet('case application item petition docket file appeal');

/** "4. MINUTES: The Board considered ...": a number and a title in capitals with the text behind it.  Gives: the title; null if the line
 *  doesn't begin with one. */
function shoutedBefore({ text }: Line): string | null {
  const behind = hasMarker(text) ? text.indexOf(' ') + 1 : 0;
  const label = behind > 0 ? labelOf(text.slice(behind)) : null;
  if (label === null || text.length < behind + label.length + shortestBehind) return null;
  const words = wordsIn(label);
  const isShouted = words.join('').length >= 6 && label === label.toUpperCase();
  const isTitle = isShouted && !voteLabels.has(words[0] ?? '') && modeOf(label) === null;
  if (!isTitle) return null;
  // "a. PLANNING FILE 14-028: Request by Jane Roe ...": the number alone is no title.
  const told = text.slice(behind, maxTitle);
  const end = hasDigit(label) ? (betweenSentences.exec(told)?.index ?? told.length) : label.length;
  return text.slice(0, behind + end);
}
const shortestBehind = 20;

/** "Continuation of Public Hearing: Petition of Jane Roe ...", "PUBLIC HEARING – ROE BAKERY, 12 Elm Street: The Chair ...".  Gives: the
 *  title; null if the line doesn't begin with one. */
function hearingBefore({ text, blankBefore }: Line): string | null {
  const label = labelOf(text);
  const first = wordsIn(label ?? '');
  if (label !== null && blankBefore && first.includes('hearing') && first.every((low) => hearingWords.has(low)))
    return text.length < label.length + shortestBehind ? null : text.slice(0, maxTitle);
  const colon = text.indexOf(': ');
  const isShouted = text.startsWith('PUBLIC HEARING ') && colon > 0 && colon < longestHearing;
  return isShouted && text.length > colon + shortestBehind ? text.slice(0, colon) : null;
}
const hearingWords = wordSet('continuation continued of public hearing new old the');
const longestHearing = 160;

/** "The next item on the agenda was a plat of Elm Acres. ...": a sentence that opens an item.  Gives: it; null if the line doesn't begin
 *  with one. */
function nextItem({ text }: Line): string | null {
  const end = betweenSentences.exec(text.slice(0, maxTitle));
  const sentence = end === null ? text : text.slice(0, end.index);
  const low = sentence.toLowerCase();
  const opens = low.includes('next agenda item') || low.includes('next item') || low.includes('next on the agenda');
  return opens && sentence.length < maxTitle && !wordsIn(low).some((word) => decided.has(word)) ? sentence : null;
}
const betweenSentences = /[.] (?=\p{Lu})/u;

/** "3. Site plan review - Lakeshore Dental, 120 Main. It was moved by Roe ...", "Special permit, 9 Mill Road. The owner would like ...": a
 *  title with the text behind it on its line.  Gives: the title; null if the line doesn't begin with one. */
function titleBefore({ text, blankBefore }: Line): string | null {
  if (!blankBefore || text.length < shortestTold) return null;
  const end = betweenSentences.exec(text.slice(hasMarker(text) ? markerWidth : 0, longestLead));
  const lead = end === null ? '' : text.slice(0, end.index + (hasMarker(text) ? markerWidth : 0));
  const words = wordsIn(lead);
  const isTitle = words.length >= 2 && words.length <= 14 && words.some((low) => kindsOfRequest.has(low));
  // "Minutes: Mr. Roe moved".
  if (plainTitles.has(words.at(-1) ?? '')) return null;
  const isNamed = hasMarker(text)
    ? looksLikeHeading(lead) || hasDigit(lead.slice(markerWidth))
    : hasDigit(lead) || isShort(words);
  return isTitle && isNamed && !words.some((low) => duties.has(low) || articles.has(low) || decided.has(low))
    ? lead
    : null;
}
const shortestTold = 60;
const longestLead = 110;
const markerWidth = 3;
const isShort = (words: readonly string[]): boolean => words.length <= 4;
const articles = wordSet('the a an was were is are has had this that there');

function titleFrom(lines: readonly Line[], index: number): { readonly title: string; readonly end: number } {
  const first = lines[index];
  let title = first?.text ?? '';
  let end = (first?.start ?? 0) + title.length;
  for (let next = index + 1; next < lines.length && title.length < maxTitle; next += 1) {
    const line = lines[next];
    if (line === undefined || line.blankBefore || hasMarker(line.text) || labelOf(line.text) !== null) break;
    const sentence = endsSentence(title) || wordsIn(line.text).some((low) => duties.has(low));
    if (sentence) break;
    title += ` ${line.text}`;
    end = line.start + line.text.length;
  }
  return { title: title.length > maxTitle ? `${title.slice(0, maxTitle)} …` : title, end };
}

/** In captions: "Next item is agenda item number eight. ..." */
function spokenHeadings({ tokens }: Meeting): Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const low = tokens[at]?.low;
    const next = tokens[at + 1]?.low ?? '';
    const called = low === 'item' && (next === 'number' || next === '#' || startsWithDigit(next));
    if (!called && !(low === 'next' && ['item', 'case'].includes(next))) continue;
    const last = found.at(-1);
    if (last !== undefined && at - last.from < 25) continue;
    let end = sentenceEnd(tokens, at);
    for (let more = 0; more < 3 && end < tokens.length; more += 1) end = sentenceEnd(tokens, end);
    end = Math.min(end, at + 45);
    const start = tokens[at]?.start ?? 0;
    const title = tokens
      .slice(at, end)
      .map((token) => token.text)
      .join(' ')
      .slice(0, maxTitle);
    const ends = tokens[end - 1]?.end ?? start;
    found.push({ from: at, title: title.replace(/ ([.,?!])/g, '$1'), start, end: ends, listed: false });
  }
  return found;
}

/** Where the items of a meeting begin.
 *  Takes: the meeting.  Gives: the headings in order.  Throws: never. */
export function headingsOf(meeting: Meeting): Heading[] {
  if (meeting.captions) return spokenHeadings(meeting);
  const { lines, tokens } = meeting;
  const firstOf = new Map<number, number>();
  tokens.forEach((token, index) => {
    if (token.first) firstOf.set(token.line, index);
  });
  const found: Heading[] = [];
  let lastLine = -1;
  let listOpen = false;
  const people = new Set(meeting.mentions.map(({ from }) => from));
  lines.forEach((line, index) => {
    const marker = hasMarker(line.text);
    // Entries under "with the following conditions:" aren't headings.
    const said = wordsIn(line.text);
    const opens =
      line.text.endsWith(':') &&
      said.some((low) => /^(?:condition|finding|follow)/.test(low)) &&
      !said.some((low) => listsVotes.has(low));
    if (opens) listOpen = true;
    else if (!marker && (line.blankBefore || wordsIn(line.text).some((low) => decided.has(low)))) listOpen = false;
    const from = firstOf.get(index);
    if (from === undefined || people.has(from) || (marker && listOpen && !/^\d+\.\d/.test(line.text))) return;
    const kind = headingKind(line, lines[index - 1], lines[index + 1]);
    const last = found.at(-1);
    const shouted = shoutedBefore(line) ?? hearingBefore(line) ?? nextItem(line);
    const lead =
      shouted ??
      (kind === null
        ? (caseNamed(line) ?? titleBefore(line))
        : line.text.length > longestLead
          ? (caseNamed(line) ?? titleBefore(line))
          : null);
    if (lead !== null) {
      found.push({ from, title: lead, start: line.start, end: line.start + lead.length, listed: false });
      lastLine = index;
      return;
    }
    if (kind === null) return;
    // A line in the middle of a title is no title of its own, however long the title is.
    const isWithin = lines.slice(lastLine + 1, index + 1).every(({ blankBefore }) => !blankBefore);
    if (lastLine >= 0 && isWithin && !marker && !isCalled(line) && !isResult(lines[index - 1]?.text ?? '')) return;
    const { title, end } = titleFrom(lines, index);
    if (last !== undefined && last.title.includes(line.text) && last.start + last.title.length >= line.start) return;
    lastLine = index;
    found.push({ from, title, start: line.start, end, listed: kind === 'listed' });
  });
  return found;
}
