import type { AnswerReading } from './answer-reading.ts';
import { stemsIn } from '../speech/lexicon.ts';
import type { ExpectedElement } from './expectation.ts';

export interface Coverage {
  readonly covered: readonly ExpectedElement[];
  /** What the question was after first, then what would make the answer fuller. */
  readonly missing: readonly ExpectedElement[];
  /** Share of what the question is after: 0..1. */
  readonly wantedRatio: number;
  /** How many elements the question is after. */
  readonly wantedCount: number;
  /** Elements covered beside those. */
  readonly extra: number;
}

/** A spoken answer is complete with this many elements, however many the topic has. */
const enough = 3;

/** Which elements of a complete answer this answer gives, each inside a sentence that makes sense. hearing.md has no
 *  rule for it; architecture.md, "How an answer is judged". */
export function coverageOf(reading: AnswerReading): Coverage {
  const ids = new Set(reading.statements.flatMap((statement) => statement.elements.map(({ element }) => element.id)));
  // A yes or no is the whole of this element, wherever in the first sentences it stands.
  if (reading.polar !== null) ids.add('plain_answer');
  const { elements } = reading.expectation;
  // Of several things the question may be after, those first that its own words name.
  const nearness = ({ element, modelStems }: ExpectedElement): number => {
    const shared = [...new Set([...stemsIn(element.label), ...modelStems])].filter((stem) =>
      reading.question.askedStems.has(stem),
    ).length;
    // One word in common may be the word that the whole topic is about.
    return shared >= 2 ? shared : 0;
  };
  const covered = elements.filter(({ element }) => ids.has(element.id));
  const missing = elements
    .filter(({ element }) => !ids.has(element.id))
    .sort((a, b) => Number(b.wanted) - Number(a.wanted) || nearness(b) - nearness(a));
  const wanted = elements.filter((expected) => expected.wanted);
  const got = wanted.filter(({ element }) => ids.has(element.id)).length;
  return {
    covered,
    missing,
    wantedRatio: wanted.length === 0 ? 0 : Math.min(1, got / Math.min(enough, wanted.length)),
    wantedCount: wanted.length,
    extra: covered.length - got,
  };
}
