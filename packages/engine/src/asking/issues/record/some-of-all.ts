import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Sentence, Span, Token } from '../../../language/types.ts';

/* A rule that asks for all of something where the plan has one of it: 'Sidewalks, one side. The code says both sides.' */

/** What is planned and what the rule asks, in words, and the sentences they are in. */
export interface SomeOfAll {
  readonly asked: string;
  readonly required: string;
  readonly span: Span;
}

const rule = matcher([
  'code|ordinance|book|rule|reg|regs|regulations ... say|want|require|ask|call ... both|all|every|each <word>',
]);
const one = matcher(['=one|=single|=half <word>']);

/** Rules that ask for all of a thing, where the same sentence or the one before or after has one of it. Takes: a text of the applicant, read.
 *  Gives: in order.  Throws: never. */
export function someOfAll(annotation: Annotation): readonly SomeOfAll[] {
  const { sentences, text } = annotation;
  return sentences.flatMap((sentence, at): readonly SomeOfAll[] => {
    const said = sentence.kind === 'question' ? null : rule.first(annotation, sentence);
    const thing = said === null ? undefined : annotation.tokens[said.to - 1];
    const whole = said === null ? undefined : annotation.tokens[said.to - 2];
    if (thing === undefined || whole === undefined) return [];
    const near = [sentences[at], sentences[at - 1], sentences[at + 1]];
    for (const other of near) {
      const planned = other === undefined ? null : oneOf(annotation, other, thing);
      if (other === undefined || planned === null) continue;
      const span = { start: Math.min(other.start, sentence.start), end: Math.max(other.end, sentence.end) };
      return [{ asked: text.slice(planned.start, planned.end), required: text.slice(whole.start, thing.end), span }];
    }
    return [];
  });
}

const oneOf = (annotation: Annotation, within: Sentence, thing: Token): Span | null =>
  one.all(annotation, within).find(({ to }) => annotation.tokens[to - 1]?.lemma === thing.lemma) ?? null;
