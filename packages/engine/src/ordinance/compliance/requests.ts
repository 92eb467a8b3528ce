import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { isInScope } from '../../language/spans.ts';
import type { Span } from '../../language/types.ts';
import { figuresOf, headsIn } from './figures.ts';

/** Relief that the applicant asks for: what, from how much, to how much. */
export interface ReliefRequest {
  readonly kind: 'variance' | 'waiver';
  /** What it is about, as the sentence names it: 'fence', 'panel'. */
  readonly about: readonly string[];
  /** In the words of the sentence; null where it does not say. */
  readonly asked: string | null;
  readonly required: string | null;
  readonly sentence: string;
  readonly span: Span;
}

const relief = matcher([
  'variance',
  'waiver',
  'waive',
  'relief from',
  'relax',
  'reduction of|in',
  'modification of|to',
]);
const variances = matcher(['variance']);
const asking = matcher([
  'ask|request|seek|apply|need|propose|want',
  'be ask|request|seek',
  'request for',
  'application for',
]);
/** Words before the figure of a rule, and behind it. */
const leads = matcher(['where', 'instead of', 'rather than', 'require', 'code|ordinance|rule say|ask|call', 'from']);
const follows = matcher(['be? require']);

/** The variances and waivers asked for in a form, a presentation or a staff report.
 *  Takes: the text.  Gives: in order; only what is asked for, not what is denied or supposed; with two figures of one kind, the one
 *  beside 'required', 'where' or 'instead of' is the rule's and the other is what is asked for.  Throws: never; linear. */
export function requestsIn(text: string): readonly ReliefRequest[] {
  const annotation = annotate(text);
  return annotation.sentences.flatMap((sentence): ReliefRequest[] => {
    const named = relief.first(annotation, sentence);
    if (named === null || sentence.kind === 'question' || !asking.test(annotation, sentence)) return [];
    if (isInScope(annotation, named, 'negated') || isInScope(annotation, named, 'hypothetical')) return [];
    const figures = figuresOf(annotation, sentence).filter(
      ({ quantity }) => quantity.unit !== null || quantity.of !== null,
    );
    const first = figures[0];
    const pair = figures.filter(({ quantity }) => quantity.dimension === first?.quantity.dimension).slice(0, 2);
    const { tokens } = annotation;
    const law = pair.find(({ quantity, from, next }, nth) => {
      const left = tokens[Math.max(sentence.from, from - 4, pair[nth - 1]?.next ?? 0)]?.start ?? sentence.start;
      const right =
        tokens[Math.min(sentence.to, next + 3, pair[nth + 1]?.from ?? sentence.to) - 1]?.end ?? sentence.end;
      const isLed = leads.test(annotation, { start: left, end: quantity.start });
      return isLed || follows.test(annotation, { start: quantity.end, end: right });
    });
    const wordsOf = (figure: (typeof pair)[number] | undefined): string | null =>
      figure === undefined ? null : text.slice(figure.quantity.start, figure.quantity.end);
    return [
      {
        kind: variances.test(annotation, sentence) ? 'variance' : 'waiver',
        about: headsIn(annotation.tokens, sentence.from, sentence.to).slice(0, 6),
        asked: wordsOf(pair.find((figure) => figure !== law)),
        required: wordsOf(law),
        sentence: text.slice(sentence.start, sentence.end),
        span: { start: sentence.start, end: sentence.end },
      },
    ];
  });
}
