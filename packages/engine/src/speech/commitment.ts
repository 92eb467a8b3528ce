import type { AnswerText, Sentence } from './answer-text.ts';
import { document, hollowPromise } from './phrases.ts';
import { senseOf } from './sentence-sense.ts';
import { isSoftPlan } from './soft-plan.ts';

export interface CommitmentFound {
  readonly text: string;
  /** A who, a when, a measure, or acceptance as a condition: something a board could enforce. */
  readonly enforceable: boolean;
  readonly hollow: boolean;
  /** Brings the board an answer or a paper: homework before the vote, and no condition of the approval. */
  readonly homework: boolean;
}

/** Somebody binds himself: the applicant, or one who answers to the applicant. */
const binds =
  /\b(?:(?:we|i|our (?:\w+ ){0,2}(?:company|contractors?|team|crews?|staff|engineer|operator|drivers?|manager|superintendent|surveyor|consultant|architect|attorney|counsel|lawyer|lender|hydrologist|geologist|biologist|planner|liaison)(?:, [^,]{2,40},)?|the (?:applicant|developer|operator|owner|contractor|company|project|landlord|association)|staff|they)(?:'ll| will| shall| agree| accept| commit| undertake| guarantee| promise| pledge| are (?:willing|happy|prepared|glad|ready) to| am (?:willing|happy|prepared|glad|ready) to|'re (?:willing|happy|prepared|glad|ready|committing|committed) to| are (?:committing|committed) to| can (?:agree|accept|commit|live with)| have (?:agreed|committed|accepted) to| would (?:accept|agree|be (?:willing|happy|glad) to))|(?:happy|glad|willing|prepared) to (?:accept|add|do|make|agree|put|take|provide|submit|write|have)|(?:we|i) can (?:do|agree to|accept|live with) (?:that|this|it)|(?:add|put|write|make) (?:it|that|this) (?:in|into|as|to) (?:the|a|our|writing)|as a condition)\b/i;
/** A rule the applicant states for the project without saying we: 'The lights will be off by ten.', 'No truck will use
 *  Mill Road.' It binds only where it can be checked. */
const rules =
  /\b(?:there|it|that|this|no \w+(?: \w+)?|(?:the|our|all|every|each) (?:\w+ ){0,2}\w+|\w+s) (?:will|shall) (?:not |never |only |always )?(?:be|run|operate|stay|remain|stop|start|exceed|have|go|come|use|leave|enter|close|open|face)\b/i;
/** 'They will see two rows of trees' foretells and does not promise. */
const perceived =
  /\b(?:they|you|neighbors|people|nobody|residents) will (?:\w+ )?(?:see|hear|find|know|notice|get used)\b/gi;
const negativeAbility =
  /\b(?:will not|won't|can't|cannot) (?:be able to|know|have (?:an|the|that)|commit|agree|promise|guarantee|answer|comment|discuss)\b/i;
