import type { Citation } from '@rostrum/contract';
import type { CharacterSheet } from '../catalog/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { absoluteMissing, introducesAnother, leanedOn, leansOnSource } from './check-words.ts';
import { figureMissing, nameMissing, proseFault, type WordsRefused } from './prose-faults.ts';
import { refusedIn, restsOnNothing } from './refused-words.ts';
import { sharedWords, wordCount, wordsOf } from './spoken.ts';
import { danglingIn, strayIn } from './one-thought.ts';
import { isOfHearings, isToTheCase, presumedIn } from './words-of-hearings.ts';

/* Whether a turn that the engine did not write may be said aloud: it has to be based on the record, contain one thought, and be new. */

export interface TurnGround {
  /** The record in numbered sources. */
  readonly sources: readonly Citation[];
  /** Questions that sources are answers to. */
  readonly abouts: readonly string[];
  /** Ideas of the engine that it may use. */
  readonly ideas: readonly string[];
  /** The sources that the turn names; null if they aren't known yet. */
  readonly cites: readonly Citation[] | null;
  readonly speaker: CharacterSheet;
  readonly names: readonly string[];
  readonly before: readonly string[];
  /** The last question with its answer; empty if nothing was asked yet. */
  readonly last: string;
  /** What the writer was told, none of which may be repeated. */
  readonly told: string;
}

const mostWords = 50;
const fewestWords = 4;
const mostSentences = 3;
const mostQuestions = 2;
const mostShared = 0.6;

/** What is wrong with a turn. Takes: the words, tidied, and their ground.  Gives: the first fault with a reason that its writer can act on;
 *  null if the turn may be said.  Throws: never.  Specification: decisions.md §3, §6, §8 (Model). */
export function checkTurn(text: string, ground: TurnGround): WordsRefused | null {
  if (wordCount(text) < fewestWords) return refused('empty', 'There were hardly any words.');
  const fault = turnSentenceFault(text, ground);
  if (fault !== null) return fault;
  if (!/[.?]["')]?$/.test(text)) return refused('not_speech', 'It broke off; write whole sentences.');
  const sentences = annotate(text).sentences;
  const asks = sentences.filter(({ kind }) => kind === 'question').length;
  if (sentences.length > mostSentences || asks > mostQuestions)
    return refused('too_long', 'It had more than one thought; say one thing.');
  const stray = strayIn(text);
  if (stray !== null)
    return refused('too_long', `It had more than one thought; this has nothing to do with the rest: ${stray}`);
  const { sources, abouts, ideas, names } = ground;
  if (!isToTheCase(text, [...sources.map(({ quote }) => quote), ...abouts, ...ideas, ...names]))
    return refused('off_topic', 'It has little to do with this case; raise what this project has to settle.');
  return repeated(text, ground.before) ?? (ground.cites === null ? null : leansFault(text, ground.cites, ground.ideas));
}

/** What is wrong with part of a turn, whatever follows it. Takes and gives: as `checkTurn`. Gives: null if nothing is wrong. */
export function turnSentenceFault(text: string, ground: TurnGround): WordsRefused | null {
  const { sources, abouts, ideas, speaker, names, told } = ground;
  const quotes = sources.map(({ quote }) => quote);
  const sections = sources.map(({ section }) => section ?? '');
  const known = [...quotes, ...sections, ...sources.map(({ source }) => source), ...abouts, ...names];
  const prose = proseFault(text, {
    mostWords,
    figuresFrom: known,
    quotesFrom: [...quotes, ...abouts],
    instructions: told,
  });
  if (prose !== null) return prose;
  const strange = refusedIn(text, [...known, ...ideas]);
  if (strange !== null) return refused(strange.fault, strange.reason);
  if (written.test(annotate(text)))
    return refused(
      'not_speech',
      'It read like minutes or a letter; say it as somebody says it aloud, to the applicant.',
    );
  if (stammers(text)) return refused('not_speech', 'It said one word again and again.');
  const named = introducesAnother(text, speaker);
  if (named) return refused('wrong_name', `The speaker is ${speaker.name} and nobody else.`);
  const name = nameMissing(text, [...known, speaker.name, speaker.title, speaker.home?.street ?? '']);
  if (name !== null) return refused('name_not_on_record', `It named ${name}, which is in no source.`);
  const leaning = ground.cites === null ? leansFault(text, sources, ideas) : null;
  if (leaning !== null) return leaning;
  const sentence = restsOnNothing(text, [...known, ...ideas], isOfHearings);
  if (sentence !== null)
    return refused('rests_on_nothing', `This rests on no source and is no subject of a hearing: ${sentence}`);
  const alike = openingHeard(text, ground.before);
  if (alike !== null) return alike;
  const dangling = danglingIn(text, ground.last);
  if (dangling !== null)
    return refused('rests_on_nothing', `Nobody can tell what “${dangling}” refers to; name it in full.`);
  const presumed = presumedIn(text, [...known, ...ideas]);
  return presumed === null
    ? null
    : refused('rests_on_nothing', `It speaks of ${presumed} as of something known, and no source has it.`);
}

function leansFault(text: string, cites: readonly Citation[], ideas: readonly string[]): WordsRefused | null {
  for (const { start, end } of annotate(text).sentences) {
    const sentence = text.slice(start, end);
    const what = leansOnSource(sentence, cites, ideas);
    if (what !== null) return refused('source_not_on_record', `It rested on ${what}, and cites none.`);
    const absolute = ideas.some((idea) => idea.includes(sentence)) ? null : absoluteMissing(sentence, cites);
    if (absolute !== null)
      return refused('source_not_on_record', `It made more of a source than is in it: ${absolute}.`);
    const figure = figureMissing(sentence, [...leanedOn(sentence, cites), ...ideas]);
    if (figure !== null)
      return refused('figure_not_on_record', `It gave ${figure} as from a source that does not have it.`);
  }
  return null;
}

/** What stands in minutes and letters, and nobody says to an applicant. */
const written = matcher([
  '=regarding',
  '=pertaining',
  'with respect|regard|reference to',
  'pursuant to',
  'aforementioned|herein|thereof|whereby',
  'please clarify|confirm|provide|elaborate|describe|advise|specify|address',
  'as =stated|=noted|=indicated|=referenced|=outlined',
  'the applicant state|indicate|propose',
]);

/** One word three times in a row. */
function stammers(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => word === words[at + 1] && word === words[at + 2]);
}

function repeated(text: string, before: readonly string[]): WordsRefused | null {
  const words = new Set(wordsOf(text));
  const earlier = before.find((one) => sharedWords(words, new Set(wordsOf(one))) > mostShared);
  return earlier === undefined ? null : refused('repeats', `It repeated an earlier turn: ${earlier}`);
}

/** A lead-in sentence sounds like a habit if an earlier turn opened with it. */
function openingHeard(text: string, before: readonly string[]): WordsRefused | null {
  const [first] = annotate(text).sentences;
  const opening = first === undefined ? '' : text.slice(first.start, first.end).toLowerCase();
  return opening !== '' && before.some((turn) => turn.toLowerCase().startsWith(`${opening} `))
    ? refused('repeats', 'It opened like an earlier turn; open in another way.')
    : null;
}

function refused(fault: WordsRefused['fault'], reason: string): WordsRefused {
  return { fault, reason };
}
