import { idsByWord } from '../lexicon/entries.ts';
import type { Annotation, Clause, Sentence, Token } from '../language/types.ts';
import type { Asked } from './asked.ts';
import { claimOf, isAlone, type Said } from './base-claim.ts';
import { readClause } from './clause.ts';
import type { Claim } from './types.ts';
import { isLight } from './words.ts';

/* What a short answer gets from its question. */

/** A short answer is about what was asked. Takes: the text, a claim of it with its sentence and clause, and the question as read. Gives:
 *  the claim with what it lacked; as it was if the question is null or it leans on nothing. */
export function completed(said: Said, claim: Claim, sentence: Sentence, clause: Clause, asked: Asked | null): Claim {
  if (asked === null) return claim;
  return asked.isElsewhere
    ? { ...leaning(said, claim, sentence, clause, asked), elsewhere: true }
    : leaning(said, claim, sentence, clause, asked);
}

function leaning({ annotation }: Said, claim: Claim, sentence: Sentence, clause: Clause, asked: Asked): Claim {
  const describedBy = (lemmas: readonly string[]): string[] =>
    lemmas.flatMap((lemma) => asked.described.get(lemma) ?? []);
  const isOpen = clause.start === sentence.start && claim.head.length + claim.within.length === 0 && !namesDeed(claim);
  const all = [...asked.head, ...asked.within];
  if (!isOpen) {
    // 'No crushing' denies more than the question asked.
    if (isWholeDenial(annotation, clause)) return claim;
    if (!leansOnQuestion(annotation, sentence, clause))
      return { ...claim, describing: describedBy(claim.head), asked: all, askedAround: asked.around };
    const full = [...new Set([...claim.head, ...asked.head])];
    return {
      ...claim,
      isAside: !asked.isFor && !claim.head.some((lemma) => lemma === asked.predicate),
      isFragment: claim.predicate === null,
      predicate: isWithout(annotation, clause, claim)
        ? 'be'
        : claim.predicate === null || isProVerb(annotation, clause) || isEchoOfWho(claim, asked)
          ? asked.predicate
          : claim.predicate,
      full,
      describing: describedBy(full),
      asked: all,
      askedAround: asked.around,
    };
  }
  const within = [...new Set([...claim.within, ...asked.within])].sort();
  return {
    ...claim,
    isAside: !asked.isFor && !isProVerb(annotation, clause),
    isOpen: true,
    time: claim.predicate === null && asked.isPast ? 'past' : claim.time,
    isFragment: claim.predicate === null,
    predicate: claim.predicate === null || helpers.has(claim.predicate) ? asked.predicate : claim.predicate,
    head: asked.head,
    full: asked.head,
    asked: asked.head,
    subject: claim.subject ?? asked.subject,
    within,
  };
}

const pronouns = new Set([
  'it',
  'they',
  'them',
  'that',
  'those',
  'there',
  'ones',
  'this',
  'these',
  'him',
  'her',
  'everyone',
  'everybody',
]);

/** 'We do', 'the county will': the question says what they do. */
const helpers = new Set(['do', 'will', 'would', 'can', 'could', 'have', 'be']);

/** 'We are clearing eleven acres' says itself what is done. */
const namesDeed = ({ predicate, party }: Claim): boolean =>
  predicate !== null && party !== null && verbs.has(predicate) && !isLight(predicate);

/** 'No dogs inside.' There are none, whatever the question would do with them. */
const isWithout = ({ tokens }: Annotation, { from }: Clause, { predicate, within }: Claim): boolean =>
  predicate === null && within.length > 0 && tokens[from]?.lower === 'no';

/** 'We do it ourselves.' */
const isProVerb = ({ tokens }: Annotation, { from, to }: Clause): boolean =>
  tokens
    .slice(from, to)
    .some(({ lemma }, i, own) => lemma === 'do' && (own[i + 1]?.lower === 'it' || own[i + 1]?.lower === 'that'));

/** 'Who plows?' 'That would be the county.' */
const isEchoOfWho = ({ predicate, party }: Claim, { isWho }: Asked): boolean =>
  isWho && party !== null && predicate !== null && helpers.has(predicate);

