import type { Assessment } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';
import { statedFactsOf, factsIn } from './statement-facts.ts';
import type { StatedFacts, StatedFigure } from './statement-facts.ts';

type Contradiction = Assessment['contradictions'][number];

/** Words by which an answer corrects itself openly; that is no contradiction to be caught in. */
const corrects =
  /\b(?:correct(?:ion|ed|ing)?|misspoke|misstated|revis(?:e|ed|ing)|updat(?:e|ed|ing)|instead of|rather than|changed|increas(?:e|ed|ing)|reduc(?:e|ed|ing)|raised|lowered|no longer|down from|up from|earlier (?:i|we) said|(?:i|we) said earlier|moved)\b/i;
const mostContradictions = 4;

/** Where this answer says something else than the presentation or an earlier answer: the same subject and unit with a
 *  different value, or a thing denied and affirmed. Takes: the rehearsal, the answer, and the question it answers, whose
 *  own answer is not compared with itself.  Gives: pairs of quotes, word for word.  Specification: decisions.md §3. */
export function findContradictions(r: Rehearsal, answer: string, questionId: string | null): Contradiction[] {
  const now = factsIn(answer);
  if (now.figures.length === 0 && now.presences.length === 0) return [];
  const found: Contradiction[] = [];
  const add = (contradiction: Contradiction): void => {
    if (
      found.length < mostContradictions &&
      !found.some((other) => other.now === contradiction.now && other.subject === contradiction.subject)
    )
      found.push(contradiction);
  };
  for (const earlier of earlierFacts(r, questionId)) {
    for (const figure of now.figures) {
      const against = earlier.figures.find((other) => conflict(other, figure));
      if (against !== undefined)
        add({ earlier: against.sentence, now: figure.sentence, subject: subjectOf(against, figure) });
    }
    for (const presence of now.presences) {
      const against = earlier.presences.find(
        (other) => other.thing === presence.thing && other.present !== presence.present,
      );
      if (against !== undefined && !corrects.test(presence.sentence))
        add({ earlier: against.sentence, now: presence.sentence, subject: presence.thing });
    }
  }
  return found;
}

function earlierFacts(r: Rehearsal, questionId: string | null): StatedFacts[] {
  const spoken = r.exchanges.flatMap(({ asked, answered }) =>
    answered === null || asked.question_id === questionId ? [] : [statedFactsOf(answered.text, answered)],
  );
  return r.presentation === null ? spoken : [statedFactsOf(r.presentation.text, r.presentation), ...spoken];
}

/** True where two figures are of one subject and unit, with nothing that makes them different quantities, and differ. */
export function conflict(earlier: StatedFigure, now: StatedFigure): boolean {
  if (earlier.figure.measure !== now.figure.measure || earlier.figure.unit !== now.figure.unit) return false;
  if (
    earlier.figure.measure === 'clock'
      ? earlier.figure.text.toLowerCase() === now.figure.text.toLowerCase()
      : earlier.figure.value === now.figure.value
  )
    return false;
  if (corrects.test(now.sentence)) return false;
  const shared = [...now.subject].filter((subject) => earlier.subject.has(subject));
  if (shared.length === 0 || shared.length < Math.min(earlier.subject.size, now.subject.size)) return false;
  // Another qualifier on either side is another quantity: trucks in construction are not trucks in operation.
  return (
    [...now.qualifiers].every((word) => earlier.qualifiers.has(word)) &&
    [...earlier.qualifiers].every((word) => now.qualifiers.has(word))
  );
}

function subjectOf(earlier: StatedFigure, now: StatedFigure): string {
  return [...now.subject].find((subject) => earlier.subject.has(subject)) ?? now.figure.unit;
}
