import { wordSet } from '../../base/text.ts';
import { memberNamed, mentionsBetween, nameAfter, nameBefore, type Meeting } from '../meeting.ts';
import { readName, type NameAt } from '../names.ts';
import { sentenceEnd, sentenceStart, type Token } from '../tokens.ts';
import { makeVerbs, moveVerbs, secondVerbs } from '../vocabulary.ts';
import { pairedMotion } from './pairs.ts';
import { seconderIn } from './seconders.ts';
import { behind, links, motionVerbs, type Motion } from './words.ts';

const afterMoved = wordSet('that for approval denial the we , and a an of adoption to adjournment acceptance its');
const notMover = wordSet(
  'seconded second supported submitted requested prepared proposed presented recommended required filed signed',
);

/** The motion's words begin after the verb: "to approve", "that the request be denied", "for approval". */
function putsMotion(tokens: readonly Token[], verb: number): boolean {
  const next = tokens[verb + 1]?.low ?? '';
  if (next === 'to') return motionVerbs.has(tokens[verb + 2]?.low ?? '') || tokens[verb + 2]?.low === 'the';
  return afterMoved.has(next) || next === ':' || motionVerbs.has(next);
}

/** The speaker, in a transcript that names each one before what they say. */
function speakerAt({ tokens, captions }: Meeting, at: number): NameAt | null {
  for (let i = at; i >= Math.max(0, at - 400); i -= 1) {
    if (tokens[i]?.first !== true) continue;
    const read = readName(tokens, i, captions);
    if (read !== null && tokens[read.to]?.text === ':' && tokens[read.to]?.line === tokens[i]?.line) return read;
  }
  return null;
}

/** "made a motion", "offered the following motion": index of the noun; -1 if the verb makes something else. */
function motionNoun(tokens: readonly Token[], verb: number): number {
  for (let i = verb + 1; i <= verb + 4; i += 1) if (tokens[i]?.low === 'motion') return i;
  return -1;
}

/** "Ruiz read the findings and moved": the member that the sentence begins with. */
function subjectOf({ tokens, roster, captions }: Meeting, at: number): NameAt | null {
  if (captions || tokens[at - 1]?.low !== 'and') return null;
  const start = sentenceStart(tokens, at);
  const read = at - start > longestSubject ? null : readName(tokens, start);
  return read !== null && roster.whoIs(read) !== null ? read : null;
}
const longestSubject = 30;

/** "Roe motions to approve", "Roe motion to approve". */
function motionAsVerb(meeting: Meeting, at: number): boolean {
  const { tokens, captions } = meeting;
  const own = tokens[at];
  if (captions || own === undefined || !['motion', 'motions'].includes(own.low) || own.first || own.capital)
    return false;
  if (tokens[at + 1]?.low !== 'to' || !motionVerbs.has(tokens[at + 2]?.low ?? '')) return false;
  const before = mentionsBetween(meeting, at - 4, at).at(-1);
  return before?.to === at;
}

/** "Roe nominated Ruiz as chair, Chen second". */
function nomination(meeting: Meeting, at: number): Motion | null {
  const { tokens, captions } = meeting;
  if (captions || !['nominated', 'nominates'].includes(tokens[at]?.low ?? '')) return null;
  const who = nameBefore(meeting, at);
  const mover = who === null ? null : meeting.roster.whoIs(who);
  const to = sentenceEnd(tokens, at);
  const isSeconded = tokens.slice(at, to).some(({ low }) => secondVerbs.has(low));
  if (who === null || mover === null || !isSeconded || readName(tokens, at + 1) === null) return null;
  return { from: who.from, to, words: at, mover, seconder: null };
}

