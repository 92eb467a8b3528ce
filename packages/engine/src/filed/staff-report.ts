import { splitAtSpaces } from '../base/text.ts';
import type { StaffRecommendation, StaffReport } from '@rostrum/contract';
import { spokenSentences } from '../language/spoken-sentences.ts';
import type { Span } from '../language/types.ts';
import { headingOf, headsDepartures, isTitle, reportLines, type Part, type ReportLine } from './report-lines.ts';
import { viewsByNumber } from './views-by-number.ts';
import { isOnCode, isRecommendation, isReserved, makesNone, recommendationIn, viewIn } from './staff-views.ts';

const most = 40;
const shortestItem = 12;

/** A part of a report under one heading. */
export interface Section {
  readonly part: Part;
  /** It is over what departs from the code. */
  readonly isOfDepartures: boolean;
  readonly lines: readonly ReportLine[];
  /** Where its text begins: next to the heading or below it. */
  readonly start: number;
  readonly end: number;
}

/** The staff report in usable form: what is asked for, staff's view on each criterion, the conditions, and what staff recommends. What the
 *  report doesn't say is left empty.
 *  Takes: its text as it was filed.  Gives: every quote word for word as in the text.  Throws: never; linear in the text.
 *  Specification: decisions.md §8 (parse-staff-report). */
export function readStaffReport(text: string): StaffReport {
  const lines = reportLines(text);
  const sections = sectionsOf(text, lines);
  const conditions = conditionsIn(text, sections);
  const recommended = recommendationOf(text, sections, conditions.length > 0);
  return {
    request: requestOf(text, sections),
    recommendation: recommended?.recommendation ?? null,
    recommendation_quote: recommended?.quote ?? null,
    criteria: criteriaIn(text, sections, lines.some(headsDepartures)),
    conditions,
    made: false,
  };
}

/** The parts of a report, by its headings. Takes: its text, and the lines of it.  Gives: in order, the first without a heading.  Throws: never. */
export function sectionsOf(text: string, lines: readonly ReportLine[]): readonly Section[] {
  const sections: { part: Part; isOfDepartures: boolean; lines: ReportLine[]; start: number; end: number }[] = [
    { part: 'other', isOfDepartures: false, lines: [], start: 0, end: text.length },
  ];
  for (const line of lines) {
    const last = sections.at(-1) as (typeof sections)[number];
    const heading =
      headingOf(line) ?? (endsPart(line, last.part) ? { part: 'other' as const, from: line.text.length } : null);
    const isOfDepartures = headsDepartures(line);
    // 'Staff finding: met.' under a criterion, or 'Condition:' in a list, doesn't begin a new section.
    if (heading === null || (heading.part === last.part && heading.from < line.text.length && !isOfDepartures)) {
      last.lines.push(line);
      continue;
    }
    if (last.part === 'criteria' && isViewLabel(line.text)) {
      last.lines.push(line);
      continue;
    }
    last.end = line.span.start;
    const offset = text.indexOf(line.text, line.span.start) + heading.from;
    const start = Math.min(offset, text.length);
    // Text next to a heading is the first line of its section.
    const beside = { text: line.text.slice(heading.from).trim(), span: { start, end: line.span.end }, marker: 0 };
    sections.push({
      part: heading.part,
      isOfDepartures,
      lines: beside.text === '' ? [] : [{ ...beside, afterBlank: true }],
      start,
      end: text.length,
    });
  }
  return sections;
}

/** A title that names nothing known ends what was asked for and what is recommended; conditions may be on lines of their own. */
function endsPart(line: ReportLine, part: Part): boolean {
  const title = part === 'criteria' || part === 'other' ? null : isTitle(line);
  return title === 'capitals' || (title === 'words' && part !== 'conditions');
}

const isViewLabel = (text: string): boolean =>
  [
    'finding:',
    'findings:',
    'analysis:',
    'staff finding:',
    'staff analysis:',
    'staff response:',
    'evaluation:',
    'staff:',
  ].some((label) => text.toLowerCase().startsWith(label));

const tidy = (text: string): string => splitAtSpaces(text.trim()).join(' ');

/** The words between two positions, without the surrounding blanks. */
function quoteOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).trim();
}

/** The sentences in part of the text. */
const sentencesFrom = (text: string, from: number, to: number): readonly Span[] =>
  spokenSentences(text.slice(from, to)).map(({ start, end }) => ({ start: from + start, end: from + end }));

function requestOf(text: string, sections: readonly Section[]): StaffReport['request'] {
  for (const { part, start, end } of sections) {
    if (part !== 'request') continue;
    const first = sentencesFrom(text, start, end).find((span) => tidy(quoteOf(text, span)).length >= shortestItem);
    if (first !== undefined) return { text: tidy(quoteOf(text, first)), quote: quoteOf(text, first) };
  }
  return null;
}

