import { endsSentence } from '../base/text.ts';
import type { Materials } from '../filed/types.ts';
import type { Asked, Part } from '../said/asked.ts';
import { coaching } from '../said/data.ts';
import { featuresOf } from '../judging/features/features.ts';
import { contentIn, hitsOf, readAnswer, within, wordsIn, type Heard } from '../said/heard.ts';
import type { TopicElement } from '../knowledge/types.ts';
import { isSpoiled } from './carried.ts';
import type { Sentence } from '../language/types.ts';
import { lackOf, wantsPaper, type Judged } from './feedback.ts';

const mostSentences = 4;
const longestSentence = 45;

/** A better answer to this question, in two to four spoken sentences: what is on file and what was said, with at most two blanks. If the
 *  facts aren't on file, one sentence says what to find out, from whom and by when.
 *  Takes: the answer as judged, what worked in it, what is on file, and the element of the topic that the question asks for, if known.
 *  Throws: never.  Specification: decisions.md §3. */
export function strongerAnswerOf(
  judged: Judged,
  carried: readonly string[],
  materials: Materials,
  element: TopicElement | null,
): string {
  const { asked, verdict } = judged;
  const [part] = asked.parts as readonly [Part];
  const isGood = verdict.band === 'strong' || verdict.band === 'adequate';
  const kept = isUncivil(judged)
    ? civilOf(judged)
    : keptOf(
        judged,
        isGood ? sayable(judged) : sentencesOf(judged, carried).filter((one) => isFirm(judged.heard, one)),
      );
  const binds = offersCondition(judged, kept) ? ['You may write that in as a condition.'] : [];
  // Don't repeat an answer if there is nothing to add.
  if (verdict.band === 'strong')
    return binds.length === 0 ? '' : [...kept.slice(0, mostSentences - 1), ...binds].join(' ');
  // Without the rude words the answer stands by itself.
  if (isUncivil(judged) && kept.length > 0) return kept.join(' ');
  // If you've admitted the gap and named the day, there is nothing better to say tonight.
  if (verdict.applied.some(({ rule }) => rule.id === 'gap_owned')) return '';
  // A good answer to one plain question gave what was asked, in whatever words: don't hand it back in a template.
  const isMet = isGood && verdict.answers === 'yes' && asked.parts.length === 1;
  const open = asked.parts.filter(
    (_, at) => !isMet && (judged.features.given[at] === null || verdict.answers === 'no'),
  );
  if (open.length === 0) {
    const brief = inBrief(judged, kept);
    if (brief !== '') return brief;
    const added = [tail(judged, materials), ...binds].filter(Boolean);
    return added.length === 0 || kept.length === 0
      ? ''
      : [...kept.slice(0, mostSentences - added.length), ...added].join(' ');
  }
  const wanted = open[0] ?? part;
  const filed = filedSentence(asked, wanted, materials);
  const direct = filed ?? element?.model ?? null;
  // Where nothing is on file, a template that fits any question says nothing; only a figure is worth sending for.
  if (direct === null) return verdict.band === null || lackOf(judged) === null ? '' : findOut(asked, wanted);
  return [direct, ...kept.filter((sentence) => sentence !== filed), ...binds].slice(0, mostSentences).join(' ');
}

/** A long answer cut down to what was asked: the sentence that gives it, and those with something to write down. Empty if that is not
 *  clearly shorter, or the sentence can't be said again. */
function inBrief({ heard, features, verdict }: Judged, kept: readonly string[]): string {
  const given = features.given[0]?.sentence;
  if (given === undefined || verdict.answers !== 'yes' || heard.words < longEnough) return '';
  const best = ended(heard.annotation.text.slice(given.start, given.end));
  const others = heard.sentences
    .filter((sentence) => sentence !== given && isFirm(heard, sentence))
    .map(({ start, end }) => ended(heard.annotation.text.slice(start, end)))
    .filter((sentence) => kept.includes(sentence));
  const brief = [best, ...others].slice(0, mostSentences - 1).join(' ');
  return kept.includes(best) && brief.length < shorter * heard.annotation.text.length ? brief : '';
}

/** An answer of this many words can be worth shortening. */
const longEnough = 35;
const shorter = 0.65;

/** Whether a sentence of a weak answer has something to write down in it; without that it isn't worth saying again. */
const isFirm = (heard: Heard, sentence: Sentence): boolean =>
  within(heard.figures, sentence) || within(heard.names, sentence) || within(hitsOf(heard, 'paper'), sentence);

