import { withoutDoubles } from '../../../ordinance/outline-text.ts';
import { squeezed } from '../../../base/text.ts';
import { matcher } from '../../../language/matcher.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Annotation, Sentence } from '../../../language/types.ts';
import type { Materials, PresentationReading } from '../../../filed/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { textOf } from './from-shortfalls.ts';
import { longestRule } from './rule-figures.ts';
import { readerOfCode, ruleCited, type CodeSentence } from '../record/read-code.ts';
import { figuresSaid, type FigureSaid } from '../record/figures-said.ts';

/* How tall trees are when they are planted: the code says it of conifers, and the applicant of 'two rows of spruce. They go in at five
 * feet', which no single sentence holds beside the other. */

const trees = matcher(['tree|conifer|evergreen|spruce|pine|cedar|fir|juniper|arborvitae|holly|cypress|hemlock']);
const planting = matcher(['at the? time? of? planting|installation', 'when plant|install', 'go in']);
/** The figure stands at the end. */
const plantedAt = matcher(['go in at|about? <number>', 'plant at|about <number>', 'start at|out? at? <number>']);
const most = matcher(['not more than|exceed', 'at most', 'maximum']);
/** A figure is this many words before 'at planting', and trees are named this many sentences before it. */
const reach = 6;
const before = 2;

interface Planted {
  readonly figure: FigureSaid;
  readonly sentence: Sentence;
}

interface RuleOfPlanting extends Planted {
  readonly one: CodeSentence;
}

const rulesIn = readerOfCode<RuleOfPlanting>(
  (one) => {
    const { reading, sentence } = one;
    if (!trees.test(reading, sentence) || most.test(reading, sentence)) return [];
    return heightsIn(reading, sentence).map((figure) => ({ figure, sentence, one }));
  },
  ({ figure, one }) => `${one.start}:${figure.start}`,
);

const kept = new WeakMap<TextReading, { readonly presentation: PresentationReading; readonly issue: Issue | null }>();

/** Trees that are planted smaller than the code says. Takes: what is on file and the keys raised before.  Gives: at most one issue; none if
 *  the code or the applicant gives several heights.  Throws: never. */
export function plantingIssues(
  { ordinance, presentation }: Pick<Materials, 'ordinance' | 'presentation'>,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null || presentation === null) return [];
  let known = kept.get(ordinance);
  if (known?.presentation !== presentation) {
    known = { presentation, issue: smallerThan(rulesIn(ordinance), presentation.text) };
    kept.set(ordinance, known);
  }
  return known.issue === null || raised.has(known.issue.key) ? [] : [known.issue];
}

function smallerThan(rules: readonly RuleOfPlanting[], presented: string): Issue | null {
  const [rule] = rules;
  if (rule === undefined) return null;
  const said = annotate(presented);
  const ours = said.sentences.flatMap((sentence, at): readonly Planted[] => {
    const near = said.sentences.slice(Math.max(0, at - before), at + 1);
    return near.some((one) => trees.test(said, one))
      ? heightsIn(said, sentence).map((figure) => ({ figure, sentence }))
      : [];
  });
  const [own] = ours;
  const isOne = (list: readonly Planted[]): boolean =>
    list.every(({ figure }) => figure.value === list[0]?.figure.value);
  if (own === undefined || !isOne(ours) || !isOne(rules) || own.figure.value >= rule.figure.value) return null;
  const { sentence, one } = rule;
  const { reading: law } = one;
  const ends = planting.all(law, sentence).find(({ from }) => from >= rule.figure.to);
  if (ends === undefined || ends.to - sentence.from > longestRule) return null;
  const clip = squeezed(withoutDoubles(law.text.slice(law.tokens[sentence.from]?.start, ends.end)));
  return {
    ...boardQuestion,
    kind: 'request',
    key: `shortfall:${one.start}:planting`,
    topic: 'screening_visual',
    weight: 1,
    citations: [
      ruleCited(law.text.slice(sentence.start, sentence.end).trim(), one),
      {
        kind: 'presentation',
        quote: said.text.slice(own.sentence.start, own.sentence.end),
        source: 'presentation',
        section: null,
        start: own.sentence.start,
      },
    ],
    text: textOf(clip, own.figure.words, null),
    reason: 'The trees you told of are smaller at planting than this rule says, and you have not asked for relief.',
  };
}

/** The heights of a sentence that are heights at planting. */
function heightsIn(annotation: Annotation, sentence: Sentence): readonly FigureSaid[] {
  const heights = figuresSaid(annotation, sentence).filter(({ unit }) => unit === 'foot');
  const led = plantedAt.all(annotation, sentence);
  const followed = planting.all(annotation, sentence);
  return heights.filter(
    ({ from, to }) =>
      led.some((match) => from < match.to && to >= match.to) ||
      followed.some((match) => match.from >= to && match.from - to <= reach),
  );
}
