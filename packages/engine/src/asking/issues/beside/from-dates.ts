import { wordSet } from '../../../base/text.ts';
import { matcher, type Matcher } from '../../../language/matcher.ts';
import type { Annotation, Span, Token } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { quoteOf, thingsIn } from '../code/from-standards.ts';
import type { OnRecord } from '../record/on-record.ts';
import { readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { topicOf } from '../record/topic-of.ts';
import {
  citedFrom,
  sentencesOfStaff,
  sentencesOnRecord,
  sharedWith,
  tellingIn,
  type SentenceOnRecord,
} from './record-sentences.ts';

/* How old a letter, a count or a survey may be, and when it is to be taken, beside the date that the applicant gives of it. */

const papers: ReadonlySet<string> = wordSet(
  'letter study count survey report delineation determination test sample appraisal model inventory certificate certification analysis assessment',
);
const ofAge = matcher([
  'more|older than <number> month|year _? _? _? before|prior|old|filing',
  'not? more|older than <number> month|year',
  'within <number> month|year _? of|before|prior|preceding|from',
  '<number> month|year before|preceding|of|prior _? _? filing|application|submittal|submission|hearing',
]);
const inSession = matcher(['in _? session', 'school be|in open']);
const summer: ReadonlySet<number> = new Set([6, 7]);
const months = 'january february march april may june july august september october november december'.split(' ');
const filing = matcher([
  'application _? file|filed|submit|submitted|date|dated',
  'file|submit on?',
  'file|submit _ _? on',
]);

interface Aged {
  readonly telling: readonly string[];
  readonly nouns: readonly string[];
  /** In months; null where the rule is on the time of year. */
  readonly oldest: number | null;
  /** Counted back from the hearing, and not from the filing. */
  readonly isOfHearing: boolean;
  readonly one: CodeSentence;
}

const hearing = matcher(['hearing _? date|of|on?', 'hearing']);
const ofHearing = matcher(['before|prior _? _? _? hearing']);
const daysOfMonth = 30.4375;
const mostWords = 44;

const agedIn = readerOfCode<Aged>(
  (one) => {
    const { reading, sentence } = one;
    const isOfAge = ofAge.test(reading, sentence);
    if (!isOfAge && !inSession.test(reading, sentence)) return [];
    const things = [...thingsIn(one)];
    const nouns = things.filter((word) => papers.has(word));
    if (nouns.length === 0 || quoteOf(one).split(' ').length > mostWords) return [];
    const spell = reading.quantities.find(
      ({ dimension, start, end }) => dimension === 'duration' && start >= sentence.start && end <= sentence.end,
    );
    const at = reading.sentences.indexOf(sentence);
    const before = reading.sentences.slice(Math.max(0, at - leans), at);
    // 'The letter' is the one that the sentence before is about.
    const isOfBefore = reading.tokens.slice(sentence.from, sentence.from + 3).some(({ lower }) => lower === 'the');
    const all = isOfBefore
      ? [...things, ...before.flatMap((each) => [...thingsIn({ reading, sentence: each })])]
      : things;
    const isOfHearing = ofHearing.test(reading, sentence);
    return [
      { one, nouns, isOfHearing, telling: tellingIn(all), oldest: isOfAge ? (spell?.value ?? 0) / daysOfMonth : null },
    ];
  },
  ({ one }) => String(one.start + one.sentence.start),
);

/** A month of the record, counted from the year 0. */
interface Dated {
  readonly month: number;
  readonly span: Span;
}

/** 'November 8 and 9, 2023'. */
const farthest = 6;
const isYear = ({ text }: Token): boolean => text.length === 4 && Number(text) > firstYear && Number(text) < lastYear;
const [firstYear, lastYear] = [1990, 2100] as const;

/** 'February 6, 2024', 'April 2018'; without a year, the month alone with the year 0. */
function datesIn({ tokens }: Annotation, { start, end }: Span): readonly Dated[] {
  return tokens.flatMap((token, at): readonly Dated[] => {
    const month = months.indexOf(token.text.toLowerCase());
    const isName = month >= 0 && token.text !== token.text.toLowerCase();
    if (!isName || token.start < start || token.end > end) return [];
    const last = tokens.findIndex((one, n) => n > at && n <= at + farthest && one.end <= end && isYear(one));
    const year = last < 0 ? 0 : Number(tokens[last]?.text);
    const next = tokens[at + 1];
    const until = last >= 0 ? tokens[last] : next !== undefined && next.tag === 'number' ? next : token;
    return [{ month: year * 12 + month, span: { start: token.start, end: until?.end ?? token.end } }];
  });
}

/** Papers of the applicant that the code may find too old, or taken at the wrong time of year. Takes: the record, what is on file and the
 *  keys raised before.  Gives: one issue for each rule; none where the dates show that a paper is new enough, and none for a whole zoning
 *  code.  Throws: never. */
export function dateIssues({ texts }: OnRecord, materials: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  const { ordinance } = materials;
  if (ordinance === null) return [];
  const said = [...sentencesOnRecord(texts), ...sentencesOfStaff(materials)].map((one) => ({
    one,
    dates: datesIn(one.reading, one.sentence),
  }));
  const firstOf = (words: Matcher): number | undefined =>
    said.flatMap(({ one, dates }) =>
      dates.filter(({ month, span }) => month >= 12 && isNextTo(words, one, span)).map(({ month }) => month),
    )[0];
  const [filed, heard] = [firstOf(filing), firstOf(hearing)];
  return agedIn(ordinance).flatMap((rule): readonly Issue[] => {
    const key = `dated:${String(rule.one.start)}`;
    if (raised.has(key)) return [];
    for (const { one, dates } of said) {
      if (!rule.nouns.some((noun) => one.lemmas.has(noun)) || sharedWith(rule.telling, one.near) < leastShared)
        continue;
      const date = dates.find(
        ({ month, span }) => !isNextTo(filing, one, span) && isDoubtful(rule, month, rule.isOfHearing ? heard : filed),
      );
      if (date !== undefined) return [issueOf(rule, one, date, key)];
    }
    return [];
  });
}

const leastShared = 2;
const leans = 3;

const isNextTo = (words: Matcher, { reading, sentence }: SentenceOnRecord, { start }: Span): boolean =>
  words.all(reading, sentence).some((match) => match.end <= start && start - match.end < nearby);
/** In characters. */
const nearby = 12;

/** Too old for the rule by the months of both dates, or in the summer, when no school is in session. */
function isDoubtful({ oldest }: Aged, month: number, filed: number | undefined): boolean {
  if (oldest === null) return summer.has(month % 12);
  return month >= 12 && filed !== undefined && filed - month > oldest;
}

function issueOf({ one: rule }: Aged, one: SentenceOnRecord, { span }: Dated, key: string): Issue {
  const quote = quoteOf(rule);
  const item = quote.endsWith('; and') ? quote.slice(0, -'; and'.length) : quote;
  const words = '.;'.includes(item.slice(-1)) ? item.slice(0, -1) : item;
  const opens = words.indexOf(' ');
  // '(b) A letter ...' is read from its first word.
  const isMarked = [...words.slice(0, opens)].some((sign) => '().0123456789'.includes(sign));
  return {
    ...boardQuestion,
    kind: 'cited_rule',
    key,
    topic: topicOf(rule.reading, rule.sentence) ?? 'comprehensive_plan_consistency',
    weight: 1,
    citations: [ruleCited(quote, rule), citedFrom(one)],
    text: `The code says "${isMarked ? words.slice(opens + 1) : words}," and ${one.kind === 'staff_report' ? 'the staff report has' : 'you gave'} ${one.reading.text.slice(span.start, span.end)}. How does that fit?`,
    reason: 'The ordinance says how old this may be, or when it is taken.',
  };
}
