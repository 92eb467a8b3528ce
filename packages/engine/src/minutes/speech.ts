import { wordSet } from '../base/text.ts';
import { mentionsBetween, type Meeting, type Mention } from './meeting.ts';
import type { Sitting } from './roster.ts';
import { readName } from './names.ts';
import { sentenceEnd } from './tokens.ts';
import { moveVerbs, secondVerbs, speechVerbs } from './vocabulary.ts';

/** What one member says, as the minutes have it. */
export interface Speech {
  readonly member: Sitting;
  readonly from: number;
  readonly to: number;
}

const pronouns = wordSet('he she they his her');
const raised = wordSet('question questions concern concerns comment comments request inquiry query questioning');
/** "Would like to see", "did not see", "could not support". */
const would = wordSet("would could did does wouldn't couldn't didn't doesn't");
const wishes = wordSet(
  'add like prefer support see want feel think believe agree ask note suggest hope understand know object mind oppose care',
);
const floorWords = wordSet('recognize recognizes recognized recognizing');
const joins = wordSet('and but then so');
/** Verbs of running the meeting: "opened the hearing for public comment". */
const runs = wordSet('opened opens closed closes called calls invited invites reopened');
const maxSpoken = 700;

/** Narrative minutes: "Ruiz asked whether ... She said ...". */
function reported(meeting: Meeting, from: number, to: number): Speech[] {
  const { tokens } = meeting;
  const mentions = mentionsBetween(meeting, from, to);
  const found: Speech[] = [];
  let mention = 0;
  let current: Sitting | null = null;
  for (let at = from; at < to; at = Math.max(at + 1, sentenceEnd(tokens, at))) {
    const end = Math.min(to, sentenceEnd(tokens, at));
    const inside: Mention[] = [];
    while (mention < mentions.length && (mentions[mention]?.from ?? end) < end) {
      const one = mentions[mention];
      if (one !== undefined && one.from >= at) inside.push(one);
      mention += 1;
    }
    const speakers = inside.filter((one) => one.uncertain !== true && speaks(tokens, one, at, end));
    speakers.forEach(({ member }, index) => {
      // What comes before a name at the start of a line is a heading, and what comes before ", and Ruiz asked" is somebody else's.
      const before = speakers[index]?.from ?? at;
      const begins =
        tokens[before]?.first === true ||
        (joins.has(tokens[before - 1]?.low ?? '') && tokens[before - 2]?.text === ',');
      const from = index === 0 && !begins ? at : (speakers[index]?.from ?? at);
      const own = speakers[index] as Mention;
      const to = Math.min(
        speakers[index + 1]?.from ?? endOfAsked(tokens, own, at, end),
        answerOfOther(meeting, own.to, end),
      );
      for (const together of [...joinedBefore(tokens, inside, own), member]) found.push({ member: together, from, to });
    });
    const [only] = inside;
    if (speakers.length === 1) current = speakers[0]?.member ?? null;
    else if (inside.length === 1 && only?.from === at && only.uncertain !== true) current = only.member;
    else if (speakers.length > 1 || inside.length > 0) current = null;
    else if (current !== null && pronouns.has(tokens[at]?.low ?? ''))
      found.push({ member: current, from: at, to: end });
    else if (readName(tokens, at) !== null || tokens[at]?.block === true) current = null;
  }
  return found;
}

/** "Roe asked about the road, and Mr. Lewis answered that": where somebody else's words begin in the sentence; its end if nobody answers. */
function answerOfOther({ tokens, roster }: Meeting, from: number, end: number): number {
  for (let at = from + 1; at < end; at += 1) {
    const begins = tokens[at]?.first === true || [',', ';', 'and', 'but', 'while'].includes(tokens[at - 1]?.low ?? '');
    if (!begins) continue;
    const read = readName(tokens, at);
    const isOther = read?.title === 'plain' && roster.whoIs(read) === null;
    if (read !== null && isOther && speechVerbs.has(tokens[read.to]?.low ?? '')) return at;
  }
  return end;
}

/** "Roe, Ruiz and Chen asked": those before the last name. */
function joinedBefore(tokens: Meeting['tokens'], inside: readonly Mention[], own: Mention): Sitting[] {
  const found: Sitting[] = [];
  for (let index = inside.indexOf(own); index > 0; index -= 1) {
    const [before, after] = [inside[index - 1], inside[index]];
    if (before === undefined || after === undefined || before.uncertain === true) break;
    const between = tokens.slice(before.to, after.from);
    if (between.length === 0 || !between.every(({ low }) => [',', 'and', '&'].includes(low))) break;
    found.unshift(before.member);
  }
  return found;
}

/** The subject of a verb of speaking, or the person whose question or concern it was. */
function speaks(tokens: Meeting['tokens'], mention: Mention, from: number, end: number): boolean {
  if (labels(tokens, mention)) return true;
  const next = tokens.slice(mention.to, Math.min(end, mention.to + 7));
  const verb = runs.has(next[0]?.low ?? '')
    ? -1
    : next.findIndex(
        ({ low }, at) =>
          (speechVerbs.has(low) && !acts(tokens, mention.to + at)) ||
          raised.has(low) ||
          (wishes.has(low) && [next[at - 1], next[at - 2]].some((one) => would.has(one?.low ?? ''))),
      );
  const owns = tokens[mention.to - 1]?.low.endsWith("'s") === true && raisedNear(tokens, mention.to, end);
  const blocked = ['by', 'to'].includes(tokens[mention.from - 1]?.low ?? '');
  return owns || (verb >= 0 && !blocked) || isAsked(tokens, mention, from);
}

