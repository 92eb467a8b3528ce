import { hasDigit } from '../../../base/text.ts';
import { matcher } from '../../../language/matcher.ts';
import { isInScope } from '../../../language/spans.ts';
import type { Annotation, Sentence, Span } from '../../../language/types.ts';

/* Relief from a rule that the applicant tells in words, with no two figures to hold side by side: 'a variance from 9.4, which says a lane
 * can't lie between the building and a street', 'I know your ordinance reads gross'. */

/** A rule as the applicant tells it: '{rule}' says what comes after 'the rule that' or 'told us'. */
export interface ReliefTold {
  readonly frame: 'variance_from' | 'waiver_from' | 'rule_told' | 'rule_told_beside';
  readonly rule: string;
  /** What is proposed, if the sentence before says so: 'a bond at the net number'. */
  readonly plan: string | null;
  readonly span: Span;
}

const variance = matcher(['variance ... ... which|that say|require|prohibit|bar|forbid']);
const waiver = matcher(['waiver ... ... which|that say|require|prohibit|bar|forbid']);
const rule = 'code|ordinance|book|bylaw|regulations';
const known = matcher([`i|we know|understand|realize|recognize your|the _? ${rule} say|read|call|want|require|ask`]);
const told = matcher([`your|the _? ${rule} say|read|call|want|require|ask`]);
const asks = matcher(["i|we be|'m|'re|would|'d ask", 'i|we ask you', "that|it be|'s an|our|my|the =ask"]);
const asksNow = matcher(["so|and|but i|we be|'m|'re ask"]);

/** Rules the applicant tells and asks relief from. Takes: a text of the applicant, read.  Gives: in order.  Throws: never. */
export function reliefTold(annotation: Annotation): readonly ReliefTold[] {
  const { sentences } = annotation;
  return sentences.flatMap((sentence, at): readonly ReliefTold[] => {
    if (sentence.kind === 'question') return [];
    const span = { start: sentence.start, end: sentence.end };
    for (const [frame, words] of [
      ['variance_from', variance],
      ['waiver_from', waiver],
    ] as const) {
      const match = words.first(annotation, sentence);
      if (match === null) continue;
      if (otherwise.some((kind) => isInScope(annotation, match, kind))) return [];
      const clause = clauseOf(annotation, sentence, match.to - 1);
      return clause === null ? [] : [{ frame, rule: clause, plan: null, span }];
    }
    const next = sentences.slice(at, at + asked + 1);
    const owns = next.some((one) => asks.test(annotation, one)) ? known.first(annotation, sentence) : null;
    const match = owns ?? (asksNow.test(annotation, sentence) ? told.first(annotation, sentence) : null);
    if (match === null) return [];
    const clause = clauseOf(annotation, sentence, match.to - 2);
    if (clause === null || (owns !== null && hasDigit(clause))) return [];
    const plan = planIn(annotation, sentences[at - 1]);
    if (plan === null) return [{ frame: 'rule_told', rule: `our ${clause}`, plan, span }];
    const both = { ...span, start: sentences[at - 1]?.start ?? span.start };
    return [{ frame: 'rule_told_beside', rule: `our ${clause}`, plan, span: both }];
  });
}

const otherwise = ['negated', 'hypothetical', 'past', 'elsewhere', 'somebody_else'] as const;
const proposes = matcher(["we be|'re|have|'ve? propose"]);

function planIn(annotation: Annotation, sentence: Sentence | undefined): string | null {
  const match = sentence === undefined ? null : proposes.first(annotation, sentence);
  if (match === null || sentence === undefined) return null;
  const comma = annotation.tokens.findIndex(({ text }, at) => at >= match.to && at < sentence.to && text === ',');
  return clauseOf(annotation, { to: comma < 0 ? sentence.to : comma }, match.to);
}

/** How many sentences later it is asked for. */
const asked = 2;
/** The fewest and the most words of a rule that are said back. */
const fewest = 3;
const longest = 24;
/** Said back, these would be somebody else. */
const persons = matcher(['i|me|my|we|us|our|you|your|he|she|they|them|it|this|that|these|those']);
/** 'Your ordinance reads different' doesn't say what it reads. */
const empty = matcher(['different|differently|otherwise|else|so']);
const breaks: ReadonlySet<string> = new Set(['but', 'so', 'because']);

/** From a word to the end of what the rule says; null if it would not be understood by itself. */
function clauseOf(annotation: Annotation, { to }: Pick<Sentence, 'to'>, from: number): string | null {
  const { tokens, text } = annotation;
  let end = from;
  while (end < to && !isBreak(annotation, end)) end += 1;
  const span = { start: tokens[from]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  const words = end - from;
  if (words < fewest || words > longest || persons.test(annotation, span) || empty.test(annotation, span)) return null;
  return text.slice(span.start, span.end);
}

const isBreak = ({ tokens }: Annotation, at: number): boolean => {
  const [here, next] = [tokens[at], tokens[at + 1]];
  if (here === undefined) return true;
  return '.;!:?"'.includes(here.text) || breaks.has(here.lower) || (here.text === ',' && breaks.has(next?.lower ?? ''));
};
