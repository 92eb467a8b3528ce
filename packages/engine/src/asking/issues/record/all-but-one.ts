import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Sentence, Span } from '../../../language/types.ts';
import { figuresSaid, type FigureSaid } from './figures-said.ts';

/* A distance that is kept everywhere but in one place, for which relief is asked: 'We hold 50 feet to every line but one. There the creek
 * pinches us to 35 feet, and we ask for a waiver.' */

/** Both distances in the applicant's words, and the sentences they are in. */
export interface AllButOne {
  readonly asked: string;
  readonly required: string;
  readonly span: Span;
}

const kept = matcher([
  'every|all|any|each ... but|except for? a? one|two|three|few|couple',
  "every|all|any|each ... ... ... but|except there be|'s a? one|two|three|four|few|couple",
]);
/** 'Except three, and they're 78': the shorter one in the same sentence. */
const inSame = matcher(["they|those|it|that be|'re|'s at? <number>"]);
const missed = matcher(["the one|ones|two|three we do|can|could not|n't"]);
const relief = matcher([
  'variance|waiver|waive|exception|relief|modification',
  "need|ask|want you|y'all ... bless|allow|excuse|forgive",
]);
/** How far from the distance kept the other one is, and from it the relief. */
const after = 2;

/** Distances that are missed in one place, where relief is mentioned. Takes: a text of the applicant, read.  Gives: in order; the shortest
 *  if there are several.  Throws: never. */
export function allButOne(annotation: Annotation): readonly AllButOne[] {
  const { sentences } = annotation;
  return sentences.flatMap((sentence, at): readonly AllButOne[] => {
    const isKept = kept.test(annotation, sentence);
    if (sentence.kind === 'question' || (!isKept && !missed.test(annotation, sentence))) return [];
    // 'We hold 50 feet but for one. There ...' says the rule first; 'the one we don't is 610' comes after it.
    const rules = isKept ? [sentence] : sentences.slice(Math.max(0, at - after), at);
    const measured = rules.flatMap((one) => lengthsIn(annotation, one)).filter(isMeasured);
    // 'Its 90 feet, except three that are 78 feet': in one sentence, the rule comes first.
    const rule = isKept ? measured[0] : measured.at(-1);
    const place = isKept ? sentences[at + 1] : sentence;
    if (rule === undefined || place === undefined) return [];
    const near = sentences.slice(at, at + after + 1 + (isKept ? 0 : after));
    if (!near.some((one) => relief.test(annotation, one))) return [];
    const own = (
      isKept ? (sameSentence(annotation, sentence, rule) ?? lengthsIn(annotation, place)) : lengthsIn(annotation, place)
    )
      .filter(
        ({ value, unit }) => value < rule.value && value * farthest > rule.value && (unit ?? rule.unit) === rule.unit,
      )
      .sort((a, b) => a.value - b.value)[0];
    if (own === undefined) return [];
    const unit = rule.words.slice(rule.words.indexOf(' '));
    const span = { start: (rules[0] ?? sentence).start, end: own.end > sentence.end ? place.end : sentence.end };
    return [{ asked: own.unit === null ? own.words + unit : own.words, required: rule.words, span }];
  });
}

const farthest = 5;

/** The distance that the sentence itself goes on to give; null if it doesn't. */
function sameSentence(annotation: Annotation, sentence: Sentence, rule: FigureSaid): readonly FigureSaid[] | null {
  const said = inSame.all(annotation, sentence).at(-1);
  const found = lengthsIn(annotation, sentence).filter(
    ({ from, to, start }) => said !== undefined && start > rule.end && from < said.to && to >= said.to,
  );
  return found.length === 0 ? null : found;
}

const isMeasured = ({ unit, words }: FigureSaid): boolean => unit !== null && words.includes(' ');

const lengthsIn = (annotation: Annotation, sentence: Sentence): readonly FigureSaid[] =>
  figuresSaid(annotation, sentence).filter(({ dimension }) => dimension === 'length' || dimension === null);
