import type { AnsweredEvent, AskedEvent, Assessment } from '@rostrum/contract';
import { conflictsOfAnswer } from '../claims/compare/conflicts-with.ts';
import { claimsIn } from '../claims/extract.ts';
import type { Claim } from '../claims/types.ts';
import { conceptOf } from '../claims/words.ts';
import { annotate } from '../language/annotate.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { firstOf, readAnswer } from '../said/heard.ts';
import { forgetClaims, keptClaims } from './kept-claims.ts';

const most = 3;
/** The most that anybody in the room remembers: the first things said, and the last. Each is compared with each. */
const mostEarlier = 160;
const mostNow = 30;

/** Where an answer contradicts what the applicant said or filed before: asserted if subject, scope, unit and time match, asked about if
 *  they may. Both sides are quoted word for word.
 *  Takes: the rehearsal before the answer, the answer, the id of its question and the question.  Gives: asserted ones first, three at most.
 *  Throws: never.  Specification: decisions.md §8 (Contradiction). */
export function findContradictions(
  r: Rehearsal,
  answer: string,
  questionId: string | null,
  question: string,
): Assessment['contradictions'] {
  const earlier = claimedBefore(r, questionId);
  if (earlier.length === 0) return [];
  const read = annotate(spokenPart(answer));
  return conflictsOfAnswer(read, claimsIn(read, 'answer', 'now', annotate(question)).slice(0, mostNow), earlier)
    .filter(
      ({ earlier: before, now, certainty }) =>
        certainty === 'asserted' &&
        isOfAsked(before, now) &&
        isOfAsked(now, before) &&
        firstOf(readAnswer(before.words), 'ignorance') === null &&
        !earlier.some((other) => isSameFigure(other, now)),
    )
    .slice(0, most)
    .map(({ earlier: before, now, subject, certainty }) => ({
      earlier: before.words,
      now: now.words,
      subject,
      kind: certainty,
    }));
}

/** A bare figure ('Four-twenty.') gets its meaning from its whole question: what a house costs isn't how many there are. */
function isOfAsked(claim: Claim, other: Claim): boolean {
  if (!claim.isOpen || claim.quantity === null || claim.quantity.unit !== null) return true;
  const said = new Set([...other.head, ...other.asked].map(conceptOf));
  return claim.asked.every((lemma) => said.has(conceptOf(lemma)));
}

/** Whether a figure is on the record already: what was said twice isn't held against what was said once. */
function isSameFigure({ quantity: one }: Claim, { quantity: two }: Claim): boolean {
  return (
    one !== null && two !== null && one.value === two.value && one.dimension === two.dimension && one.unit === two.unit
  );
}

/** Nobody speaks a longer sentence, or more of them in one presentation; anything longer was not spoken, and isn't held against anybody. */
const longestSentence = 1_200;
const mostCharacters = 20_000;

/** The part of a text that can have been spoken. Its sentences are those of the text, word for word. */
function spokenPart(text: string): string {
  if (text.length <= longestSentence) return text;
  const { sentences } = annotate(text);
  const fit = sentences.filter(({ start, end }) => end - start <= longestSentence);
  if (fit.length === sentences.length && text.length <= mostCharacters) return text;
  let room = mostCharacters;
  return fit
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => (room -= sentence.length) > 0)
    .join(' ');
}

/** Something the applicant said or filed. */
interface Told {
  /** The event or the facts that it is in. */
  readonly of: object;
  readonly claims: () => readonly Claim[];
}

function* toldBefore(r: Rehearsal, questionId: string | null): Generator<Told> {
  const { project, presentation } = r;
  const onForm = (text: string): readonly Claim[] =>
    text === '' ? [] : claimsIn(annotate(spokenPart(text)), 'form', 'form');
  yield { of: project, claims: () => [project.description ?? '', ...project.facts].flatMap(onForm) };
  if (presentation !== null) {
    const { id, text } = presentation;
    yield { of: presentation, claims: () => claimsIn(annotate(spokenPart(text)), 'presentation', id) };
  }
  for (const { asked, answered } of r.exchanges)
    if (answered !== null && asked.question_id !== questionId)
      yield { of: answered, claims: () => claimsOfAnswer(asked, answered) };
}

const claimsOfAnswer = (asked: AskedEvent, { id, text }: AnsweredEvent): readonly Claim[] =>
  claimsIn(annotate(spokenPart(text)), 'answer', id, annotate(spokenPart(asked.question)));

/** What the applicant has claimed: on the form, in the presentation, and in the answers to other questions. What nobody remembers anymore is
 *  not read, nor kept. */
function claimedBefore(r: Rehearsal, questionId: string | null): readonly Claim[] {
  const told = [...toldBefore(r, questionId)];
  const half = mostEarlier / 2;
  const first: Claim[] = [];
  let from = 0;
  for (; from < told.length && first.length < half; from += 1) first.push(...claimsOf(told[from]));
  let last: readonly Claim[] = [];
  let to = told.length;
  for (; to > from && last.length < half; to -= 1) last = [...claimsOf(told[to - 1]), ...last];
  let gone = to - 1;
  while (gone >= from && forgetClaims((told[gone] as Told).of)) gone -= 1;
  const all = [...first, ...last];
  return all.length <= mostEarlier ? all : [...all.slice(0, half), ...all.slice(-half)];
}

const claimsOf = (told: Told | undefined): readonly Claim[] =>
  told === undefined ? [] : keptClaims(told.of, told.claims);
