import type { Annotation, Clause, Sentence, Token } from '../../language/types.ts';
import { groupsOf } from '../../said/data.ts';
import { toldBack } from './second-person.ts';

/* What an applicant said, as a member says it back: word for word, with the pronouns switched. */

/** The most words that are said back. */
const mostWords = 32;
/** Words that open a clause and aren't said back. */
const joints: ReadonlySet<string> = new Set(
  'and but so because since although though now also however well then , - again either too'.split(' '),
);
/** Words that refer to something named before them. */
const pointing: ReadonlySet<string> = new Set(
  'it they them he she him its their his her ours one ones both'.split(' '),
);
/** 'That' and 'those' alone; before a noun they say which one. */
const showing: ReadonlySet<string> = new Set(['that', 'this', 'those', 'these']);

/** Words of a clause that depends on another: 'where Ben tests it' says nothing by itself. */
const opening: ReadonlySet<string> = new Set(['where', 'which', 'who', 'whose', 'whom', 'as']);

/** Words after which more was to come: 'no outside music except, maybe'. */
const cutOff: ReadonlySet<string> = new Set(['except', 'maybe', 'unless', 'plus', 'like']);

/** Part of a sentence, in tokens. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A clause as it is said back to the person who said it: alone, or with the rest of its sentence if it refers to that.
 *  Takes: the text, the sentence and the clause.  Gives: null if it refers to another sentence, addresses the board, or is too long.
 *  Throws: never. */
export function saidBack(annotation: Annotation, sentence: Sentence, clause: Clause): string | null {
  const { tokens } = annotation;
  const to = withoutTail(tokens, clause);
  const own = trimmed(tokens, { from: clause.from, to });
  const whole = trimmed(tokens, { from: sentence.from, to });
  if (cutOff.has(tokens[own.to - 1]?.lower ?? '')) return null;
  for (const stretch of [own, whole]) {
    const at = pointsOut(tokens, stretch, stretch === whole);
    if (stretch === whole && whole.from === own.from && endsBare(tokens, whole)) return null;
    if (at === null && isWhole(tokens, stretch) && (stretch === whole || !endsBare(tokens, stretch)))
      return inWords(annotation, sentence, stretch, null);
    if (at === null || stretch !== whole) continue;
    const next = tokens[at + 1];
    // 'That study' says which one; 'that's not signed' doesn't.
    const isShown = showing.has(tokens[at]?.lower ?? '');
    if (isShown && (next?.tag !== 'word' || next.text.startsWith("'"))) return null;
    const named = isShown ? 'the' : namedBefore(annotation, sentence);
    return named === null || !isWhole(tokens, stretch) ? null : inWords(annotation, sentence, stretch, { at, named });
  }
  return null;
}

/** 'A sound level for it' without the last two words. */
function withoutTail(tokens: readonly Token[], { to }: Stretch): number {
  let last = to;
  while (tokens[last - 1]?.tag === 'punctuation') last -= 1;
  return pointing.has(tokens[last - 1]?.lower ?? '') && tokens[last - 2]?.lower === 'for' ? last - 2 : to;
}

function trimmed(tokens: readonly Token[], { from, to }: Stretch): Stretch {
  let [first, last] = [from, to];
  while (first < last && joints.has(tokens[first]?.lower ?? '')) first += 1;
  while (last > first && tokens[last - 1]?.tag === 'punctuation') last -= 1;
  while (last > first && joints.has(tokens[last - 1]?.lower ?? '')) last -= 1;
  return { from: first, to: last };
}

/** Where a part first refers to something that was named before it; null if it names everything it mentions. Words in the middle of a
 *  sentence may refer to its beginning. */
function pointsOut(tokens: readonly Token[], { from, to }: Stretch, isWhole: boolean): number | null {
  let named = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    const isFirst = !named || !isWhole;
    if (isFirst && (pointing.has(token.lower) || showing.has(token.lower))) return at;
    if (token.tag === 'word' && at > from) named ||= isNoun(tokens, at);
  }
  return null;
}

/** Things that come in large numbers: alone they don't say which one. */
const bare: ReadonlySet<string> = new Set([
  'letter',
  'number',
  'figure',
  'answer',
  'one',
  'copy',
  'agreement',
  'permit',
]);

/** 'We don't have a letter': the rest of the sentence may say whose. */
const endsBare = (tokens: readonly Token[], { to }: Stretch): boolean =>
  bare.has(tokens[to - 1]?.lower ?? '') && tokens[to - 2]?.tag === 'determiner';

/** A word with a determiner, a number or another noun before it, or a name. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before?.tag === 'determiner' || before?.tag === 'number' || token?.text !== token?.lower;
}

/** A clause without a subject ('and hasn't gone in') doesn't make sense alone; one whose topic comes first ('sewer we're not doing tanks')
 *  or with a double negative ('they haven't issued nothing') isn't said back. */
