import { randomFrom } from '../base/random.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { Materials } from '../filed/types.ts';
import { commentFiles, framesFor } from '../knowledge/authored.ts';
import type { Comment, CommentsFile, Position, TopicId } from '../knowledge/types.ts';
import { proceedingChosen } from '../record/proceeding-kind.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { fitOf } from './casting/expertise-fit.ts';
import { factsOnFile } from './issues/record/facts-on-file.ts';
import { holds } from './issues/from-knowledge.ts';
import { onRecord, type OnRecord } from './issues/record/on-record.ts';
import { presumesRightly } from './issues/record/presumed.ts';
import { filledLine } from './wording/slots.ts';
import { topicScores } from './issues/topic-scores.ts';
import { atThisHour } from './wording/time-of-day.ts';
import { isInTheCode } from './issues/record/points.ts';
import { namesSaid } from './names-said.ts';
import { communityOf } from './next-question.ts';
import { wordsOf } from './spoken.ts';
import { topicsIn } from '../proceeding/speech/topics-in.ts';
import { clausesTold, openMatters, reliefAsked, type Repeated } from './what-was-said.ts';
import { annotate } from '../language/annotate.ts';

/** What somebody says in public comment. */
export interface Statement {
  readonly text: string;
  /** How long it takes to say. */
  readonly seconds: number;
  /** What the applicant may want to answer: each point in the speaker's own words. */
  readonly points: readonly { readonly text: string; readonly topic: TopicId }[];
}

/** One part of a comment as it is said here. */
interface Part {
  readonly text: string;
  readonly topic: TopicId | null;
}

/** What fills the slots of a comment, and the topic of what it repeats of the applicant's words. */
interface Filling {
  readonly values: Readonly<Record<string, string | null>>;
  readonly topic: TopicId | null;
}

/** A comment that can be made here, with its weight in the choice. */
interface Fitting {
  readonly parts: readonly Part[];
  /** 1: written for the use, or about what the applicant said; 0: said at any hearing. What is asked for or open counts more. */
  readonly closeness: number;
  readonly isEcho: boolean;
}

const wordsPerSecond = 2.3;

/** How much more a comment written for the use counts than one for any hearing. */
const ownUse = 0.9;
/** What would be said anywhere, but names the project or who asks. */
const named = 0.35;
const nameSlots = ['{project}', '{developer}'];
/** What is open, or what relief is asked for, beside a comment written for the use. */
const ownAsk = 1.05;
/** How much it counts against a comment if each of its points has been made; if it agrees with others, that is the point. */
const madeBefore = 0.35;
const agreeing = 0.15;
/** How much of the choice is up to the speaker. */
const ownChoice = 0.6;

function partsOf(
  { says }: Comment,
  r: Rehearsal,
  record: OnRecord,
  { values, topic: itsTopic }: Filling,
): readonly Part[] | null {
  const parts: Part[] = [];
  for (const said of says) {
    const [topic, words] =
      typeof said === 'string' ? [null, said] : (Object.entries(said)[0] as [TopicId | 'its_topic', string]);
    const text = filledLine(words, r.project, record, values);
    if (text === null) return null;
    parts.push({ text, topic: topic === 'its_topic' ? itsTopic : topic });
  }
  return parts;
}

const slotsIn = ({ says }: Comment): string =>
  says.map((said) => (typeof said === 'string' ? said : Object.values(said).join(' '))).join(' ');

/** What a comment may repeat of the applicant's words: something open, or relief that is asked for, which nobody has brought up tonight.
 *  Gives: null if it repeats nothing of the kind; a filling without values if there is nothing left to repeat. */
function repeated(comment: Comment, record: OnRecord, heard: readonly string[]): Repeated | 'nothing' | null {
  const words = slotsIn(comment);
  const all = words.includes('{open}') ? openMatters(record) : words.includes('{asked}') ? reliefAsked(record) : null;
  if (all === null) return null;
  const isNew = ({ values }: Repeated): boolean =>
    !heard.some((one) => Object.values(values).every((value) => one.includes(value)));
  return all.find(isNew) ?? 'nothing';
}

/** The first speaker on a topic, if they spoke on no other. */
function earlierOn(r: Rehearsal, topic: TopicId): string | null {
  return (
    r.proceeding.testified.find(({ points }) => points.length > 0 && points.every((point) => point.topic === topic))
      ?.speaker.name ?? null
  );
}

