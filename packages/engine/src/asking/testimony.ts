import { randomFrom } from '../base/random.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { Materials } from '../filed/types.ts';
import { commentFiles, framesFor } from '../knowledge/authored.ts';
import type { Comment, CommentsFile, Position, TopicId } from '../knowledge/types.ts';
import { proceedingChosen } from '../record/proceeding-kind.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { fitOf } from './casting/expertise-fit.ts';
import { holds } from './issues/from-knowledge.ts';
import { onRecord, type OnRecord } from './issues/record/on-record.ts';
import { presumesRightly } from './issues/record/presumed.ts';
import { filledLine } from './wording/slots.ts';
import { topicScores } from './issues/topic-scores.ts';
import { raisedByPublic, wouldLiveThere } from './worth-in-public.ts';
import { atThisHour } from './wording/time-of-day.ts';
import { isAskedByTheCode, isInTheCode } from './issues/record/points.ts';
import { communityOf } from './next-question.ts';
import { longEnough, saysAgain, secondsOf, spokenOf, topicsOf, type Fitting, type Part } from './long-enough.ts';
import { wordsOf } from './spoken.ts';
import { topicsIn } from '../proceeding/speech/topics-in.ts';
import {
  isNew,
  isTakenUp,
  nothingRepeated,
  repeatable,
  repeats,
  textOf,
  type Filling,
  type Heard,
} from './repeatable.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';

/** What somebody says in public comment. */
export interface Statement {
  readonly text: string;
  /** How long it takes to say. */
  readonly seconds: number;
  /** What the applicant may want to answer: each point in the speaker's own words. */
  readonly points: readonly { readonly text: string; readonly topic: TopicId }[];
}

/** How much more a comment of this hearing counts than one for any. */
const ownUse = 0.9;
/** What takes up what the applicant said or filed, and what is open or asked for, beside a comment written for the use. */
const takenUp = 1.5;
const ownAsk = 1.8;
/** Any other sentence of theirs. */
const quoted = 1.25;
const forTheUse = 1;
const plainly = 0.4;
/** Who only agrees with another comes after who has something to say. */
const agreeing = 0.6;
/** How much it counts against a comment if each of its points has been made; if it agrees with others, that is the point. */
const madeBefore = 0.35;
/** How much of the choice is up to the speaker. */
const ownChoice = 0.6;

function partsOf(
  { says }: Comment,
  r: Rehearsal,
  record: OnRecord,
  { values, topic: itsTopic }: Filling,
): readonly Part[] | null {
  const parts: Part[] = [];
  const road = record.roads.find((one) => leadsIn(one, record)) ?? null;
  for (const said of says) {
    const [topic, words] =
      typeof said === 'string' ? [null, said] : (Object.entries(said)[0] as [TopicId | 'its_topic', string]);
    const text = filledLine(words, r.project, record, { road, ...values });
    if (text === null) return null;
    parts.push({ text, topic: topic === 'its_topic' ? itsTopic : topic });
  }
  return parts;
}

const ofAccess = matcher([
  'driveway|entrance|access|gate',
  'truck|traffic|load|trip|delivery|haul|car',
  'come|turn|pull in|out on|onto|off',
]);
const ontoARoad = ['on', 'off', 'onto', 'from', 'along', 'down', 'to'];

/** True if people come to the site by a road: what somebody who lives on any other sees of it is not known, and 'for Donna Pike' is a
 *  person. */
const leadsIn = (road: string, { texts }: OnRecord): boolean =>
  texts.some(({ annotation }) =>
    annotation.sentences.some((sentence) => {
      const text = annotation.text.slice(sentence.start, sentence.end).toLowerCase();
      return (
        ontoARoad.some((word) => text.includes(`${word} ${road.toLowerCase()}`)) && ofAccess.test(annotation, sentence)
      );
    }),
  );

/** The first speaker on a topic who stands where this one does: nobody takes up the point of one they would vote against. */
function earlierOn(r: Rehearsal, topic: TopicId, position: Position): string | null {
  const first = r.proceeding.testified.find(
    ({ speaker, points }) => speaker.position === position && points.some((point) => point.topic === topic),
  );
  return first?.speaker.name ?? null;
}

