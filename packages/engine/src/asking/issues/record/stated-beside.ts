import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Quantity, Sentence, Span } from '../../../language/types.ts';

/* What the code wants beside what is planned, both as the applicant tells them: 'You want 200 feet from the corner and we're at 165.' */

/** Both figures in the applicant's words, and the sentence with the code's. */
export interface Beside {
  readonly asked: string;
  readonly required: string;
  readonly span: Span;
}

const lawful = matcher([
  'you|code|ordinance|rule|law|regulation|standard|county|city|town|township|district want|require|ask|allow|permit|say|call|set ... <number>',
  "limit|maximum|minimum|requirement be|'s _? _? <number>",
]);
const planned = matcher([
  "we|it be|'s|'re <number>",
  "we be|'re at|to|down|proposing <number>",
  'we show|have|propose|come <number>',
  'we come|be|get up|out|in|down? to|at <number>',
  'it|that leave|leaves us|me <number>',
]);
/** Relief is what this is about. */
const relief = matcher([
  'variance|waiver|waive|exception|relief|relax',
  'modify|modification',
  'council|board|commission say different',
  '=short',
]);
/** How many sentences after the code's figure the plan's may come, and how far away the relief may be named. */
const after = 2;
const around = 2;

/** Every pair of the code's figure and the plan's for which relief is asked.
 *  Takes: a text of the applicant, read.  Gives: in order; the first figure of the plan that measures the same.  Throws: never. */
export function statedBeside(annotation: Annotation): readonly Beside[] {
  const { sentences } = annotation;
  return sentences.flatMap((sentence, at): readonly Beside[] => {
    if (sentence.kind === 'question') return [];
    const near = sentences.slice(Math.max(0, at - around), at + around + 1);
    if (!near.some((one) => relief.test(annotation, one))) return [];
    const law = figureIn(annotation, lawful.first(annotation, sentence), null);
    if (law === null) return [];
    const rest = { start: law.end, end: sentences[Math.min(at + after, sentences.length - 1)]?.end ?? sentence.end };
    const own = planned
      .all(annotation, rest)
      .map((match) => figureIn(annotation, match, law))
      .find((figure) => figure !== null);
    if (own === undefined || own === null || own.value === law.value) return [];
    return [{ ...inWords(annotation, law, own), span: spanOf(sentence) }];
  });
}

const spanOf = ({ start, end }: Sentence): Span => ({ start, end });

/** The last figure of a match; beside another one, it measures the same or is bare: 'we're at 165'. */
function figureIn({ quantities }: Annotation, match: Span | null, like: Quantity | null): Quantity | null {
  if (match === null) return null;
  const within = quantities.filter(
    ({ start, end, corrected }) => start >= match.start && start < match.end && end >= match.end && !corrected,
  );
  const last = within.at(-1);
  if (last === undefined || last.high !== null) return null;
  if (like === null) return last.unit === null ? null : last;
  return last.dimension === like.dimension || isBare(last) ? last : null;
}

const isBare = ({ dimension, unit, of }: Quantity): boolean => dimension === 'count' && unit === null && of === null;

/** '165 feet', where the plan's figure was given without its unit. */
function inWords({ text, tokens }: Annotation, law: Quantity, own: Quantity): Pick<Beside, 'asked' | 'required'> {
  const required = text.slice(law.start, law.end);
  const said = text.slice(own.start, own.end);
  const number = tokens.findLast(({ tag, start, end }) => tag === 'number' && start >= law.start && end <= law.end);
  return { asked: isBare(own) && number !== undefined ? said + text.slice(number.end, law.end) : said, required };
}
