import { splitAtSpaces } from '../base/text.ts';
import { refused as files } from '../generated/refused.ts';
import { contentStem, contentStems } from '../language/stems.ts';
import { figuresOf, wordsOf } from './spoken.ts';

/* What a language model must not say for anybody, unless the draft or a citation says it. */

/** One file of packages/engine/refused. */
export interface RefusedFile {
  readonly description: string;
  readonly fault: 'rules_on_the_case' | 'source_not_on_record' | 'asks_in_private' | 'bad_advice';
  /** One sentence that tells the writer what to do better. */
  readonly reason: string;
  readonly phrases: readonly string[];
}

const classes: readonly RefusedFile[] = Object.values(files);

const spaced = (text: string): string => ` ${wordsOf(text.replaceAll('-', ' ')).join(' ')} `;

/** An internet address, such as 'rezone-now.com' or 'a@b.org': letters on both sides of a dot or after an at sign. */
const isAddress = (word: string): boolean => {
  const bare = word.replace(/^[("']+|[)"'.,;:?]+$/g, '');
  return bare.includes('@') || /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(bare);
};
/** 'U.S.' and 'a.m.' are single letters between periods. */
const isAbbreviation = (word: string): boolean => /^(?:\p{L}\.)+\p{L}?\W*$/u.test(word);

/** A number that somebody could call: seven digits or more, however they are separated. */
const isCallable = (text: string): boolean =>
  text.split(/[^\d\s().+-]+/).some((part) => {
    const digits = part.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && /\d[\s().-]+\d/.test(part);
  });

/** What is refused in a text whatever it is for.
 *  Takes: the text, tidied, and the texts that it is based on.  Gives: the class it falls into; null if none.
 *  Throws: never. */
export function refusedIn(text: string, grounds: readonly string[]): Pick<RefusedFile, 'fault' | 'reason'> | null {
  const ground = grounds.map(spaced).join(' | ');
  const known = grounds.join(' ').toLowerCase();
  const isStrange = (word: string): boolean =>
    isAddress(word) && !isAbbreviation(word) && !known.includes(word.toLowerCase());
  if (splitAtSpaces(text).some(isStrange) || (isCallable(text) && !isCallable(known)))
    return { fault: 'asks_in_private', reason: 'It gave an address or a number to call that is not on file.' };
  const said = spaced(plainLetters(text));
  const pieces = said.trim().split(' ');
  return (
    classes.find(({ phrases, fault }) =>
      phrases.some(
        (phrase) =>
          !ground.includes(` ${phrase} `) &&
          (said.includes(` ${phrase} `) || (fault === 'source_not_on_record' && isPiecedTogether(phrase, pieces))),
      ),
    ) ?? null
  );
}

/** 'cáncer' is read as 'cancer'. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Shorter words come about by chance when others are put together. */
const fewestLetters = 5;

/** Whether neighboring pieces of a text make up a phrase: 'law-suit', 'can cer' and 'f. r. a. u. d.' are read by people as what they
 *  avoid to be. */
function isPiecedTogether(phrase: string, pieces: readonly string[]): boolean {
  const letters = phrase.replaceAll(' ', '');
  if (letters.length < fewestLetters) return false;
  return pieces.some((first, from) => {
    let made = first;
    for (
      let next = from + 1;
      made.length < letters.length && letters.startsWith(made) && next < pieces.length;
      next += 1
    )
      made += pieces[next] ?? '';
    return made === letters;
  });
}

/** Words about speaking and being here, which have no content of their own: 'I have listened all evening, so help me with this.' */
const ofSpeech = new Set(
  splitAtSpaces(`live home house street road farm neighbor year family concern worry trouble bother thank appreciate understand follow hear listen
  know think see tell ask question evening night tonight commissioner chair commission board answer say word minute help want need
  right straight plain plainly clear sure honest fair simple thing matter point way time people folks moment back come start begin turn
  look put make take give let remember mind wonder talk speak spend coming keep keeps keeping spoke spoken speaks member members along real
  asked heard told saw seen made gave given came went carry bring brought stand sit sat word listening hearing open close one two first last bear leave leaves left still miss missing record vote want wants`).map(
    (word) => contentStem(word) ?? word,
  ),
);

/** A question with this many words of its own is about something else. */
const ownOfQuestion = 3;

/** Repeating a text of at least this many words verbatim counts as being based on it. */
const fewestOfGround = 3;

const withoutBlanks = (text: string): string => text.replaceAll(/\[[^\]]*\]/g, ' ');

/** The first sentence that is based on nothing: none of its words and figures is in the texts that it may be based on. Extra words next to
 *  a sound sentence are how a text is led astray.
 *  Takes: the text, tidied; those texts; and what else may be mentioned.  Gives: the sentence; null if each is based on something.
 *  Throws: never. */
export function restsOnNothing(
  text: string,
  grounds: readonly string[],
  isAbout: (sentence: string) => boolean = () => false,
): string | null {
  const known = new Set(contentStems(grounds.join(' ')));
  const figures = new Set(grounds.flatMap(figuresOf));
  const whole = grounds.map(spaced).filter((ground) => ground.trim().split(' ').length >= fewestOfGround);
  // A blank to be filled in isn't a word.
  const strange = withoutBlanks(text)
    .split(/(?<=[.?;])\s+/)
    .find((sentence) => {
      const stems = contentStems(sentence).filter((stem) => !ofSpeech.has(stem) || known.has(stem));
      const least = sentence.includes('?') ? ownOfQuestion : 1;
      const rests =
        stems.some((stem) => known.has(stem)) ||
        figuresOf(sentence).some((figure) => figures.has(figure)) ||
        whole.some((ground) => spaced(sentence).includes(ground));
      return stems.length >= least && !rests && !isAbout(sentence);
    });
  return strange ?? null;
}
