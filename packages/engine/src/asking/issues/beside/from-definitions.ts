import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import { isContent } from '../../../said/asked.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { ofEverySite, quoteOf, subjectsOnRecord } from '../code/from-standards.ts';
import type { OnRecord } from '../record/on-record.ts';
import { headingOf, readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { topicOf } from '../record/topic-of.ts';

/* What a code's definition of an amount takes in or leaves out: an applicant who gives the amount may have figured it another way. */

const takingIn = matcher(['include|including', 'cover by']);
const leavingOut = matcher([
  'not cover by',
  'exclusive of',
  'excluding|excludes',
  'not include|including',
  'after subtracting|deducting',
]);
/** Amounts that are figured. */
const amounts: ReadonlySet<string> = new Set(
  'area coverage space acre acreage surface unit entrance trip stall capacity attendance density seat volume'.split(
    ' ',
  ),
);
/** Between a word and what it means. */
const joints = [' means ', ' - ', ' -- ', ' — ', ': ', ' is ', ' shall mean '] as const;
const longestTerm = 40;
const mostWords = 30;

interface Defined {
  readonly things: readonly string[];
  readonly issue: Issue;
}

const definedIn = readerOfCode<Defined>(definedBy, ({ issue }) => issue.key);

/** 'Lot area' of '"Lot area" means ...', and of 'Lot area. The land within ...'. */
function termOf(one: CodeSentence): string | null {
  const { sentences } = one.reading;
  const before = sentences[sentences.indexOf(one.sentence) - 1];
  // 'It includes gravel.'
  if (before !== undefined && one.reading.tokens[one.sentence.from]?.lower === 'it')
    return termOf({ ...one, sentence: before });
  const words = quoteOf(one);
  const ends = joints.map((joint) => words.indexOf(joint)).filter((at) => at > 0);
  const end = Math.min(...ends);
  const first = ends.length > 0 && end <= longestTerm ? words.slice(0, end) : (headingOf(one) ?? '');
  const term = lastOf(first).split('"').join('').split('“').join('').split('”').join('').trim().toLowerCase();
  const noun = term.split(' ').at(-1) ?? '';
  return amounts.has(noun) || amounts.has(noun.slice(0, -1)) ? term : null;
}

/** Behind the number of the paragraph. */
const lastOf = (words: string): string => words.split(') ').at(-1)?.split('. ').at(-1) ?? '';

function definedBy(one: CodeSentence): readonly Defined[] {
  const { reading, sentence, start } = one;
  const out = leavingOut.first(reading, sentence);
  const at = out ?? takingIn.first(reading, sentence);
  const term = at === null ? null : termOf(one);
  if (at === null || term === null) return [];
  const phrase = reading.text.slice(at.end, sentence.end).trim();
  const words = (phrase.endsWith('.') ? phrase.slice(0, -1) : phrase).split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > mostWords || phrase.includes('"') || phrase.includes(';')) return [];
  return [
    {
      things: itemsIn(one, at.to),
      issue: {
        ...boardQuestion,
        kind: 'cited_rule',
        key: `defined:${start}`,
        topic: topicOf(reading, sentence) ?? 'density_height',
        weight: 1,
        citations: [ruleCited(quoteOf(one), one)],
        text: `The code's "${term}" ${out === null ? 'takes in' : 'leaves out'} "${words.join(' ')}." Does your figure?`,
        reason: 'Your own figure depends on what the ordinance counts.',
      },
    },
  ];
}

/** The noun of each: 'office' and 'canopy' of 'attached offices and canopies'. */
function itemsIn({ reading: { tokens }, sentence: { to } }: CodeSentence, from: number): readonly string[] {
  return tokens.slice(from, to).flatMap((token, i) => {
    const next = tokens[from + i + 1];
    const isLast = next === undefined || from + i + 1 >= to || next.tag !== 'word';
    return isLast && isContent(token) ? [token.lemma] : [];
  });
}

/** What a definition of the code takes in or leaves out of an amount, where it is on the record. Takes: the record, what is on file and the
 *  keys raised before.  Gives: issues, in text order; none for a whole zoning code.  Throws: never. */
export function definitionIssues(
  record: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null) return [];
  const { words } = subjectsOnRecord(record.texts);
  return definedIn(ordinance).flatMap(({ things, issue }) => {
    const on = things.filter((word) => !ofEverySite.has(word) && words.has(word));
    return raised.has(issue.key) || on.length === 0 ? [] : [issue];
  });
}
