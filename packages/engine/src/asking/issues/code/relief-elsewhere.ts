import { matcher } from '../../../language/matcher.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import type { OnRecord } from '../record/on-record.ts';
import { readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { thingsIn } from './from-standards.ts';

/* Relief that the code leaves to another body than the one that hears this: nobody is asked why it should be granted here. */

/** Each body with the words by which a record would name it. */
const bodies = [
  {
    name: matcher(['board of zoning? adjustment', 'board of zoning? appeals']),
    said: ['adjustment', 'appeals', 'zba'],
  },
  { name: matcher(['city|town|village|county? council']), said: ['council'] },
  { name: matcher(['board of supervisors']), said: ['supervisors'] },
  { name: matcher(['board of county? commissioners']), said: ['commissioners'] },
];
const kept = 'varied|waived|modified|reduced|granted|heard|decided|excepted';
const leaves = matcher([
  `be ${kept} only by`,
  `be ${kept} by the? ... ... board|council only|alone`,
  'only the? ... ... ... may vary|waive|modify|reduce|grant|except',
  'variance|variances|waiver|waivers|relief lie|lies|be with',
]);
/** The body that most of these hearings are before. */
const planners = matcher(['planning|plan|zoning commission|board']);

interface Left {
  readonly things: ReadonlySet<string>;
  readonly body: string;
  readonly said: readonly string[];
  readonly rule: ReturnType<typeof ruleCited>;
}

const leftIn = readerOfCode(leftOf, ({ rule }) => String(rule.start));

function leftOf(one: CodeSentence): readonly Left[] {
  const { reading, sentence } = one;
  if (!leaves.test(reading, sentence)) return [];
  for (const { name, said } of bodies) {
    const match = name.first(reading, sentence);
    if (match === null) continue;
    const before = reading.tokens[match.from - 1];
    const start = before?.lower === 'zoning' ? before.start : match.start;
    const body = reading.text.slice(start, match.end).toLowerCase();
    const rule = ruleCited(reading.text.slice(sentence.start, sentence.end), one);
    return [{ things: thingsIn(one), body, said, rule }];
  }
  return [];
}

const ofBodies: ReadonlySet<string> = new Set(
  'zoning board adjustment appeal council city town village county supervisor commissioner section article'.split(' '),
);
/** What the code itself raises already says whose it is. */
const ofTheCode = /^(?:shortfall|no_power|power):/;
/** The question at the end, behind what it is asked about. */
const ask = /[^.?!"]+\?$/;

/** Asks of relief that the code leaves to another body whether it has been applied for there.
 *  Takes: an issue, the record, and what is on file.  Gives: the issue with that question, or as it was where the code leaves nothing to
 *  others, or the record names that body itself.  Throws: never. */
export function askedElsewhere(issue: Issue, { texts }: OnRecord, { ordinance }: Materials): Issue {
  if (ordinance === null || issue.kind !== 'request' || ofTheCode.test(issue.key)) return issue;
  const own = texts.map(({ annotation }) => annotation);
  if (!own.some((annotation) => planners.test(annotation))) return issue;
  const said = new Set(annotate(issue.text).tokens.flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : [])));
  const left = leftIn(ordinance).find(
    ({ things, said: names }) =>
      [...things].some((thing) => said.has(thing) && !ofBodies.has(thing)) &&
      !own.some(({ tokens }) => tokens.some(({ lower }) => names.includes(lower))),
  );
  if (left === undefined || !ask.test(issue.text)) return issue;
  const text = issue.text.replace(ask, ` The code leaves that to the ${left.body}. Have you applied there?`);
  return { ...issue, text, citations: [...issue.citations, left.rule], asks: [] };
}
