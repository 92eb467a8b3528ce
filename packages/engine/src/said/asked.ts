import { annotate } from '../language/annotate.ts';
import type { Annotation, Sentence, Span, Token } from '../language/types.ts';
import { dimensionsFor, forms, groupsOf, passing, type Form } from './data.ts';

/** One thing that a question asks for. */
export interface Part extends Span {
  readonly form: Form;
  /** Indexes into the tokens of the question, end excluded. */
  readonly from: number;
  readonly to: number;
  /** What a figure has to measure to be the answer; empty if any would do. */
  readonly dimensions: ReadonlySet<string>;
}

/** A question, broken down into what an answer has to give. */
export interface Asked {
  readonly annotation: Annotation;
  /** What it asks for, in order; at least one. */
  readonly parts: readonly Part[];
  /** Lemmas that say what it is about, and the groups of related words they belong to. */
  readonly content: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

const otherwise = forms.at(-1) as Form;

/** Reads what a question asks for: each part with its form, and what it is about.
 *  Takes: the question as it was asked, including remarks before it.  Throws: never. */
export function readQuestion(text: string): Asked {
  const annotation = annotate(text);
  const { tokens, sentences } = annotation;
  const asking = sentences.filter(({ kind }) => kind === 'question');
  const parts = (asking.length > 0 ? asking : sentences.slice(-1)).flatMap((sentence) =>
    partsOf(annotation, sentence, asking.length > 0),
  );
  // Even a question without words expects some kind of answer.
  if (parts.length === 0)
    parts.push({ from: 0, to: tokens.length, start: 0, end: text.length, form: otherwise, dimensions: new Set() });
  const content = new Set(tokens.filter(isContent).map(({ lemma }) => lemma));
  return { annotation, parts, content, groups: new Set([...content].flatMap(groupsOf)) };
}

/** Whether a token says what a text is about. Takes: a token. Gives: false for words of one or two letters and for words that tell nothing
 *  of a subject ('please'). */
export function isContent({ tag, lemma, lower }: Token): boolean {
  return tag === 'word' && lower.length > 2 && !passing.has(lemma) && !passing.has(lower);
}

const opensPart = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'question_word' || token.tag === 'modal' || token.tag === 'auxiliary');

/** 'The oaks, which are old' describes them and asks for nothing. */
const relatives: ReadonlySet<string> = new Set(['which', 'who', 'whose', 'where', 'when']);
const relates = (token: Token | undefined): boolean => relatives.has(token?.lower ?? '');

function partsOf(annotation: Annotation, sentence: Sentence, isQuestion: boolean): Part[] {
  const { tokens } = annotation;
  const cuts = [sentence.from];
  for (let i = sentence.from + 2; i < sentence.to - 1; i++)
    if (
      (opensPart(tokens[i + 1]) || (tokens[i + 1]?.tag === 'preposition' && tokens[i + 2]?.tag === 'question_word')) &&
      (tokens[i]?.lemma === 'and' || (tokens[i]?.text === ',' && !relates(tokens[i + 1])))
    )
      cuts.push(i + 1);
  const parts = cuts.map((from, at): Part => {
    const to = cuts[at + 1] ?? sentence.to;
    const part = { from, to, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    const form = isQuestion ? (formOf(annotation, part) ?? (at > 0 ? polarAt(tokens[from]) : undefined)) : undefined;
    return { ...part, form: form ?? otherwise, dimensions: dimensionsIn(tokens, part) };
  });
  // 'If the wash comes up, who gets people out', 'the trees, which are old': something that asks for nothing isn't a part if something else
  // asks.
  const asking = parts.filter(({ form }) => form !== otherwise);
  if (asking.length > 0) return asking;
  // 'Tents?' asks for yes or no.
  return parts.slice(0, 1).map((part) => (isQuestion && yesNo !== undefined ? { ...part, form: yesNo } : part));
}

const yesNo = forms.find(({ id }) => id === 'yes_no');
/** 'And can a truck turn there?' asks for yes or no. */
const polarAt = (token: Token | undefined): Form | undefined =>
  token?.tag === 'modal' || token?.tag === 'auxiliary' ? yesNo : undefined;

const dimensionsIn = (tokens: readonly Token[], { from, to }: Pick<Part, 'from' | 'to'>): ReadonlySet<string> =>
  new Set(tokens.slice(from, to).flatMap(({ lemma }) => dimensionsFor(lemma)));

/** The form of a part of a question: one whose words identify it wherever they are, else the one whose words come first. */
function formOf(annotation: Annotation, part: Span): Form | undefined {
  const told = forms.find(({ anywhere, matcher }) => anywhere === true && matcher?.test(annotation, part));
  if (told !== undefined) return told;
  let found: Form | undefined;
  let at = Infinity;
  for (const form of forms) {
    const start = form.matcher?.first(annotation, part)?.start ?? Infinity;
    if (start < at) [found, at] = [form, start];
  }
  return found;
}
