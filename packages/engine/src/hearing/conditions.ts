import { firstWord, hasWord, replaceWords, splitAtSpaces, trimmedEnd } from '../base/text.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { isPutOff } from '../said/undertakings.ts';

export interface Condition {
  readonly text: string;
  readonly from_event: string;
}

const condition = new Set(['condition']);
const mostConditions = 8;
const shortest = 4;

/** 'There will be about 60 loads a day' says what is expected and commits to nothing. */
const foretells = /^there (?:will|would) be (?:about|around|roughly|approximately|maybe|some)\b/i;

/** Conditions of approval drawn from what the applicant promised: the enforceable promises first, in the order they were made; one that
 *  can't be worded as a condition is homework and is left out. Takes: the rehearsal.  Gives: each with the `answered` event it comes
 *  from. */
export function conditionsOf(r: Rehearsal): readonly Condition[] {
  // A statement that takes back an earlier one commits to nothing until it's clear which of the two holds.
  const takesBack = (text: string): boolean =>
    !hasWord(text, condition) && r.contradictions.some(({ now }) => now.includes(text) || text.includes(now));
  const usable = r.promises.filter(
    ({ text }) =>
      splitAtSpaces(text).length >= shortest && !isPutOff(text) && !foretells.test(text) && !takesBack(text),
  );
  const enforceable = usable.filter((promise) => promise.enforceable);
  const forCases = usable.filter((promise) => !promise.enforceable && forACase(promise.text) !== null);
  const chosen = (enforceable.length > 0 ? [...enforceable, ...forCases] : usable).slice(0, mostConditions);
  return chosen.flatMap(({ text, eventId }) => {
    const condition = legalForm(text);
    return condition === null ? [] : [{ text: condition, from_event: eventId }];
  });
}

const undertaking =
  /^(?:(?:and|so|yes|but|well|again|okay|also|then)[, ]+)*(?:we|i)(?: will|'ll|’ll| shall| would|'d|’d)(?: also)? (not |never |only )?(.+?)[.;]*$/i;
/** 'We'd be willing to': what follows is promised. */
const willing: readonly string[] = ['agree to ', 'commit to ', 'be willing to ', 'be happy to ', 'be prepared to '];
/** What somebody would like, say or rather do is no promise. */
const wishes = new Set('like love prefer rather say think guess hope ask hate want have'.split(' '));
const isWish = (duty: string): boolean => wishes.has(firstWord(duty).toLowerCase());
const dutyIn = (words: string): string => {
  const lead = willing.find((one) => words.toLowerCase().startsWith(one));
  return lead === undefined ? words : words.slice(lead.length);
};

/** 'If a well goes dry, we'd drill a new one': the case, and what is promised for it; null for any other clause. */
function forACase(clause: string): { readonly condition: string; readonly duty: string } | null {
  const at = clause.indexOf(', ');
  const own = clause.toLowerCase().startsWith('if ') && at > 0 ? undertaking.exec(clause.slice(at + 2)) : null;
  return own === null ? null : { condition: clause.slice(0, at), duty: `${own[1] ?? ''}${own[2] ?? ''}` };
}

/** 'The gate will be locked by ten': a thing with its article, and what will be true of it. */
const ofAThing = /^((?:the|our|each|every|all|no) [^,;.]{2,60}?) will (not |never |only )?(be .+?)[.;]*$/i;
/** 'You may make that a condition', 'we will hold it as a condition': words that make what came before them binding. */
const acceptance = /\b(?:condition|write (?:that|it) in|put (?:that|it) in|hold (?:it|that|to it|to that))\b/i;
/** Separates what is merely said from what is promised. */
const clauseEnd =
  /[.;]\s+|,\s+(?:so|but)\s+|,\s+and\s+(?=(?:we|i|you|he|she|it|they|that|this|those|these|there|the|our|my|if)(?:\s|['’]))/i;
const toSomebody = (words: string): boolean => hasWord(words, somebody);
const somebody = new Set(['you', 'your', 'yours', 'me', 'mine']);
const clipped = /\b(?:it|that|there|he|she|who|what|here|let)[’']s\b|\w[’'](?:ll|re|ve|d|m|t)\b/i;

const inThird = (words: string): string =>
  replaceWords(words, {
    ours: 'its own',
    our: 'its',
    my: 'its',
    we: 'the applicant',
    us: 'the applicant',
    i: 'the applicant',
  });

/** A promise worded as a condition: 'We will plant two rows' becomes 'The applicant shall plant two rows.' Null if it can't be reworded
 *  without changing its meaning. Takes: the words of a promise, with or without an acceptance after them.  Throws: never. */
export function legalForm(text: string): string | null {
  const clauses = text.trim().split(clauseEnd);
  const said = clauses.filter((clause) => !acceptance.test(clause));
  for (const clause of said) {
    const own = shallForm(clause);
    if (own !== null) return own;
  }
  // 'The nearest home is 420 feet off, and we will hold it as a condition.'
  const [fact] = said;
  if (said.length === clauses.length || fact === undefined || isLoose(fact) || !lasts(fact)) return null;
  return `The applicant shall hold to the following: ${decapitalized(inThird(bare(fact)))}.`;
}

const bare = (words: string): string => trimmedEnd(words, '.;, ');
const decapitalized = (words: string): string =>
  opening.has(firstWord(words)) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
const opening = new Set(['the', 'a', 'an', 'our', 'each', 'every', 'all', 'no', 'there', 'they', 'its']);
/** You can be held to something that is or will be so, but not to something that happened once ('the calculations went in on November
 *  2'). */
const lasts = (words: string): boolean => hasWord(words, lasting);
const lasting = new Set(['is', 'are', 'will', 'stay', 'stays', 'remain', 'remains', 'has', 'have']);
/** Talks to somebody, or about something named in another sentence. */
const isLoose = (words: string): boolean => toSomebody(words) || clipped.test(words) || standIns.has(firstWord(words));
const standIns = new Set(['it', 'that', 'this', 'they', 'those', 'these', 'yes', 'no']);

function shallForm(clause: string): string | null {
  const when = forACase(clause);
  if (when !== null) {
    const { condition, duty } = when;
    const isOpen = [condition, duty].some((words) => toSomebody(words) || clipped.test(words)) || isWish(duty);
    return isOpen
      ? null
      : `${condition.charAt(0).toUpperCase()}${inThird(condition.slice(1))}, the applicant shall ${inThird(dutyIn(duty))}.`;
  }
  const own = undertaking.exec(clause);
  const thing = own === null ? ofAThing.exec(clause) : null;
  if (own !== null) {
    const duty = dutyIn(own[2] ?? '');
    return toSomebody(duty) || clipped.test(duty) || isWish(duty)
      ? null
      : `The applicant shall ${own[1] ?? ''}${inThird(duty)}.`;
  }
  if (thing === null || toSomebody(clause) || clipped.test(clause)) return null;
  const subject = decapitalized(inThird(thing[1] ?? ''));
  return `The applicant shall ensure that ${subject} will ${thing[2] ?? ''}${inThird(thing[3] ?? '')}.`;
}

/** A promise as a condition; if it can't be worded as one, as it was said. Takes: the words of a promise. Gives: one sentence, or the
 *  quotation with who said it. */
export function asCondition(text: string): string {
  return legalForm(text) ?? `As stated by the applicant on the record: “${text.trim().replace(/[;,]$/, '.')}”`;
}
