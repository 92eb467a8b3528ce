import type { AnswerText, Sentence } from './answer-text.ts';
import { document, hollowPromise } from './phrases.ts';
import { senseOf } from './sentence-sense.ts';

export interface CommitmentFound {
  readonly text: string;
  /** A who, a when, a measure, or acceptance as a condition: something a board could enforce. */
  readonly enforceable: boolean;
  readonly hollow: boolean;
}

const undertakes =
  /\b(?:(?:we|i|our (?:\w+ ){0,2}(?:company|contractor|team|crews?|staff|engineer|operator)|the (?:applicant|developer|operator|owner|contractor|company|project|landlord|association)|staff|they)(?:'ll| will| shall| agree| accept| commit| undertake| guarantee| promise| pledge| are (?:willing|happy|prepared|glad|ready) to| am (?:willing|happy|prepared|glad|ready) to|'re (?:willing|happy|prepared|glad|ready|committing|committed) to| are (?:committing|committed) to| can (?:agree|accept|commit|live with)| have (?:agreed|committed|accepted) to| would (?:accept|agree|be (?:willing|happy|glad) to))|(?:happy|glad|willing|prepared) to (?:accept|add|do|make|agree|put|take|provide|submit|write|have)|(?:we|i) can (?:do|agree to|accept|live with) (?:that|this|it)|you (?:have|can have) (?:my|our) (?:word|commitment)|(?:add|put|write|make) (?:it|that|this) (?:in|into|as|to) (?:the|a|our|writing)|as a condition|(?:there|it|that|this|they|no \w+|\w+s) (?:will|shall) (?:not |never |only |always )?(?:be|run|operate|stay|remain|stop|start|exceed|have|go|come|use|leave|enter))\b/i;
/** 'They will see two rows of trees' foretells and does not promise. */
const perceived = /\bthey will (?:see|hear|find|know|notice|get used)\b/gi;
const negativeAbility =
  /\b(?:will not|won't|can't|cannot) (?:be able to|know|have (?:an|the|that)|commit|agree|promise|guarantee|answer|comment|discuss)\b/i;
const who =
  /\b(?:manager|engineer|contractor|inspector|monitor|staff|county|city|township|village|department|third[- ]party|independent|chief|marshal|utility|hotline|telephone|phone|liaison|lender|surety|owner|operator|association|at our (?:own )?(?:cost|expense)|we pay|our expense)\b/i;
const condition =
  /\b(?:condition(?:s)? of (?:the |this |any )?(?:\w+ )?(?:approval|permit)|as a condition|in writing|recorded|written into|enforceable|binding|on the (?:site )?plan|before (?:the|any|we|a|you|construction|operation|issuance|\w+ing)|prior to|until|no later than|bond|escrow|letter of credit|security|penalt(?:y|ies)|fine|stop work|shut (?:down|it down)|revo(?:ke|cation))\b/i;

/** The undertakings of an answer. Takes: the answer. Gives: each sentence that undertakes something, word for word. */
export function commitmentsIn(answer: AnswerText): readonly CommitmentFound[] {
  const seen = new Set<string>();
  return answer.sentences.flatMap((sentence, at) => {
    if (seen.has(sentence.lower) || !undertakesSomething(sentence)) return [];
    seen.add(sentence.lower);
    const enforceable = isEnforceable(sentence);
    return [
      { text: withAntecedent(answer, at), enforceable, hollow: !enforceable && hollowPromise.test(sentence.text) },
    ];
  });
}

/** 'We accept that as a condition' binds to nothing without the sentence before, so it is kept together with it. */
function withAntecedent(answer: AnswerText, at: number): string {
  const sentence = answer.sentences[at];
  const before = answer.sentences[at - 1];
  if (sentence === undefined) return '';
  return before !== undefined && !before.asks && accepts.test(sentence.text)
    ? `${before.raw} ${sentence.raw}`
    : sentence.raw;
}
const accepts =
  /^(?:and )?(?:(?:we|i)(?: will|'ll| would| can| are happy to| are willing to)? (?:accept|agree to|take|put|write|do|live with) (?:that|it|this|both|those|them)|you (?:can|may) (?:put|write|make) (?:that|it|this)|both are|that (?:is|will be) (?:in|a))\b/i;

function undertakesSomething(sentence: Sentence): boolean {
  if (sentence.asks || !undertakes.test(sentence.text.replace(perceived, '')) || negativeAbility.test(sentence.text))
    return false;
  const sense = senseOf(sentence);
  return sense === 'clause' || sense === 'fragment';
}

function isEnforceable(sentence: Sentence): boolean {
  const figure = sentence.figures.some(({ measure }) => measure !== 'plain');
  if (hollowPromise.test(sentence.text) && !figure && !/\bas a condition|condition of\b/i.test(sentence.text))
    return false;
  return figure || condition.test(sentence.text) || (who.test(sentence.text) && document.test(sentence.text));
}

/** How far the answer binds the applicant: nothing 0, hollow words little, a plain undertaking more, one with a mechanism
 *  most.  Gives: 0..1.  Specification: decisions.md §3. */
export function commitmentScoreOf(commitments: readonly CommitmentFound[]): number {
  const sound = commitments.filter(({ hollow }) => !hollow);
  if (commitments.length === 0) return 0;
  if (sound.length === 0) return 0.15;
  const enforceable = sound.filter((commitment) => commitment.enforceable).length;
  return Math.min(1, (enforceable > 0 ? 0.8 : 0.45) + 0.1 * (sound.length - 1) + 0.05 * enforceable);
}
