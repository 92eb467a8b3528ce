import type { Sentence } from './answer-text.ts';
import { stemsIn } from './lexicon.ts';

const bound = String.raw`(?<!\b(?:that|which|what) )\b(?:we|i|(?:our|the) (?:applicant|developer|operator|owner|contractor|company|team|staff|engineers?|consultants?|project|architect|attorney)|our (?:\w+ ){0,2}(?:team|staff|engineers?|consultants?|partners?))(?:'ll|'d|'re|'m| will| shall| would| can| could| are| am| want| need| plan| intend| hope| expect| should| may| might)(?: (?:\w+ly|also|then|still|always|of course|happy|glad|willing|prepared|ready|open|going|committed|committing|looking forward|need|like|love|want|have|continue|be|to|agree|commit)){0,6}`;
/** Talk about doing something, which can go on for ever without anything having been done. */
const talk = String.raw`(?:work(?:ing)? (?:\w+ly |hard |together |hand in hand |side by side )?(?:with|on|through|together|out|towards?)|coordinat(?:e|ing)|cooperat(?:e|ing)|collaborat(?:e|ing)|partner(?:ing)?|consult(?:ing)?|sit(?:ting)? down|engag(?:e|ing)|liais(?:e|ing)|look(?:ing)? (?:at|into|to|for|forward|closely)|explor(?:e|ing)|consider(?:ing)?|evaluat(?:e|ing)|assess(?:ing)?|study(?:ing)?|investigat(?:e|ing)|examin(?:e|ing)|analyz(?:e|ing)|discuss(?:ing)?|talk(?:ing)?|hav(?:e|ing) (?:that|a|those) (?:\w+ )?(?:conversation|discussion|dialogue)s?|reach(?:ing)? out|figur(?:e|ing)|think(?:ing)? about|determin(?:e|ing)|identify(?:ing)?|striv(?:e|ing)|aim(?:ing)?|seek(?:ing)?|try(?:ing)?|pursu(?:e|ing)|revisit(?:ing)?|tak(?:e|ing) (?:that|it|this|(?:your|those|these|the) \w+) (?:under|back|up|into)|see(?:ing)? (?:what|if|whether|about|how)|check(?:ing)? (?:with|on|into)|keep(?:ing)? an eye|weigh(?:ing)?|stay(?:ing)? in touch|follow(?:ing)? up|giv(?:e|ing) (?:that|it) (?:some )?thought)`;
/** A plan to have a plan. */
const planning = String.raw`(?:develop(?:ing)?|prepar(?:e|ing)|creat(?:e|ing)|put(?:ting)? together|com(?:e|ing) up with|draft(?:ing)?|draw(?:ing)? up|establish(?:ing)?|implement(?:ing)?|set(?:ting)? up|formulat(?:e|ing)|finaliz(?:e|ing)) (?:(?:an?|the|our|some|appropriate|\w+ly) )*(?:[\w-]+ ){0,4}(?:plans?|programs?|strateg(?:y|ies)|approach|protocols?|polic(?:y|ies)|procedures?|measures|solutions?|process|framework|working group|committee|task force)`;
const softly = new RegExp(
  `${bound} (?:${talk}|${planning})\\b[^,;:]*?(?=[,;:.]|$| but | and (?:we|i|they|the|our|no|nobody|it|if)\\b)`,
  'gi',
);
/** Most sentences have none of these beginnings, and need not be looked at closely. */
const quickly =
  /\b(?:work|coord|coop|collab|partner|consult|sit|engag|liais|look|explor|consider|evaluat|assess|study|investig|examin|analyz|discuss|talk|hav(?:e|ing) th|reach|figur|think|determin|identif|striv|aim|seek|try|pursu|revisit|tak|see|check|keep|weigh|stay|follow|giv|develop|prepar|creat|put|com(?:e|ing) up|draft|draw|establish|implement|set|formulat|finaliz)/;
/** With one of these somebody can check that it was done. */
const pinned =
  /\b(?:before (?:the|your|you|any|we|construction|\w+ing)|prior to|tonight|tomorrow|until|at our (?:own )?(?:cost|expense)|conditions? of|as a condition|in writing|recorded|signed|sheets? [a-z]?-?\d|sections? \d|exhibit [a-z\d]|pages? \d|within|bond|escrow|letter of credit|no later than)\b/i;
/** What is said beside it makes up for it from this many words of content on. */
const enoughBeside = 3;

/** 'We will work with the county on a traffic plan': talk of working, looking, coordinating or planning, with no measure, day,
 *  sum or paper to hold anybody to. Takes: a sentence.  Gives: true where nothing else of substance stands in it. */
export function isSoftPlan(sentence: Sentence): boolean {
  if (!quickly.test(sentence.lower)) return false;
  if (sentence.figures.some(({ measure }) => measure !== 'plain') || pinned.test(sentence.text)) return false;
  const rest = sentence.text.replace(softly, ' ');
  return rest !== sentence.text && stemsIn(rest).size < enoughBeside;
}
