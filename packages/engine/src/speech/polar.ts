import type { Sentence } from './answer-text.ts';

const filler = String.raw`^(?:(?:well|so|oh|um|uh|and|but|again|actually|honestly|frankly|thank you|thanks|yeah|commissioner|chair(?:man|woman)?|madam(?: chair)?|mr\.?|ms\.?|mrs\.?|sir|ma'am|good (?:evening|question))[,. ]+){0,3}`;
/** Words that say yes or no on their own. */
const plain = new RegExp(
  `${filler}(yes|yeah|yep|yup|no|nope|(?:once|twice|three times)(?=[.,;!])|correct|confirmed|absolutely|definitely|certainly|of course|exactly|true|agreed|never|not (?:at all|at this time|yet|so far|as yet|always|entirely|necessarily|a chance|currently|for|from|on|in|to|if|unless|until|before|after)|that(?:'s| is) (?:right|correct|true|so|accurate|fair|the case|not (?:right|correct|true|so|accurate|fair|the case))|you(?:'re| are) (?:right|correct)|we sure (?:have|do|are|will)|we can (?:do|accept|agree to|live with) (?:that|this|it)|happy to|gladly|none|neither|both|sure|(?:most|some|all|half|part|many|few|one|two|three|four|five|six) (?:of (?:them|it|those|these|us|the \\w+|\\w+)|but \\w+)|only (?:one|some|two|part|in an|if|when|during|after))(?=[ ,.;:!-]|$)`,
  'i',
);
/** 'They did.', 'We will not, because …': a pronoun and an auxiliary and nothing more before the stop. */
const elliptic = new RegExp(
  `${filler}((?:it|they|we|i|he|she|there|that|this|you) (?:already |just |always |still )?(?:is|are|was|were|do|does|did|will|would|have|has|had|can|could|should|am|won't|don't|doesn't|didn't|isn't|aren't|can't|wouldn't|haven't|hasn't)(?: not| never)?(?: (?:so|accept|agree|confirm|take|do|handle|serve)(?: (?:it|that|this))?)?|(?:we|you|i)(?:'ll| will| can| would)(?: gladly| certainly)? (?:have|get|build|do|add|make|take|pay for|install|bring|see to|put in) (?:it|that|this|them|one|both)(?: in)?)(?=[,.;:!]| - |$| (?:and|because|but) )`,
  'i',
);
/** 'Staff does;', 'The owner will not.': the same of whoever the question was about. */
const ofThem = new RegExp(
  `${filler}((?:(?:the|our|my|your|his|her|their) )?(?!that|this|which|what|who|there)[a-z]+ (?:is|are|was|were|do|does|did|will|would|have|has|had|can|could|should|won't|don't|doesn't|didn't|isn't|aren't|can't|wouldn't|haven't|hasn't)(?: not| never)?)(?=[.;:!]|$|, (?:and|but|because|since|so)\\b)`,
  'i',
);
/** 'There are 212 of us, and yes, they voted.' */
const inPassing = /(?:\b(?:and|but|so) (yes|no),|^(?:so|and so) (yes|no)\b|, (yes|no)\.?$)/i;
/** 'No trucks will …', 'No variance.': the no belongs to the noun and answers all the same; 'no doubt' answers nothing. */
const noAnswer =
  /^(?:no (?:doubt|question|problem|comment|idea|clue|one|matter)|sure(?: thing)?,? (?:but|we can|i can)|true,? but)\b/i;

/** 'So yes, if it is tabled we lose it.': who comes to it at last, within as many sentences. */
const late = /^(?:so|and so|but) (?:yes|no)\b|, (?:yes|no)\.?$/i;
const mostBefore = 6;

/** The words by which the first two sentences say yes or no, or null. */
export function polarOf(sentences: readonly Sentence[]): string | null {
  for (const [at, sentence] of sentences.slice(0, 2).entries()) {
    if (noAnswer.test(sentence.text)) continue;
    const match =
      plain.exec(sentence.text) ??
      elliptic.exec(sentence.text) ??
      // After 'I don't know', that our engineer does is no yes.
      (at === 0 ? ofThem.exec(sentence.text) : null) ??
      inPassing.exec(sentence.text);
    if (match !== null) return match[1] ?? match[0];
  }
  for (const { text } of sentences.slice(2, mostBefore)) {
    const match = late.exec(text);
    if (match !== null) return match[0];
  }
  return null;
}
