import type { Annotation } from '../../../language/types.ts';
import type { Figure } from '../figures/figures.ts';
import { impliedBound, saidBound } from '../limits/bounds.ts';
import type { Limit } from '../limits/limits.ts';
import { measures } from '../rule-words.ts';

/* What a figure of a line measures and which way it binds, where only the titles say it. */

/** The titles above a line. */
export interface Titles {
  readonly title: Annotation;
  readonly intro: Annotation | null;
}

const ends = new Set(['from', 'to', 'off', 'of', 'between', 'within', 'line', 'setback']);
const standing = ['fenc', 'wall', 'berm', 'sign', 'hedg'];

/** What a length is of, where its own line doesn't say: a height under 'Fences', a distance under 'Spacing' or beside a place. Takes: the
 *  law, read, the figure, and what its line and the titles say.  Gives: the figure, perhaps with a measure. */
export function measuredAs(
  { tokens }: Annotation,
  figure: Figure,
  own: ReadonlySet<string>,
  over: ReadonlySet<string>,
  { title, intro }: Titles,
): Figure {
  if (figure.quantity.dimension !== 'length') return figure;
  const { from, to } = figure.sentence;
  if (measures.all(tokens, from, to).some(({ id }) => id === figure.measure)) return figure;
  const isAway = tokens.slice(from, to).some(({ lower }, i, all) => ends.has(lower) && all[i - 1]?.text !== '-');
  const isFar = isAway && [...own].some((sense) => sense.startsWith('@') && sense !== '@building');
  if (standing.some((thing) => over.has(thing)) && !isFar) return { ...figure, measure: 'height' };
  const titled =
    [...(intro === null ? [] : [intro]), title].flatMap((text) => measures.all(text.tokens))[0]?.id ?? null;
  if (titled !== null) return { ...figure, measure: titled };
  return isFar
    ? { ...figure, measure: 'distance' }
    : { ...figure, measure: figure.side === null ? null : figure.measure };
}

const provided = ['space', 'toilet', 'shower', 'tree', 'shrub', 'stack', 'queue', 'park', 'park_space', 'lavatori'];

const grown = ['tree', 'shrub', 'berm', 'backstop', 'screen', 'hedge'];
const leasts = ['sight', 'coverage', 'cover', 'buffer', '@road', 'setback', 'yard', 'sidewall'];
const apart = ['distance', 'width', 'frontage', 'spacing'];

/** A length that is a minimum without saying so: a distance, a width, a cover. */
const isLeast = ({ measure }: Figure, own: ReadonlySet<string>, over: ReadonlySet<string>): boolean =>
  apart.includes(measure ?? '') || (measure === null && leasts.some((one) => own.has(one) || over.has(one)));

/** Which way a figure of a line binds: by its words, by the title, or as is usual for what it measures. Takes: the law, read, the figure,
 *  and what its line and the titles say.  Gives: null if that isn't certain.  Throws: never. */
export function boundOf(
  law: Annotation,
  figure: Figure,
  own: ReadonlySet<string>,
  over: ReadonlySet<string>,
  { title, intro }: Titles,
): Limit['bound'] | null {
  const said = saidBound(law, figure);
  if (said !== 'unsaid') return said;
  const implied = impliedBound(law, figure);
  const { from, to } = figure.sentence;
  const isSentence = law.tokens.slice(from, to).some(({ tag }) => tag === 'modal');
  if (isSentence && implied !== null) return implied;
  const lowers = new Set([...title.tokens, ...(intro?.tokens ?? []), ...law.tokens].map(({ lower }) => lower));
  const [least, most] = [
    ['minimum', 'min.', 'min'],
    ['maximum', 'max.', 'max'],
  ].map((words) => words.some((word) => lowers.has(word)));
  if (least !== most) return least === true ? 'min' : 'max';
  if (isSentence) return figure.measure === 'distance' || figure.measure === 'spacing' ? 'min' : null;
  if (figure.measure === 'height' && grown.some((one) => own.has(one))) return implied;
  if (figure.measure === 'height')
    return ['tree', 'shrub', 'screen', 'berm'].some((one) => over.has(one)) ? implied : 'max';
  if (implied !== null) return implied;
  const { dimension } = figure.quantity;
  if (dimension === 'length') return isLeast(figure, own, over) ? 'min' : null;
  if (dimension === 'count' && provided.some((one) => own.has(one) || over.has(one))) return 'min';
  return null;
}
