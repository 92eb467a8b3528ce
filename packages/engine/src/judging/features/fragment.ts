import type { Sentence, Token } from '../../language/types.ts';
import { idsByWord } from '../../lexicon/entries.ts';
import { wordsIn, type Heard } from '../../said/heard.ts';

/* Sentences that lean on the question: they leave out what it said, or point back to it. */

const verbs = idsByWord('verbs', 'classes');

const pronouns: ReadonlySet<string> = new Set('it they them he she him you'.split(' '));
const pointing: ReadonlySet<string> = new Set(
  'that those these both all none each some most many few several'.split(' '),
);

/** Whether a sentence continues from the question: it opens with a pronoun for what was asked about, or a word like 'both' or 'none'.
 *  Takes: the answer, read, and a sentence of it. Gives: whether a pronoun stands among its first words, with nothing but joining words
 *  before it. */
export function refersBack({ annotation: { tokens } }: Heard, { from, to }: Sentence): boolean {
  for (let i = from; i < Math.min(to, from + 5); i++) {
    const token = tokens[i];
    if (
      token === undefined ||
      token.tag === 'interjection' ||
      token.tag === 'punctuation' ||
      token.tag === 'conjunction'
    )
      continue;
    if (pronouns.has(token.lower)) return true;
    return pointing.has(token.lower) && (tokens[i + 1]?.tag !== 'word' || tokens[i + 1]?.lower === "'s");
  }
  return false;
}

/** The most words in a reply that leaves out what the question said. */
const longestFragment = 14;
const subjects: ReadonlySet<string> = new Set('i we he she they you it there this that'.split(' '));

/** Whether a sentence leaves out what the question said ('Two thousand feet, barn wall to house'): a short piece, or one whose head, up to
 *  its first comma or preposition, has neither subject nor verb. Throws: never. */
export function isFragment({ annotation }: Heard, sentence: Sentence): boolean {
  const { tokens } = annotation;
  if (sentence.kind === 'question') return false;
  if (sentence.kind === 'fragment') return wordsIn(annotation, sentence) <= longestFragment;
  let i = sentence.from;
  while (tokens[i]?.tag === 'interjection' || tokens[i]?.tag === 'punctuation') i++;
  const opensWith = tokens[i]?.tag;
  for (const from = i; i < sentence.to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'auxiliary' || token.tag === 'modal' || token.lower === "'s") return false;
    if (i === from && subjects.has(token.lower)) return false;
    if (i > from && (token.text === ',' || token.tag === 'preposition')) return true;
    if (i > from && opensWith !== 'number' && !isDescribing(tokens[i - 1]) && isVerb(token)) return false;
  }
  return true;
}

const isVerb = ({ lemma, lower }: Token): boolean => verbs.has(lemma) || lower.endsWith('ed');
const isDescribing = (token: Token | undefined): boolean => token?.tag === 'determiner' || token?.tag === 'number';
