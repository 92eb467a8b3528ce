import { headsIn, leansOnQuestion, type Memory, type Told } from './told.ts';

/* What was promised and is taken back: 'we'll put in a sidewalk' and 'if the budget allows', 'that was only an idea'. */

interface StandsOrNot {
  readonly sentence: string;
  /** Whether it is undertaken here, or taken back. */
  readonly undertaken: boolean;
  readonly heads: readonly string[];
}

const undertakes =
  /\b(?:we|i|the company|our (?:crew|contractor|team)) (?:will|guarantee|commit|promise|pledge|agree|undertake|are (?:going to|committed|building|putting|planting|paying|adding|installing)|build|put|pay|plant|install|add|hire|hold|give)\b|\b(?:is|are) (?:a commitment|guaranteed|shielded|in the plan|on the plan)\b|\bwill be\b|\byou have (?:my|our) word\b|\b(?:that|it) is (?:on us|a promise)\b/;
const asksForIt = /\b(?:will|would|can|could|are) you\b|\b(?:will|would) (?:there|we|the|it)\b|\bcan we\b/;
const takesBack =
  /\b(?:can not|could not|will not|not (?:able|prepared|ready|in a position) to|nobody can|no one can|hard to|hesitate to) (?:\w+ )?(?:promise|commit|guarantee|say (?:yes|for sure)|swear)\b|\bno (?:guarantees?|promises?|commitments?)\b|\bnot (?:a )?(?:guaranteed?|promised?|committed|commitment)\b|\b(?:if|provided|assuming|depend(?:s|ing) on|subject to|when|whether) (?:\w+ ){0,3}(?:budget|money|funds?|funding|numbers|margins?|economics|costs?|pro forma|schedule|grant)\b|\b(?:only|just|more of) (?:an? )?(?:idea|concept|thought|suggestion|rendering|sketch|illustration|aspiration|goal|hope)\b|\b(?:wish list|nice to have|option(?:al)? extra|if (?:there is|any|we have|we can find) (?:\w+ )?(?:money|room|budget)|would (?:rather|prefer) not|prefer not|not (?:really )?(?:decided|settled|determined) (?:whether|if|to|on)|undecided|up in the air|something we (?:would|could|might|may|can|will) (?:look|think|consider|explore)|(?:may|might) or (?:may|might) not|we will (?:see|have to see)|on hold|not so sure|rethinking|reconsider\w*|taken? (?:it|that) (?:off|out)|off the table|not (?:doing|building|planning|going to|going ahead)|decided (?:not|against)|backed? (?:off|away|out)|drop(?:ped|ping)|would depend|depends)\b/;
/** Of something narrower than what was promised. */
const narrower =
  /\b(?:at night|after|before|by (?:year|the)|second|another|in an? (?:flood|storm|drought|emergency|outage|wet year|dry year|bad year)|number|exact(?:ly)?|how (?:many|much|tall|fast)|which|color|colour|date|day|year|bigger|wider|taller|more|feet|percent)\b/;

const cueWords = new Set(
  headsIn(
    'promise commit commitment guarantee guarantees budget money fund allow idea concept thought wish list rather prefer decide whether look consider option depend sure honest point tonight left number long answer later hold come soon held',
  ),
);
const headsOf = (text: string): readonly string[] => [...new Set(headsIn(text).filter((stem) => !cueWords.has(stem)))];

function readWithdrawal(told: Told): readonly StandsOrNot[] {
  const { sentence, text, question, says } = told;
  const lends = leansOnQuestion(told);
  const back = takesBack.exec(text);
  if (back !== null) {
    const rest = text.replace(back[0], ' ');
    if (narrower.test(rest) || narrower.test(lends ? question : '') || says === false) return [];
    const own = headsOf(rest);
    return [{ sentence, undertaken: false, heads: own.length > 0 ? own : lends ? headsOf(question) : own }];
  }
  if (told.supposed) return [];
  const isAskedFor = says === true && asksForIt.test(question);
  if (!isAskedFor && !undertakes.test(text)) return [];
  if (/\b(?:no|not|never|nobody)\b/.test(text) || says === false) return [];
  return [{ sentence, undertaken: true, heads: headsOf(`${text} ${lends || isAskedFor ? question : ''}`) }];
}

/** What was undertaken and is taken back. Two clash where all that is taken back was spoken of in the undertaking. */
export const statedWithdrawal: Memory<StandsOrNot> = {
  read: readWithdrawal,
  clash: (earlier, now) => {
    if (!earlier.undertaken || now.undertaken || now.heads.length === 0) return null;
    const shared = now.heads.filter((head) => earlier.heads.includes(head));
    return shared.length > 0 && shared.length * 2 >= now.heads.length && !elsewhere(earlier.sentence, now.sentence)
      ? 'what was promised'
      : null;
  },
};

/** 'Rather not at five' takes nothing back of 'at six'. */
const number = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b/g;
/** A street that was not in the promise. */
const placeName = /(?<=\b(?:on|along|at|by|near|down) (?:the )?)[A-Z][a-z]+/g;
function elsewhere(earlier: string, now: string): boolean {
  const before = earlier.toLowerCase();
  return (
    [...now.matchAll(placeName)].some(([name]) => !earlier.includes(name)) ||
    [...now.toLowerCase().matchAll(number)].some(([said]) => !before.includes(said))
  );
}
