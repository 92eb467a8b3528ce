import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { TopicId } from '../knowledge/types.ts';
import { stemsOf } from '../language/stems.ts';
import type { Span } from '../language/types.ts';
import { hitsOf, readAnswer } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';

/** A sentence of a presentation that states something a board can hold the applicant to. */
export interface StatementFiled {
  /** A promise, a document that it names, or a figure. */
  readonly kind: 'promise' | 'study' | 'figure';
  readonly topic: TopicId | null;
  /** Word for word as filed. */
  readonly sentence: string;
  readonly span: Span;
}

/** What the sentences of a presentation state: one statement each for a promise, a document and figures.
 *  Takes: the sentences with their positions.  Gives: in order; nothing for a sentence without any of these.  Throws: never. */
export function statementsIn(
  sentences: readonly { readonly text: string; readonly span: Span }[],
): readonly StatementFiled[] {
  return sentences.flatMap(({ text, span }) => {
    const heard = readAnswer(text);
    const kinds: readonly (readonly [StatementFiled['kind'], boolean])[] = [
      ['promise', undertakingsIn(heard).length > 0],
      ['study', hitsOf(heard, 'paper').length > 0],
      ['figure', heard.figures.length > 0 || heard.annotation.schedules.length > 0],
    ];
    const topic = topicsOfStems(stemsOf(text, true))[0]?.topic ?? null;
    return kinds.flatMap(([kind, isStated]) => (isStated ? [{ kind, topic, sentence: text, span }] : []));
  });
}
