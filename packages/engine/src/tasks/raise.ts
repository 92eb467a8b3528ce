import type { Citation } from '@rostrum/contract';
import { hashText } from '../base/random.ts';
import { checkTurn, turnSentenceFault, type TurnGround } from '../asking/check-turn.ts';
import { speaksToMachine, tidyWords, type WordsRefused } from '../asking/prose-faults.ts';
import type { RankedIssue } from '../asking/issues/rank.ts';
import type { Issue, Question } from '../asking/types.ts';
import { questionTypeOf } from '../asking/wording/question-type.ts';
import { topicRecognized } from '../knowledge/recognize-topic.ts';
import type { TopicId } from '../knowledge/types.ts';
import { isHeardWell, moreThanOne } from './one-question.ts';
import type { RaiseGround } from './raise-ground.ts';

/* Turns that a model wrote: which of them may be said, and which one is. */

/** As offered: none of it counts until it is verified. Numbers from 1; idea 0 is the writer's own. */
export interface TurnOffered {
  readonly says: string;
  readonly cites: readonly number[];
  readonly idea: number;
  /** How it sounds to somebody else, point by point: 'yes', 'no' or 'unclear'; null if its writer didn't say. */
  readonly heard?: Readonly<Record<string, string>> | null;
}

/** A turn that may be said. */
export interface TurnKept {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly idea: RankedIssue | null;
  readonly topic: TopicId;
}

/** The most turns that are looked at; anyone who offers more is flooding. */
export const mostTurns = 5;

/** What a turn is checked against. `cites`: null if only the beginning of the turn is known. Takes: what the question may be based on, what
 *  the model was told, and the citations of the turn. Gives: what the checks compare the turn with. */
export function turnGround(ground: RaiseGround, told: string, cites: readonly Citation[] | null): TurnGround {
  return {
    sources: ground.sources.map(({ citation }) => citation),
    abouts: ground.sources.flatMap(({ about }) => (about === null ? [] : [about])),
    ideas: ground.ideas.map(({ issue }) => issue.text),
    cites,
    speaker: ground.question.character,
    names: ground.names,
    before: ground.before,
    last: lastIn(ground),
    told,
  };
}

/** The last question with its answer: the first answer among the sources. */
function lastIn({ sources }: RaiseGround): string {
  const last = sources.find(({ about }) => about !== null);
  return last === undefined ? '' : `${last.about} ${last.citation.quote}`;
}

/** A turn with what it is based on, or why it may not be said. Takes: the turn offered, its ground, and the prompt, none of which may be
 *  repeated.  Throws: never.  Specification: decisions.md §3 (Citation), §8 (Model). */
export function turnIn(
  { says, cites, idea: number, heard }: TurnOffered,
  ground: RaiseGround,
  told: string,
): TurnKept | WordsRefused {
  const text = tidyWords(says);
  const strange = cites.find((one) => ground.sources[one - 1] === undefined);
  if (strange !== undefined)
    return { fault: 'source_not_on_record', reason: `It cites number ${strange}, and there is no such source.` };
  const idea = number === 0 ? null : (ground.ideas[number - 1] ?? null);
  const own = [...new Set(cites)].flatMap((one) => ground.sources[one - 1]?.citation ?? []);
  const citations = [
    ...own,
    ...(idea?.issue.citations ?? []).filter(
      (one) => !speaksToMachine(one.quote) && !own.some(({ quote }) => quote === one.quote),
    ),
  ];
  const fault = checkTurn(text, turnGround(ground, told, citations)) ?? moreThanOne(text);
  if (fault !== null) return fault;
  if (ground.mustAsk && !text.includes('?'))
    return { fault: 'asks_nothing', reason: 'It asked nothing; a board begins with a question.' };
  if (!isHeardWell(heard ?? null))
    return {
      fault: 'not_speech',
      reason: 'By your own hearing it is not plain, clear, open and one; give a better one.',
    };
  const topic = topicRecognized(text)?.topic.topic ?? idea?.issue.topic ?? ground.question.topic;
  return { text, citations, idea, topic };
}

/** What is wrong with one sentence of a turn whose rest is still being written; null if it may be said. Throws: never. */
export function turnBeginningFault(sentence: string, ground: RaiseGround, told: string): WordsRefused | null {
  const text = tidyWords(sentence);
  return turnSentenceFault(text, turnGround(ground, told, null)) ?? moreThanOne(text);
}

/** Whether a turn that was written before the last answer may still be said. Throws: never. */
export function turnStillHolds({ text, citations }: TurnKept, ground: RaiseGround, told: string): boolean {
  const sources = [...ground.sources, ...citations.map((citation) => ({ citation, about: null }))];
  return checkTurn(text, turnGround({ ...ground, sources }, told, citations)) === null;
}

const ownIdeaCounts = 0.9;
const citedCounts = 0.1;
const strayCounts = 0.4;

/** The turn to say among those that may be said, by the weights the engine uses for its own. Takes: at least one.
 *  Throws: Error for none. */
export function pickedTurn(turns: readonly TurnKept[], { ideas }: RaiseGround): TurnKept {
  const best = Math.max(...ideas.map(({ value }) => value), 1);
  const worth = ({ idea, topic, citations }: TurnKept): number => {
    const same = ideas.find(({ issue }) => issue.topic === topic)?.value;
    const value = idea?.value ?? (same === undefined ? strayCounts * best : ownIdeaCounts * same);
    return value + (citations.length > 0 ? citedCounts : 0);
  };
  const [first, ...others] = turns;
  if (first === undefined) throw new Error('no turn to choose from');
  return others.reduce((chosen, one) => (worth(one) > worth(chosen) ? one : chosen), first);
}

/** The turn as a question of the engine, in place of the one it would have asked. Throws: never. */
export function questionOfTurn({ text, citations, idea, topic }: TurnKept, decided: Question): Question {
  const issue = idea?.issue ?? ownIssue(text, topic, citations, decided);
  const isFollowUp = issue.followUpOf !== null;
  return {
    ...decided,
    text,
    topic,
    issue: { ...issue, text, topic, citations },
    citations,
    expects: idea?.issue === decided.issue ? decided.expects : issue.asks,
    purpose: issue.purpose,
    questionType: questionTypeOf({ ...issue, text }, decided.character),
    method: isFollowUp ? 'memory_enhanced' : 'ai_character_enhanced',
    context: idea?.issue.reason ?? '',
  };
}

/** An issue that is only the writer's: it is based on its citations alone. */
function ownIssue(text: string, topic: TopicId, citations: readonly Citation[], decided: Question): Issue {
  return {
    kind: 'stated_fact',
    key: `turn:${hashText(text.toLowerCase())}`,
    topic,
    weight: 0.5,
    citations,
    followUpOf: null,
    text,
    form: text.includes('?') ? 'question' : 'remark',
    by: decided.issue.by,
    position: null,
    sharpness: 1,
    purpose: decided.issue.purpose,
    asks: [],
    reason: null,
  };
}
