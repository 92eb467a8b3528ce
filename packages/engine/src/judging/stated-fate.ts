import { headsIn, leansOnQuestion, type Memory, type Told } from './told.ts';

/* What stands on the land and stays, or comes out: 'every one of those trees stays', 'we have to take out the row of oaks'. */

interface FateStated {
  readonly sentence: string;
  /** The kind of thing, by one name. */
  readonly thing: string;
  /** What tells it from others of its kind: oaks, the row along Tanner. */
  readonly marks: ReadonlySet<string>;
  readonly stays: boolean;
  /** All of the kind, so that no one of them may fare otherwise. */
  readonly all: boolean;
}

const kinds: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'trees',
    /\b(?:trees?|woods|woodland|woodlot|grove|timber|tree ?line|canopy|forest|oaks?|maples?|pines?|elms?|sycamores?|walnuts?|beech(?:es)?|cottonwoods?|spruces?|cedars?|hickor(?:y|ies)|orchard|windbreak|hedgerows?|hedge|shelter ?belt)\b/,
  ],
  ['barn', /\b(?:barns?|silos?|corn ?crib)\b/],
  ['house', /\b(?:farmhouse|house|homestead|cottage|mansion|cabin)\b/],
  ['schoolhouse', /\b(?:schoolhouse|school building|old school)\b/],
  ['church', /\b(?:church|chapel)\b/],
  ['depot', /\b(?:depot|mill|theat(?:er|re)|storefront|facade|hotel|warehouse|factory|smokestack|gas station)\b/],
  ['wetland', /\b(?:wetlands?|marsh|swamp|bog)\b/],
  ['pond', /\b(?:pond|creek|stream)\b/],
  ['wall', /\b(?:stone wall|rock wall|retaining wall)\b/],
  ['cemetery', /\b(?:cemetery|graves?|headstones?|burial ground)\b/],
  ['hill', /\b(?:hill|ridge|bluff|knoll|mound)\b/],
  ['trail', /\b(?:trail|footpath|bike path)\b/],
];
/** Growing and standing things that are one thing under several names. */
const general = /\b(?:trees?|woods|woodland|timber|forest|canopy|all of (?:them|it)|everything)\b/;

