import { randomFrom, type Random } from '../base/random.ts';
import type { CharacterSheet } from '../catalogue/types.ts';
import type { Materials } from '../filed/types.ts';
import { framesFor } from '../knowledge/authored.ts';
import type { Position, TopicId } from '../knowledge/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { knowledgeIssues } from './issues/from-knowledge.ts';
import { statementIssues } from './issues/from-statements.ts';
import { onRecord, type OnRecord } from './issues/on-record.ts';
import { topicScores } from './issues/topic-scores.ts';
import { communityOf } from './next-question.ts';
import type { Issue } from './types.ts';

/** What somebody says in public comment. */
export interface Statement {
  readonly text: string;
  /** Time it takes aloud. */
  readonly seconds: number;
  /** What the applicant may want to answer: each point in the speaker's own words. */
  readonly points: readonly { readonly text: string; readonly topic: TopicId }[];
}

const wordsPerSecond = 2.3;
/** Shorter than this, a speaker has one more thing to say. */
const minWords = 46;
const maxPoints = 4;
/** How much of the choice of subjects is the speaker's own. */
const ownChoice = 0.5;

/** What may be said by somebody who stands there: their own statements, and what anybody may ask for. */
function pointsFor(r: Rehearsal, record: OnRecord, position: Position): readonly Issue[] {
  const none = new Set<string>();
  return [...statementIssues(r, record, none), ...knowledgeIssues(r, record, none)].filter(
    ({ form, by, position: takes }) =>
      by.includes('public') &&
      (form === 'statement' || form === 'request') &&
      (takes === position || (position === 'against' && form === 'request')),
  );
}

/** The points of one speaker, each on a subject of its own, those that weigh most here and to this speaker first. */
function chosen(
  r: Rehearsal,
  record: OnRecord,
  speaker: CharacterSheet,
  position: Position,
  said: ReadonlySet<string>,
): readonly Issue[] {
  const random = randomFrom(r.seed, `testimony:${speaker.character_id}`);
  const scores = topicScores(r.project, record, 'public', communityOf(r).priorities);
  const drawn = pointsFor(r, record, position)
    .filter(({ text }) => !said.has(text))
    .map((issue) => ({ issue, value: (scores.get(issue.topic) ?? 0) + 0.3 * issue.weight + ownChoice * random.next() }))
    .sort((a, b) => b.value - a.value);
  const points: Issue[] = [];
  for (const { issue } of drawn) {
    if (points.length >= maxPoints) break;
    if (!points.some(({ topic }) => topic === issue.topic)) points.push(issue);
  }
  return points;
}

const countOf = (text: string): number => text.split(/\s+/).length;

/** What a neighbor or a witness says in public comment: who they are, where they stand, one or two points with a reason, sometimes
 *  what they ask for. Nobody says what another has said in the same words.
 *  Takes: the rehearsal, what is on file, who speaks and where they stand.  Gives: 20 to 90 seconds of speech.  Throws: never.
 *  Specification: decisions.md §8 (testimony). */
export function testimonyFor(
  r: Rehearsal,
  materials: Materials,
  speaker: CharacterSheet,
  position: Position,
): Statement {
  const record = onRecord(r, materials);
  const heard = r.proceeding.testified.flatMap(({ points }) => points);
  const random = randomFrom(r.seed, `statement:${speaker.character_id}`);
  const say = (place: string, slots: Readonly<Record<string, string>> = {}): string =>
    random.pick(framesFor(place)).replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
  const points = chosen(r, record, speaker, position, new Set(heard.map(({ text }) => text)));
  const parts = [
    say(speaker.role === 'expert' ? 'introduction_expert' : 'introduction', { name: speaker.name }),
    say(`stance_${position}`),
  ];
  const made: Issue[] = [];
  // Whoever is in favor does not agree with the worries of the others.
  const raised = new Set(position === 'for' ? [] : heard.map(({ topic }) => topic));
  const last = say(`last_${position}`);
  for (const point of points) {
    if (made.length >= 2 && countOf([...parts, last].join(' ')) >= minWords) break;
    parts.push(...led(point, made.length, raised, random, say), point.text);
    made.push(point);
  }
  if (position === 'for' && countOf([...parts, last].join(' ')) < minWords) parts.push(say('favor_more'));
  const text = [...parts, last].join(' ');
  return {
    text,
    seconds: Math.ceil(countOf(text) / wordsPerSecond),
    points: position === 'for' ? [] : made.map((point) => ({ text: point.text, topic: point.topic })),
  };
}

/** How often a speaker says that others have said it before. */
const agrees = 0.35;

/** How a point is led up to: where others have raised it, now and then by agreeing; else it is simply said. */
function led(
  { topic }: Issue,
  before: number,
  heard: ReadonlySet<string>,
  random: Random,
  say: (place: string, slots?: Readonly<Record<string, string>>) => string,
): readonly string[] {
  if (before > 0 || !heard.has(topic) || random.next() >= agrees) return [];
  return [say('repeated')];
}
