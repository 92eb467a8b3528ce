import { foreignTo } from '../asking/check-words.ts';
import { figureMissing, nameMissing, proseFault, tidyWords, type WordsRefused } from '../asking/prose-faults.ts';
import type { Materials } from '../filed/types.ts';
import type { Judgment } from '../judging/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/* What a model writes to coach an applicant on an answer, and which of it may be shown. */

/** What the words of the coaching are based on. */
export interface CoachGround {
  readonly question: string;
  readonly answer: string;
  /** What the engine found by itself. */
  readonly judgment: Judgment;
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
}

export interface Coaching {
  readonly feedback: string;
  /** Null if it may not be shown; the built-in one is used then. */
  readonly strongerAnswer: string | null;
}

const mostFeedbackWords = 100;
const mostStrongerWords = 160;
/** Praise that only a strong answer has earned. */
const highPraise =
  /\b(?:excellent|perfect(?:ly)?|outstanding|flawless|superb|exemplary|textbook|fully (?:answer|satisf|address|meet|cover)\w*|complete(?:ly)? (?:answer|satisf|address|cover)\w*|(?:nothing|no(?:thing)? (?:element|point)s?)\b[^.]{0,20}\bmissing|leaves nothing|in full\b|everything (?:else|asked|needed|that)|could not be better|approv(?:e|ed|al is)|strong(?:est)? (?:answer|response))\b/i;
const ratingWords = /\b(?:rated|rating|scores?|scored|graded?|points?|adequate|weak answer|poor answer)\b/i;

/** The part of the coaching that may be shown, or why none of it may.
 *  Takes: the words as written, what they are based on, and the prompt.  Throws: never.
 *  Specification: decisions.md §3, §8 (Model). */
export function coachingIn(
  written: { readonly feedback: string; readonly stronger_answer: string },
  ground: CoachGround,
  told: string,
): Coaching | WordsRefused {
  const feedback = tidyWords(written.feedback);
  const fault = feedbackFault(feedback, ground, ground.judgment, told);
  if (fault !== null) return fault;
  const stronger = withBlanks(tidyWords(written.stronger_answer), recordOf(ground));
  return { feedback, strongerAnswer: strongerFault(stronger, ground, told) === null ? stronger : null };
}

/** Why feedback may not be shown with a judgment; null if it may. Takes: the feedback, tidied, what it is based on, the judgment it would
 *  go with, and the prompt.  Throws: never. */
export function feedbackFault(
  feedback: string,
  ground: CoachGround,
  { assessment, rating, feedback: built }: Judgment,
  told: string,
): WordsRefused | null {
  const quotable = [ground.answer, ...assessment.contradictions.flatMap(({ earlier, now }) => [earlier, now])];
  const fault = proseFault(feedback, {
    mostWords: mostFeedbackWords,
    figuresFrom: [...quotable, ground.question, built],
    quotesFrom: quotable,
    instructions: told,
  });
  if (fault !== null) return fault;
  const strange = foreignTo(feedback, [
    ...quotable,
    ground.question,
    built,
    assessment.stronger_answer,
    ...assessment.missing,
  ]);
  if (strange !== null) return strange;
  if (!/\byou/i.test(feedback) || /\?/.test(feedback.replace(/"[^"]*"/g, '')))
    return { fault: 'out_of_character', reason: 'It did not speak to the applicant; tell them, and ask nothing.' };
  if (ratingWords.test(feedback)) return { fault: 'rules_on_the_case', reason: 'It rated the answer; do not rate it.' };
  if (rating !== 'strong' && highPraise.test(feedback))
    return { fault: 'rules_on_the_case', reason: 'It praised the answer more than it has earned.' };
  const [missing] = assessment.missing;
  if (rating !== 'strong' && missing !== undefined && !assessment.missing.some((label) => saysMissing(feedback, label)))
    return { fault: 'off_topic', reason: `It did not name what is missing: ${missing}.` };
  return null;
}

/** Every text that may supply a figure or a name for a stronger answer. */
function recordOf({ question, answer, judgment, rehearsal, materials }: CoachGround): readonly string[] {
  const { project } = rehearsal;
  return [
    question,
    answer,
    judgment.assessment.stronger_answer,
    materials.presentation?.text ?? '',
    materials.projectText,
    `${project.projectName} ${project.developer} ${project.applicant} ${project.place} ${project.county ?? ''} ${project.state ?? ''}`,
    ...rehearsal.exchanges.map(({ answered }) => answered?.text ?? ''),
  ];
}

/** The text with a blank in place of every figure in digits or name that nobody gave. */
function withBlanks(text: string, record: readonly string[]): string {
  const parts = text.split(/(\[[^\]]*\])/);
  return parts
    .map((part, i) => {
      if (i % 2 === 1) return part;
      let blanked = part.replace(/(?:\$ ?)?\d+(?:[.,:]\d+)*%?/g, (figure) =>
        figureMissing(figure, record) === null ? figure : '[figure]',
      );
      for (let name = nameMissing(blanked, record); name !== null; name = nameMissing(blanked, record))
        blanked = blanked.replace(new RegExp(`(?<=\\S )${name}(?: \\p{Lu}[\\p{L}']+)*`, 'u'), '[name]');
      return blanked;
    })
    .join('');
}

const small = new Set('the and for with that from are your their its who what when how each any all not'.split(' '));
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !small.has(word)).map((word) => word.slice(0, 6));

/** Words by which a sentence says that something is missing. */
const lacks = /\b(?:missing|not|without|still|needs?|never|left|lacks?|lacking|absent|add|next time)\b|n't\b/i;

/** True if a sentence of the feedback says that the thing is missing. */
function saysMissing(feedback: string, label: string): boolean {
  const wanted = stemsOf(label);
  return feedback.split(/(?<=[.?;])\s+/).some((sentence) => {
    const said = new Set(stemsOf(sentence));
    return lacks.test(sentence) && wanted.filter((stem) => said.has(stem)).length >= Math.min(2, wanted.length);
  });
}

/** Why a stronger answer may not be shown; null if it may. Throws: never. */
export function strongerFault(text: string, ground: CoachGround, told: string): WordsRefused | null {
  const record = recordOf(ground);
  const fault = proseFault(text.replace(/\[[^\]]*\]/g, 'such'), {
    mostWords: mostStrongerWords,
    figuresFrom: record,
    quotesFrom: record,
    instructions: told,
  });
  if (fault !== null) return fault;
  const strange = foreignTo(text, [...record, ...ground.judgment.assessment.missing]);
  if (strange !== null) return strange;
  return /\b(?:we|our|us|i)\b/i.test(text)
    ? null
    : { fault: 'out_of_character', reason: 'It was not said by the applicant.' };
}
