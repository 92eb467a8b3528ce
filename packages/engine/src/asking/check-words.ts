import type { Citation } from '@rostrum/contract';
import { splitAtSpaces } from '../base/text.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import { topicFor } from '../knowledge/authored.ts';
import { annotate } from '../language/annotate.ts';
import { matcher, type Matcher } from '../language/matcher.ts';
import { wordsOf as wordsOfSpan } from '../language/spans.ts';
import { contentStems } from '../language/stems.ts';
import { topicRecognized } from '../knowledge/recognize-topic.ts';
import type { IndustryGroup, TopicId } from '../knowledge/types.ts';
import { clauseAt, figureMissing, nameMissing, proseFault, tidyWords, type WordsRefused } from './prose-faults.ts';
import { refusedIn, restsOnNothing } from './refused-words.ts';
import { sharedWords, wordsOf } from './spoken.ts';
import { topicMatcher } from './issues/record/on-record.ts';
import type { Question } from './types.ts';

export { figureMissing, nameMissing, proseFault, quotedIn, standsIn, tidyWords } from './prose-faults.ts';
export type { ProseGround, WordsFault, WordsRefused } from './prose-faults.ts';

/** What the words of a question are checked against. */
export interface WordsGround {
  /** Questions that this one may not repeat. */
  readonly before: readonly string[];
  readonly industry: IndustryGroup;
  /** Names of the project, the applicant and the place as they may be said, with the figures in them. */
  readonly names: readonly string[];
  /** What the writer was told, none of which may be repeated. */
  readonly instructions?: string;
}

/** The most words in a turn, and the largest share of them that an earlier turn may have. */
const mostWords = 60;
const mostShared = 0.6;
/** The number of previous turns among which no two may sound alike. */
const memory = 32;

/** Checks words that were not written by the engine for a question that was decided by it: they may only be based on its citations, ask
 *  what it asks, and sound like no earlier question.
 *  Takes: the words, tidied; the question as the engine decided it; what came before.  Gives: the first fault with a reason that its writer
 *  can act on; null if the words may be spoken.  Throws: never.
 *  Specification: architecture.md ("How a question comes about"); decisions.md §3 (Citation), §6 (figures). */