function isWhole(tokens: readonly Token[], { from, to }: Stretch): boolean {
  const [first, second] = [tokens[from], tokens[from + 1]];
  if (to - from < fewestTokens || isSpliced(tokens, { from, to })) return false;
  if (first === undefined || first.tag === 'auxiliary' || first.tag === 'negation') return false;
  if ((first.tag === 'word' && second?.tag === 'pronoun') || opening.has(first.lower)) return false;
  return tokens.slice(from, to).filter(({ tag }) => tag === 'negation').length < 2;
}

/** 'We haven't heard' doesn't say of what. */
const fewestTokens = 5;

/** 'We have it with us, it isn't recorded yet': two sentences with a comma between them. */
const isSpliced = (tokens: readonly Token[], { from, to }: Stretch): boolean =>
  tokens.slice(from, to).some(({ text }, at) => {
    const [subject, verb] = [tokens[from + at + 1], tokens[from + at + 2]];
    const isVerb = verb?.tag === 'auxiliary' || verb?.tag === 'modal';
    return text === ',' && subject?.tag === 'pronoun' && isVerb && from + at + 2 < to;
  });

/** Documents that 'it' and 'one' refer to in the next sentence. */
const papers: ReadonlySet<string> = new Set(
  'study analysis report survey model letter estimate plan permit application agreement test count map review'.split(
    ' ',
  ),
);

/** 'noise study' if the sentence before mentions only one document. */
function namedBefore({ tokens, sentences }: Annotation, sentence: Sentence): string | null {
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (before === undefined) return null;
  const named = new Set<string>();
  for (let at = before.from + 1; at < before.to; at += 1) {
    const [modifier, head] = [tokens[at - 1], tokens[at]];
    if (head !== undefined && papers.has(head.lower) && modifier?.tag === 'word')
      named.add(`${modifier.lower} ${head.lower}`);
  }
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** The part in the words of the board. `pointer`: what its first pronoun refers to. */
function inWords(
  annotation: Annotation,
  sentence: Sentence,
  { from, to }: Stretch,
  pointer: { readonly at: number; readonly named: string } | null,
): string | null {
  const { text, tokens } = annotation;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined || to - from > mostWords) return null;
  let words = text.slice(first.start, last.end);
  const token = pointer === null ? undefined : tokens[pointer.at];
  if (pointer !== null && token !== undefined) {
    const named = standIn(token, pointer.named, tokens[pointer.at + 1]);
    if (named === null) return null;
    words = text.slice(first.start, token.start) + named + text.slice(token.end, last.end);
  }
  // Don't nest quotation marks.
  if (words.includes('"')) return null;
  const told = toldBack(words.replace(/ (?:also|just|actually) /, ' '));
  if (told === null) return null;
  const isName =
    first.text !== first.lower && first.tag === 'word' && (from > sentence.from || isProper(annotation, from));
  return isName && first.lower !== 'i' ? told : told.charAt(0).toLowerCase() + told.slice(1);
}

/** Words after 'that' which show that it isn't a determiner: 'all of that yet'. */
const notNouns: ReadonlySet<string> = new Set(
  'yet now then tonight today either too still already again much'.split(' '),
);

/** What is said in place of a pronoun: 'those wells' become 'the wells'. */
function standIn({ lower }: Token, named: string, next: Token | undefined): string | null {
  if (showing.has(lower)) return next?.tag === 'word' && !notNouns.has(next.lower) ? named : null;
  if (lower === 'one') return `${isVowel(named) ? 'an' : 'a'} ${named}`;
  return lower === 'it' ? `the ${named}` : null;
}

const isVowel = (word: string): boolean => 'aeiou'.includes(word[0] ?? '');
const titles: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'dr', 'mr.', 'mrs.', 'ms.', 'dr.']);
/** 'VTrans', 'SCDOT'. */
const isCapitalInside = (word: string): boolean => word.slice(1) !== word.slice(1).toLowerCase();

/** A name at the beginning of a sentence, where every word has a capital: 'SCDOT', one of two words, one that has its capital in the
 *  middle of another sentence too, or a single one before its verb ('Northfield hasn't signed'), but not a common noun. */
function isProper({ tokens, sentences }: Annotation, at: number): boolean {
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (first === undefined) return false;
  if (titles.has(first.lower) || isCapitalInside(first.text)) return true;
  if (next !== undefined && next.tag === 'word' && next.text !== next.lower) return true;
  const begins = new Set(sentences.map(({ from }) => from));
  if (tokens.some(({ text }, other) => text === first.text && other !== at && !begins.has(other))) return true;
  const isAlone = next?.tag === 'auxiliary' || next?.tag === 'negation';
  return isAlone && first.lemma === first.lower && groupsOf(first.lemma).length === 0;
}
