import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import { groupsOf } from '../../../said/data.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { ofEverySite, quoteOf, readAloud, subjectsOnRecord, thingsIn } from '../code/from-standards.ts';
import type { OnRecord } from '../record/on-record.ts';
import { pointsBack, readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { topicOf } from '../record/topic-of.ts';

/* What a code counts in and leaves out: tanks inside generators, hard gravel, rooms that are there already. An applicant's own total rests on
 * it, and nobody hears from the total how it was made. */

/** Where a sentence says what counts. What stands before is what it is about. */
const counting = matcher([
  'shall|must|do|be|will not? be? counted|count|credited|deducted|subtracted',
  'shall|must not? be included|excluded|treated|deemed|added|disregarded',
  'count|counts at|as|toward|only|in',
  'be not? counted|credited|deemed|treated|subtracted|added',
  'be added|counted|combined together',
  'shall not be used to|in reduce|meet|satisfy|calculate|calculating|determine|determining|compute|computing',
]);
/** 'A user of public radio is not a carrier', where the record counts carriers. */
const isNone = matcher(['be not a|an <word>']);
/** Who decides, when something is due, how a body votes, and what a word covers. */
const ofProcedure = matcher([
  'day|days|vote|votes|member|quorum|application|permit|approval|hearing|notice|appeal|violation|fee|term|paragraph|section|subsection shall|must|is|are not? be? counted|deemed|considered|treated|included|used',
  'deemed|considered|treated approved|denied|complete|abandoned|withdrawn|granted|refused|violation|nuisance',
  'board|commission|council|director|administrator|planner|engineer|examiner shall|must|may',
  'shall|must be included in|with|on the? application|plan|plat|submittal|record|decision|report',
  'mean',
  '^ _? day|hour|week|month',
  // Of what, and for whom?
  'therein|thereof|any other',
  '^ for|in|where|when|if|within',
]);
const mostWords = 34;

/** 'Two lanes side by side may be added together' is nothing to whoever has one. */
const several = matcher(['may be added|counted|combined|together']);

interface Counted {
  /** How many there have to be for the rule to be of use, and of what; null for a rule on any number. */
  readonly least: { readonly value: number; readonly of: string } | null;
  readonly things: readonly string[];
  /** What a subject is said not to be; null for every other rule. */
  readonly none: string | null;
  readonly issue: Issue;
}

const countedIn = readerOfCode<Counted>(countedBy, ({ issue }) => issue.key);

function countedBy(one: CodeSentence): readonly Counted[] {
  const { reading, sentence, start } = one;
  const none = isNone.first(reading, sentence);
  const at = counting.first(reading, sentence) ?? none;
  if (at === null || ofProcedure.test(reading, sentence) || pointsBack(one)) return [];
  const rule = readAloud(one, mostWords);
  if (rule === null || !takesAway.test(reading, sentence)) return [];
  return [
    {
      things: [...thingsIn({ reading, sentence: { ...sentence, to: at.from } })],
      least: several.test(reading, sentence) ? leastOf(one) : null,
      none: at === none ? nounFrom(one, at.to - 1) : null,
      issue: {
        ...boardQuestion,
        kind: 'cited_rule',
        key: `counted:${start}`,
        topic: topicOf(reading, sentence) ?? 'density_height',
        weight: 1,
        citations: [ruleCited(quoteOf(one), one)],
        text: `The code says "${rule}." Is that how you counted yours?`,
        reason: 'Your own figure depends on what the ordinance counts.',
      },
    },
  ];
}

/** The count that opens a rule: 'two lanes'. */
function leastOf({ reading: { quantities }, sentence: { start, end } }: CodeSentence): Counted['least'] {
  const first = quantities.find((one) => one.start >= start && one.end <= end && one.dimension === 'count');
  return first === undefined || first.of === null ? null : { value: first.value, of: first.of };
}

/** 'Stall' of 'a guest stall'. */
function nounFrom({ reading: { tokens }, sentence: { to } }: CodeSentence, at: number): string | null {
  const ends = tokens.findIndex(({ tag }, i) => i >= at && i < to && tag !== 'word');
  return tokens[(ends < 0 ? to : ends) - 1]?.lemma ?? null;
}

/** What makes a total larger, or leaves less of what is offered. */
const takesAway = matcher([
  'not be? counted|count|credited|included|a|an',
  'together|single',
  'count|counted|credited ... only',
  'whole|full site|capacity',
  'full rated capacity',
]);

/** What the code counts in or leaves out of something that is on the record. Takes: the record, what is on file and the keys raised before.
 *  Gives: issues, in text order; none for a whole zoning code.  Throws: never. */
export function countingIssues(
  record: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null) return [];
  const { words, groups } = subjectsOnRecord(record.texts);
  const isOn = (word: string): boolean => words.has(word) || groupsOf(word).some((group) => groups.has(group));
  const isCounted = (noun: string): boolean =>
    record.texts.some(({ annotation }) => annotation.quantities.some(({ of, unit }) => of === noun || unit === noun));
  const isMany = ({ value, of }: NonNullable<Counted['least']>): boolean =>
    record.texts.some(({ annotation }) => annotation.quantities.some((one) => one.of === of && one.value >= value));
  return countedIn(ordinance).flatMap(({ things, none, least, issue }) => {
    if (least !== null && !isMany(least)) return [];
    const telling = things.filter((word) => !ofEverySite.has(word));
    const on = telling.filter(none === null ? isOn : (word) => words.has(word));
    if (raised.has(issue.key) || on.length * 2 < telling.length || on.length === 0) return [];
    return none === null || isCounted(none) ? [issue] : [];
  });
}
