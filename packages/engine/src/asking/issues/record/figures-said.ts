import { startsWithCapital } from '../../../base/text.ts';
import { numberAt } from '../../../language/numbers.ts';
import type { Annotation, Dimension, Sentence, Span, Token } from '../../../language/types.ts';

/** A figure as it was said, with its unit or without one: '165', 'thirty-five feet'. */
export interface FigureSaid extends Span {
  /** In the unit that was said: 58 for '58 percent'. */
  readonly value: number;
  readonly unit: string | null;
  readonly dimension: Dimension | null;
  /** The number with its unit: '25 feet' for '25-foot', which is said before its noun alone. */
  readonly words: string;
  /** Indexes into the tokens, end excluded. */
  readonly from: number;
  readonly to: number;
}

/** '20 feet' for '20-foot', which is said before its noun alone, for '20 ft' and for '20 sq ft'. Takes: a figure in its words.  Throws: never. */
export function inFeet(words: string): string {
  if (words.endsWith(' sq ft')) return `${words.slice(0, -' sq ft'.length)} square feet`;
  if (words.endsWith(' ft')) return `${words.slice(0, -3)} feet`;
  return words.endsWith('foot') ? `${words.slice(0, -5)} feet` : words;
}

/** The figures of a sentence that stand for one amount: no ranges, rates, times of day or figures taken back.
 *  Takes: a text read and a sentence of it.  Gives: in order.  Throws: never. */
export function figuresSaid(
  annotation: Annotation,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
): readonly FigureSaid[] {
  const { text, tokens, quantities, schedules } = annotation;
  const found: FigureSaid[] = [];
  for (let at = from; at < to;) {
    const read = tokens[at]?.tag === 'number' ? numberAt(tokens, at) : null;
    const [first, last] = [tokens[at], tokens[(read?.next ?? 0) - 1]];
    if (read === null || first === undefined || last === undefined || read.next > to) {
      at += 1;
      continue;
    }
    // 'A thousand' is one figure.
    const article = tokens[at - 1];
    const isOne =
      at > from && article?.lower === 'a' && Number.isNaN(Number.parseInt(first.text, 10)) && read.value >= 100;
    const span = { start: (isOne ? article : first).start, end: last.end };
    const whole = quantities.find(({ start, end }) => start <= span.start && end >= span.end);
    const isPlain = whole === undefined || (whole.high === null && whole.per === null && !whole.corrected);
    // 'At seven' may be a count.
    const isTime = schedules.some(
      ({ start, end }) =>
        start <= span.start && end >= span.end && (start < span.start - 'at '.length || end > span.end),
    );
    if (
      isPlain &&
      !isTime &&
      (whole?.unit != null || !isLabel(tokens[at - 1], at - 1 === from)) &&
      whole?.unit !== 'times'
    ) {
      const { unit = null, dimension = null } = whole ?? {};
      const end = unit === null ? span.end : Math.max(span.end, whole?.figure.end ?? 0);
      const bare = dimension === 'count' && unit === null;
      const one = { value: read.value, unit, dimension: bare ? null : dimension, from: at, to: read.next };
      found.push({ ...one, words: inFeet(text.slice(span.start, end)), start: span.start, end });
    }
    at = read.next;
  }
  return withUnits(annotation, found);
}

/** '870, 1,240 and 2,100 feet': the unit after the last figure of a list is every figure's. */
function withUnits({ text, tokens }: Annotation, found: readonly FigureSaid[]): readonly FigureSaid[] {
  const all = [...found];
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [one, next] = [all[at], all[at + 1]];
    if (one === undefined || next === undefined || one.unit !== null || next.dimension !== 'length') continue;
    const between = tokens.slice(one.to, next.from);
    if (between.length === 0 || !between.every(({ lower }) => lower === ',' || lower === 'and')) continue;
    const name = next.words.slice(next.words.indexOf(' '));
    const words = text.slice(one.start, one.end) + name;
    all[at] = { ...one, unit: next.unit, dimension: next.dimension, words };
  }
  return all;
}

const labels: ReadonlySet<string> = new Set(
  'article building chapter class condition exhibit house lot number phase route section tab table turbine unit'.split(
    ' ',
  ),
);

/** 'Class 3', 'Turbine 7', 'Highway 22'. */
const isLabel = (token: Token | undefined, isFirst: boolean): boolean =>
  token !== undefined &&
  (labels.has(token.lower) || (!isFirst && token.text.length > 1 && startsWithCapital(token.text)));