/** Said before the undertaking or inside it, it takes the undertaking back. */
const hedged =
  /\b(?:(?:i|we) (?:(?:do|really|certainly|would|truly) )*(?:think|believe|hope|guess|assume|expect|suspect|imagine|figure|anticipate|suppose|feel)|i(?:'m|'d| am| would) (?:sure|confident|hope|say|guess)|we(?:'re| are) (?:sure|confident|hopeful)|hopefully|probably|maybe|perhaps|possibly|likely|presumably|ideally|in theory|in principle|should|might|may (?:not |well |also )?(?:be|have|need|use|put|do|add|want|plant|build)|could|ought to)\b/i;
/** 'Should the meter read more, we will …' makes a condition and no doubt. */
const conditional = /\b(?:if|should|when|where|unless|once|in case)\b[^,]*,/gi;
/** Attempts, thoughts and ways out, wherever they stand: no condition can be written with them. */
const escapes =
  /\b(?:(?:will|'ll|shall|to) (?:\w+ ){0,2}(?:try|attempt|aim|strive|endeavou?r|seek|look (?:in|at|to)|think about|consider|explore|evaluate|see (?:what|if|whether|about))|do (?:our|my|the) (?:very |level |absolute )?(?:best|utmost|part)|(?:where|when|if|as|wherever|whenever|to the (?:\w+ )?extent) (?:it is |it's |reasonably |at all |we (?:can|reasonably can) ?|commercially )*(?:feasible|possible|practicable|practical|reasonable)|as (?:needed|appropriate|necessary)|best efforts|reasonable efforts|if (?:we|i) can\b)/i;
/** Verbs under which nothing can be checked unless a figure, a day or a paper stands beside them. */
const soft =
  /(?:\bwill|\bshall|'ll|\bhappy to|\bglad to|\bwilling to|\bprepared to|\bready to|\bcommitted to|\bcommitting to|\bcommit to|\bpromise(?: to)?|\bguarantee|\bpledge to|\bagree to)(?: (?:not|never|always|also|only|then|still|certainly|definitely|absolutely|gladly|all|each|of course|continue to|be happy to|be glad to|make sure (?:that )?|you|that))* (?:be|being|see|find|feel|know|need|want|like|love|enjoy|become|remain|continue|work(?:ing)?|care|respect|address|handle|deal|ensure|ensuring|make sure|mitigate|minimi[sz]e|listen|support|benefit|help|contribute|have|protect(?:ing)?|respond|do|bring|create|keep|it|everything|everyone|nothing|nobody|take care|take steps|talk|speak|discuss|sit|chat|doing|making)\b/i;
const who =
  /\b(?:manager|engineer|contractor|inspector|monitor|staff|county|city|township|village|department|third[- ]party|independent|chief|marshal|utility|hotline|telephone|phone|liaison|lender|surety|owner|operator|association|at our (?:own )?(?:cost|expense)|we pay|our expense)\b/i;
const condition =
  /\b(?:condition(?:s)? of (?:the |this |any )?(?:\w+ )?(?:approval|permit)|as a condition|in writing|recorded|written into|enforceable|binding|on the (?:site )?plan|before (?:the|any|we|a|you|construction|operation|issuance|\w+ing)|prior to|until|no later than|bond|escrow|letter of credit|security|penalt(?:y|ies)|fine of|stop work|shut (?:down|it down)|revo(?:ke|cation))\b/i;
/** 'No trucks will …', 'never', 'only': a rule that one sight of the contrary breaks. */
const absolute =
  /\b(?:no (?!one|doubt|problem|issue|impact|effect|reason|harm|danger|difference|worr|need)\w+(?: \w+)? (?:will|shall)|will never|shall never|will only)\b/i;

/** The undertakings of an answer. Takes: the answer. Gives: each sentence that undertakes something, word for word.
 *  An undertaking needs somebody who binds himself and an action that can be checked; hedged words are none. */
export function commitmentsIn(answer: AnswerText): readonly CommitmentFound[] {
  const seen = new Set<string>();
  return answer.sentences.flatMap((sentence, at) => {
    if (seen.has(sentence.lower) || !undertakesSomething(sentence)) return [];
    seen.add(sentence.lower);
    const homework = isHomework(sentence.text);
    const enforceable = !homework && isEnforceable(sentence);
    return [
      {
        text: withAntecedent(answer, at),
        enforceable,
        hollow: !homework && !enforceable && isHollow(sentence),
        homework,
      },
    ];
  });
}

/** An answer put off is no undertaking about the project: 'We will get that to you', 'I will find out', 'Staff will have it in
 *  writing'. Takes: the words of a promise.  Gives: whether all it promises is the answer. */
export function isPutOff(text: string): boolean {
  return (putsOff.test(text) && !lasts.test(text)) || isHomework(text);
}
const putsOff =
  /\b(?:in writing|get back to|staff will have|(?:will|'ll|’ll|can) (?:also |certainly |gladly |have to |try to )*(?:send|submit|provide|forward|e-?mail|bring|get) (?:it|that|this|them|those|you|the (?:figures?|numbers?|answer|report|information|details))|have (?:it|that|an answer) (?:to|for) (?:you|staff)|(?:will|'ll|’ll) (?:also |certainly |gladly |have to )*(?:find out|look (?:it|that|this) up|look into (?:it|that|this)|check (?:on )?(?:it|that|this)\b|follow up|circle back|take (?:it|that) back))\b/i;

/** 'Our engineer will have it to staff by Friday.' Takes: the words of a promise.  Gives: whether it only brings an answer
 *  or a paper to the board. What is sent every year, or accepted as a condition, is more than that. */
export function isHomework(text: string): boolean {
  return (delivers.test(text) || calls.test(text)) && !lasts.test(text);
}
const delivers =
  /(?:\bwill|\bshall|'ll|’ll|\bcan)(?: also| then| certainly| gladly)? (?:(?:have|get|put|file|send|submit|bring|give|tell|answer|report|provide|deliver|mail|e-?mail|forward|supply|confirm|check|find out|look up|measure|ask|circulate|respond|reply)\b)(?=.*\b(?:(?:it|that|this|them|those|one|you|staff|the (?:board|commission|county|city|township|clerk|planner|number|numbers|figure|answer|report|study|letter|distance|document|map|results?)|(?:an|the|your) answer|in writing)\b))(?=.*\b(?:by|before|tomorrow|tonight|next|this week|within|on (?:monday|tuesday|wednesday|thursday|friday))\b)/i;
/** 'I will be there this Saturday', 'We will sit down with them before your next meeting'. */
const calls =
  /(?:\bwill|\bshall|'ll|’ll)(?: also| then| gladly| be glad to)? (?:be there|meet|visit|go (?:there|see|and|door)|come (?:by|back)|stop by|drive out|sit down|call|knock|hold (?:a|another|the) (?:meeting|open house)|talk to|speak (?:to|with)|reach out|write to)\b(?=.*\b(?:tomorrow|tonight|(?:this|next) (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|meeting|hearing)|by (?:the|monday|tuesday|wednesday|thursday|friday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|before (?:the|your|you) (?:\w+ ){0,2}(?:vote|meeting|hearing|decide))\b)/i;
const lasts =
  /\$|\bdollars\b|\b(?:condition|every|each|annual(?:ly)?|yearly|monthly|quarterly|weekly|daily|always|bond|security|escrow|letter of credit|surety|fund|once (?:it|we)|during|for the life|recorded|record it|before (?:construction|operation|issuance|the building permit|we (?:break|start|build|open|pour|dig))|prior to|permit)\b|\bbefore any\b/i;

/** 'We accept that as a condition' binds to nothing without the sentence before, so it is kept together with it. */
function withAntecedent(answer: AnswerText, at: number): string {
  const sentence = answer.sentences[at];
  const before = answer.sentences[at - 1];
  if (sentence === undefined) return '';
  return before !== undefined && !before.asks && (accepts.test(sentence.text) || pointsBack.test(sentence.text))
    ? `${before.raw} ${sentence.raw}`
    : sentence.raw;
}
const pointsBack =
  /^(?:and )?(?:it|that|this|they|both|those|these)(?:'s| is| are| will be| were| was)\b.*\b(?:accept|agree|condition)\b/i;
const accepts =
  /^(?:and )?(?:(?:we|i)(?: will|'ll| would| can| are happy to| are willing to)? (?:accept|agree to|take|put|write|do|live with) (?:that|it|this|both|those|them)|you (?:can|may) (?:put|write|make) (?:that|it|this)|both are|that (?:is|will be) (?:in|a))\b/i;

function undertakesSomething(sentence: Sentence): boolean {
  if (sentence.asks || negativeAbility.test(sentence.text)) return false;
  const text = sentence.text.replace(perceived, '');
  const match = binds.exec(text);
  const rule = match === null ? rules.exec(text) : null;
  const found = match ?? rule;
  if (found === null || isHedged(text, found.index, found[0].length)) return false;
  if (rule !== null && !checkable(sentence) && !absolute.test(text)) return false;
  const sense = senseOf(sentence);
  return sense === 'clause' || sense === 'fragment';
}

/** The hedge has to stand in the same breath: before the undertaking in its clause, or right behind its verb. */
function isHedged(text: string, at: number, length: number): boolean {
  const before =
    text
      .slice(0, at)
      .replace(conditional, '')
      .split(/[;:]|, (?:and|but|so) /)
      .at(-1) ?? '';
  const behind = text.slice(at, at + length + 24);
  return hedged.test(before) || hedged.test(behind);
}

/** Sounds like an undertaking and leaves nothing to check. */
function isHollow(sentence: Sentence): boolean {
  return (
    isSoftPlan(sentence) ||
    hollowPromise.test(sentence.text) ||
    escapes.test(sentence.text) ||
    (soft.test(sentence.text) && !checkable(sentence) && !absolute.test(sentence.text))
  );
}

function checkable(sentence: Sentence): boolean {
  return (
    sentence.figures.some(({ measure }) => measure !== 'plain') ||
    condition.test(sentence.text) ||
    document.test(sentence.text)
  );
}

function isEnforceable(sentence: Sentence): boolean {
  const figure = sentence.figures.some(({ measure }) => measure !== 'plain');
  if (escapes.test(sentence.text) || isSoftPlan(sentence)) return false;
  if (hollowPromise.test(sentence.text) && !figure && !/\bas a condition|condition of\b/i.test(sentence.text))
    return false;
  // 'No truck will use Mill Road': one sight of the contrary breaks it.
  if (absolute.test(sentence.text) && !soft.test(sentence.text)) return true;
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
