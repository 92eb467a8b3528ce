import { wordSet } from '../../base/text.ts';
import { memberNamed, mentionsBetween, nameAfter, nameBefore, type Meeting } from '../meeting.ts';
import { readName } from '../names.ts';
import type { Sitting } from '../roster.ts';
import { sentenceStart } from '../tokens.ts';
import { secondVerbs } from '../vocabulary.ts';
import { links } from './words.ts';

/** The only member named before the verb in its sentence: "Chair Ruiz passed the gavel and seconded the motion". */
function soleNameBefore(meeting: Meeting, at: number): Sitting | null {
  const before = mentionsBetween(meeting, sentenceStart(meeting.tokens, at), at);
  return before.length === 1 ? (before[0]?.member ?? null) : null;
}

const gives = wordSet('provided provides offered offers made makes gave gives');

/** Who seconds the motion between two tokens.
 *  Takes: the meeting, first and last index (exclusive).  Gives: the member, or null.  Throws: never. */
export function seconderIn(meeting: Meeting, from: number, to: number): Sitting | null {
  const { tokens } = meeting;
  let spoken: Sitting | null = null;
  for (let at = from; at < to; at += 1) {
    const low = tokens[at]?.low ?? '';
    // "Roe 2nd", but not "Shadow Ponds 2nd Addition".
    const isNamed = tokens[at + 1]?.capital === true && tokens[at + 1]?.first === false;
    const ordinal = low === 'nd' && tokens[at - 1]?.text === '2' && !isNamed;
    if (!secondVerbs.has(low) && low !== 'seconder' && !ordinal) continue;
    if (low.startsWith('support') && !['by', ':'].includes(tokens[at + 1]?.low ?? '')) continue;
    const after = nameAfter(meeting, at + 1, links);
    const by = after !== null && tokens[after.to]?.low !== 'moved' ? memberNamed(meeting, after) : null;
    if (by !== null) return by;
    const linkedOn = ['by', 'from', ':'].includes(tokens[at + 1]?.low ?? '') || tokens[at + 2]?.low === 'by';
    // "Roe 2nd", "Roe provided the second", "Roe made the motion, Ruiz the second," "Ruiz: Second."
    const article = ['the', 'a'].includes(tokens[at - 1]?.low ?? '');
    const given = article && gives.has(tokens[at - 2]?.low ?? '');
    const ends = [',', '.', ';'].includes(tokens[at + 1]?.text ?? '.');
    const isBare = ends && (article || (tokens[at - 1]?.text === ':' && tokens[at - 1]?.line === tokens[at]?.line));
    const behindName = given ? at - 2 : ordinal || (low === 'second' && isBare) ? at - 1 : at;
    const before = linkedOn ? null : nameBefore(meeting, behindName);
    const subject = linkedOn || before !== null ? null : soleNameBefore(meeting, at);
    if (subject !== null && low !== 'second') return subject;
    const comma = [',', '('].includes(tokens[at + 1]?.text ?? '') ? readName(tokens, at + 2) : null;
    const who = before ?? comma;
    const known = who === null ? null : low === 'second' ? meeting.roster.whoIs(who) : memberNamed(meeting, who);
    if (known === null) continue;
    if (!meeting.captions) return known;
    spoken ??= known;
  }
  return spoken;
}
