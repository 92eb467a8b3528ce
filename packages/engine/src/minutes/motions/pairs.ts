import { wordSet } from '../../base/text.ts';
import { memberNamed, type Meeting } from '../meeting.ts';
import { readName } from '../names.ts';
import type { Sitting } from '../roster.ts';
import { sentenceEnd, sentenceStart, type Token } from '../tokens.ts';
import { behind, motionVerbs, type Motion } from './words.ts';

/* Motions whose mover and seconder stand side by side, or that nobody is said to have made. */

interface Pair {
  readonly mover: Sitting;
  readonly seconder: Sitting | null;
  /** The token after the second name. */
  readonly to: number;
}

const firstMarks = wordSet('( : - – — 1 st first moved mover m made by motion');
const secondMarks = wordSet('2 nd second seconded seconder s by : - – — ( the a');
const mostMarks = 4;

/** The first token from `at` on that is none of these marks, or the one behind a few of them. */
function past(tokens: readonly Token[], at: number, marks: ReadonlySet<string>): number {
  let to = at;
  while (to < at + mostMarks && marks.has(tokens[to]?.low ?? '')) to += 1;
  return to;
}

/** "Ruiz/Chen", "Ruiz, second Chen", "1st Ruiz, 2nd Chen", and with `joints` "Ruiz and Chen", "Ruiz, Chen". */
function pairAt(meeting: Meeting, at: number, joints: readonly string[] = []): Pair | null {
  const { tokens } = meeting;
  const first = readName(tokens, past(tokens, at, firstMarks));
  if (first === null) return null;
  const joint = tokens[first.to]?.text ?? '';
  const isApart = [',', ';'].includes(joint) || tokens[first.to]?.low === 'and';
  const behindJoint = first.to + (isApart || joint === '/' ? 1 : 0);
  const begin = past(tokens, behindJoint, secondMarks);
  const isMarked = begin > behindJoint && (isApart || tokens[behindJoint]?.low === '2');
  if (joint !== '/' && !isMarked && !joints.includes(joint)) return null;
  const second = readName(tokens, begin);
  const mover = memberNamed(meeting, first);
  if (second === null || mover === null) return null;
  return { mover, seconder: memberNamed(meeting, second), to: second.to };
}

const inShort = wordSet('msc mscu msp msu msf ms');
const ending = wordSet('/ c p u f - .');

/** "M/S/C", "M/S", "MSC": where it ends; -1 if something else is at `at`. */
function shortEnd(tokens: readonly Token[], at: number): number {
  const low = tokens[at]?.low ?? '';
  if (inShort.has(low)) return tokens[at]?.text === low.toUpperCase() ? at + 1 : -1;
  const isShort = low === 'm' && ['/', '-'].includes(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.low === 's';
  return isShort ? past(tokens, at + 3, ending) : -1;
}

/** "Motion (Ruiz/Chen) to", "Motion (Ruiz, Chen) to", "Motion Ruiz, second Chen, to", "M/S/C Ruiz/Chen to", "1st Ruiz, 2nd Chen". */
function behindLabel(meeting: Meeting, at: number): Motion | null {
  const { tokens } = meeting;
  const short = shortEnd(tokens, at);
  const ordinal = tokens[at]?.low === 'st' && tokens[at - 1]?.text === '1';
  if (short < 0 && tokens[at]?.low !== 'motion' && !ordinal) return null;
  const begin = short < 0 ? at + 1 : short;
  const isOpen = tokens[begin]?.text === '(';
  const pair = pairAt(meeting, begin, isOpen || short >= 0 ? [','] : []);
  if (pair === null) return null;
  const to = sentenceEnd(tokens, at);
  return { from: ordinal ? at - 1 : at, ...pair, to, words: behind(tokens, pair.to, to) };
}

/** "Roe/Ruiz to approve." at the beginning of a sentence. */
function alone(meeting: Meeting, at: number): Motion | null {
  const { tokens } = meeting;
  const begins = tokens[at]?.first === true || tokens[at - 1]?.text === '.' || tokens[at - 1]?.text === ':';
  const name = begins ? readName(tokens, at) : null;
  const pair = name === null || tokens[name.to]?.text !== '/' ? null : pairAt(meeting, at);
  if (pair === null) return null;
  const to = sentenceEnd(tokens, at);
  return tokens[pair.to]?.low === 'to' && motionVerbs.has(tokens[pair.to + 1]?.low ?? '')
    ? { from: at, ...pair, to, words: pair.to }
    : null;
}

/** "Moved to approve the plan (Ruiz/Chen).": the pair closes the sentence that moves. */
function inBrackets(meeting: Meeting, at: number): Motion | null {
  const { tokens } = meeting;
  if (tokens[at]?.text !== '(') return null;
  const start = sentenceStart(tokens, at);
  const moves = tokens.slice(start, at).some(({ low }) => ['moved', 'motion', 'move'].includes(low));
  const pair = moves && tokens[at - 1]?.low !== 'motion' ? pairAt(meeting, at + 1) : null;
  if (pair === null || tokens[pair.to]?.text !== ')') return null;
  return { from: start, ...pair, to: sentenceEnd(tokens, at), words: behind(tokens, start, at) };
}

const duly = wordSet(', and & duly was properly then');

/** "It was moved and seconded to approve", "a motion was made and seconded by Ruiz and Chen to", "moved, seconded and carried to". */
function impersonal(meeting: Meeting, at: number): Motion | null {
  const { tokens, captions } = meeting;
  const low = tokens[at]?.low ?? '';
  const start = sentenceStart(tokens, at);
  const isMoved = low === 'moved' && (at === start || ['was', 'duly'].includes(tokens[at - 1]?.low ?? ''));
  const isMade = low === 'made' && tokens.slice(Math.max(start, at - 3), at).some((one) => one.low === 'motion');
  if (captions || !(isMoved || isMade)) return null;
  const second = past(tokens, at + 1, duly);
  if (second === at + 1 || !['seconded', 'second'].includes(tokens[second]?.low ?? '')) return null;
  const to = sentenceEnd(tokens, at);
  const by = tokens[second + 1]?.low === 'by' ? pairAt(meeting, second + 2, ['and', '&', ',']) : null;
  const words = behind(tokens, by?.to ?? second + 1, to);
  return { from: start, to, words, mover: by?.mover ?? null, seconder: by?.seconder ?? null };
}

/** A motion whose mover and seconder stand side by side, or that nobody is said to have made.
 *  Takes: the meeting, an index of its tokens.  Gives: the motion that its words at the index tell; null if they tell none.  Throws: never. */
export const pairedMotion = (meeting: Meeting, at: number): Motion | null =>
  behindLabel(meeting, at) ?? alone(meeting, at) ?? inBrackets(meeting, at) ?? impersonal(meeting, at);
