import { annotate } from '../../../language/annotate.ts';
import { numberAt } from '../../../language/numbers.ts';
import type { Annotation, Sentence } from '../../../language/types.ts';
import { figuresSaid, type FigureSaid } from './figures-said.ts';

/** The plan's figure and the code's, in words. */
export interface InWords {
  readonly asked: string;
  readonly required: string;
  readonly isCount: boolean;
}

/** Both figures with their unit, where one was given without it: '165 feet'. Takes: the text, the code's figure and the plan's, and all of
 *  the applicant's texts.  Gives: null if nothing gives the unit.  Throws: never. */
export function inWords(
  annotation: Annotation,
  law: FigureSaid,
  own: FigureSaid,
  filed: readonly Annotation[],
): InWords | null {
  const sentence = annotation.sentences.find(({ start, end }) => own.start >= start && own.end <= end);
  const named =
    own.unit !== null || sentence === undefined ? own : namedElsewhere(annotation, sentence, own, law, filed);
  const isCount = (named?.dimension ?? law.dimension) === 'count';
  if (named !== null && named.unit !== null) {
    // '750' after '610 feet' is 750 feet; what is counted needs no saying twice.
    const isBare = law.unit === null && !isCount;
    return { isCount, asked: named.words, required: isBare ? law.words + unitIn(named.words) : law.words };
  }
  if (law.unit === null) return null;
  const unit = annotation.text.slice(annotation.tokens[law.to - 1]?.end, law.end);
  return { isCount, asked: own.value === 1 ? own.words : own.words + unit, required: law.words };
}

/** ' feet' of 'six hundred and forty feet'. */
function unitIn(words: string): string {
  const { tokens } = annotate(words);
  const at = tokens.findIndex(({ tag }) => tag === 'number');
  const read = at < 0 ? null : numberAt(tokens, at);
  return read === null ? '' : words.slice(tokens[read.next - 1]?.end);
}

/** The same figure with its unit, in another sentence of the applicant's that is about the same: '185 feet from the east property line'. */
function namedElsewhere(
  annotation: Annotation,
  sentence: Sentence,
  own: FigureSaid,
  law: FigureSaid,
  filed: readonly Annotation[],
): FigureSaid | null {
  const about = new Set(contentOf(annotation, sentence));
  const found = filed.flatMap((text) =>
    text.sentences.flatMap((one) =>
      figuresSaid(text, one)
        .filter(({ value, unit }) => value === own.value && unit !== null && (law.unit === null || law.unit === unit))
        .map((figure) => ({
          figure,
          shared: contentOf(text, one).filter((word) => about.has(word)).length,
          isLine: one.to - one.from <= longestLine,
        })),
    ),
  );
  // A whole sentence on something else says nothing of these; a line of a form may.
  const isElsewhere = found.every(
    ({ figure, shared, isLine }) => figure.dimension === 'count' && shared === 0 && !isLine,
  );
  if (law.unit === null && isElsewhere) return null;
  const best = Math.max(0, ...found.map(({ shared }) => shared));
  const closest = found.filter(({ shared }) => shared === best);
  const [first] = closest;
  return first === undefined || closest.some(({ figure }) => figure.unit !== first.figure.unit) ? null : first.figure;
}

/** The most tokens of a line of a form. */
const longestLine = 5;

const contentOf = ({ tokens }: Annotation, { from, to }: Sentence): readonly string[] =>
  tokens.slice(from, to).flatMap(({ tag, lemma }) => (tag === 'word' && lemma.length > 2 ? [lemma] : []));
