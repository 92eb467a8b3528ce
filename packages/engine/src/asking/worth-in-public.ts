import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { isSpokenOf, type OnRecord } from './issues/record/on-record.ts';
import type { Issue } from './types.ts';

/* What is worth saying in public comment, and by whom. */

/** Topics that the public has raised tonight, in questions and in comments. Takes: the rehearsal.  Throws: never. */
export function raisedByPublic({ exchanges, proceeding }: Rehearsal): ReadonlySet<string> {
  return new Set([
    ...exchanges.flatMap(({ asked }) => (asked.venue === 'public' ? [asked.topic] : [])),
    ...proceeding.testified.flatMap(({ points }) => points.map(({ topic }) => topic)),
  ]);
}

/** True if a line that could be said at other hearings, too, has a place in this one: nobody has spoken on its subject, and if it asks for
 *  something, neither has the applicant. Takes: the line's issue, the record, and what the public has raised.  Throws: never. */
export const isWorthInPublic = (issue: Issue, record: OnRecord, raised: ReadonlySet<string>): boolean =>
  !raised.has(issue.topic) && (issue.form === 'statement' || !isSpokenOf(record, issue));

/** Of these, one who has spoken has said it all. */
const saidByOne: ReadonlySet<string> = new Set<TopicId>([
  'community_engagement',
  'enforcement',
  'property_values',
  'precedent',
  'project_need',
]);

/** True if a subject has been raised on which everybody would say the same. Takes: a topic, and what the public has raised.
 *  Throws: never. */
export const isSaidOnce = (topic: TopicId, raised: ReadonlySet<string>): boolean =>
  saidByOne.has(topic) && raised.has(topic);

/** Words of somebody who lives there. */
const ofAHome = matcher([
  'my|our house|home|yard|backyard|kitchen|bedroom|basement|porch|window|windows|well|street|road|driveway|patio|garden|lot|mailbox',
  'my|our property line|value',
  'my|our dad|kid|kids|grandkids|daughter|son|children|family|wash',
  'where|side we|i live|bought|sleep',
  'i|we live|sleep|bought',
  'with my windows',
  'neighbor told me',
]);

/** False for somebody who does business there, if the words are those of somebody who lives there. Takes: the character and what they
 *  would say.  Throws: never. */
export const wouldLiveThere = ({ title }: CharacterSheet, text: string): boolean =>
  !title.toLowerCase().includes('business') || !ofAHome.test(annotate(text));