/** Who makes the motion, if the sentence names somebody: "Ruiz moved to", "Chair Ruiz made a motion to". */
function activeMotion(meeting: Meeting, at: number): Motion | null {
  const { tokens } = meeting;
  const low = tokens[at]?.low ?? '';
  const noun = makeVerbs.has(low) ? motionNoun(tokens, at) : -1;
  const label = low === 'move' && tokens[at - 1]?.text === ':' ? nameBefore(meeting, at - 1) : null;
  const isLabeled = label !== null && tokens[label.from]?.first === true;
  const says = low === 'move' && (tokens[at - 1]?.low === 'i' || isLabeled);
  const moves = moveVerbs.has(low) || says || motionAsVerb(meeting, at);
  if (!moves && noun < 0) return null;
  const verb = noun < 0 ? at : noun;
  const until = sentenceEnd(tokens, verb);
  if (links.has(tokens[verb + 1]?.low ?? '') && tokens[verb + 1]?.low !== ':') return null;
  const read = label ?? nameBefore(meeting, at) ?? subjectOf(meeting, at);
  const interposed = read === null ? null : beforeSecond(meeting, read);
  if (read !== null && interposed !== null && putsMotion(tokens, verb)) {
    const pair = { mover: memberNamed(meeting, interposed), seconder: memberNamed(meeting, read) };
    if (pair.mover !== null)
      return { from: interposed.from, to: until, words: behind(tokens, verb + 1, until), ...pair };
  }
  const said = low === 'move' || tokens[at - 1]?.low === 'i' ? speakerAt(meeting, at) : null;
  const who = said ?? read;
  // "Chair Roe asked for a motion to approve. Ruiz so moved."
  const isSo = low === 'moved' && tokens[at - 1]?.low === 'so';
  if (who === null || (noun < 0 && !isSo && !putsMotion(tokens, verb))) return null;
  const mover = memberNamed(meeting, who);
  if (mover === null && (who.title === null || meeting.roster.complete)) return null;
  const from = said === null ? who.from : sentenceStart(tokens, at);
  // "Introduced a resolution denying the plat and moved its adoption": what is adopted is said before the verb.
  const words = tokens[verb + 1]?.low === 'its' ? who.to : behind(tokens, verb + 1, until);
  return { from, to: until, words, mover, seconder: null };
}

/** "Ruiz, seconded by Chen, moved": the name before the seconder's. */
function beforeSecond(meeting: Meeting, second: NameAt): NameAt | null {
  const { tokens } = meeting;
  const by = second.from - 1;
  if (!['by', 'from'].includes(tokens[by]?.low ?? '') || !secondVerbs.has(tokens[by - 1]?.low ?? '')) return null;
  const end = tokens[by - 2]?.text === ',' ? by - 2 : by - 1;
  return nameBefore(meeting, tokens[end - 1]?.low === 'with' ? end - 1 : end);
}

/** "Motion by Ruiz", "moved by Ruiz", "on motion of Ruiz", "Mover: Ruiz", "Motion: Ruiz / Chen". */
function passiveMotion(meeting: Meeting, at: number): Motion | null {
  const { tokens } = meeting;
  if (!['motion', 'moved', 'mover', 'movant', 'motioned', 'first'].includes(tokens[at]?.low ?? '')) return null;
  // "Vote on motion: Roe - aye" calls the roll.
  if (tokens.slice(Math.max(0, at - 3), at).some(({ low }) => low === 'vote' || low === 'votes')) return null;
  const read = tokens[at + 1]?.low === 'was' && tokens[at + 2]?.text === ':' ? null : nameAfter(meeting, at + 1, links);
  if (read === null) return null;
  if (tokens[at]?.low === 'first' && !firstOfTwo(tokens, at, read.to)) return null;
  const next = tokens[read.to]?.first === true ? '' : (tokens[read.to]?.low ?? '');
  const seconds = next === 'seconded' && tokens[read.to + 1]?.low !== 'by';
  if (moveVerbs.has(next) || makeVerbs.has(next) || seconds) return null;
  const mover = memberNamed(meeting, read);
  if (mover === null && read.title !== 'board') return null;
  const slash = tokens[read.to]?.text === '/' ? readName(tokens, read.to + 1) : null;
  const to = sentenceEnd(tokens, at);
  return { from: at, to, words: behind(tokens, read.to, to), mover, seconder: memberNamed(meeting, slash) };
}

/** "First: Ruiz; Second: Chen": a first followed by a second. */
const firstOfTwo = (tokens: readonly Token[], at: number, to: number): boolean =>
  [':', 'by', '-'].includes(tokens[at + 1]?.low ?? '') && tokens.slice(to, to + 4).some(({ low }) => low === 'second');

