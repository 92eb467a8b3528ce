import { annotate } from '../language/annotate.ts';
import type { Sentence, Token } from '../language/types.ts';
import { isContent, type Asked } from './asked.ts';
import { firstOf, hitsOf, readAnswer, within, wordsIn, type Heard } from './heard.ts';

/** Something that an answer commits to, in its own words. */
export interface Undertaking {
  readonly text: string;
  readonly sentence: Sentence;
  /** It can be enforced: it comes with a figure, a time, a document or binding words. */
  readonly enforceable: boolean;
  /** It only promises to bring an answer or a document to the board by a date. */
  readonly homework: boolean;
  /** The same without a date. */
  readonly putOff: boolean;
  /** It names what it is about: 'Glad to. Put that in.' doesn't. */
  readonly standsAlone: boolean;
}

const shortest = 4;
const shortestBinding = 3;
const selves: ReadonlySet<string> = new Set(['i', 'we']);
const isSelf = ({ lower }: Token): boolean => selves.has(lower);

/** What an answer commits to. Left out: what is only hypothetical, done elsewhere, about somebody else, hedged or left open.
 *  Takes: the answer, read.  Throws: never. */
export function undertakingsIn(heard: Heard): readonly Undertaking[] {
  const { annotation } = heard;
  const commits = [...hitsOf(heard, 'commits'), ...hitsOf(heard, 'binds')];
  return heard.sentences.flatMap((sentence) => {
    const binds = within(hitsOf(heard, 'binds'), sentence);
    // 'Put it in.' makes the sentence before it binding.
    if (sentence.kind === 'question' || wordsIn(annotation, sentence) < (binds ? shortestBinding : shortest)) return [];
    const owed = within(hitsOf(heard, 'owed'), sentence);
    const dated = within(hitsOf(heard, 'dated'), sentence);
    const isOwn = owed && dated && annotation.tokens.slice(sentence.from, sentence.to).some(isSelf);
    const undertakes = isOwn ? [...commits, ...hitsOf(heard, 'owed')] : commits;
    const held = undertakes.filter(
      (match) =>
        match.start >= sentence.start &&
        match.end <= sentence.end &&
        !annotation.scopes.some(
          ({ kind, start, end }) => unheld.has(kind) && match.start >= start && match.start < end,
        ),
    );
    if (held.length === 0) return [];
    // Somebody who doesn't know, but says by what day they will, has committed to bringing it.
    if (
      (isOwn ? ['noncommittal', 'hollow'] : ['noncommittal', 'hollow', 'ignorance']).some((family) =>
        within(hitsOf(heard, family), sentence),
      )
    )
      return [];
    const figure = within(heard.figures, sentence);
    const homework = owed && dated && !binds;
    return [
      {
        text: withAntecedent(heard, sentence),
        standsAlone: !pointsOut(heard, sentence),
        sentence,
        enforceable:
          !owed &&
          (binds || figure || within(hitsOf(heard, 'paper'), sentence) || within(hitsOf(heard, 'time'), sentence)),
        homework,
        putOff: owed && !binds,
      },
    ];
  });
}

const open = ['noncommittal', 'conditional', 'no'] as const;

/** The sentence that says yes to what a question asked the applicant to do: 'Eleven-fifteen, so they can find their cars. Yes.' Includes
 *  the sentence before it if it is short. Null if nothing was asked of them, or it is left open or refused in part.
 *  Takes: the question and the answer, read.  Throws: never. */
export function acceptedIn(asked: Asked, heard: Heard): string | null {
  if (!asked.parts.some(({ form }) => form.id === 'promise')) return null;
  if (open.some((family) => firstOf(heard, family) !== null)) return null;
  const { annotation, sentences } = heard;
  const at = sentences.findIndex((one) =>
    (['yes', 'accepts'] as const).some((family) => within(hitsOf(heard, family), one)),
  );
  const sentence = sentences[at];
  if (sentence === undefined) return null;
  // What is accepted comes before a bare 'Yes', or after it: 'Sure. Nine-thirty it is.'
  const isBare = wordsIn(annotation, sentence) < shortest;
  const from = (isBare ? sentences[at - 1] : undefined) ?? sentence;
  const to = (isBare && from === sentence ? sentences[at + 1] : undefined) ?? sentence;
  // 'Yes. Make it run with the land' is no condition without what 'it' is.
  return to.kind === 'question' ||
    wordsIn(annotation, { from: from.from, to: to.to }) < shortest ||
    leansOn(annotation.tokens.slice(to.from, to.to))
    ? null
    : annotation.text.slice(from.start, to.end);
}

const longestAcceptance = 10;
const pointing: ReadonlySet<string> = new Set('that it this those them both'.split(' '));

const leaning: ReadonlySet<string> = new Set(['it', 'them', 'that']);
const fewestSaid = 2;
const verbs: ReadonlySet<string> = new Set(['word', 'auxiliary']);
/** 'You'll have it Monday': a pronoun before which nothing is named but the verb. */
function leansOn(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => leaning.has(lower));
  const said = tokens.slice(0, at).filter((token) => isContent(token) || token.tag === 'number').length;
  return at > 0 && said < fewestSaid && verbs.has(tokens[at - 1]?.tag ?? '');
}

/** Whether a sentence points at something that its answer doesn't name: there is no sentence before it, or only a bare yes. */
function pointsOut(heard: Heard, sentence: Sentence): boolean {
  const before = heard.sentences[heard.sentences.indexOf(sentence) - 1];
  const isNamed = before !== undefined && wordsIn(heard.annotation, before) >= shortest;
  return !isNamed && leansOn(heard.annotation.tokens.slice(sentence.from, sentence.to));
}

/** 'We accept that as a condition' commits to nothing without the sentence before it, so the two are kept together. */
function withAntecedent(heard: Heard, sentence: Sentence): string {
  const { annotation, sentences } = heard;
  const before = sentences[sentences.indexOf(sentence) - 1];
  const points =
    wordsIn(annotation, sentence) <= longestAcceptance &&
    (within(hitsOf(heard, 'binds'), sentence)
      ? annotation.tokens.slice(sentence.from, sentence.to).some(({ lower }) => pointing.has(lower))
      : leansOn(annotation.tokens.slice(sentence.from, sentence.to)));
  const from = points && before !== undefined && before.kind !== 'question' ? before : sentence;
  return annotation.text.slice(from.start, sentence.end);
}

const unheld: ReadonlySet<string> = new Set(['hypothetical', 'elsewhere', 'somebody_else', 'corrected', 'past']);

/** 'Our engineer will have it to staff by Friday.' Takes: the words of a promise.  Gives: whether it only promises to bring an answer or a
 *  document to the board by a date it names.  Throws: never. */
export function isHomework(text: string): boolean {
  const heard = readAnswer(text);
  return firstOf(heard, 'owed') !== null && firstOf(heard, 'dated') !== null && firstOf(heard, 'binds') === null;
}

/** 'We'll get back to you.' Like `isHomework`, whether or not a date is named. Takes: the text of an answer. Gives: false if it binds
 *  itself or names a figure. */
export function isPutOff(text: string): boolean {
  const heard = readAnswer(text);
  return firstOf(heard, 'owed') !== null && firstOf(heard, 'binds') === null && annotate(text).quantities.length === 0;
}
