import { oncePer } from '../base/once-per.ts';
import { splitAtSpaces } from '../base/text.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import { isTitle, reportLines } from './report-lines.ts';
import { sectionsOf } from './staff-report.ts';
import type { StaffReportFiled } from './types.ts';

/* What a staff report says outside its views on the standards: what it states, what departs from the code, and what is not there yet. */

/** A sentence of a staff report, word for word. */
export interface StaffPoint {
  readonly quote: string;
  readonly start: number;
  /** 'open': something isn't filed, shown or settled; 'departs': the request departs from a rule; 'first': what staff wants before a vote. */
  readonly kind: 'fact' | 'open' | 'departs' | 'first';
  /** What staff calls the subject: a heading over it, or a word before it; '' if neither is there. */
  readonly label: string;
}

/** Something is not there. */
const missing = matcher([
  'no|none _? _? _? _? _? _? be|is|are on|in the? file|record',
  'no|none _? _? _? be|is|are filed|file|record|drawn|shown|received',
  'be|have <negation> be? _? filed|file|signed|sign|received|receive|shown|show|stated|state|provided|submitted|confirmed|recorded|executed|given',
  'do <negation> state|show|report|give|label|break|include|list|address|say|identify|mention',
  'can <negation> confirm|propose|determine|verify|find|tell',
  'cannot _? confirm|propose|determine|verify|find|tell',
  'without a|any response|answer|reply',
  'be|is silent on|about',
  'be|is|remain still? outstanding|blank|missing|unsigned|incomplete|unresolved',
  'have|has have|had? no letter|response|answer|line|breakdown|reply',
  'contain|contains no',
  'should|must present|file|provide|show|explain ... at the hearing',
  'until|before ... letter|result|study|agreement|response|permit ... filed|file|received|receive|signed|sign',
]);
/** What nobody asks for, and what the project leaves out. */
const unneeded = matcher([
  'not require|required|need|needed|limit|limited|restrict|restricted|due|regulate|regulated|apply|applicable',
  'no _? _? _? _? _? be|is required|needed|necessary',
  'no objection|comment|concern|effect|impact|conflict|other|hydrant|opposition|violation|complaint',
  'none be|is needed|required',
  'applicant|staff do not propose',
]);
/** The recommendation may say what has to come first. */
const unfound = matcher(['cannot _? propose|find', 'can <negation> _? propose|find', 'be|is unable to propose|find']);
const first = matcher([
  'until|before ... letter|result|study|agreement|response|permit ... filed|file|received|receive|signed|sign',
  'hear the applicant on',
]);
/** A departure in so many words. */
const departs = matcher([
  'exceed ... ... limit|maximum|feet|percent',
  'be closer',
  '<number> ... ... required',
  'against|under|over <number>',
  'instead of|less than|more than|short of <number>',
  'less|more|fewer than <number>',
  '<number> _? _? _? less|more|short|closer|fewer|over',
]);
/** What staff wants the applicant to tell. */
const asks = matcher(['staff ask|request|invite the applicant|petitioner|owner to']);
const opinions = matcher(['staff believe|support|recommend|find|agree', 'staff can|will']);
const fewestWords = 3;

/** Whether staff says that something need not be there: 'no traffic impact analysis is required'. Takes: a sentence.  Throws: never. */
export function isUnneeded(quote: string): boolean {
  return unneeded.test(annotate(quote));
}

/** What a report says, sentence by sentence. Takes: the report on file.  Gives: in order; nothing of its conditions, and of its recommendation
 *  only what has to come first.  Throws: never. */
export const staffPoints = oncePer(({ text, report }: StaffReportFiled): readonly StaffPoint[] => {
  if (report.made) return [];
  const isCondition = (quote: string): boolean => report.conditions.some((one) => one.quote.includes(quote));
  const titles = reportLines(text).filter((line) => isTitle(line) !== null);
  return sectionsOf(text, reportLines(text)).flatMap((section): readonly StaffPoint[] => {
    if (section.part === 'conditions' || section.part === 'request') return [];
    const lines =
      section.part === 'recommendation' || section.isOfDepartures
        ? [section]
        : section.lines.map(({ span, marker }) => ({ start: span.start + marker, end: span.end }));
    return lines.flatMap(({ start, end }) => {
      const over = titles.findLast(({ span }) => span.end <= start && start - span.end <= nearest)?.text ?? '';
      const said = sentencesSaid(text.slice(start, end));
      const label = labelIn(said[0]?.quote ?? '') ?? over;
      return said.flatMap(({ quote, start: at }): readonly StaffPoint[] => {
        const kind = kindOf(quote, section);
        const from = start + text.slice(start, end).indexOf(quote, at);
        return kind === null || quote.includes('\n') || isCondition(quote) ? [] : [{ quote, start: from, kind, label }];
      });
    });
  });
});
/** How far below a heading its text stands, in characters. */
const nearest = 700;

/** 'Traffic.' and 'Fire Marshal:' before what is said of it. */
function labelIn(first: string): string | null {
  const words = splitAtSpaces(first);
  if (words.length <= mostLabelWords && first.endsWith('.')) return first.slice(0, -1);
  const at = words.findIndex((word) => word.endsWith(':'));
  return at >= 0 && at < mostLabelWords
    ? words
        .slice(0, at + 1)
        .join(' ')
        .slice(0, -1)
    : null;
}
const mostLabelWords = 4;

function kindOf(
  quote: string,
  { part, isOfDepartures }: { readonly part: string; readonly isOfDepartures: boolean },
): StaffPoint['kind'] | null {
  const reading = annotate(quote);
  if (reading.tokens.filter(({ tag }) => tag !== 'punctuation').length < fewestWords || quote.includes('|'))
    return null;
  // A title states nothing.
  if (quote === quote.toUpperCase()) return null;
  if (part === 'recommendation') return unfound.test(reading) ? 'open' : first.test(reading) ? 'first' : null;
  if (asks.test(reading)) return 'first';
  if (missing.test(reading) && !unneeded.test(reading)) return 'open';
  if (!isOfDepartures) return 'fact';
  return departs.test(reading) && !opinions.test(reading) ? 'departs' : null;
}