/** What was said in the room before, by the public and by the board. */
function saidBefore(r: Rehearsal): Heard {
  const comments = r.proceeding.testified.map(({ statement }) => statement);
  const asked = (venue: string): readonly string[] =>
    r.exchanges.flatMap((one) => (one.asked.venue === venue ? [one.asked.question] : []));
  return { byPublic: [...comments, ...asked('public')], byBoard: asked('board') };
}

/** Text that asks for something, and doesn't only describe. */
const asking = /\?|\bI(?:'d| would)\b|\bplease\b|\bmake them\b|\bput\b/i;
/** True if the record, or the code on file, already addresses what part of a comment asks for. What takes up the applicant's words is about
 *  the same thing as they are, so only the points of it count. */
function isSpokenTo(text: string, record: OnRecord, code: Materials['ordinance'], takesUp: boolean): boolean {
  if (record.answers(text) || isInTheCode(text, code)) return true;
  if (takesUp) return false;
  const reading = annotate(text);
  return reading.sentences.some(({ start, end }) => {
    const sentence = text.slice(start, end);
    return asking.test(sentence) && (record.speaksTo(sentence) || isAskedByTheCode(sentence, code));
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

/** Who speaks, where they stand, and what was said in the room before. */
interface Turn {
  readonly speaker: CharacterSheet;
  readonly position: Position;
  readonly heard: Heard;
}

function fittingComments(
  r: Rehearsal,
  record: OnRecord,
  { speaker, position, heard }: Turn,
  materials: Materials,
): readonly Fitting[] {
  const code = materials.ordinance;
  const said = heard.byPublic.map(wordsOf);
  const random = randomFrom(r.seed, `repeated:${speaker.character_id}`);
  return commentFiles.flatMap((file): readonly Fitting[] => {
    if (!isToThePoint(file, r) || !isSaidAt(file.uses, r, record)) return [];
    // What a group is called says too little about a project in it that has no use of its own.
    if (record.use === null && !file.presumes.every((premise) => holds(record, premise))) return [];
    return file.entries.flatMap((comment): readonly Fitting[] => {
      if (comment.position !== position || (comment.by === 'expert') !== (speaker.role === 'expert')) return [];
      if (!comment.presumes.every((premise) => holds(record, premise))) return [];
      if (comment.unless.some((premise) => record.has(premise))) return [];
      const all = repeatable(comment, record, materials, random);
      const filling = all === null ? nothingRepeated : all.find((one) => !isTakenUp(one, r) && isNew(one, heard));
      if (filling === undefined) return [];
      const earlier = comment.echoes === undefined ? null : earlierOn(r, comment.echoes, position);
      const parts = partsOf(comment, r, record, { ...filling, values: { ...filling.values, earlier } });
      if (parts === null) return [];
      const isOut = parts.some(
        ({ text, topic }) =>
          said.some((one) => saysAgain(one, text)) ||
          !wouldLiveThere(speaker, text) ||
          (comment.plain && comment.echoes === undefined && isMadeBefore(r, topic, position)) ||
          (!repeats(text, filling) && !presumesRightly(text, record)) ||
          // What is on the record isn't raised as if nobody had mentioned it.
          (position !== 'for' &&
            !comment.plain &&
            !repeats(text, filling) &&
            isSpokenTo(text, record, code, all !== null)),
      );
      if (isOut) return [];
      return [
        {
          parts,
          closeness: closenessOf(comment, all !== null),
          isEcho: comment.echoes !== undefined,
          plain: comment.plain,
          repeated: Object.values(filling.values).flatMap((value) => value ?? []),
        },
      ];
    });
  });
}

/** True if somebody on the same side has spoken on a subject: who has nothing to add to that agrees with them. */
const isMadeBefore = (r: Rehearsal, subject: TopicId | null, position: Position): boolean =>
  r.proceeding.testified.some(
    ({ speaker, points }) => speaker.position === position && points.some(({ topic }) => topic === subject),
  );

/** What is open, what is asked for, and what the code asks, decide a case. */
const decisive = ['{open}', '{quoted}', '{asked}', '{rule}', '{paper}'];
/** So does what the applicant says of relief, of what falls short and what it would take, and of the neighbors. */
const heavy = 'relief short unpapered loss cost alternative neighbor changed'.split(' ').map((one) => `{said_${one}}`);

function closenessOf(comment: Comment, takesUp: boolean): number {
  const words = textOf(comment);
  if (decisive.some((slot) => words.includes(slot))) return ownAsk;
  if (words.includes('{said_')) return heavy.some((slot) => words.includes(slot)) ? takenUp : quoted;
  if (comment.echoes !== undefined) return agreeing;
  return takesUp ? takenUp : comment.plain ? plainly : forTheUse;
}

const names = (text: string, topic: TopicId): boolean => topicsIn(text, 1).includes(topic);

/** The comments that this speaker may make, the likeliest first: by how often each is raised here, what others haven't said yet, and their
 *  own choice. */
function ranked(r: Rehearsal, record: OnRecord, speaker: CharacterSheet, fitting: readonly Fitting[]): Fitting[] {
  const random = randomFrom(r.seed, `testimony:${speaker.character_id}`);
  const scores = topicScores(r.project, record, 'public', communityOf(r).priorities);
  const isVariance = proceedingChosen(r)['kind'] === 'variance';
  const raised = raisedByPublic(r);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  return fitting
    .filter((one) => isVariance || topicsOf(one).every((topic) => scores.has(topic)))
    .map((one) => {
      const topics = topicsOf(one);
      const fit = speaker.role === 'expert' ? mean(topics.map((topic) => fitOf(speaker, topic))) : 0;
      const repeats = one.isEcho ? 0 : madeBefore * mean(topics.map((topic) => (raised.has(topic) ? 1 : 0)));
      const weight = mean(topics.map((topic) => scores.get(topic) ?? 0)) + ownUse * one.closeness + fit - repeats;
      return { one, value: weight + ownChoice * random.next() };
    })
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);
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

/** Somebody who has nothing to add agrees with whoever spoke last on their side. */
function agreement(r: Rehearsal, position: Position): readonly Part[] {
  const last = r.proceeding.testified.findLast(({ speaker }) => speaker.position === position)?.speaker.name;
  const frames = framesFor(last === undefined ? `alone_${position}` : `agrees_${position}`);
  const text = randomFrom(r.seed, `agreement:${r.proceeding.testified.length}`).pick(frames);
  return [{ text: text.replace('{name}', last ?? ''), topic: null }];
}

/** What a neighbor or an expert says in public comment: who they are, where they stand, one or two points with a reason, sometimes what
 *  they ask for. Nobody makes a comment that another has made; what a speaker mentions is on file or is said about nobody else.
 *  Takes: the rehearsal, what is on file, who speaks and where they stand.  Gives: 20 to 90 seconds of speech on something of this record, or
 *  why they have nothing to add.  Throws: never.  Specification: decisions.md §8 (testimony). */
export function testimonyFor(
  r: Rehearsal,
  materials: Materials,
  speaker: CharacterSheet,
  position: Position,
): Statement {
  const record = onRecord(r, materials);
  const turn = { speaker, position, heard: saidBefore(r) };
  const presented = materials.presentation?.text ?? '';
  const introduction = atThisHour(introductionOf(r, speaker), presented);
  const comments = ranked(r, record, speaker, fittingComments(r, record, turn, materials));
  const ways = {
    random: randomFrom(r.seed, `second:${speaker.character_id}`),
    stands: framesFor(`stands_${position}`).filter((one) => !turn.heard.byPublic.some((said) => said.includes(one))),
  };
  const parts = (longEnough(introduction, comments, ways) ?? agreement(r, position)).map((part) => ({
    ...part,
    text: atThisHour(part.text, presented),
  }));
  return {
    text: `${introduction} ${spokenOf(parts)}`,
    seconds: secondsOf(introduction, parts),
    // Supporters leave the applicant nothing to answer.
    points: position === 'for' ? [] : onceEach(parts),
  };
}

const introductionOf = ({ seed }: Rehearsal, { character_id: id, name, role, home }: CharacterSheet): string =>
  randomFrom(seed, `statement:${id}`)
    .pick(framesFor(role === 'expert' ? 'introduction_expert' : 'introduction'))
    .replace('{name}', name)
    .replace('{years}', home?.years ?? '');