/** What was said in the room before: comments, and the questions from the public and the board. */
const saidBefore = (r: Rehearsal): readonly string[] => [
  ...r.proceeding.testified.map(({ statement }) => statement),
  ...r.exchanges.map(({ asked }) => asked.question),
];

/** When two people share this many words in a row, it is no coincidence. */
const inARow = 6;

/** True if a text has a run of words that was said before. */
function saysAgain(before: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  const runs = new Set(words.slice(inARow - 1).map((_, at) => words.slice(at, at + inARow).join(' ')));
  return before.slice(inARow - 1).some((_, at) => runs.has(before.slice(at, at + inARow).join(' ')));
}

/** Text that asks for something, and doesn't only describe. */
const asking = /\?|\bI(?:'d| would)\b|\bplease\b|\bmake them\b|\bput\b/i;
/** The slot of a clause that repeats what the applicant said, which is of course on the record. */
const toldSlot = '_told}';
/** True if the record, or the code on file, already addresses what part of a comment asks for. */
function isSpokenTo(text: string, record: OnRecord, code: Materials['ordinance']): boolean {
  if (record.answers(text)) return true;
  if (isInTheCode(text, code)) return true;
  const reading = annotate(text);
  return reading.sentences.some(({ start, end }) => {
    const sentence = text.slice(start, end);
    return asking.test(sentence) && record.speaksTo(sentence);
  });
}

/** In a variance, what matters is the lot and the rule, not the use: only comments written for it, or for a house on its lot. */
function isToThePoint({ uses, proceeding }: CommentsFile, r: Rehearsal): boolean {
  if (proceedingChosen(r)['kind'] !== 'variance') return proceeding === undefined;
  return proceeding === 'variance' || uses.includes('house_variance');
}

/** A comment for a whole group applies to the projects in it that have no more specific use: what is said about a store isn't said about a
 *  church. */
function isSaidAt(uses: readonly string[], r: Rehearsal, { use }: OnRecord): boolean {
  if (uses.length === 0) return true;
  return use === null ? uses.includes(r.project.industry) : [use.use, ...use.refines].some((id) => uses.includes(id));
}

function fittingComments(
  r: Rehearsal,
  record: OnRecord,
  speaker: CharacterSheet,
  position: Position,
  heard: readonly string[],
  code: Materials['ordinance'],
  isStrict = true,
): readonly Fitting[] {
  const said = heard.map(wordsOf);
  const { project, projectIsNamed } = namesSaid(r.project);
  const facts = { ...factsOnFile(record), ...clausesTold(record), project: projectIsNamed ? project : null };
  return commentFiles.flatMap((file): readonly Fitting[] => {
    const { uses, proceeding, entries } = file;
    if (!isToThePoint(file, r) || !isSaidAt(uses, r, record)) return [];
    // What a group is called says too little about a project in it that has no use of its own.
    if (record.use === null && !file.presumes.every((premise) => holds(record, premise))) return [];
    return entries.flatMap((comment): readonly Fitting[] => {
      const isNamed = nameSlots.some((slot) => slotsIn(comment).includes(slot));
      const closeness = uses.length > 0 || proceeding !== undefined ? 1 : isNamed ? named : 0;
      if (comment.position !== position || (comment.by === 'expert') !== (speaker.role === 'expert')) return [];
      if (!comment.presumes.every((premise) => holds(record, premise))) return [];
      if (comment.unless.some((premise) => record.has(premise))) return [];
      const earlier = comment.echoes === undefined ? null : earlierOn(r, comment.echoes);
      const repeats = repeated(comment, record, heard);
      if (repeats === 'nothing') return [];
      const filling = { values: { ...facts, ...repeats?.values, earlier }, topic: repeats?.topic ?? null };
      const parts = partsOf(comment, r, record, filling);
      const isTold = repeats !== null || slotsIn(comment).includes(toldSlot);
      // What is on the record isn't raised as if nobody had mentioned it.
      const isOut = parts?.some(
        ({ text }) =>
          said.some((one) => saysAgain(one, text)) ||
          (isStrict && position !== 'for' && !isTold && isSpokenTo(text, record, code)),
      );
      if (parts?.every(({ text }) => presumesRightly(text, record)) === false) return [];
      return parts === null || isOut === true
        ? []
        : [
            {
              parts,
              closeness: repeats !== null ? ownAsk : isTold ? 1 : closeness,
              isEcho: comment.echoes !== undefined,
            },
          ];
    });
  });
}

const names = (text: string, topic: TopicId): boolean => topicsIn(text, 1).includes(topic);

const topicsOf = ({ parts }: Fitting): readonly TopicId[] => parts.flatMap(({ topic }) => topic ?? []);

/** The comment that this speaker makes: by how often it is raised here, what others haven't said yet, and their own choice. */
function chosen(r: Rehearsal, record: OnRecord, speaker: CharacterSheet, fitting: readonly Fitting[]): Fitting | null {
  const random = randomFrom(r.seed, `testimony:${speaker.character_id}`);
  const scores = topicScores(r.project, record, 'public', communityOf(r).priorities);
  const isVariance = proceedingChosen(r)['kind'] === 'variance';
  const asked = r.exchanges.filter((one) => one.asked.venue === 'public').map((one) => one.asked.topic);
  const raised = new Set<string>([
    ...r.proceeding.testified.flatMap(({ points }) => points.map(({ topic }) => topic)),
    ...asked,
  ]);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const drawn = fitting
    .filter((one) => isVariance || topicsOf(one).every((topic) => scores.has(topic)))
    .map((one) => {
      const topics = topicsOf(one);
      const fit = speaker.role === 'expert' ? mean(topics.map((topic) => fitOf(speaker, topic))) : 0;
      const repeats = one.isEcho ? -agreeing : madeBefore * mean(topics.map((topic) => (raised.has(topic) ? 1 : 0)));
      const weight = mean(topics.map((topic) => scores.get(topic) ?? 0)) + ownUse * one.closeness + fit - repeats;
      return { one, value: weight + ownChoice * random.next() };
    })
    .sort((a, b) => b.value - a.value);
  return drawn[0]?.one ?? null;
}

/** One point per topic: somebody who goes on about one subject has made one point. It is in the part that names the subject, which may be
 *  the one after it: 'I'll probably shop there. But I'd ask for a right turn lane …'. */
function onceEach(parts: readonly Part[]): Statement['points'] {
  const points = parts.flatMap(({ text, topic }, at) => {
    if (topic === null) return [];
    const next = parts[at + 1];
    const isInNext = next?.topic === null && !names(text, topic) && names(next.text, topic);
    return [{ text: isInNext ? next.text : text, topic }];
  });
  return points.filter(({ topic }, at) => points.findIndex((one) => one.topic === topic) === at);
}

/** What a neighbor or an expert says in public comment: who they are, where they stand, one or two points with a reason, sometimes what
 *  they ask for. Nobody makes a comment that another has made; what a speaker mentions is on file or is said about nobody else.
 *  Takes: the rehearsal, what is on file, who speaks and where they stand.  Gives: 20 to 90 seconds of speech.  Throws: if the knowledge
 *  base has no comment for a position at all.  Specification: decisions.md §8 (testimony). */
export function testimonyFor(
  r: Rehearsal,
  materials: Materials,
  speaker: CharacterSheet,
  position: Position,
): Statement {
  const record = onRecord(r, materials);
  const fitting = (heard: readonly string[], isStrict = true): readonly Fitting[] =>
    fittingComments(r, record, speaker, position, heard, materials.ordinance, isStrict);
  // In a long evening somebody repeats what another has said, or asks for what the applicant has told.
  const comment =
    chosen(r, record, speaker, fitting(saidBefore(r))) ??
    chosen(r, record, speaker, fitting([])) ??
    chosen(r, record, speaker, fitting(saidBefore(r), false)) ??
    chosen(r, record, speaker, fitting([], false));
  if (comment === null) throw new Error(`the knowledge has no comment ${position}`);
  const introduction = randomFrom(r.seed, `statement:${speaker.character_id}`)
    .pick(framesFor(speaker.role === 'expert' ? 'introduction_expert' : 'introduction'))
    .replace('{name}', speaker.name);
  const presented = materials.presentation?.text ?? '';
  const parts = comment.parts.map((part) => ({ ...part, text: atThisHour(part.text, presented) }));
  const text = [atThisHour(introduction, presented), ...parts.map((part) => part.text)].join(' ');
  return {
    text,
    seconds: Math.ceil(text.split(/\s+/).length / wordsPerSecond),
    // Supporters leave the applicant nothing to answer.
    points: position === 'for' ? [] : onceEach(parts),
  };
}
