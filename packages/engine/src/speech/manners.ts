import type { AnswerText } from './answer-text.ts';

/** How the applicant speaks to the board, each with the words that show it, or null. */
export interface Manners {
  readonly rude: string | null;
  readonly flattering: string | null;
  readonly apology: string | null;
  readonly dismissive: string | null;
}

const rude =
  /\b(?:(?:shut up|go to hell|screw (?:you|this|that|the)|f\*+|fuck\w*|damn (?:you|board|question|fool)|bullshit|crap|piss(?:ed)? off|kiss my|get lost|get a life|none of your (?:damn )?business|mind your own business|who cares|i (?:do not|don't) (?:care|give a)|could(?: not|n't) care less|waste of (?:my |our |everyone's )?time|wasting (?:my|our|everyone's) time|sue (?:you|this|the|all)|(?:stupid|dumb|idiotic|ridiculous|moronic|silly|asinine) (?:question|people|board|town|idea|neighbors?|concern|rules?)|(?:that|this|it)(?:'s| is) (?:just |a |an |such a |the |so |really |plain )*(?:stupid|dumb|idiotic|ridiculous|moronic|asinine)|you(?:'re| are)? (?:all |people |guys |just |clearly |obviously |such )*(?:an? )?(?:idiots?|morons?|fools?|clowns?|stupid|ignorant|clueless|incompetent|liars?|crooks?|a joke|hysterical|nimbys?)|nimbys?|you people|get over it|deal with it|tough luck|too bad|blah blah|cry about it|whining|(?:i|we) (?:frankly |deeply |really )?(?:resent|take offense)|(?:frankly |deeply |downright )(?:insulting|offensive)|(?:is|are) (?:an insult|insulting|offensive)|whiners?|crybab(?:y|ies)|if you (?:had|would have) (?:bothered to )?read|do your (?:own )?(?:job|homework)|learn to read|you would(?: not|n't) understand|over your head|hillbill(?:y|ies)|are you (?:deaf|blind|stupid|crazy|dumb|kidding)|sue us|rednecks?|garbage|what a joke|losers?|gives? a (?:damn|crap|hoot)|(?:why|what) (?:would|should|do) (?:i|we) care|go (?:\w+ )?somewhere else|geniuses|hysteria|greedy|nobody cares|then (?:just )?(?:roll up|move (?:away|out|somewhere)|(?:close|shut|keep) your|stay (?:inside|home|indoors)|sell your|don't (?:look|listen|come|live))|none of your|not (?:my|our) problem|whining|dignify|deal with it|quit (?:asking|whining|complaining)|are you (?:against|anti)|(?:made|have) (?:up )?your minds? (?:already )?(?:made )?up|made your minds? up|(?:already|all) (?:decided|made up)(?: your minds?)? before|(?:witch hunt|kangaroo court|the fix is in|an ambush)|what(?:'s| is) your problem|not here to be (?:lectured|interrogated|insulted|attacked)|(?:don't|do not|quit|stop) lectur\w+|where were you when|you(?:'ve| have)? (?:drove|drive|driven|flew|fly|shop|heat|buy|use) .{1,60}(?:didn't|don't|haven't|do) you))\b/i;
const flattering =
  /\b(?:(?:what (?:a|an) (?:excellent|great|wonderful|brilliant|insightful|fantastic|thoughtful|outstanding|superb|terrific|marvelous|astute|smart) (?:question|point|board|commission|town|community)|(?:you|this board|this commission|the board|the commission|commissioners?|everyone here) (?:is|are|have|has)(?: all| truly| really| so| such| been| a| an| the)* (?:wise|brilliant|smart|wonderful|amazing|excellent|outstanding|finest|best|insightful|incredible|fantastic|lovely|the most|thoughtful|gracious|remarkable|exceptional)|your (?:wisdom|insight|leadership|brilliance|vision|dedication|tireless|wonderful|excellent|outstanding|thoughtful|incredible|remarkable)\w*|(?:honou?red|privileged|humbled|blessed) to (?:be|stand|appear|speak)|(?:admire|in awe of|love) (?:you|your|this|how|the)|(?:the )?(?:best|finest|smartest|wisest) (?:board|commission|commissioners?|town|county|people|questions?)))\b/i;
const apology =
  /\b(?:(?:we|i)(?:'m| am|'re| are)? (?:(?:so|very|truly|really|deeply|terribly|sincerely) )*(?:sorry|apologi[sz]e|regret)|(?:our|my) (?:sincere(?:st)? |deepest |humble )?apolog(?:y|ies)|(?:we|i) (?:hear|understand|feel) (?:you|your (?:concern|pain|frustration|anger)s?))\b/i;
/** Waves a concern away. */
export const dismissive =
  /\b(?:(?:nothing to worry about|don't worry|do not worry|no need to worry|not worth (?:discussing|worrying)|trust (?:me|us)|not a big deal|no big deal|(?:not|isn't) (?:our|my) (?:problem|concern|job|responsibility)|(?:just|simply) (?:fear|emotion|hysteria|rumou?rs)|misinformation|calm down|relax|move on|next question|asked and answered|i already (?:said|told|answered)|as i (?:already )?said before|because (?:we|i) said so|whatever|it is what it is|that(?:'s| is) (?:just )?(?:life|progress|how it (?:is|goes|works))|(?:that(?:'s| is)|it(?:'s| is)) on (?:them|you|him|her|the (?:customers?|drivers?|tenants?|guests?|neighbors?|people|public|kids|parents|users?|visitors|buyers?))|(?:can't|cannot|can not|won't|not going to) (?:follow|babysit|police|hold the hands? of|be responsible for|chase|please) (?:them|people|everyone|everybody|every \w+|(?:the |our )?(?:customers|drivers|tenants|guests|visitors))|(?:you|they|people|folks|everyone)(?:'ll| will) get used to it|there(?:'s| is) always (?:someone|somebody)|(?:some )?people (?:always|just like to|will always) complain|not happening|as long as it takes))\b/i;

/** Reads the manners of an answer. Gives: for each manner the first words that show it, or null. */
export function mannersOf(answer: AnswerText): Manners {
  return {
    rude: first(answer, rude),
    flattering: first(answer, flattering),
    apology: first(answer, apology),
    dismissive: first(answer, dismissive),
  };
}

function first(answer: AnswerText, pattern: RegExp): string | null {
  for (const sentence of answer.sentences) {
    const match = pattern.exec(sentence.text);
    if (match !== null) return match[0];
  }
  return null;
}
