import type { AnsweredEvent, Assessment } from '@rostrum/contract';
import { conflictsOfAnswer } from '../claims/compare/conflicts-with.ts';
import { claimsIn } from '../claims/extract.ts';
import type { Claim } from '../claims/types.ts';
import { conceptOf } from '../claims/words.ts';
import { annotate } from '../language/annotate.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { firstOf, readAnswer } from '../said/heard.ts';

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
      ({ earlier: before, now }) =>
        isOfAsked(before, now) &&
        isOfAsked(now, before) &&
        firstOf(readAnswer(before.words), 'ignorance') === null &&
        !earlier.some((other) => isSameFigure(other, now)),
    )
    .sort((a, b) => Number(b.certainty === 'asserted') - Number(a.certainty === 'asserted'))
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

/** Claims of one answer or presentation, cached as long as its event exists: every later answer is compared with them. */
const kept = new WeakMap<object, readonly Claim[]>();

function keptClaims(of: object, read: () => readonly Claim[]): readonly Claim[] {
  const known = kept.get(of);
  if (known !== undefined) return known;
  const claims = read();
  kept.set(of, claims);
  return claims;
}

/** What the applicant has claimed: on the form, in the presentation, and in the answers to other questions. */
function claimedBefore(r: Rehearsal, questionId: string | null): readonly Claim[] {
  const form = keptClaims(r.project, () =>
    [r.project.description ?? '', ...r.project.facts].flatMap((text) =>
      text === '' ? [] : claimsIn(annotate(spokenPart(text)), 'form', 'form'),
    ),
  );
  const { presentation } = r;
  const presented =
    presentation === null
      ? []
      : keptClaims(presentation, () =>
          claimsIn(annotate(spokenPart(presentation.text)), 'presentation', presentation.id),
        );
  const answers = r.exchanges.flatMap((exchange) =>
    exchange.answered === null || exchange.asked.question_id === questionId
      ? []
      : claimsOfAnswer(exchange, exchange.answered),
  );
  const all = [...form, ...presented, ...answers];
  return all.length <= mostEarlier ? all : [...all.slice(0, mostEarlier / 2), ...all.slice(-mostEarlier / 2)];
}

const claimsOfAnswer = ({ asked }: Exchange, answered: AnsweredEvent): readonly Claim[] =>
  keptClaims(answered, () =>
    claimsIn(annotate(spokenPart(answered.text)), 'answer', answered.id, annotate(spokenPart(asked.question))),
  );
