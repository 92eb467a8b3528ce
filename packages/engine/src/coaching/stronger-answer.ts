import { endsSentence } from '../base/text.ts';
import type { Materials } from '../filed/types.ts';
import type { Asked, Part } from '../said/asked.ts';
import { coaching } from '../said/data.ts';
import { featuresOf } from '../judging/features/features.ts';
import { contentIn, hitsOf, readAnswer, within, type Heard } from '../said/heard.ts';
import { lackOf } from './feedback.ts';
import type { Judged } from './judged.ts';

const longestSentence = 30;

/** A better answer to this question: the sentence on file that gives the figure or the time that was asked for, where the answer didn't
 *  give it. If nothing is on file, one sentence says what to find out, from whom and by when. Empty for anything else: an applicant's own
 *  answer isn't handed back.
 *  Takes: the answer as judged, and what is on file.  Throws: never.  Specification: decisions.md §3. */
export function strongerAnswerOf(judged: Judged, materials: Materials): string {
  const { asked, verdict, features } = judged;
  if (verdict.band === 'strong' || verdict.applied.some(({ rule }) => rule.id === 'gap_owned')) return '';
  // A good answer to one plain question gave what was asked, in whatever words.
  const isMet = verdict.band === 'adequate' && verdict.answers === 'yes' && asked.parts.length === 1;
  const wanted = isMet
    ? undefined
    : asked.parts.find((_, at) => features.given[at] === null || verdict.answers === 'no');
  if (wanted === undefined) return '';
  const filed = filedSentence(asked, wanted, materials);
  if (filed !== null) return filed;
  // Where nothing is on file, a template that fits any question says nothing; only a figure is worth sending for.
  return verdict.band === null || lackOf(judged) === null ? '' : findOut(asked, wanted);
}

const ended = (sentence: string): string => (endsSentence(sentence) ? sentence : `${sentence}.`);

/** Whom to get a figure from, in one sentence; empty if it isn't a figure or nobody is known to have it. */
function findOut(asked: Asked, part: Part): string {
  const known = coaching.knows.find(({ words }) => words.some((word) => asked.content.has(word)));
  const advice = coaching.find_out[part.form.id];
  return known === undefined || advice === undefined ? '' : advice.replace('{who}', known.who);
}

/** The sentence or item on file that gives what part of the question asks for; null if there is none. */
function filedSentence(asked: Asked, part: Part, { presentation, projectText }: Materials): string | null {
  let best: { readonly text: string; readonly worth: number } | null = null;
  for (const source of [presentation?.text ?? '', projectText]) {
    for (const text of source.trim() === '' || !onFile.has(part.form.id) ? [] : sayableIn(source)) {
      const worth = worthOf(asked, part, text);
      if (worth > 0 && (best === null || worth > best.worth)) best = { text: ended(text), worth };
    }
  }
  return best?.text ?? null;
}

/** Forms that a filed sentence surely answers if it has what they ask for; a reason or a yes has to fit the question more closely. */
const onFile: ReadonlySet<string> = new Set(['how_many', 'how_far', 'how_often', 'how_long', 'when']);
/** A sentence that opens with one of these leans on the sentence before it. */
const leaning: ReadonlySet<string> = new Set(
  'and but so or then if when he she it they his her its their this that these those everywhere otherwise'.split(' '),
);

/** The sentences of a text that can be said aloud; a list of facts is said item by item. */
function sayableIn(source: string): readonly string[] {
  const heard = readAnswer(source);
  return heard.sentences
    .filter(
      (sentence) =>
        sentence.kind === 'statement' &&
        !leaning.has(heard.annotation.tokens[sentence.from]?.lower ?? '') &&
        !['hollow', 'flattering', 'hedges', 'conditional', 'ignorance'].some((family) =>
          within(hitsOf(heard, family), sentence),
        ),
    )
    .map(({ start, end }) => source.slice(start, end))
    .flatMap((text) => (listMark.test(text) ? text.split(listMark).map(asItem) : [text]))
    .filter((text) => text.split(' ').length <= longestSentence);
}
const listMark = /[;:]/;
const asItem = (item: string): string => {
  const words = item.trim().replace(/\.$/, '');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}, as the application says`;
};

/** How well a sentence on file answers a part of the question, by the share of its words. Gives: 0 if it does not. */
function worthOf(asked: Asked, part: Part, text: string): number {
  const heard = readAnswer(text);
  const content = contentIn(heard, { from: 0, to: heard.annotation.tokens.length });
  const shared = [...asked.content].filter((lemma) => content.has(lemma)).length;
  if (repeats(asked, heard) || !countsWhatIsAsked(asked, part, heard)) return 0;
  if (shared < fewestShared || shared < leastOverlap * Math.min(3, asked.content.size) || part.form.wants.length === 0)
    return 0;
  const { values } = featuresOf({ ...asked, parts: [part] }, heard);
  const overlap = values['overlap'] ?? 0;
  return values['given'] === 1 && overlap >= leastOverlap ? overlap : 0;
}

/** Whether a sentence counts the very thing that 'how many' asks for: 'a third of the guests' is no number of buses. Anything else passes. */
function countsWhatIsAsked({ annotation: { tokens } }: Asked, part: Part, { figures }: Heard): boolean {
  const many = tokens.findIndex(({ lower }, at) => at >= part.from && at < part.to && lower === 'many');
  if (part.form.id !== 'how_many' || many < 0) return true;
  const counted = new Set(tokens.slice(many + 1, part.to).map(({ lemma }) => lemma));
  return figures.some(({ of, unit }) => counted.has(of ?? '') || counted.has(unit ?? ''));
}

/** Whether every figure of a sentence on file is already in the question: that is no answer to it. */
function repeats({ annotation: { text } }: Asked, { figures }: Heard): boolean {
  const known = new Set(readAnswer(text).figures.map(({ value }) => value));
  return figures.length > 0 && figures.every(({ value }) => known.has(value));
}

/** One word in common is chance. */
const fewestShared = 2;
/** The share of the question's content words that a sentence on file must contain to count as its answer. */
const leastOverlap = 0.6;