/** 'No crushing.' */
function isWholeDenial({ tokens }: Annotation, { from, to }: Clause): boolean {
  const [first, second, third] = tokens.slice(from, to);
  return (
    first?.lower === 'no' &&
    second?.lower.endsWith('ing') === true &&
    (third === undefined || third.tag === 'punctuation')
  );
}

/** Whether a clause leaves its subject to the question: 'Eleven at night, both of them.' 'The county maintains it.' */
function leansOnQuestion({ tokens }: Annotation, sentence: Sentence, clause: Clause): boolean {
  const own = tokens.slice(clause.from, clause.to);
  if (own.some(({ lower, tag }, i) => pronouns.has(lower) && (tag === 'pronoun' || isAlone(own, i)))) return true;
  const isVerbless = !own.some(
    ({ tag, lower, lemma }) =>
      tag === 'auxiliary' || tag === 'modal' || lower === "'s" || tag === 'pronoun' || finite(lower, lemma),
  );
  return isVerbless && clause.start === sentence.start;
}

const verbs = idsByWord('verbs', 'classes');
const finite = (lower: string, lemma: string): boolean => lower !== lemma && verbs.has(lemma) && !lower.endsWith('ing');

const yes = new Set(['yes', 'yeah', 'yep', 'sure', 'absolutely', 'correct']);
const no = new Set(['no', 'nope', 'nah', 'never', 'none', 'not']);
const stops = new Set([',', '.', ';', '!', '-', '—']);

/** What a yes or a no says about what was asked: 'No.', 'Yes, sir', 'I do', 'They can't'. Takes: the text, a sentence of it, and the
 *  question as read. Gives: one claim with the polarity of the reply; none if it is no yes or no, the question asks none, or the sentence
 *  itself says what it denies. */
export function polarClaim(said: Said, sentence: Sentence, asked: Asked | null): Claim[] {
  const proposition = asked?.proposition ?? null;
  if (proposition === null || asked === null) return [];
  const own = said.annotation.tokens
    .slice(sentence.from, sentence.to)
    .filter(({ lower }) => lower !== 'oh' && lower !== 'well');
  const polarity = polarityOf(own);
  const clause = sentence.clauses[0];
  if (polarity === null || clause === undefined || asked.head.length === 0) return [];
  // 'No, we don't have a truck like that' states by itself what is denied.
  const restates = sentence.clauses.some((next) => {
    const read = readClause(said.annotation, sentence, next);
    return read.polarity === 'denied' && read.head.length > 0;
  });
  if (restates) return [];
  const claim = claimOf(said, sentence, clause, { ...proposition, polarity });
  return [{ ...claim, full: proposition.head, asked: proposition.head, isOpen: true }];
}

const replies = new Set(['punctuation', 'interjection', 'negation']);

/** 'No,' and nothing else. Takes: the text read and a range of token indexes, end excluded. Gives: whether it holds only interjections,
 *  negations and punctuation. */
export const isBareReply = ({ tokens }: Annotation, { from, to }: Clause): boolean =>
  tokens.slice(from, to).every(({ tag }) => replies.has(tag));

function polarityOf(own: readonly Token[]): Claim['polarity'] | null {
  const [first, second] = own;
  if (first === undefined) return null;
  const isCut =
    second === undefined || stops.has(second.text) || second.lower === 'sir' || second.lower.startsWith("ma'am");
  if (isCut && yes.has(first.lower)) return 'affirmed';
  if (isCut && no.has(first.lower)) return 'denied';
  // 'I do.' 'They can't.'
  const words = own.filter(({ tag }) => tag !== 'punctuation');
  const isEcho =
    words[0]?.tag === 'pronoun' && (words[1]?.tag === 'auxiliary' || words[1]?.tag === 'modal') && words.length <= 3;
  if (!isEcho || (words[2] !== undefined && words[2].tag !== 'negation')) return null;
  return words[2] === undefined ? 'affirmed' : 'denied';
}
