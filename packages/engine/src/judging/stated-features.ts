import { featuresIn, type FeatureMention } from './feature-words.ts';
import { headsIn, negative, type Memory, type Told } from './told.ts';

/* What there is and what there is not: 'forty-four diesel generators' and 'there's no diesel out there', 'will there be a gate?'
 * 'yes' and 'there's no gate in the plan', 'no one sleeps on the property' and 'the eight guest rooms'. */

interface FeatureStated {
  readonly sentence: string;
  readonly name: string;
  readonly present: boolean;
  /** Where a denial holds only: no gate on Elm, no shops on the second floor. */
  readonly marks: readonly string[];
  /** All that the clause and its question speak of. */
  readonly heads: readonly string[];
}

const wordsOf = (text: string): string[] => text.match(/[a-z0-9][a-z0-9'-]*/g) ?? [];
const clauses = /[,;:] | (?:but|while|whereas|because|so|which) | and (?=(?:there|it|we|they|the|no|nobody|nothing) )/;

/** What may stand between 'not' and the thing without its being any less denied. */
const between = new Set(
  'any a an the have has using use uses need needs want build building put putting install installing add adding plan planning plans propose proposing include including includes store storing keep keeping bring bringing allow allowing serve serving sell selling offer offering seek seeking ask asking for request requesting do going to be being on in up ever ever actually even get getting run running let anything one person people guests'.split(
    ' ',
  ),
);
const deniers = new Set(['no', 'not', 'never', 'without', 'nobody', 'nothing', 'none', 'zero', 'neither', 'nor']);
/** A describing word or two may stand before the thing itself. */
const mostDescribing = 2;
/** 'Plan on a pool', 'ask for', 'going to have'. */
const takesIt = /^(?:plan(?:ning|s)?|ask(?:ing)?|put(?:ting)?|going|want|need|intend(?:ing)?|propos(?:e|ing)|allowed)$/;
/** 'No more than', 'no question': nothing is denied. */
const emptyNo =
  /^(?:more|less|later|longer|doubt|question|problem|only|just|yet|sure|closer|other|matter|reason|idea)$/;

function isDenied(words: readonly string[], at: number): boolean {
  let describing = 0;
  for (let k = at - 1; k >= Math.max(0, at - 8); k--) {
    const word = words[k] ?? '';
    if (deniers.has(word)) return !emptyNo.test(words[k + 1] ?? '');
    if (/^(?:on|in|for|up|to)$/.test(word) && !takesIt.test(words[k - 1] ?? '')) return false;
    if (between.has(word)) continue;
    if (/^(?:is|are|was|were|will|would|of|with|at|by|from|if|that|than)$/.test(word)) return false;
    if (++describing > mostDescribing) return false;
  }
  return false;
}

/** 'The pool is not in the plan', 'the gate was dropped'. */
const deniedBehind =
  /^(?:(?:is|are|was|were|will|has|have|got) )?(?:been )?(?:not (?:be )?(?:been )?(?:in the (?:plan|project|budget)|part of|planned|proposed|included|there|happening|coming|going in|anymore|(?:used|allowed|permitted|needed|served|sold|burned|sprayed))|off the table|dropped|scrapped|cut from|gone|out of the (?:plan|picture|budget|project))\b/;
/** What says no more than that it is so of this project, and what bounds it by time. */
const tailOfAll =
  /\b(?:out there|here|there|later|again|further|some ?day|at all|whatsoever|of any kind|period|anywhere|ever|yet|involved|planned|proposed|needed|any longer|(?:on|at|in|to|for|with) (?:the |this |our |that |either |any )?(?:site|property|premises|grounds|plan|plans|project|building|one|design|application|place|land|phase|other|deal|barn|venue|package)(?: or any other)?)\b/g;
const byTime =
  /\b(?:before|after|until|during|while|when|past|night|daytime|day|morning|evening|weekends?|weekdays?|\w+days?|winter|summer|hours?|o'clock|\d+|first|second|phase one)\b/;
/** A thing named only for what belongs to it, or that is somebody else's. */
const ofAnother =
  /^(?:permits?|study|studies|engineers?|consultants?|company|companies|contractors?|code|codes|rules?|price|prices|market|ordinance|line|lines|law|standards?|association|district|agreement|industry|free|complaints?|impact|levels?)$/;
const theirs = new Set([
  'your',
  'his',
  'her',
  'their',
  'neighbors',
  "neighbor's",
  'city',
  'public',
  'county',
  'nearest',
  'like',
  'than',
]);

/** What is applied for is the project itself, and no later one. */
const appliedFor = /\b(?:asks?|asking|appl\w+|request\w*|petition\w*|propos\w+|seek\w*|tonight)\b/;
/** Asks whether there is such a thing, or whether such a thing is done. */
const asksOfBeing =
  /\b(?:(?:is|are|will|would) (?:there|anybody|anyone|people|somebody)|any|(?:do|will|would|are|did|have) (?:you|they|we) (?:\w+ ){0,3}(?:have|use|using|need|plan|planning|build|building|put|putting|add|adding|want|propose|ask|asking|seek|store|sell|serve|allow|spray|burn|blast|expand|run|offer|install|installing|include|keep|bring|hire|take)|(?:do|will|would|are) (?:you|they|we) (?:going to )?\w+)\b/;

/** A noun that is said to be there needs a determiner, a number or a plural; a verb needs its subject. */
function isTold(words: readonly string[], { from, to }: FeatureMention): boolean {
  return (
    !ofAnother.test(words[to] ?? '') &&
    !/[a-z]'s$/.test(words[from - 1] ?? '') &&
    !words.slice(Math.max(0, from - 2), from).some((word) => theirs.has(word))
  );
}

function readFeatures(told: Told): readonly FeatureStated[] {
  const { sentence, text, question, says } = told;
  const found: FeatureStated[] = [];
  const asked = featuresIn(wordsOf(question));
  const questionHeads = told.at <= 1 ? headsIn(question) : [];
  for (const clause of told.supposed ? [] : text.split(clauses)) {
    const words = wordsOf(clause);
    const heads = [...headsIn(clause), ...questionHeads];
    for (const mention of featuresIn(words)) {
      if (!isTold(words, mention)) continue;
      if (mention.names.includes('a second phase') && appliedFor.test(clause)) continue;
      const behind = words.slice(mention.to).join(' ');
      const denied = isDenied(words, mention.from) || deniedBehind.test(behind);
      if (!denied && negative.test(clause)) continue;
      const tail = deniedBehind.test(behind) ? '' : behind.replace(tailOfAll, ' ');
      if (denied && byTime.test(tail)) continue;
      const leading = denied
        ? words
            .slice(mention.from - mostDescribing, mention.from)
            .filter((word) => !between.has(word) && !deniers.has(word))
        : [];
      for (const name of mention.names)
        found.push({
          sentence,
          name,
          present: !denied,
          marks: denied ? headsIn(`${leading.join(' ')} ${tail}`) : [],
          heads,
        });
    }
  }
  if (says !== null && (asksOfBeing.test(question) || (says && /^(?:is|are|will) (?:it|they|the \w+) /.test(question))))
    for (const mention of asked.slice(0, 1)) {
      const words = wordsOf(question);
      const tail = words.slice(mention.to).join(' ').replace(tailOfAll, ' ');
      if (!isTold(words, mention) || byTime.test(tail)) continue;
      for (const name of mention.names)
        found.push({
          sentence,
          name,
          present: says,
          marks: says ? [] : headsIn(tail),
          heads: headsIn(question),
        });
    }
  return found;
}

/** What a project has and has not. Two clash where one says there is what the other says there is not, in the same place. */
export const statedFeatures: Memory<FeatureStated> = {
  read: readFeatures,
  clash: (earlier, now) => {
    if (earlier.name !== now.name || earlier.present === now.present) return null;
    const [denial, affirmed] = earlier.present ? [now, earlier] : [earlier, now];
    return denial.marks.every((mark) => affirmed.heads.includes(mark)) ? now.name : null;
  },
};