/** "Supported by" and "seconded" belong to a motion and say nothing about the matter. */
const acts = (tokens: Meeting['tokens'], at: number): boolean =>
  moveVerbs.has(tokens[at]?.low ?? '') || (secondVerbs.has(tokens[at]?.low ?? '') && tokens[at + 1]?.low === 'by');

const raisedNear = (tokens: Meeting['tokens'], at: number, end: number): boolean =>
  tokens.slice(at, Math.min(end, at + 3)).some(({ low }) => raised.has(low));

/** "Anita Voss: What about ..." at the beginning of a line. */
const labels = (tokens: Meeting['tokens'], mention: Mention): boolean =>
  tokens[mention.from]?.first === true && tokens[mention.to]?.text === ':' && tokens[mention.to + 1]?.first === false;

/** "In response to Ruiz", "when asked by Ruiz", "questions from Ruiz", "at the request of Ruiz": somebody else is answering. */
function isAsked(tokens: Meeting['tokens'], mention: Mention, from: number): boolean {
  const before = tokens.slice(Math.max(from, mention.from - 3), mention.from);
  const link = before.at(-1)?.low ?? '';
  const puts = before.some(({ low }) => raised.has(low) || (speechVerbs.has(low) && !secondVerbs.has(low)));
  if (['from', 'by', 'of'].includes(link)) return puts;
  return (
    link === 'to' &&
    ['response', 'responding', 'answer', 'answering', 'reply', 'replying'].includes(before.at(-2)?.low ?? '')
  );
}

const about = wordSet('about on regarding concerning whether if as why how what where when who');

/** Where the words of the person who asked end: what the answer says after the comma isn't theirs. */
function endOfAsked(tokens: Meeting['tokens'], mention: Mention, from: number, end: number): number {
  if (!isAsked(tokens, mention, from) && tokens[mention.to - 1]?.low.endsWith("'s") !== true) return end;
  if (!about.has(tokens[mention.to]?.low ?? '') && !about.has(tokens[mention.to + 1]?.low ?? '')) return end;
  const comma = tokens.slice(mention.to, end).findIndex(({ text }) => text === ',');
  return comma < 0 ? end : mention.to + comma;
}

/** The chair also reads out cases; only what the chair asks counts as raised. */
const asks = (tokens: Meeting['tokens'], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => text === '?');

/** A transcript that names the speaker at the beginning of the line: "COMMISSIONER RUIZ: ...". */
function labeledSpeech(meeting: Meeting, from: number, to: number): Speech[] {
  const { tokens } = meeting;
  const byStart = new Map(mentionsBetween(meeting, from, to).map((one) => [one.from, one]));
  const labels: { at: number; member: Sitting | null }[] = [];
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.first !== true) continue;
    const mention = byStart.get(at);
    const end = mention?.to ?? readName(tokens, at)?.to;
    if (end !== undefined && tokens[end]?.text === ':' && tokens[end]?.line === tokens[at]?.line)
      labels.push({ at: end, member: mention?.member ?? null });
  }
  return labels.flatMap(({ at, member }, index) =>
    member === null ||
    (labels[index + 1]?.at ?? to) - at < 9 ||
    (member.role === 'chair' && !asks(tokens, at, labels[index + 1]?.at ?? to))
      ? []
      : [{ member, from: at, to: Math.min(labels[index + 1]?.at ?? to, at + maxSpoken) }],
  );
}

/** Captions: whoever is given the floor speaks until somebody else is named or thanked. */
function recognized(meeting: Meeting, from: number, to: number): Speech[] {
  const { tokens } = meeting;
  const inside = mentionsBetween(meeting, from, to);
  return inside.flatMap((mention): Speech[] => {
    const before = tokens.slice(Math.max(from, mention.from - 4), mention.from);
    const floor = before.findLastIndex(({ low }) => floorWords.has(low));
    const given = floor >= 0 && before.slice(floor).every(({ word: isWord }) => isWord);
    const asked = mention.title === 'board' && tokens[mention.to]?.text === '?' && before.at(-1)?.word !== true;
    const handed =
      mention.title === 'board' && tokens[mention.to]?.text === ',' && tokens[mention.to + 1]?.low === 'you';
    if (!given && !asked && !handed) return [];
    let end = mention.to;
    while (end < Math.min(to, mention.to + maxSpoken)) {
      const low = tokens[end]?.low ?? '';
      const thanked = low === 'thank' && tokens[end + 1]?.low === 'you' && end > mention.to + 12;
      const next = ['chair', 'motion', 'we'].includes(low) && floorWords.has(tokens[end + 1]?.low ?? '');
      if (thanked || next || low === 'recognize' || low === 'recognizes') break;
      end += 1;
    }
    return [{ member: mention.member, from: mention.to, to: end }];
  });
}

/** Who says what between two tokens.
 *  Takes: the meeting, the range.  Gives: the passages of its members, in order.  Throws: never. */
export function speechesIn(meeting: Meeting, from: number, to: number): Speech[] {
  if (meeting.captions) return recognized(meeting, from, to);
  const labeled = labeledSpeech(meeting, from, to);
  const first = labeled[0]?.from ?? to;
  return labeled.length >= 3 ? [...reported(meeting, from, first), ...labeled] : reported(meeting, from, to);
}
