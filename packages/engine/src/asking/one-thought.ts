import { annotate } from '../language/annotate.ts';
import { contentStem, contentStems } from '../language/stems.ts';
import type { Annotation, Sentence } from '../language/types.ts';

/* Whether a turn says one thing, and whether everybody in the room would know what it is about. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What refers to the sentence before, or to something in it. */
const back = words('it its they them their theirs yours ours he she that this those these there then both either');
/** Where it does so: later pronouns refer to something of their own sentence. */
const early = 4;
/** What is in front of everybody: the case itself, the evening and the people in the room. */
const atHand = words(
  'project plan plans application applicant hearing evening night meeting board commission council site property parcel land request proposal ' +
    'permit use case town county city neighborhood room record packet point question one way time year week month kind thing part',
);
const beforeNoun = words(
  'on by to of for in at with from through near under over past about into along behind across if',
);
const pointing = words('that this those these');
const many = words('those these');
const bare = words('it they them those these he she');

/** A sentence that has nothing to do with the rest of its turn: no word in common, and nothing after it refers to it. Takes: the turn.
 *  Gives: its words; null if there is none.  Throws: never. */
export function strayIn(text: string): string | null {
  const annotation = annotate(text);
  const sentences = annotation.sentences.filter((sentence) => !leadsIn(annotation, sentence));
  const stems = sentences.map(({ start, end }) => new Set(contentStems(text.slice(start, end))));
  const stray = sentences.find((sentence, at) => {
    const own = stems[at] ?? new Set<string>();
    const isShared = stems.some((others, other) => other !== at && [...own].some((stem) => isIn(stem, others)));
    const [next] = sentences.slice(at + 1);
    const isReferredTo = next !== undefined && refersBack(annotation, next);
    return !isShared && !isReferredTo && !(at > 0 && refersBack(annotation, sentence));
  });
  return sentences.length < 2 || stray === undefined ? null : text.slice(stray.start, stray.end);
}

/** 'I keep coming back to one thing.' */
const leadsIn = ({ tokens }: Annotation, { from, to }: Sentence): boolean =>
  to - from <= longestLead && tokens.slice(from, to).some(({ lower }) => ahead.has(lower));
const longestLead = 10;
const ahead = words('this it thing something point question');

/** 'Gate' and 'gated': one of them begins with the other. */
const isIn = (stem: string, others: ReadonlySet<string>): boolean =>
  [...others].some(
    (other) =>
      other === stem ||
      (stem.length >= shortest && other.startsWith(stem)) ||
      (other.length >= shortest && stem.startsWith(other)),
  );
const shortest = 3;

const refersBack = ({ tokens }: Annotation, { from, to }: Sentence): boolean =>
  tokens.slice(from, to - from <= shortSentence ? to : from + early).some(({ lower }) => back.has(lower));
const shortSentence = 8;

/** Words that refer to something that the room hasn't just heard of: 'those loads', 'that gate', or a turn that begins with 'it'.
 *  Takes: the turn, and what was said last.  Gives: the words; null if there are none.  Throws: never. */
export function danglingIn(text: string, last: string): string | null {
  const { tokens, sentences } = annotate(text);
  const heard = new Set(contentStems(last));
  const [first] = tokens;
  if (first !== undefined && bare.has(first.lower)) {
    const next = tokens[1]?.lower ?? '';
    const isNamed = many.has(first.lower) && contentStem(next) !== null;
    if (!isNamed && heard.size === 0) return first.text;
  }
  const starts = new Set(sentences.map(({ from }) => from));
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const noun = tokens[at + 1];
    if (token === undefined || noun === undefined || !pointing.has(token.lower)) continue;
    const isBeforeNoun = many.has(token.lower) || starts.has(at) || beforeNoun.has(tokens[at - 1]?.lower ?? '');
    const stem = noun.tag === 'word' ? contentStem(noun.lower) : null;
    if (!isBeforeNoun || stem === null || atHand.has(noun.lemma) || noun.tag !== 'word') continue;
    const before = text.slice(0, token.start).toLowerCase();
    const earlier = new Set(contentStems(before));
    const following = tokens[at + 2];
    const heads = [stem, following?.tag === 'word' ? contentStem(following.lower) : null];
    const isNamed =
      before.includes(noun.lemma) || heads.some((one) => one !== null && (earlier.has(one) || heard.has(one)));
    if (!isNamed) return `${token.text} ${noun.text}`;
  }
  return null;
}
