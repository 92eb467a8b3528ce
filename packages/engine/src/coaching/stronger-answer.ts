import type { Materials } from '../filed/types.ts';
import type { Asked, Part } from '../said/asked.ts';
import { coaching } from '../said/data.ts';
import { featuresOf } from '../judging/features.ts';
import { contentIn, hitsOf, readAnswer, within, wordsIn, type Heard } from '../said/heard.ts';
import type { TopicElement } from '../knowledge/types.ts';
import { isSpoiled } from './carried.ts';
import type { Sentence } from '../language/types.ts';
import { lackOf, wantsPaper, type Judged } from './feedback.ts';

const mostSentences = 4;
const longestSentence = 45;

/** One answer to this question, in two to four spoken sentences: what is on file and what was said, with two blanks at most. Where the
 *  facts are not on file, one sentence says what to find out, from whom and by when.
 *  Takes: the answer as judged, what carried of it, what is on file, and the element of the topic that the question asks for where one is
 *  known.  Throws: never.  Specification: decisions.md §3. */
export function strongerAnswerOf(
  judged: Judged,
  carried: readonly string[],
  materials: Materials,
  element: TopicElement | null,
): string {
  const { asked, verdict } = judged;
  const [part] = asked.parts as readonly [Part];
  const isGood = verdict.band === 'strong' || verdict.band === 'adequate';
  const kept = isUncivil(judged) ? [] : keptOf(judged, isGood ? sayable(judged) : sentencesOf(judged, carried));
  const binds = offersCondition(judged, kept) ? ['You may write that in as a condition.'] : [];
  // Nothing is said again where nothing could be added.
  if (verdict.band === 'strong')
    return binds.length === 0 ? '' : [...kept.slice(0, mostSentences - 1), ...binds].join(' ');
  // Who owned the gap and named the day has nothing better to say tonight.
  if (verdict.applied.some(({ rule }) => rule.id === 'gap_owned')) return '';
  // A good answer to one plain question gave it, in whatever words: it is not given again in a frame.
  const isMet = isGood && verdict.answers === 'yes' && asked.parts.length === 1;
  const open = asked.parts.filter(
    (_, at) => !isMet && (judged.features.given[at] === null || verdict.answers === 'no'),
  );
  if (open.length === 0) {
    const added = [tail(judged, materials), ...binds].filter(Boolean);
    return added.length === 0 || kept.length === 0
      ? ''
      : [...kept.slice(0, mostSentences - added.length), ...added].join(' ');
  }
  const wanted = open[0] ?? part;
  const filed = filedSentence(asked, wanted, materials);
  const direct = filed ?? element?.model ?? coaching.stronger[wanted.form.id] ?? '';
  const lack = lackOf(judged);
  // What may have been given in other words is not asked for again, and a frame that fits any question says nothing.
  if (filed === null && (direct === '' || lack === null || lack.id === 'owed')) return '';
  const advice = filed === null && verdict.band !== null ? findOut(asked, wanted, element) : null;
  const said = [direct, ...kept.filter((sentence) => sentence !== filed)].slice(0, mostSentences - 1);
  return [...said, ...binds, ...(advice === null ? [] : [advice])].slice(0, mostSentences).join(' ');
}

/** Of an answer that is rude, or may be heard so, no sentence is said again. */
const isUncivil = ({ heard, verdict }: Judged): boolean =>
  hitsOf(heard, 'hostile').length + hitsOf(heard, 'condescending').length > 0 ||
  verdict.applied.some(({ rule }) => rule.id === 'sharp');

/** Every sentence of a good answer that can be said again: the short ones carry as well. */
const sayable = ({ heard }: Judged): readonly Sentence[] =>
  heard.sentences.filter((sentence) => sentence.kind !== 'question' && !isSpoiled(heard, sentence));

/** The sentences that carried, in the answer that they are quoted from. */
const sentencesOf = ({ heard }: Judged, carried: readonly string[]): readonly Sentence[] =>
  heard.sentences.filter(({ start, end }) => carried.includes(heard.annotation.text.slice(start, end)));

const unsure = ['corrects', 'hedges', 'conditional', 'hostile', 'condescending'] as const;

/** Those of an answer's sentences that may stand in a better one: not taken back, not left unsure, not at odds with the record, not rude. */
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

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** What would make an answer that gives the thing asked one that a board can rest on: for a figure, the paper that it stands on. */
function tail(judged: Judged, materials: Materials): string {
  const { asked, features } = judged;
  const [part] = asked.parts as readonly [Part];
  if ((features.values['paper'] ?? 0) > 0) return '';
  const filed = filedSentence(asked, part, materials);
  if (filed !== null) return filed;
  return wantsPaper(judged) ? 'That stands in [the study, letter or plan], on [page or sheet].' : '';
}

function findOut(asked: Asked, part: Part, element: TopicElement | null): string {
  if (element !== null) return `Find out: ${element.find_out}`;
  const known = coaching.knows.find(({ words }) => words.some((word) => asked.content.has(word)));
  const advice = coaching.find_out[part.form.id] ?? coaching.find_out['otherwise'] ?? '';
  return advice.replace('{who}', known?.who ?? coaching.otherwise_knows);
}

/** The sentence on file that gives what a part of the question asks for; null where there is none. */
function filedSentence(asked: Asked, part: Part, { presentation, projectText }: Materials): string | null {
  let best: { readonly text: string; readonly worth: number } | null = null;
  for (const source of [presentation?.text ?? '', projectText]) {
    if (source.trim() === '') continue;
    const heard: Heard = readAnswer(source);
    for (const sentence of heard.sentences) {
      // A line of facts side by side is no sentence that anybody says.
      if (sentence.kind !== 'statement' || isList(source.slice(sentence.start, sentence.end))) continue;
      if (wordsIn(heard.annotation, sentence) > longestSentence) continue;
      if (within(hitsOf(heard, 'hollow'), sentence) || within(hitsOf(heard, 'flattering'), sentence)) continue;
      const content = contentIn(heard, sentence);
      const shared = [...asked.content].filter((lemma) => content.has(lemma)).length;
      if (shared < leastOverlap * Math.min(3, asked.content.size) || shared === 0) continue;
      const text = source.slice(sentence.start, sentence.end);
      const { values } = featuresOf({ ...asked, parts: [part] }, readAnswer(text));
      const worth = values['given'] === 1 && part.form.wants.length > 0 ? (values['overlap'] ?? 0) : 0;
      if (worth >= leastOverlap && (best === null || worth > best.worth)) best = { text: ended(text), worth };
    }
  }
  return best?.text ?? null;
}
const isList = (text: string): boolean => /[;:]/.test(text);

/** Of the words that say what a question is about, what share a sentence on file must have to be its answer. */
const leastOverlap = 0.6;