/** "Motion to approve the plat was made by Ruiz." Without a mover only if the line starts with it, or it was "made". */
function namedMotion(meeting: Meeting, at: number): Motion | null {
  const { tokens } = meeting;
  if (tokens[at]?.low !== 'motion') return null;
  const begin = tokens[at + 1]?.text === ':' ? at + 2 : at + 1;
  const opens = tokens[begin]?.low ?? '';
  const made = tokens.slice(at + 1, at + 5).some(({ low }) => low === 'made');
  const labeled = tokens[at + 1]?.text === ':' && tokens[at]?.first === true && motionVerbs.has(opens);
  if (!['to', 'that', 'for'].includes(opens) && !made && !labeled) return null;
  const to = sentenceEnd(tokens, at);
  for (let i = at + 1; i < Math.min(to, at + 120); i += 1) {
    if (tokens[i]?.low !== 'by' || notMover.has(tokens[i - 1]?.low ?? '')) continue;
    const read = readName(tokens, tokens[i + 1]?.text === ':' ? i + 2 : i + 1);
    const direct = ['made', 'moved', 'offered'].includes(tokens[i - 1]?.low ?? '');
    if (read === null || (!direct && meeting.roster.whoIs(read) === null)) continue;
    const mover = memberNamed(meeting, read);
    if (mover !== null) return { from: at, to, words: at + 1, mover, seconder: null };
  }
  const put = labeled || motionVerbs.has(tokens[begin + 1]?.low ?? '');
  const headed = tokens[at]?.first === true && !meeting.captions && put;
  return headed || (made && !meeting.captions) ? { from: at, to, words: at + 1, mover: null, seconder: null } : null;
}

/** True if there is a result between two motions: then they are two. */
function decidedBetween({ tokens }: Meeting, from: number, to: number): boolean {
  const results = wordSet('carried carries passed passes failed fails died unanimous unanimously ayes nays aye nay');
  let said = 0;
  for (let i = from; i < to; i += 1) {
    const done =
      ['approved', 'adopted'].includes(tokens[i]?.low ?? '') &&
      ['was', 'were', 'motion'].includes(tokens[i - 1]?.low ?? '');
    const agreed =
      tokens[i]?.low === 'favor' && tokens.slice(Math.max(from, i - 8), i).some(({ low }) => low === 'all');
    if (done || agreed || results.has(tokens[i]?.low ?? '')) said += 1;
  }
  return said > 0;
}

const runs = wordSet('open close reopen closed opened');
const verbOf = (tokens: readonly Token[], { words, to }: Motion): string =>
  tokens.slice(words, Math.min(to, words + 4)).find(({ low }) => motionVerbs.has(low) || runs.has(low))?.low ?? '';

const replaces = wordSet('amended substitute substituted new revised withdrew withdrawn rescinded');

/** "An amended motion was made": what follows takes the place of the first, and is no second telling of it. */
const isReplaced = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ low }, at, own) => low === 'motion' && own.slice(Math.max(0, at - 3), at).some((one) => replaces.has(one.low)),
    );

/** Both are seconded, by two people: then they are two motions. */
function secondedTwice(meeting: Meeting, first: Motion, then: Motion): boolean {
  const own = first.seconder ?? seconderIn(meeting, first.from, then.from);
  const next = then.seconder ?? seconderIn(meeting, then.from, then.to);
  return own !== null && next !== null && own !== next;
}

/** Two places for one motion: said by the mover and announced by the chair, or its words and its mover below them. */
function joined(meeting: Meeting, first: Motion, then: Motion): Motion | null {
  const distance = then.from - first.from;
  const same = first.mover === null || then.mover === null || first.mover === then.mover;
  const [own, next] = [verbOf(meeting.tokens, first), verbOf(meeting.tokens, then)];
  // To close the hearing is one motion, and what is decided then another.
  if (runs.has(own) !== runs.has(next) && own !== '' && next !== '') return null;
  if (!meeting.captions && isReplaced(meeting.tokens, first.to, then.from + 1)) return null;
  if (!meeting.captions && secondedTwice(meeting, first, then)) return null;
  if (!same || distance > 700 || decidedBetween(meeting, meeting.captions ? first.to : first.from, then.from))
    return null;
  const opens = meeting.tokens[then.words]?.low;
  const keeps = first.words < first.to && (opens === undefined || !['to', 'that', 'for'].includes(opens));
  return {
    from: first.from,
    to: then.to,
    words: keeps ? first.words : then.words,
    mover: first.mover ?? then.mover,
    seconder: first.seconder ?? then.seconder,
  };
}

/** The motions of a meeting in order, with their movers.
 *  Takes: the meeting.  Gives: one entry per motion, its seconder only if named next to the mover.  Throws: never. */
export function motionsOf(meeting: Meeting): Motion[] {
  const found: Motion[] = [];
  for (let at = 0; at < meeting.tokens.length; at += 1) {
    const motion =
      nomination(meeting, at) ??
      activeMotion(meeting, at) ??
      passiveMotion(meeting, at) ??
      pairedMotion(meeting, at) ??
      namedMotion(meeting, at);
    if (motion === null) continue;
    const last = found.at(-1);
    const one = last === undefined ? null : joined(meeting, last, motion);
    if (one === null) found.push(motion);
    else found[found.length - 1] = one;
  }
  return found;
}
