import { wordSet } from '../base/text.ts';
import type { Meeting } from './meeting.ts';
import { placeOf } from './names.ts';
import { outcomeOf, saysAction } from './outcomes.ts';
import { sentenceEnd, sentenceStart, type Token } from './tokens.ts';
import type { MinutesOutcome, Place } from './types.ts';
import { outcomeWords } from './vocabulary.ts';
import { allAyes } from './votes/tally.ts';

/* Whether a motion passed, as the minutes say it. */

export interface Result {
  readonly passed: boolean;
  readonly unanimous: boolean;
  /** Everybody else voted for it: "all others voted aye". */
  readonly othersYes?: boolean;
  readonly at: Place;
  /** First token of the sentence. */
  readonly from: number;
}

const subjects = wordSet('motion seconded vote votes result item resolution ordinance request amendment it');

/** Whether the motion passed, in the words of the minutes; null if they don't say.
 *  Takes: the meeting, the range after the motion.  Throws: never. */
export function resultIn(meeting: Meeting, from: number, to: number): Result | null {
  const { tokens, text } = meeting;
  for (let at = from; at < to; at += 1) {
    const low = tokens[at]?.low ?? '';
    const start = Math.max(from, sentenceStart(tokens, at));
    const end = Math.min(to, sentenceEnd(tokens, at));
    const sentence = tokens.slice(start, end);
    const short =
      sentence.length < 9 ||
      [tokens[at - 1], tokens[at + 1]].some((token) => token?.low.startsWith('unanimous') === true);
    const near = short || sentence.some((token) => subjects.has(token.low));
    const at2 = placeOf(text, tokens, start, end);
    const lack = sentence.some((token, i) => token.low === 'lack' && sentence[i + 1]?.low === 'of');
    const unanimous = sentence.some(
      (token, i) =>
        token.low.startsWith('unanimous') ||
        (token.low === 'all' &&
          [
            'in',
            'voted',
            'ayes',
            'aye',
            'present',
            'members',
            'voting',
            'commissioners',
            'approved',
            'agreed',
          ].includes(sentence[i + 1]?.low ?? '')),
    );
    const not = tokens.slice(Math.max(from, at - 3), at).some((token) => token.low === 'not');
    const lost = isTie(tokens, at, sentence) || (not && infinitives.has(low) && near);
    if (lost || (outcomeWords.failed.has(low) && (near || lack)))
      return { passed: false, unanimous: false, at: at2, from: start };
    if (outcomeWords.passed.has(low) && near && tokens[at - 1]?.low !== 'be' && saysResult(sentence, low))
      return { passed: !not, unanimous: unanimous && !not, at: at2, from: start };
    if (!meeting.captions && isAgreed(tokens, at, start))
      return { passed: true, unanimous: false, at: at2, from: start };
    const others = low === 'all' && tokens[at + 1]?.low.startsWith('other') === true;
    const inFavor = sentence.some((token) => ['favor', 'aye', 'yes', 'affirmative'].includes(token.low));
    if (others && inFavor) return { passed: true, unanimous: false, othersYes: true, at: at2, from: start };
    const everyone =
      low === 'all' &&
      unanimous &&
      (['in', 'ayes', 'aye', 'voted', 'voting'].includes(tokens[at + 1]?.low ?? '') ||
        (['approved', 'agreed'].includes(tokens[at + 1]?.low ?? '') && sentence.length < 6) ||
        (inFavor && sentence.some((token) => ['voted', 'voting', 'votes'].includes(token.low))));
    if (everyone && !meeting.captions && !sentence.some((token) => token.text === '?'))
      return { passed: true, unanimous: true, at: at2, from: start };
  }
  return null;
}

/** "Ayes: all." and nothing more. Takes: the meeting and the range. Gives: the motion passed; null if not everybody is said to have voted
 *  for it. */
export function allSaidAye(meeting: Meeting, from: number, to: number): Result | null {
  const at = allAyes(meeting, from, to);
  if (at < 0) return null;
  const start = sentenceStart(meeting.tokens, at);
  const place = placeOf(meeting.text, meeting.tokens, start, sentenceEnd(meeting.tokens, at));
  return { passed: true, unanimous: true, at: place, from: start };
}

const infinitives = wordSet('carry pass prevail succeed');
const bodies = wordSet('commission board committee council commissioners members');

/** "The vote was a tie", "tied two to two", but not "to break the tie". */
const isTie = (tokens: readonly Token[], at: number, sentence: readonly Token[]): boolean =>
  ['tie', 'tied'].includes(tokens[at]?.low ?? '') &&
  sentence.some(({ low }) => ['vote', 'motion', 'voted'].includes(low)) &&
  !sentence.some(({ low }) => low.startsWith('br'));

/** "So ordered.", "M/C", "M/S/C", "MSC", "The Commission voted in favor". */
function isAgreed(tokens: readonly Token[], at: number, start: number): boolean {
  const [own, next, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (own?.low === 'ordered') return tokens[at - 1]?.low === 'so';
  if (passedInShort.has(own?.text ?? '')) return true;
  const isShort = own?.low === 'm' && next?.text === '/';
  if (isShort) return third?.low === 'c' || (third?.low === 's' && ['c', 'p', 'u'].includes(tokens[at + 4]?.low ?? ''));
  const voted = own?.low === 'voted' && next?.low === 'in' && third?.low === 'favor';
  return voted && tokens.slice(start, at).some(({ low }) => bodies.has(low));
}

const passedInShort = new Set(['MSC', 'MSCU', 'MSP', 'MSU']);

const labels = wordSet('result action decision disposition outcome');
/** How many lines a label may stand above the mover. */
const linesAbove = 2;

/** What a label says became of a matter: "RESULT: APPROVED WITH CONDITIONS" above or below who moved, "ACTION: Denied".
 *  Takes: the meeting, where the motion begins, the first token that may belong to it, and where what belongs to it ends.  Gives: null
 *  without such a label, and if it says only that the motion passed.  Throws: never. */
export function resultTold(
  { tokens, text }: Meeting,
  motion: number,
  from: number,
  to: number,
): { readonly outcome: MinutesOutcome; readonly at: Place } | null {
  const line = tokens[motion]?.line ?? 0;
  const found = (begin: number, end: number): number => {
    for (let at = begin; at < end; at += 1)
      if (tokens[at]?.first === true && labels.has(tokens[at]?.low ?? '') && tokens[at + 1]?.text === ':') return at;
    return -1;
  };
  const above = found(Math.max(from, motion - longestLabel), motion);
  const isAbove = above >= 0 && line - (tokens[above]?.line ?? 0) <= linesAbove;
  const at = isAbove ? above : found(motion, to);
  if (at < 0) return null;
  let end = at + 2;
  while (end < to && tokens[end]?.first === false) end += 1;
  const words = tokens.slice(at + 2, end);
  const place = placeOf(text, tokens, at, end);
  if (words.some(({ low }) => outcomeWords.failed.has(low))) return { outcome: 'motion_failed', at: place };
  const outcome = saysAction(words) ? outcomeOf(words, false, null) : null;
  return outcome === null ? null : { outcome, at: place };
}
const longestLabel = 20;

/** "Approved" and "adopted" are also what a motion asks for; they are a result only next to the motion or the vote. */
function saysResult(sentence: readonly Token[], low: string): boolean {
  if (!['approved', 'adopted'].includes(low)) return true;
  return (
    sentence.some((token) => ['motion', 'vote', 'result', 'unanimously', 'unanimous'].includes(token.low)) ||
    sentence.length < 6
  );
}