function recommendationOf(
  text: string,
  sections: readonly Section[],
  hasConditions: boolean,
): { readonly recommendation: StaffRecommendation; readonly quote: string } | null {
  let best: { readonly recommendation: StaffRecommendation; readonly quote: string; readonly sure: number } | null =
    null;
  const own = sections.filter(({ part }) => part === 'recommendation');
  if (own.some(({ start, end }) => sentencesFrom(text, start, end).some((span) => makesNone(quoteOf(text, span)))))
    return null;
  for (const { part, start, end } of sections)
    for (const span of sentencesFrom(text, start, end)) {
      const quote = quoteOf(text, span);
      const sure = isRecommendation(quote, part === 'recommendation');
      const recommendation = sure > 0 ? recommendationIn(quote, hasConditions) : null;
      if (recommendation !== null && sure > (best?.sure ?? 0)) best = { recommendation, quote, sure };
    }
  return best;
}

/** The items of a list, each with the lines that belong to it; paragraphs if nothing is numbered. */
function itemsOf(text: string, { lines }: Section): readonly Span[] {
  const numbered = lines.some(({ marker }) => marker > 0);
  const items: { start: number; end: number }[] = [];
  for (const { span, marker, afterBlank } of lines) {
    const begins = numbered ? marker > 0 : afterBlank;
    const last = items.at(-1);
    if (begins || (last === undefined && !numbered)) items.push({ start: span.start + marker, end: span.end });
    else if (last !== undefined) last.end = span.end;
  }
  return items.filter((item) => quoteOf(text, item).length >= shortestItem).slice(0, most);
}

/** 'Staff recommends approval.' below the last item of a list is no part of that item. */
function withoutRecommendation(text: string, { start, end }: Span): Span {
  const at = sentencesFrom(text, start, end).findIndex(
    (span, index) => index > 0 && isRecommendation(quoteOf(text, span), false) > 0,
  );
  return at < 0 ? { start, end } : { start, end: sentencesFrom(text, start, end)[at - 1]?.end ?? end };
}

function criteriaIn(text: string, sections: readonly Section[], departs: boolean): StaffReport['criteria'] {
  const listed = sections
    .filter(({ part }) => part === 'criteria')
    .flatMap((section) => itemsOf(text, section))
    .map((item) => criterionOf(text, item));
  const found =
    listed.length > 0 ? [...withNumbers(listed, text), ...atTheEnd(text, sections)] : viewsAnywhere(text, sections);
  return found
    .filter(({ text: words }) => words !== '' && words.includes('(') === words.includes(')'))
    .map((one) => (departs && one.view === 'met' && isOnCode(one.text) ? notStated(one) : one))
    .slice(0, most);
}

/** 'Because criteria 1, 2 and 4 are not met': a view on those that the report itself counts so. */
function withNumbers(listed: StaffReport['criteria'], text: string): StaffReport['criteria'] {
  const views = viewsByNumber(text, true);
  const isOfThese = [...views.keys()].every((number) => number <= listed.length);
  return listed.map((one, at) => {
    const told = views.get(at + 1);
    return !isOfThese || one.view !== 'not_stated' || told === undefined ? one : { ...one, ...told };
  });
}

/** 'The setbacks are met' isn't that the code is met where the report lists what departs from it. */
const notStated = ({ text }: StaffReport['criteria'][number]): StaffReport['criteria'][number] => ({
  text,
  view: 'not_stated',
  quote: text,
});

/** 'Staff finds the petition consistent with the plan', where staff recommends. */
function atTheEnd(text: string, sections: readonly Section[]): StaffReport['criteria'] {
  return sections
    .filter(({ part }) => part === 'recommendation')
    .flatMap(({ start, end }) => sentencesFrom(text, start, end).map((span) => quoteOf(text, span)))
    .filter((quote) => quote.toLowerCase().startsWith('staff finds') && !quote.includes('\n'))
    .map((quote) => ({ text: quote, view: viewIn(quote), quote }))
    .filter(({ view }) => view !== 'not_stated');
}

/** Reports without a heading over the standards: every item in which staff says what it finds. */
function viewsAnywhere(text: string, sections: readonly Section[]): StaffReport['criteria'] {
  return sections
    .filter(({ part }) => part !== 'conditions' && part !== 'recommendation')
    .flatMap((section) => itemsOf(text, section))
    .filter((item) => sentencesFrom(text, item.start, item.end).some((span) => isStaffsFinding(quoteOf(text, span))))
    .map((item) => criterionOf(text, item))
    .filter(({ view }) => view !== 'not_stated');
}

const isStaffsFinding = (sentence: string): boolean => {
  const plain = sentence.toLowerCase();
  return ['staff finds', 'staff does not find', 'staff cannot find', 'staff believes'].some((words) =>
    plain.includes(words),
  );
};