export function checkWords(text: string, question: Question, ground: WordsGround): WordsRefused | null {
  const prose = groundFault(text, question, ground);
  if (prose !== null) return prose;
  if (question.text.includes('?') && !text.includes('?'))
    return refused('asks_nothing', 'It asked nothing; end in the question.');
  if (!/[.?]["')]?$/.test(text)) return refused('not_speech', 'It broke off; write whole sentences.');
  const words = new Set(wordsOf(text));
  const earlier = ground.before.slice(-memory).find((one) => sharedWords(words, new Set(wordsOf(one))) > mostShared);
  if (earlier !== undefined) return refused('repeats', `It repeated an earlier question: ${earlier}`);
  return topicFault(text, question, ground) ?? restFault(text, question, ground);
}

/** What is wrong with a single sentence of a question, whatever follows it: if nothing, it may be spoken while the rest is still being
 *  written. Takes and gives: as `checkWords`.  Throws: never. */
export function sentenceFault(text: string, question: Question, ground: WordsGround): WordsRefused | null {
  return groundFault(text, question, ground) ?? restFault(text, question, ground);
}

/** A sentence that is based on nothing. */
function restFault(text: string, question: Question, ground: WordsGround): WordsRefused | null {
  const cited = question.citations.flatMap(({ quote, section, source }) => [quote, section ?? '', source]);
  const about = (sentence: string): boolean => meetsCue(sentence, question.topic);
  const sentence = restsOnNothing(text, [question.text, ...cited, ...ground.names], about);
  return sentence === null ? null : refused('rests_on_nothing', restReason(sentence));
}

const restReason = (sentence: string): string => `This rests neither on the draft nor on a citation: ${sentence}`;

/** Anything else that is wrong with the sentence. */
function groundFault(text: string, question: Question, ground: WordsGround): WordsRefused | null {
  const quotes = question.citations.map(({ quote }) => quote);
  const sections = question.citations.map(({ section }) => section ?? '');
  const prose = proseFault(text, {
    mostWords,
    figuresFrom: [...quotes, ...sections, ...ground.names],
    quotesFrom: quotes,
    ...(ground.instructions !== undefined && { instructions: ground.instructions }),
  });
  if (prose !== null) return prose;
  const grounds = [question.text, ...quotes, ...sections, ...ground.names];
  const strange = refusedIn(text, grounds);
  if (strange !== null) return refused(strange.fault, strange.reason);
  const kinds = new Set(question.citations.map(({ kind }) => kind as string));
  const leans = sources.find(
    ([words, needs]) => isIn(words, text) && !isIn(words, question.text) && !needs.some((kind) => kinds.has(kind)),
  );
  if (leans !== undefined)
    return refused('source_not_on_record', `It rested on ${leans[2]}, and none is among the numbered citations.`);
  if (study.test(text) && ![...quotes, question.text].some((one) => study.test(one)))
    return refused('source_not_on_record', 'It rested on a study, and none is in the numbered citations.');
  if (introducesAnother(text, question.character))
    return refused('wrong_name', `The speaker is ${question.character.name} and nobody else.`);
  const { character } = question;
  const onRecord = [question.text, ...quotes, ...sections, ...sourcesOf(question), ...ground.names];
  const name = nameMissing(text, [...onRecord, character.name, character.title, character.home?.street ?? '']);
  if (name !== null) return refused('name_not_on_record', `It named ${name}, which is not in the material.`);
  return strays(text, question) ? refused('off_topic', offTopic(question)) : null;
}

/** What is wrong with a text whatever it is for: something only its sources would justify saying, or a sentence that is based on nothing.
 *  Takes: the text, tidied; the texts that it is based on; what else it may mention.  Gives: as `checkWords`.
 *  Throws: never. */
export function foreignTo(
  text: string,
  grounds: readonly string[],
  isAbout?: (sentence: string) => boolean,
): WordsRefused | null {
  const found = refusedIn(text, grounds);
  if (found !== null) return refused(found.fault, found.reason);
  const sentence = restsOnNothing(text, grounds, isAbout);
  return sentence === null ? null : refused('rests_on_nothing', restReason(sentence));
}

const sourcesOf = ({ citations }: Question): readonly string[] => citations.map(({ source }) => source);

/** Phrases that appeal to a source, and the kinds of citation that support them. */
const sources: readonly (readonly [RegExp | Matcher, readonly string[], string])[] = [
  [
    /\byou(?:'ve| have)? (?:just |also |already )?(?:said|told|stated|testified|promised|claimed|wrote|testify|assured|mentioned|admitted)\b/i,
    ['presentation', 'answer', 'project'],
    'something the applicant said',
  ],
  [
    /\b(?:ordinance|code|zoning|bylaws?|statute|section|article|chapter)\b[^.?]{0,30}\b(?:says?|requires?|reads?|states?|sets?|allows?|calls for|limits?|prohibits?|demands?)\b/i,
    ['ordinance', 'planning'],
    'a rule of the ordinance',
  ],
  [
    /\b(?:newspaper|reporters?|headline|news (?:story|article|report)|gazette|tribune|herald)\b/i,
    ['news'],
    'a news story',
  ],
  [
    /\b(?:comprehensive|general|master|land[- ]use) plan\b[^.?]{0,30}\b(?:says?|requires?|reads?|states?|calls for|designates?)\b/i,
    ['planning', 'ordinance'],
    'the plan of the place',
  ],
  [
    matcher([
      'staff ... =finds|=found|=recommends|=recommended|=says|=said|=concludes|=concluded|=wrote|=states|=stated',
    ]),
    ['staff_report'],
    'what staff wrote',
  ],
  [
    matcher(['minutes ... =say|=says|=said|=show|=shows|=state|=states|=record|=records|=read']),
    ['minutes'],
    'the minutes',
  ],
];

/** Where such a phrase begins in a text; -1 if it isn't there. */
const startIn = (words: RegExp | Matcher, text: string): number =>
  words instanceof RegExp ? text.search(words) : (words.first(annotate(text))?.start ?? -1);
const isIn = (words: RegExp | Matcher, text: string): boolean => startIn(words, text) !== -1;

/** Somebody's findings, not the study that an applicant is asked for. */
const study =
  /\b(?:study|studies|research|survey|experts?|scientists?)\b[^.?]{0,20}\b(?:shows?|showed|found|finds?|says?|said|proves?|proved|concluded?|agree|counted|measured|modeled|projects|projected|predicts|predicted|estimates|estimated)\b/i;

const introduction =
  /\b(?:[Mm]y name is|I am|I'm|[Tt]his is) (?:(?:[Cc]ommissioner|[Cc]hair(?:man|woman|person)?|Dr\.|Mr\.|Mrs\.|Ms\.|[Mm]ayor|[Cc]ouncil(?:man|woman|member)) )?([A-Z][a-z]+ [A-Z][a-z]+)/;

/** A source the text appeals to that none of its citations is; null if there is none. Takes: the text, its citations, and texts of the
 *  engine that may be said as they are.  Throws: never. */
export function leansOnSource(text: string, cites: readonly Citation[], drafts: readonly string[]): string | null {
  const kinds = new Set<string>(cites.map(({ kind }) => kind));
  const leans = (words: RegExp | Matcher): boolean => isIn(words, text) && !drafts.some((draft) => isIn(words, draft));
  const source = sources.find(([words, needs]) => leans(words) && !needs.some((kind) => kinds.has(kind)));
  if (source !== undefined) return source[2];
  return leans(study) && !cites.some(({ quote }) => study.test(quote)) ? 'a study' : null;
}

/** What makes a statement one about all cases or none. */
const absolutes = new Set(splitAtSpaces('all any every everything never no nobody none nothing only without'));

/** The first word with which a sentence makes more of a source than is in it: 'staff finds every standard met' if staff says so of one. Takes:
 *  the sentence and its citations. Gives: null if there is none, or it appeals to no source.  Throws: never. */
export function absoluteMissing(sentence: string, cites: readonly Citation[]): string | null {
  const start = sources.map(([words]) => startIn(words, sentence)).find((at) => at !== -1);
  if (start === undefined) return null;
  const there = new Set(leanedOn(sentence, cites).flatMap(wordsOf));
  return wordsOf(clauseAt(sentence, start)).find((word) => absolutes.has(word) && !there.has(word)) ?? null;
}

/** The texts that a sentence may take its figures from: those of the kind it appeals to, if any, otherwise all of its citations.
 *  Throws: never. */
export function leanedOn(sentence: string, cites: readonly Citation[]): readonly string[] {
  const needs = sources.filter(([words]) => isIn(words, sentence)).flatMap(([, kinds]) => kinds);
  return cites
    .filter(({ kind }) => needs.length === 0 || needs.includes(kind))
    .flatMap(({ quote, section }) => [quote, section ?? '']);
}

/** Whether the speaker introduces themselves as somebody else. Takes: the text and the speaker.  Throws: never. */
export function introducesAnother(text: string, { name }: Pick<CharacterSheet, 'name'>): boolean {
  const named = introduction.exec(text)?.[1];
  return named !== undefined && !name.includes(named);
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(contentStems(text));
const sharedStems = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((stem) => b.has(stem)).length;
const meetsCue = (text: string, topic: TopicId): boolean => topicMatcher(topic).test(annotate(text));

/** 'Who measures it?' is about what was said before. */
const pointsBack = /\b(?:it|them|they)\b/i;

/** A sentence long enough to have a subject, which is plainly something else. */
function strays(text: string, question: Question): boolean {
  const own = stemsOf(`${question.text} ${question.citations.map(({ quote }) => quote).join(' ')}`);
  const annotation = annotate(text);
  return annotation.sentences.some((sentence) => {
    const said = wordsOfSpan(annotation, sentence);
    if (wordsOf(said).length < 8 || pointsBack.test(said) || meetsCue(said, question.topic)) return false;
    const about = topicRecognized(said)?.topic.topic ?? question.topic;
    return about !== question.topic && sharedStems(stemsOf(said), own) < 2;
  });
}

/** The words must ask for what the engine asks for: its subject, and the particular part of it that this question is after. */
function topicFault(text: string, question: Question, { industry }: WordsGround): WordsRefused | null {
  const said = stemsOf(text);
  const decided = stemsOf(question.text);
  const elements = (topicFor(question.topic, industry)?.elements ?? []).filter(({ id }) =>
    question.expects.includes(id),
  );
  const after = stemsOf(elements.map(({ label }) => label).join(' '));
  const onTopic = meetsCue(text, question.topic) || topicRecognized(text)?.topic.topic === question.topic;
  const close = sharedStems(said, decided);
  const wanted = Math.min(2, decided.size);
  // A short draft has few words to keep: all of them are enough.
  if (
    close >= Math.min(wanted + 1, Math.max(1, decided.size)) ||
    (onTopic && (close >= wanted || sharedStems(said, after) >= 2))
  )
    return null;
  return refused('off_topic', offTopic(question));
}

/** The minimum share of a draft's content words that a rewrite keeps. */
const keptOfDraft = 0.25;

/** Checks a text that rephrases a draft of the engine: every name and figure of it and no other, with the same meaning.
 *  Takes: the text, tidied; the draft; the maximum number of words.  Gives: as `checkWords`.  Throws: never. */
export function checkRewrite(
  text: string,
  draft: string,
  mostWordsOfIt: number,
  instructions?: string,
): WordsRefused | null {
  const prose = proseFault(text, {
    mostWords: mostWordsOfIt,
    figuresFrom: [draft],
    quotesFrom: [tidyWords(draft)],
    draft,
    ...(instructions !== undefined && { instructions }),
  });
  if (prose !== null) return prose;
  const strange = refusedIn(text, [draft]);
  if (strange !== null) return refused(strange.fault, strange.reason);
  const figure = figureMissing(draft, [text]);
  if (figure !== null) return refused('figure_not_on_record', `It left out ${figure}.`);
  const added = nameMissing(text, [draft]);
  if (added !== null) return refused('name_not_on_record', `It named ${added}, which the draft does not.`);
  const left = nameMissing(draft, [text]);
  if (left !== null) return refused('wrong_name', `It left out ${left}.`);
  const [said, meant] = [stemsOf(withoutNames(text)), stemsOf(withoutNames(draft))];
  if (sharedStems(said, meant) < Math.max(1, meant.size * keptOfDraft))
    return refused('off_topic', `It did not say what the draft says: ${draft}`);
  const sentence = restsOnNothing(text, [draft]);
  return sentence === null ? null : refused('rests_on_nothing', restReason(sentence));
}

const withoutNames = (text: string): string => text.replace(/(?<=[^.?] )\p{Lu}[\p{L}']*/gu, ' ');

const offTopic = (question: Question): string =>
  `It asked about something else. Ask for the same thing as the plain draft: ${question.text}`;

function refused(fault: WordsRefused['fault'], reason: string): WordsRefused {
  return { fault, reason };
}