const keeps =
  /\b(?:stays?|staying|remains?|remaining|keep(?:s|ing)?|kept|sav(?:e|es|ed|ing)|preserv(?:e|es|ed|ing)|retain(?:s|ed|ing)?|hang(?:ing)? on to|leav(?:e|es|ing) (?:it|them|that|those|the|all|every|alone)|left (?:alone|standing|in place)|spar(?:e|ed|ing)|(?:working|work|worked|design|designed|designing|build|building|go|going) (?:it )?around|untouched|undisturbed|restor(?:e|es|ed|ing)|reus(?:e|ed|ing)|protect(?:s|ed|ing)?|aren't going anywhere|not going anywhere|off[- ]limits)\b/;
const goes =
  /\b(?:cut(?:s|ting)?(?: down| back| into)?|clear(?:s|ed|ing)?|remov(?:e|es|ed|ing|al)|tak(?:e|es|ing) (?:\w+ ){0,3}(?:out|down)|taken (?:out|down)|(?:com(?:e|es|ing)|com) (?:out|down)|came (?:out|down)|demolish\w*|demolition|torn down|tear(?:s|ing)? (?:\w+ ){0,3}down|raz(?:e|ed|ing)|knock(?:s|ed|ing)? (?:\w+ ){0,3}down|fell(?:ed|ing)?|log(?:ged|ging)|bulldoz\w*|grub(?:s|bed|bing)?(?: out)?|los(?:e|es|ing)|lost|fill(?:s|ed|ing)?(?: in)?|drain(?:s|ed|ing)?|rip(?:s|ped|ping)? (?:\w+ ){0,3}out|pull(?:s|ed|ing)? (?:\w+ ){0,3}(?:out|down)|have to go|has to go|touch(?:ed|ing)?|disturb(?:ed|ing)?|gone|flatten\w*|level(?:ed|ing)|chop\w*|harvest(?:ed|ing)?|relocat\w*|mov(?:e|ed|ing) (?:it|the))\b/;
const denial = /\b(?:no|not|never|none|nobody|nothing|without|neither|nor|avoid\w*|do we)\b/;
const every = /\b(?:every|all|each|any|no|none|whole|entire|everything)\b/;
const exceptions =
  /\b(?:except|dead|dying|diseased|hazard|invasive|brush|some|a few|most|part of|portion|half|other|as (?:many|much)|plant(?:ed|ing)?|replant(?:ed)? instead|new|young|sapling|unless|around|edge|at the back|behind|in the middle)\b/;

const marksNothing = new Set(
  headsIn(
    'tree trees wood row line place stand old big acres clear cut spring summer design grow land year barn house building designed working touching leaving saving restoring preserving stay remain untouched torn tear happen knock',
  ),
);

function readFate(told: Told): readonly FateStated[] {
  const { sentence, text } = told;
  if (told.supposed) return [];
  const found: FateStated[] = [];
  const lends = leansOnQuestion(told);
  const kindOf = (part: string): (readonly [string, RegExp])[] => kinds.filter(([, words]) => words.test(part));
  const sentenceKinds = kindOf(text);
  for (const clause of text.split(/[,;]| but | while | so (?=we|the|they)/)) {
    const saysKeep = keeps.test(clause);
    const saysGo = goes.test(clause.replace(keeps, ' '));
    if (saysKeep === saysGo) continue;
    // 'They all stay': what the question, or the clause before, has named.
    const own = kindOf(clause);
    const [kind] = own.length > 0 ? own : sentenceKinds.length > 0 ? sentenceKinds : lends ? kindOf(told.question) : [];
    if (kind === undefined || (saysGo && exceptions.test(clause))) continue;
    const denied = denial.test(clause) && !/\bnot going anywhere\b/.test(clause);
    const lent = lends && (own.length === 0 || /\b(?:those|them|these|they)\b/.test(clause)) ? told.question : '';
    found.push({
      sentence,
      thing: kind[0],
      marks: new Set(
        headsIn(`${text} ${lent}`)
          .filter((stem) => !marksNothing.has(stem))
          .filter((stem) => !keeps.test(stem) && !goes.test(stem)),
      ),
      stays: saysKeep !== denied,
      all: every.test(clause),
    });
  }
  return [...found, ...answered(told, kindOf)];
}

/** 'Do the maples come down?' 'No.' */
function answered(
  { sentence, says, question }: Told,
  kindOf: (part: string) => (readonly [string, RegExp])[],
): FateStated[] {
  if (says === null) return [];
  const [kind] = kindOf(question);
  const [saysKeep, saysGo] = [keeps.test(question), goes.test(question.replace(keeps, ' '))];
  if (kind === undefined || saysKeep === saysGo) return [];
  const marks = new Set(
    headsIn(question).filter((stem) => !marksNothing.has(stem) && !keeps.test(stem) && !goes.test(stem)),
  );
  return [{ sentence, thing: kind[0], marks, stays: saysKeep === says, all: every.test(question) || !says }];
}

/** What of a kind stays and what comes out. Two clash where they are of the same one, or one of them is of all. */
export const statedFate: Memory<FateStated> = {
  read: readFate,
  clash: (earlier, now) => {
    if (earlier.thing !== now.thing || earlier.stays === now.stays) return null;
    const shared = [...now.marks].some((mark) => earlier.marks.has(mark));
    const isPlain = earlier.marks.size === 0 || now.marks.size === 0;
    const keptAll =
      (earlier.stays ? earlier : now).all && general.test((earlier.stays ? earlier : now).sentence.toLowerCase());
    if (!shared && !isPlain && !(keptAll && earlier.thing === 'trees') && earlier.thing === 'trees') return null;
    if (!shared && earlier.thing === 'trees' && apart(earlier, now)) return null;
    return `what happens to the ${earlier.thing}`;
  },
};

/** 'Along Elm' and 'along Main' are not the same trees. */
const where = /\b(?:along|on|by|near|at|behind|in) (?:the )?([A-Z][a-z]+)/;
function apart(one: FateStated, other: FateStated): boolean {
  const [here, there] = [where.exec(one.sentence)?.[1], where.exec(other.sentence)?.[1]];
  return here !== undefined && there !== undefined && here !== there;
}
