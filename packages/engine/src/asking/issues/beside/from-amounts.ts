import { matcher } from '../../../language/matcher.ts';
import type { Dimension, Quantity } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { quoteOf, readAloud, thingsIn } from '../code/from-standards.ts';
import type { OnRecord } from '../record/on-record.ts';
import { pointsBack, readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { topicOf } from '../record/topic-of.ts';
import { sentencesOnRecord, sharedWith, tellingIn } from './record-sentences.ts';

/* Amounts that a plan has to be worked out for: so much for every acre, a share of the land, a total at one time, a height with everything
 * on top. What it comes to is asked, and nothing is worked out for the applicant. */

const mostWords = 36;
const ofProcedure = matcher([
  'day|days|notice|hearing|fee|fine|penalty|violation|vote|member|copy|copies',
  'mean|means',
  'per hour|second',
  'not apply|applicable|required',
  'board|commission|council|director|administrator|engineer may',
]);
const demands = matcher(['shall|must|may', 'not more|less than', 'at least|most']);
const inCase = matcher(['^ where|if|when|for|upon|in', 'unless|except|exceeding|provided']);

interface Way {
  readonly id: string;
  readonly said: ReturnType<typeof matcher>;
  readonly ask: string;
  /** What the record has to measure; null for anything. */
  readonly dimension: Dimension | null;
}

const ways: readonly Way[] = [
  {
    id: 'above',
    said: matcher([
      'anything ... mounted|on|top',
      'with its|any|all _? _? base|equipment|antenna|attachments',
      'rise _? _? _? <number> foot above',
      'including any|all|its equipment|antenna|attachments',
    ]),
    ask: 'What is yours, with everything on it?',
    dimension: 'length',
  },
  {
    id: 'rate',
    said: matcher([
      '<number> _? _? _? for|per each|every|<number>',
      'for each|every <number>? acre|foot|space|unit|guest|container|panel|bed|seat|head|employee|room|building|stall',
    ]),
    ask: 'What does that come to for you?',
    dimension: null,
  },
  {
    id: 'share',
    said: matcher([
      '<number> percent of|from the _? _? _? area|land|site|lot|acreage|tract|parcel|acre|frontage|ground|units|homes|lots|trees',
    ]),
    ask: 'What does yours come to?',
    dimension: null,
  },
  {
    id: 'total',
    said: matcher([
      'more|exceed than? <number> ... at one time',
      'more|exceed than? <number> ... in any|a|one year|season',
      'aggregate|combined|total _? _? _? _? not exceed',
      '<number> ... in all|total',
    ]),
    ask: 'What does yours come to?',
    dimension: null,
  },
];

interface Amount {
  readonly telling: readonly string[];
  readonly dimension: Dimension | null;
  readonly figure: Quantity;
  readonly issue: Issue;
}

const amountsIn = readerOfCode<Amount>(amountIn, ({ issue }) => issue.key);

function amountIn(one: CodeSentence): readonly Amount[] {
  const { reading, sentence, start } = one;
  const way = ways.find(({ said }) => said.test(reading, sentence));
  if (way === undefined || !demands.test(reading, sentence)) return [];
  if (ofProcedure.test(reading, sentence) || inCase.test(reading, sentence) || pointsBack(one)) return [];
  const rule = readAloud(one, mostWords);
  const figure = reading.quantities.find(
    ({ start: from, end, unit }) => from >= sentence.start && end <= sentence.end && unit !== null,
  );
  if (rule === null || figure === undefined) return [];
  return [
    {
      figure,
      dimension: way.dimension,
      telling: tellingIn(thingsIn(one)),
      issue: {
        ...boardQuestion,
        kind: 'cited_rule',
        key: `amount:${String(start + sentence.start)}`,
        topic: topicOf(reading, sentence) ?? 'density_height',
        weight: 0.95,
        citations: [ruleCited(quoteOf(one), one)],
        text: `The code says "${rule}." ${way.ask}`,
        reason: 'The ordinance sets an amount that depends on your plan.',
      },
    },
  ];
}

/** Whoever says what the code's own sum is has worked it out. */
const workedOut = matcher([
  'formula|calculation|math|ratio|code|ordinance come|comes|came|work|works to|out',
  'come|comes|came|works to <number>',
  'need|needs|require|requires|requirement is|be? <number>',
]);

/** Of what a rule is on, a sentence of the record has to name two things, and the record half. */
const leastShared = 2;

/** Amounts of the code that the plan has to be worked out for. Takes: the record, what is on file and the keys raised before.  Gives: issues,
 *  those of which the record says most first; none of what the record gives in the same terms, and none for a whole zoning code.  Throws:
 *  never. */
export function amountIssues(
  { texts }: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null) return [];
  const said = sentencesOnRecord(texts);
  const all = new Set(said.flatMap(({ lemmas }) => [...lemmas]));
  const found = amountsIn(ordinance).flatMap(({ telling, issue, figure, dimension }) => {
    const most = Math.max(0, ...said.map(({ lemmas }) => sharedWith(telling, lemmas)));
    const share = sharedWith(telling, all) / Math.max(1, telling.length);
    const isEnough = most >= Math.min(leastShared, telling.length) && share >= half && telling.length > 0;
    const isMeasured =
      dimension === null || said.some(({ reading }) => reading.quantities.some((one) => one.dimension === dimension));
    // Whoever gives a percentage has worked it out.
    const isGiven =
      figure.unit === 'percent' &&
      said.some(
        ({ reading, sentence, near }) =>
          sharedWith(telling, near) >= leastShared &&
          reading.quantities.some(
            ({ unit, start, end }) => unit === 'percent' && start >= sentence.start && end <= sentence.end,
          ),
      );
    const isWorkedOut = said.some(
      ({ reading, sentence, near }) =>
        workedOut.test(reading, sentence) && sharedWith(telling, near) >= Math.min(leastShared, telling.length),
    );
    return raised.has(issue.key) || !isEnough || !isMeasured || isGiven || isWorkedOut ? [] : [{ issue, most }];
  });
  return found.sort((a, b) => b.most - a.most).map(({ issue }) => issue);
}

const half = 0.5;
