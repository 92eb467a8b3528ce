import { headsIn, leansOnQuestion, type Memory, type Told } from './told.ts';

/* What has been done and what has not: 'is a traffic study done?' 'yes' and 'the traffic study hasn't been started'. */

interface ProgressStated {
  readonly sentence: string;
  /** What was to be done, by one name. */
  readonly thing: string;
  readonly marks: ReadonlySet<string>;
  readonly done: boolean;
}

const things: readonly (readonly [name: string, words: RegExp])[] = [
  ['the study', /\b(?:study|studies|survey|assessment|report|model(?:ing)?|analysis|test(?:s|ing)? wells?)\b/],
  ['the permit', /\b(?:permits?|licen[cs]es?|sign-?offs?|certificates?|clearance)\b/],
  ['the agreement', /\b(?:agreements?|contracts?|lease|option|easements?|commitment letter|memorandum|deal)\b/],
  [
    'the plan',
    /\b(?:(?:emergency|drainage|landscape|stormwater|lighting|traffic|response|safety|decommissioning) plan)\b/,
  ],
  ['the financing', /\b(?:financing|loan|funding|lender|investors?|bank)\b/],
  [
    'who has been met',
    /\b(?:met|meet|meeting|talked|spoken|spoke|sat down|reached out|heard from|contacted|talk|asked|called on)\b/,
  ],
  ['the tenant', /\b(?:tenants?|anchor|operator|end user)\b/],
];
/** Whom somebody has met with tells the meetings apart; of what kind, the studies. */
const undone =
  /\b(?:not|never|nobody|no one|no|none) (?:\w+ ){0,4}(?:done|complete|completed|finished|started|begun|signed|issued|approved|filed|applied|ordered|hired|closed|met|meet|talked|spoken|sat down|reached out|contacted|called|asked|heard|have|has|had|got|gotten|received|secured|in hand|in place|final|lined up|written|submitted|tenant|agreement|permit|study|financing)\b|\b(?:still (?:pending|waiting|working|negotiating|talking|drafting|being|looking)|pending|under way|underway|in draft|not yet|yet to (?:be|sign|meet|start|order)|waiting (?:on|for)|are (?:working|negotiating)|on spec|no (?:tenant|study|agreement|permit)|have no)\b/;
const done =
  /\b(?:(?:is|are|was|were|been|have|has|had|got|we|they) (?:\w+ ){0,3}(?:done|complete|completed|finished|signed|issued|approved|filed|closed|met|talked|spoken|sat down|received|secured|in hand|in place|final|lined up|submitted)|(?:have|has|had|got) (?:it|them|one|a|an|the|our|both|all)|in hand|all signed|signed (?:in|on|last|by))\b/;
const soon = /\b(?:will|going to|expect|plan to|hope|would|once|when|until|after|before|next|soon|later)\b/;
const plain = new Set(
  headsIn(
    'done complete finish start sign issue approve file close hold receive study survey assessment report permit license agreement contract lease plan tenant met meet meeting talk speak pending wait negotiate spec month year twice once draft final name',
  ),
);

const kindsIn = (text: string): string[] => things.flatMap(([name, words]) => (words.test(text) ? [name] : []));
const marksIn = (text: string): ReadonlySet<string> => new Set(headsIn(text).filter((stem) => !plain.has(stem)));

function readProgress(told: Told): readonly ProgressStated[] {
  const { sentence, text, question, says } = told;
  if (told.supposed) return [];
  const found: ProgressStated[] = [];
  const lends = leansOnQuestion(told);
  for (const clause of text.split(/[,;] | but /)) {
    const own = kindsIn(clause);
    const isUndone = undone.test(clause);
    if (!isUndone && (soon.test(clause) || !done.test(clause))) continue;
    const [thing] = own.length > 0 ? own : lends ? kindsIn(question) : [];
    if (thing === undefined) continue;
    found.push({ sentence, thing, marks: marksIn(own.length > 0 ? clause : `${clause} ${question}`), done: !isUndone });
  }
  const [asked] = says === null ? [] : kindsIn(question);
  if (asked !== undefined && (done.test(`we ${question}`) || /\bhave|has|did you\b/.test(question)) && says !== null)
    found.push({ sentence, thing: asked, marks: marksIn(question), done: says });
  return found;
}

/** What is done and what is not. Two clash where they are of the same thing. */
export const statedProgress: Memory<ProgressStated> = {
  read: readProgress,
  clash: (earlier, now) => {
    // What was still to do may have been done since; what was done has not been undone.
    if (earlier.thing !== now.thing || !earlier.done || now.done) return null;
    const [few, many] = earlier.marks.size <= now.marks.size ? [earlier.marks, now.marks] : [now.marks, earlier.marks];
    if (few.size === 0 ? many.size > 0 && earlier.thing !== 'the tenant' : ![...few].every((mark) => many.has(mark)))
      return null;
    return earlier.thing;
  },
};
