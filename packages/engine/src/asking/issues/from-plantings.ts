import { matcher } from '../../language/matcher.ts';
import { annotate } from '../../language/annotate.ts';
import type { Annotation, Sentence } from '../../language/types.ts';
import type { Materials } from '../../filed/types.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { doubled } from './from-rules.ts';
import { longestCode, longestRule, textOf } from './from-shortfalls.ts';
import { figuresSaid, type FigureSaid } from './record/figures-said.ts';

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

/** Trees that are planted smaller than the code says. Takes: what is on file and the keys raised before.  Gives: at most one issue; none if
 *  the code or the applicant gives several heights.  Throws: never. */
export function plantingIssues(
  { ordinance, presentation }: Pick<Materials, 'ordinance' | 'presentation'>,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null || presentation === null || ordinance.text.length > longestCode) return [];
  const said = annotate(presentation.text);
  const ours = said.sentences.flatMap((sentence, at) => {
    const near = said.sentences.slice(Math.max(0, at - before), at + 1);
    return near.some((one) => trees.test(said, one))
      ? heightsIn(said, sentence).map((figure) => ({ figure, sentence }))
      : [];
  });
  const rules = ordinance.chunks.flatMap((chunk) => {
    const law = annotate(ordinance.text.slice(chunk.span.start, chunk.span.end));
    return law.sentences
      .filter((sentence) => trees.test(law, sentence) && !most.test(law, sentence))
      .flatMap((sentence) => heightsIn(law, sentence).map((figure) => ({ figure, sentence, law, chunk })));
  });
  const [own, rule] = [ours[0], rules[0]];
  if (own === undefined || rule === undefined) return [];
  const isOne = (list: readonly { readonly figure: FigureSaid }[]): boolean =>
    list.every(({ figure }) => figure.value === list[0]?.figure.value);
  if (!isOne(ours) || !isOne(rules) || own.figure.value >= rule.figure.value) return [];
  const { law, chunk, sentence } = rule;
  const start = chunk.span.start + sentence.start;
  const key = `shortfall:${start}:planting`;
  const quote = law.text.slice(sentence.start, sentence.end).trim();
  const ends = planting.all(law, sentence).find(({ from }) => from >= rule.figure.to);
  if (ends === undefined || ends.to - sentence.from > longestRule || raised.has(key)) return [];
  const clip = law.text.slice(law.tokens[sentence.from]?.start, ends.end).replace(doubled, '').replace(/\s+/g, ' ');
  const { words } = own.figure;
  return [
    {
      ...boardQuestion,
      kind: 'request',
      key,
      topic: 'screening_visual',
      weight: 1,
      citations: [
        { kind: 'ordinance', quote, source: 'ordinance', section: chunk.section, start },
        {
          kind: 'presentation',
          quote: said.text.slice(own.sentence.start, own.sentence.end),
          source: 'presentation',
          section: null,
          start: own.sentence.start,
        },
      ],
      text: textOf(clip, words, null),
      reason: 'The trees you told of are smaller at planting than this rule says, and you have not asked for relief.',
    },
  ];
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