/** The item begins with the standard; the sentence after it that gives staff's view is the quote. */
function criterionOf(text: string, item: Span): StaffReport['criteria'][number] {
  const sentences = sentencesFrom(text, item.start, item.end).filter((span) => quoteOf(text, span) !== '');
  const [first, ...rest] = sentences;
  if (first === undefined) return { text: '', view: 'not_stated', quote: '' };
  const later = rest.map((span, at) => ({ quote: toldIn(text, rest, at), view: viewIn(quoteOf(text, span)) }));
  // A sentence against a standard decides the view, however much supports it.
  const telling =
    later.find(({ view }) => view === 'not_met') ??
    later.find(({ view }) => view === 'met_with_condition') ??
    later.find(({ view }) => view === 'met');
  const standard = quoteOf(text, first);
  const isWhole = telling?.view !== 'met' || !later.some(({ quote }) => isReserved(quote));
  if (telling !== undefined && isWhole) return { text: tidy(standard), view: telling.view, quote: telling.quote };
  // A standard alone is worded as if it were met ('The use will not endanger …'): only staff's own sentence gives a view.
  const view = rest.length === 0 && isStaffsOwn(standard) ? viewIn(standard) : 'not_stated';
  return { text: tidy(standard), view, quote: standard };
}

/** 'Not consistent.' says less than the sentence before it, or after it where it comes first. */
function toldIn(text: string, sentences: readonly Span[], at: number): string {
  const [before, own, after] = [sentences[at - 1], sentences[at], sentences[at + 1]];
  if (own === undefined) return '';
  const quote = quoteOf(text, own);
  if (splitAtSpaces(quote).length > fewestTold) return quote;
  const both =
    before !== undefined
      ? quoteOf(text, { start: before.start, end: own.end })
      : quoteOf(text, { start: own.start, end: after?.end ?? own.end });
  return both.includes('\n') ? quote : both;
}
const fewestTold = 4;

const isStaffsOwn = (sentence: string): boolean => {
  const plain = sentence.toLowerCase();
  return (
    plain.includes('staff') ||
    plain.includes('the proposed') ||
    plain.includes('the request') ||
    plain.includes('the application')
  );
};

function conditionsIn(text: string, sections: readonly Section[]): StaffReport['conditions'] {
  const own = sections.filter(({ part }) => part === 'conditions');
  const after = own.length > 0 ? own : listsAfterConditions(sections);
  const items = after.flatMap((section) => itemsOf(text, uninterrupted(section)));
  const found = items
    .map((item) => quoteOf(text, withoutRecommendation(text, item)))
    .filter((_, at) => !isRefused(text, at + 1))
    .flatMap(eachOf);
  return found.slice(0, most).map((quote) => ({ text: tidy(quote), quote }));
}

const counted: readonly (readonly string[])[] = [
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'].map((word) => `${word}, `),
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'].map((number) => `(${number}) `),
];
/** What may stand before the first marker of a list in one line: '** ' from a heading. */
const longestLead = 4;

/** 'One, … Two, …' and '(1) …; (2) …': a list in one line, at its own markers. */
function eachOf(quote: string): readonly string[] {
  // The marker at the beginning of a line has been taken off it.
  const isOpen = quote.includes('; (2) ') || quote.includes('; and (2) ');
  if (isOpen && !quote.includes('(1) ')) return eachOf(`(1) ${quote}`);
  for (const markers of counted) {
    const starts: number[] = [];
    for (const marker of markers) {
      const at = quote.indexOf(marker, (starts.at(-1) ?? -1) + 1);
      if (at < 0) break;
      starts.push(at);
    }
    if (starts.length < 2 || (starts[0] ?? 0) > longestLead) continue;
    return starts.map((start, n) => withoutEnd(quote.slice(start + (markers[n] ?? '').length, starts[n + 1])));
  }
  return [quote];
}

function withoutEnd(item: string): string {
  const plain = item.trim();
  const end = ['; and', ', and', ';', ','].find((words) => plain.endsWith(words)) ?? '';
  return plain.slice(0, plain.length - end.length).trim();
}

/** 'Staff does not support condition 7 as written.' */
function isRefused(text: string, number: number): boolean {
  const plain = text.toLowerCase();
  return [`not support condition ${number}`, `not recommend condition ${number}`].some(
    (words) => plain.includes(`${words} `) || plain.includes(`${words}.`),
  );
}

/** A list of conditions ends where a line without a number follows a blank one. */
function uninterrupted(section: Section): Section {
  const { lines } = section;
  const from = lines.findIndex(({ marker }) => marker > 0);
  const end = from < 0 ? -1 : lines.findIndex(({ marker, afterBlank }, at) => at > from && marker === 0 && afterBlank);
  return end < 0 ? section : { ...section, lines: lines.slice(0, end) };
}

/** '… approval, subject to the following conditions:' with a numbered list below it, under any heading. */
function listsAfterConditions(sections: readonly Section[]): readonly Section[] {
  return sections.flatMap((section) => {
    const at = section.lines.findIndex((line) => {
      const plain = line.text.toLowerCase();
      const opens = plain.includes('condition') || plain.includes('subject to');
      return (opens || (section.part === 'recommendation' && plain.includes('as follows'))) && plain.endsWith(':');
    });
    const lines = at === -1 ? [] : section.lines.slice(at + 1);
    const from = lines.findIndex(({ marker }) => marker > 0);
    return from === -1 ? [] : [{ ...section, lines: lines.slice(from) }];
  });
}
