import type { Point, TestifiedEvent } from '@rostrum/contract';
import { hashText, randomFrom } from '../base/random.ts';
import { characters } from '../catalogue/characters.ts';
import { communityById } from '../catalogue/community-by-id.ts';
import type { CharacterSheet } from '../catalogue/types.ts';
import { topicFor } from '../knowledge/authored.ts';
import { topicIds } from '../knowledge/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { say } from './speech/say.ts';
import { nounFor } from './speech/topics-in.ts';
import type { Rules } from './types.ts';

type Position = TestifiedEvent['speaker']['position'];
export type Testimony = Omit<TestifiedEvent, 'id' | 'at' | 'type'>;

interface SignedUp {
  readonly sheet: CharacterSheet;
  readonly position: Position;
  readonly topic: TopicId;
}

/** Fewest and most who sign up, from a cool room to a hot one. */
const fewest = 3;
const most = 6;
const wordsPerSecond = 2.3;

const against: ReadonlySet<string> = new Set(['opposed', 'opposing', 'concerned', 'protective', 'skeptical']);
const inFavor: ReadonlySet<string> = new Set(['supportive', 'developmental']);

function positionOf({ stance }: CharacterSheet): Position {
  if (against.has(stance)) return 'against';
  return inFavor.has(stance) ? 'for' : 'neutral';
}

/** Who has signed up to speak, in the order of the list: residents and experts, more of them where the room is hot, never all on one
 *  side where others are at hand.  The same for the same seed, community and project. */
function signedUp(r: Rehearsal): readonly SignedUp[] {
  const heat = communityById(r.communityType).temperature;
  const count = Math.round(fewest + (most - fewest) * heat);
  const random = randomFrom(r.seed, 'public-comment');
  const fitting = characters
    .filter(({ role }) => role === 'resident' || role === 'expert')
    .map((sheet) => ({ sheet, draw: random.next() + (sheet.role === 'resident' ? 0.5 : 0) }))
    .sort((a, b) => b.draw - a.draw || hashText(a.sheet.character_id) - hashText(b.sheet.character_id))
    .map(({ sheet }) => sheet);
  const chosen: CharacterSheet[] = fitting.slice(0, count);
  const isOneSided = chosen.every((sheet) => positionOf(sheet) === positionOf(chosen[0] as CharacterSheet));
  const other = fitting.find((sheet) => positionOf(sheet) !== positionOf(chosen[0] as CharacterSheet));
  if (isOneSided && other !== undefined) chosen[chosen.length - 1] = other;
  const topics = topicsFor(r);
  return chosen.map((sheet, at) => ({
    sheet,
    position: positionOf(sheet),
    topic: topics[at % Math.max(1, topics.length)] ?? 'community_engagement',
  }));
}

/** What the public raises for such a project, weightiest first. */
function topicsFor(r: Rehearsal): readonly TopicId[] {
  const priorities = communityById(r.communityType).priorities;
  return topicIds
    .map((topic) => ({
      topic,
      weight: (topicFor(topic, r.project.industry)?.publicWeight ?? 0) * (priorities[topic] ?? 1),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ topic }) => topic);
}

/** The speakers who have not been heard yet, in order.  Takes: the rehearsal.  Throws: never. */
export function speakersLeft(r: Rehearsal): readonly SignedUp[] {
  const heard = new Set(r.proceeding.testified.map(({ speaker }) => speaker.id));
  return signedUp(r).filter(({ sheet }) => !heard.has(sheet.character_id));
}

/** The next speaker of public comment, within the time that each has.
 *  Takes: the rehearsal, the rules, and the id or name of a speaker who is to come first; an unknown one is the next
 *  in order.  Gives: the testimony, or null where nobody is left.  Throws: never.  Specification: decisions.md §8. */
export function testimonyOf(r: Rehearsal, rules: Rules, wanted: string | null): Testimony | null {
  const left = speakersLeft(r);
  const next = left.find(({ sheet }) => sheet.character_id === wanted || sheet.name === wanted) ?? left[0];
  if (next === undefined) return null;
  const { sheet, position, topic } = next;
  const random = randomFrom(r.seed ^ hashText(sheet.character_id), 'testimony');
  const slots = { name: sheet.name, noun: nounFor(topic) };
  const statement = say('testimony', position, slots, random);
  const seconds = Math.ceil(statement.split(/\s+/).length / wordsPerSecond);
  return {
    speaker: { id: sheet.character_id, name: sheet.name, position },
    statement,
    seconds: Math.min(seconds, rules.order.find(({ step }) => step === 'public_comment')?.seconds ?? seconds),
    points: pointsOf(r, next, slots),
  };
}

function pointsOf(r: Rehearsal, { position, topic }: SignedUp, slots: Readonly<Record<string, string>>): Point[] {
  if (position === 'for') return [];
  const id = `point-${r.proceeding.testified.length + 1}`;
  return [{ id, text: say('testimony', position === 'against' ? 'point' : 'point_neutral', slots), topic }];
}
