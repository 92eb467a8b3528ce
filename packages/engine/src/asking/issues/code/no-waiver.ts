import { matcher } from '../../../language/matcher.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Materials } from '../../../filed/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import type { OnRecord } from '../record/on-record.ts';
import { readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { thingsIn } from './from-standards.ts';

/* Relief that the code gives nobody the power to grant in this kind of decision: a board asks whether it can, and not why it should. */

const ease = 'waive|vary|modify|reduce|relax';
const eased = 'waived|varied|modified|reduced|relaxed';
const denies = matcher([
  `board|commission|council|supervisors|commissioners|trustees may|shall|can not ${ease}`,
  `neither ... ... ... may|shall ${ease}`,
  `no power|authority to ${ease}`,
  `may|shall not be ${eased}`,
]);
/** Somebody may, or this is about whoever isn't the board. */
const otherwise = matcher([
  'except|unless|without|only|until',
  'own motion',
  'administrator|director|officer|staff|inspector|engineer',
]);
/** 'A standard of Part 4' is any of them; 'the limit in 9.04' is one. */
const anyRule = matcher(['standard|requirement|provision', 'this part|article|section|chapter|ordinance']);
const sectionNumber = /\b\d+(?:[-.]\d+)+\b/g;

interface Denial {
  /** Where each section that it names stands; none if it is about every rule. */
  readonly sections: readonly string[];
  readonly isGeneral: boolean;
  readonly things: ReadonlySet<string>;
  readonly rule: ReturnType<typeof ruleCited>;
}

const denialsIn = readerOfCode(denialOf, ({ rule }) => String(rule.start));

function denialOf(one: CodeSentence): readonly Denial[] {
  const { reading, sentence } = one;
  if (!denies.test(reading, sentence) || otherwise.test(reading, sentence)) return [];
  const words = reading.text.slice(sentence.start, sentence.end);
  const sections = words.match(sectionNumber) ?? [];
  const isGeneral = sections.length === 0 && anyRule.test(reading, sentence);
  return [{ sections, isGeneral, things: thingsIn(one), rule: ruleCited(words.trim(), one) }];
}

const ofEveryRule: ReadonlySet<string> = new Set(
  'board appeal commission council supervisor commissioner zoning county city town village standard requirement table limit section subsection special conditional use permit exception application'.split(
    ' ',
  ),
);

/** The words of the line that begins with the number of a section: 'shadow flicker' of '9.04 SHADOW FLICKER'. */
function headingAt({ text }: TextReading, section: string): readonly string[] {
  const line = text.split('\n').find((one) => one.replace(/^\W*(?:sec(?:tion)?\.?\s+)?/i, '').startsWith(section));
  return line === undefined
    ? []
    : annotate(line.toLowerCase())
        .tokens.slice(0, longestHeading)
        .flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : []));
}
const longestHeading = 10;

const why = /Why should (?:that be allowed|we allow (?:that|it))\?$/;

/** Asks of relief that the code lets nobody grant here whether the board can.
 *  Takes: an issue, the record, and what is on file.  Gives: the issue with that question, or as it was where the code doesn't say so, says
 *  it of something else, or a variance is what is heard.  Throws: never. */
export function askedOfPower(issue: Issue, { texts }: OnRecord, { ordinance }: Materials): Issue {
  if (ordinance === null || issue.kind !== 'request' || !issue.text.includes('Why should ')) return issue;
  if (texts.some(({ kind, annotation }) => kind !== 'staff_report' && variance.test(annotation))) return issue;
  const said = new Set(annotate(issue.text).tokens.flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : [])));
  const isOn = (words: Iterable<string>): boolean => [...words].some((one) => said.has(one) && !ofEveryRule.has(one));
  const denial = denialsIn(ordinance).find(
    ({ isGeneral, things, sections }) =>
      isGeneral || isOn(things) || sections.some((one) => isOn(headingAt(ordinance, one))),
  );
  if (denial === undefined) return issue;
  const text = issue.text
    .replace(why, 'Can we allow that?')
    .replace('Why should we allow anything else?', 'Can we allow anything else?');
  return text === issue.text
    ? issue
    : {
        ...issue,
        text,
        citations: [...issue.citations, denial.rule],
        reason: 'You are asking for it, and the code on file says that it may not be waived here.',
      };
}
const variance = matcher(['variance']);
