import type { Assessment } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Figure } from '../speech/figures.ts';
import { readAnswer, type AnswerText } from '../speech/answer-text.ts';
import { factsOf, sameThing, statedFactsOf } from './statement-facts.ts';
import type { StatedFacts, StatedFigure } from './statement-facts.ts';

type Contradiction = Assessment['contradictions'][number];

/** Words by which an answer corrects itself openly; that is no contradiction to be caught in. */
const corrects =
  /\b(?:correct(?:ion|ed|ing)?|misspoke|misstated|revis(?:e|ed|ing)|updat(?:e|ed|ing)|instead of|rather than|changed|increas(?:e|ed|ing)|reduc(?:e|ed|ing)|raised|lowered|no longer|down from|up from|earlier (?:i|we) said|(?:i|we) said earlier|moved)\b/i;
const mostContradictions = 4;

/** Where this answer says something else than the presentation or an earlier answer: the same subject and unit with a
 *  different value, or a thing denied and affirmed. Takes: the rehearsal, the answer, and the question it answers, whose
 *  own answer is not compared with itself, with its words.  Gives: pairs of quotes, word for word.  Specification: decisions.md §3. */
export function findContradictions(
  r: Rehearsal,
  answer: string | AnswerText,
  questionId: string | null,
  about = '',
): Contradiction[] {
  const now = factsOf((typeof answer === 'string' ? readAnswer(answer) : answer).sentences, about);
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
    if (found.length >= mostContradictions) break;
    const byKind = groupedByKind(earlier.figures);
    for (const figure of now.figures) {
      const against = byKind.get(kindOf(figure.figure))?.find((other) => conflict(other, figure));
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

/** So that an answer full of figures is not held against every figure of a speech. */
function groupedByKind(figures: readonly StatedFigure[]): ReadonlyMap<string, readonly StatedFigure[]> {
  const groups = new Map<string, StatedFigure[]>();
  for (const one of figures) {
    const kind = kindOf(one.figure);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [one]);
    else group.push(one);
  }
  return groups;
}

function earlierFacts(r: Rehearsal, questionId: string | null): StatedFacts[] {
  const spoken = r.exchanges.flatMap(({ asked, answered }) =>
    answered === null || asked.question_id === questionId
      ? []
      : [statedFactsOf(answered.text, answered, asked.draft ?? asked.question)],
  );
  return r.presentation === null ? spoken : [statedFactsOf(r.presentation.text, r.presentation), ...spoken];
}

/** True where two figures are of one subject and unit, with nothing that makes them different quantities, and differ. */
export function conflict(earlier: StatedFigure, now: StatedFigure): boolean {
  if (earlier.figure.measure !== now.figure.measure || kindOf(earlier.figure) !== kindOf(now.figure)) return false;
  if (agree(earlier, now)) return false;
  if (corrects.test(now.sentence)) return false;
  const shared = [...now.subject].filter((subject) => earlier.subject.has(subject));
  if (shared.length === 0 || shared.length < Math.min(earlier.subject.size, now.subject.size)) return false;
  // Another qualifier on either side is another quantity: trucks in construction are not trucks in operation.
  return (
    [...now.qualifiers].every((word) => earlier.qualifiers.has(word)) &&
    [...earlier.qualifiers].every((word) => now.qualifiers.has(word))
  );
}

/** What can be compared with what: feet with yards, homes with units, and nothing with a different scale. */
function kindOf(figure: Figure): string {
  return figure.measure === 'count' ? (sameThing.get(figure.unit) ?? figure.unit) : figure.scale;
}

/** Rounding, and the more of it where somebody said 'about'. */
const exactly = 0.03;
const loosely = 0.15;

function agree(earlier: StatedFigure, now: StatedFigure): boolean {
  const [one, other] = [earlier.figure.base, now.figure.base];
  if (earlier.figure.measure === 'clock') return one === other;
  const margin = (earlier.bound === 'about' || now.bound === 'about' ? loosely : exactly) * Math.max(one, other);
  if (Math.abs(one - other) <= margin) return true;
  if (earlier.bound === now.bound || (earlier.bound !== 'most' && earlier.bound !== 'least'))
    return now.bound === 'most'
      ? one < other
      : now.bound === 'least'
        ? one > other && earlier.bound !== 'least'
        : false;
  return earlier.bound === 'most' ? other < one && now.bound !== 'least' : other > one && now.bound !== 'most';
}

const plurals: ReadonlyMap<string, string> = new Map([
  ['house', 'homes'],
  ['story', 'stories'],
]);
const spokenSubjects: ReadonlyMap<string, string> = new Map([
  ['sound', 'sound level'],
  ['house', 'homes'],
  ['job', 'jobs'],
  ['truck', 'trucks'],
  ['tree', 'trees'],
]);

function subjectOf(earlier: StatedFigure, now: StatedFigure): string {
  const shared = [...now.subject].find((subject) => earlier.subject.has(subject)) ?? now.figure.unit;
  if (now.figure.measure === 'count' && kindOf(now.figure) === shared)
    return `number of ${plurals.get(shared) ?? `${shared}s`}`;
  return spokenSubjects.get(shared) ?? shared;
}