/** We repeat no sentence from an answer that is rude or may come across that way. */
const isUncivil = ({ heard, verdict }: Judged): boolean =>
  hitsOf(heard, 'hostile').length + hitsOf(heard, 'condescending').length > 0 || verdict.rude > maybeRude;

/** From here on a sentence may be heard as turned on the people in the room. */
const maybeRude = 0.2;

/** What can be said again of an answer with plainly rude words: the sentence that gives what was asked, if it is civil itself and has
 *  something to write down. */
function civilOf(judged: Judged): readonly string[] {
  const { heard, features } = judged;
  const rude = [...hitsOf(heard, 'hostile'), ...hitsOf(heard, 'condescending')];
  const given = features.given.flatMap((one) => (one === null ? [] : [one.sentence]));
  if (rude.length === 0) return [];
  return keptOf(
    judged,
    given.filter((one) => !within(rude, one) && isFirm(heard, one) && !within(hitsOf(heard, 'addresses'), one)),
  );
}

/** Every sentence of a good answer that can be said again: short ones help too. */
const sayable = ({ heard }: Judged): readonly Sentence[] =>
  heard.sentences.filter((sentence) => sentence.kind !== 'question' && !isSpoiled(heard, sentence));

/** The sentences that worked, located in the answer they are quoted from. */
const sentencesOf = ({ heard }: Judged, carried: readonly string[]): readonly Sentence[] =>
  heard.sentences.filter(({ start, end }) => carried.includes(heard.annotation.text.slice(start, end)));

const unsure = ['corrects', 'hedges', 'conditional', 'hostile', 'condescending'] as const;

/** The sentences of an answer that can go into a better one: not retracted, not left unsure, not at odds with the record, not rude. */
function keptOf({ heard, contradictions }: Judged, sentences: readonly Sentence[]): readonly string[] {
  return sentences
    .filter(
      (sentence) =>
        unsure.every((family) => !within(hitsOf(heard, family), sentence)) &&
        wordsIn(heard.annotation, sentence) <= longestSentence,
    )
    .map(({ start, end }) => heard.annotation.text.slice(start, end))
    .filter((text) => !contradictions.some(({ now }) => now.includes(text) || text.includes(now)))
    .map(ended);
}

function offersCondition({ asked, heard, verdict }: Judged, kept: readonly string[]): boolean {
  return (
    (verdict.band === 'strong' || verdict.band === 'adequate') &&
    kept.length > 0 &&
    asked.parts.some(({ form }) => form.id === 'promise') &&
    hitsOf(heard, 'yes').length > 0 &&
    hitsOf(heard, 'no').length === 0 &&
    hitsOf(heard, 'binds').length === 0
  );
}

const ended = (sentence: string): string => (endsSentence(sentence) ? sentence : `${sentence}.`);

/** What turns an answer that gives what was asked into one a board can rely on: for a figure, the document behind it. */
function tail(judged: Judged, materials: Materials): string {
  const { asked, features } = judged;
  const [part] = asked.parts as readonly [Part];
  if ((features.values['paper'] ?? 0) > 0) return '';
  const filed = filedSentence(asked, part, materials);
  if (filed !== null) return filed;
  return wantsPaper(judged) ? 'That stands in [the study, letter or plan], on [page or sheet].' : '';
}

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
  'and but so or then he she it they his her its their this that these those everywhere otherwise'.split(' '),
);

/** The sentences of a text that can be said aloud; a list of facts is said item by item. */
function sayableIn(source: string): readonly string[] {
  const heard = readAnswer(source);
  return heard.sentences
    .filter(
      (sentence) =>
        sentence.kind === 'statement' &&
        !leaning.has(heard.annotation.tokens[sentence.from]?.lower ?? '') &&
        !['hollow', 'flattering'].some((family) => within(hitsOf(heard, family), sentence)),
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
  if (shared === 0 || shared < leastOverlap * Math.min(3, asked.content.size) || part.form.wants.length === 0) return 0;
  const { values } = featuresOf({ ...asked, parts: [part] }, heard);
  const overlap = values['overlap'] ?? 0;
  return values['given'] === 1 && overlap >= leastOverlap ? overlap : 0;
}

/** The share of the question's content words that a sentence on file must contain to count as its answer. */
const leastOverlap = 0.6;
