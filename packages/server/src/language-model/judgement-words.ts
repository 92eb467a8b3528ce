import {
  figureMissing,
  foreignTo,
  nameMissing,
  proseFault,
  tidyWords,
  type Judgement,
  type WordsRefused,
} from '@rostrum/engine';
import { z } from 'zod';
import type { JudgementProposed, JudgementTask } from './port.ts';
import { judgementInstructions } from './prompts/judgement-prompt.ts';
import { questionInstructions } from './prompts/question-prompt.ts';

export const judgementShape = z.object({
  covered: z.array(z.object({ element: z.number(), quote: z.string() })).max(12),
  feedback: z.string(),
  stronger_answer: z.string(),
});
export type JudgementShape = z.infer<typeof judgementShape>;
export const judgementTokens = 700;

const instructions = `${judgementInstructions}\n${questionInstructions}`;
const mostFeedbackWords = 100;
const mostStrongerWords = 160;
/** Praise that only a strong answer has earned. */
const highPraise =
  /\b(?:excellent|perfect(?:ly)?|outstanding|flawless|superb|exemplary|textbook|fully (?:answer|satisf|address|meet|cover)\w*|complete(?:ly)? (?:answer|satisf|address|cover)\w*|(?:nothing|no(?:thing)? (?:element|point)s?)\b[^.]{0,20}\bmissing|leaves nothing|could not be better|approv(?:e|ed|al is)|strong(?:est)? (?:answer|response))\b/i;
const ratingWords = /\b(?:rated|rating|scores?|scored|graded?|points?|adequate|weak answer|poor answer)\b/i;

/** What the model proposes, if it has the right form; the engine decides which of it holds. */
export function proposedIn(
  output: JudgementShape,
  task: JudgementTask,
): JudgementProposed & { strongerAnswer: string } {
  return {
    covered: output.covered.flatMap(({ element, quote }) => {
      const label = task.missing[element - 1]?.label;
      return label === undefined ? [] : [{ label, quote }];
    }),
    feedback: tidyWords(output.feedback),
    strongerAnswer: withBlanks(tidyWords(output.stronger_answer), recordOf(task)),
  };
}

/** Every text that a number or a name may be taken from for a stronger answer. */
function recordOf({ question, answer, judgement, rehearsal, materials }: JudgementTask): readonly string[] {
  const { project } = rehearsal;
  return [
    question,
    answer,
    judgement.assessment.stronger_answer,
    materials.presentation?.text ?? '',
    materials.projectText,
    `${project.projectName} ${project.developer} ${project.applicant} ${project.place} ${project.county ?? ''} ${project.state ?? ''}`,
    ...rehearsal.exchanges.map(({ answered }) => answered?.text ?? ''),
  ];
}

/** The text with a blank wherever it gives a number in digits or a name that nobody gave. */
function withBlanks(text: string, record: readonly string[]): string {
  const parts = text.split(/(\[[^\]]*\])/);
  return parts
    .map((part, i) => {
      if (i % 2 === 1) return part;
      const figures = part.replace(/\$? ?\d+(?:[.,:]\d+)*%?/g, (figure) =>
        figureMissing(figure, record) === null ? figure : '[figure]',
      );
      let blanked = figures;
      for (let name = nameMissing(blanked, record); name !== null; name = nameMissing(blanked, record))
        blanked = blanked.replace(new RegExp(`(?<=\\S )${name}(?: \\p{Lu}[\\p{L}']+)*`, 'u'), '[name]');
      return blanked;
    })
    .join('');
}

/** Why the feedback may not be given with this judgment; null if it may. */
export function feedbackFault(feedback: string, judgement: Judgement, task: JudgementTask): WordsRefused | null {
  const { assessment, rating } = judgement;
  const quotable = [task.answer, ...assessment.contradictions.flatMap(({ earlier, now }) => [earlier, now])];
  const fault = proseFault(feedback, {
    mostWords: mostFeedbackWords,
    figuresFrom: [...quotable, task.question, judgement.feedback],
    quotesFrom: quotable,
    instructions,
  });
  if (fault !== null) return fault;
  const { stronger_answer: built, missing: labels } = assessment;
  const strange = foreignTo(feedback, [...quotable, task.question, judgement.feedback, built, ...labels]);
  if (strange !== null) return strange;
  if (!/\byou/i.test(feedback) || /\?/.test(feedback.replace(/"[^"]*"/g, '')))
    return { fault: 'out_of_character', reason: 'It did not speak to the applicant; tell them, and ask nothing.' };
  if (ratingWords.test(feedback)) return { fault: 'rules_on_the_case', reason: 'It rated the answer; do not rate it.' };
  if (rating !== 'strong' && highPraise.test(feedback))
    return { fault: 'rules_on_the_case', reason: 'It praised the answer more than it has earned.' };
  const missing = assessment.missing[0];
  if (
    rating !== 'strong' &&
    missing !== undefined &&
    !assessment.missing.slice(0, 3).some((label) => saysMissing(feedback, label))
  )
    return { fault: 'off_topic', reason: `It did not name what is missing: ${missing}.` };
  return null;
}

const small = new Set('the and for with that from are your their its who what when how each any all not'.split(' '));
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !small.has(word)).map((word) => word.slice(0, 6));

/** Words that say something is not there yet. */
const lacks = /\b(?:missing|not|without|still|needs?|never|left|lacks?|lacking|absent|add|next time)\b|n't\b/i;

/** True if a sentence of the feedback names the element as missing. */
function saysMissing(feedback: string, label: string): boolean {
  const wanted = stemsOf(label);
  return feedback.split(/(?<=[.?;])\s+/).some((sentence) => {
    const said = new Set(stemsOf(sentence));
    return lacks.test(sentence) && wanted.filter((stem) => said.has(stem)).length >= Math.min(2, wanted.length);
  });
}

/** Why the stronger answer may not be shown; null if it may. */
export function strongerFault(text: string, task: JudgementTask): WordsRefused | null {
  const record = recordOf(task);
  const fault = proseFault(text.replace(/\[[^\]]*\]/g, 'such'), {
    mostWords: mostStrongerWords,
    figuresFrom: record,
    quotesFrom: record,
    instructions,
  });
  if (fault !== null) return fault;
  const labels = task.missing.map(({ label }) => label);
  const strange = foreignTo(text, [...record, ...labels]);
  if (strange !== null) return strange;
  return /\b(?:we|our|us|i)\b/i.test(text)
    ? null
    : { fault: 'out_of_character', reason: 'It was not said by the applicant.' };
}
