import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { isInScope } from '../../language/spans.ts';
import type { Annotation, Quantity, Sentence, Span } from '../../language/types.ts';
import { figuresOf } from './figures/figures.ts';
import { headsIn } from './figures/heads.ts';

/** Relief that the applicant requests: what, from how much, to how much. */
export interface ReliefRequest {
  readonly kind: 'variance' | 'waiver';
  /** What it is about, as the sentence names it: 'fence', 'panel'. */
  readonly about: readonly string[];
  /** In the words of the sentence; null if it doesn't say. */
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
  'modify|vary the|that|your|this',
  'reduce the|that|your|this ... rule|setback|requirement|standard|buffer|yard|minimum',
  'deviation|exception|adjustment from|to',
]);
const variances = matcher(['variance']);
const asking = matcher([
  'ask|request|seek|apply|need|propose|want',
  'be ask|request|seek',
  'request for',
  'application for',
]);
/** Words before the figure of a rule, and after it. */
const leads = matcher(['where', 'instead of', 'rather than', 'require', 'code|ordinance|rule say|ask|call', 'from']);
const follows = matcher(['be? require', 'rule|requirement|standard|minimum|limit|setback']);

/** '... where 35 is allowed': the maximum a code allows, or the minimum it requires. */
const allowed = new Set(['allow', 'permit']);
const required = new Set(['require', 'ask', 'need']);

const numberIn = (words: string, { value }: Quantity): number => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(words)?.[0];
  return digits === undefined ? value : Number(digits.replaceAll(',', ''));
};

/** '1,200 square feet where 800 is allowed': forms request relief like this, without a verb of asking. Gives: the two figures in the words
 *  of the sentence; null if there are none, or if what is wanted is within the rule. */
function besideTheRule(annotation: Annotation, sentence: Sentence): { asked: string; required: string } | null {
  const { tokens, quantities, text } = annotation;
  let where = sentence.from;
  while (where < sentence.to && tokens[where]?.lower !== 'where') where += 1;
  const start = tokens[where]?.start;
  if (where === sentence.to || start === undefined) return null;
  const law = quantities.find((quantity) => quantity.start > start && quantity.end <= sentence.end);
  const asked = quantities.filter((quantity) => quantity.start >= sentence.start && quantity.end < start).at(-1);
  if (law === undefined || asked === undefined || law.start - start > 'where the code '.length) return null;
  if (law.unit !== null && law.dimension !== asked.dimension) return null;
  const verb = tokens.slice(where, where + 8).find(({ lemma }) => allowed.has(lemma) || required.has(lemma));
  if (verb === undefined) return null;
  const words = [asked, law].map((quantity) => text.slice(quantity.start, quantity.end));
  const [wanted = '', limit = ''] = words;
  const over = numberIn(wanted, asked) - numberIn(limit, law);
  return (allowed.has(verb.lemma) ? over > 0 : over < 0) ? { asked: wanted, required: limit } : null;
}

/** The variances and waivers requested in a form, a presentation or a staff report.
 *  Takes: the text.  Gives: in order; only what is requested, not what is denied or hypothetical; with two figures of one kind, the one
 *  next to 'required', 'where' or 'instead of' is the rule's and the other is what is requested.  Throws: never; linear. */
export function requestsIn(text: string): readonly ReliefRequest[] {
  const annotation = annotate(text);
  return annotation.sentences.flatMap((sentence): ReliefRequest[] => {
    if (sentence.kind === 'question') return [];
    const named = relief.first(annotation, sentence);
    if (named === null) {
      const beside = besideTheRule(annotation, sentence);
      if (beside === null) return [];
      return [{ kind: 'variance', about: aboutOf(annotation, sentence), ...beside, ...whereOf(annotation, sentence) }];
    }
    if (!asking.test(annotation, sentence)) return [];
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
        about: aboutOf(annotation, sentence),
        asked: wordsOf(pair.find((figure) => figure !== law)),
        required: wordsOf(law),
        ...whereOf(annotation, sentence),
      },
    ];
  });
}

const aboutOf = ({ tokens }: Annotation, { from, to }: Sentence): readonly string[] =>
  headsIn(tokens, from, to).slice(0, 6);

const whereOf = ({ text }: Annotation, { start, end }: Sentence): Pick<ReliefRequest, 'sentence' | 'span'> => ({
  sentence: text.slice(start, end),
  span: { start, end },
});
