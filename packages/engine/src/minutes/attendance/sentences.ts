import { wordSet } from '../../base/text.ts';
import { isPost, postBefore, postOfNext, presenceIn, surnameFirst } from './words.ts';
import { readName, type NameAt } from '../names.ts';
import type { Roster } from '../roster.ts';
import { sentenceEnd, type Token } from '../tokens.ts';
import type { Place } from '../types.ts';
import { boardTitles, chairTitles, hereWords, viceTitles } from '../vocabulary.ts';

/* Attendance in sentences and roll calls: "Commissioners Roe and Ruiz were present", "Jane Roe - here". */

const joins = wordSet(', ; and & as well ex-officio ex officio alternate alternates regular');
const beforeStatus = wordSet(
  'was were is are also all both had been being has have , – - — ( who not each but alternate member',
);
const boardWords = wordSet('members member commissioners commission board chair roll quorum boardmembers');
const strangers = wordSet('applicant motion applicants owner petitioner representing neighbors audience');
const officeWords: ReadonlySet<string> = new Set([
  ...boardTitles,
  ...chairTitles,
  ...viceTitles,
  ',',
  '-',
  '–',
  '(',
  ')',
]);

/** Where a name is in a line. Takes: the tokens of the line and where in them the name is.  Gives: its words and where they start.  Throws: never. */
export const placeOf = (tokens: readonly Token[], { from, to }: NameAt): Place => ({
  quote: tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' '),
  start: tokens[from]?.start ?? 0,
});

/** Names joined by one "and". */
interface Group {
  readonly names: readonly NameAt[];
  readonly from: number;
  readonly to: number;
}

/** After a name: an aside in parentheses, an office. */
function afterAside(tokens: readonly Token[], at: number, end: number): number {
  let next = at;
  if (tokens[next]?.text === '(') {
    const close = tokens.slice(next, next + 12).findIndex(({ text }) => text === ')');
    if (close > 0) next += close + 1;
  }
  const office = tokens[next]?.text === ',' && boardTitles.has(tokens[next + 1]?.low ?? '');
  const named = office && readName(tokens, next + 1) === null;
  if (named) {
    next += 1;
    while (next < end && boardTitles.has(tokens[next]?.low ?? '')) next += 1;
  }
  return Math.min(next, end);
}

function groupsIn(tokens: readonly Token[], from: number, end: number): Group[] {
  const groups: { names: NameAt[]; from: number; to: number }[] = [];
  for (let at = from; at < end; at += 1) {
    const read = readName(tokens, at);
    if (read === null) continue;
    // "GIS Coordinator Bo Ray": a post that begins like a name.
    const alone = read.name.given.length === 0;
    // "Board of Recreation member Bo Ray" sits on another board.
    const other = alone && boardTitles.has(tokens[read.to]?.low ?? '') && isOtherBoard(tokens, read.to);
    const leads = other || (alone && isPost(tokens, read.to));
    if (read.title === null && (leads || isPost(tokens, read.to - 1))) {
      at = read.to - 1;
      continue;
    }
    const last = groups.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.to, at);
    const close =
      last !== undefined &&
      last.to <= at &&
      !(between.length === 0 && tokens[at]?.first === true) &&
      between.every(({ low }, i) => joins.has(low) || boardTitles.has(low) || isPost(between, i) || low === 'city');
    const to = afterAside(tokens, read.to, end);
    if (close && last !== undefined) {
      last.names.push(read);
      last.to = to;
    } else groups.push({ names: [read], from: at, to });
    at = read.to - 1;
  }
  return groups;
}

/** True if wide space separates two words of a line: they are in two columns. */
const apart = (a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && a.line === b.line && b.start - a.end >= 3;

const beforeNames = wordSet(
  'was were are is of for commissioners members the - , regular voting board planning member from meeting',
);

/** "Board of Recreation member": true if the title at `at` is of another body than one for planning or zoning. */
const isOtherBoard = (tokens: readonly Token[], at: number): boolean =>
  boardTitles.has(tokens[at]?.low ?? '') &&
  tokens[at - 1]?.capital === true &&
  tokens[at - 2]?.low === 'of' &&
  ['board', 'commission', 'committee'].includes(tokens[at - 3]?.low ?? '') &&
  !['zoning', 'planning', 'appeals', 'adjustment'].includes(tokens[at - 1]?.low ?? '');

/** What a sentence says about a group: right after it ("were present"), or right before it ("absent were", "except"). */
function statusOf(tokens: readonly Token[], group: Group, from: number, end: number): 'present' | 'absent' | null {
  let not = false;
  for (let at = group.to; at < Math.min(end, group.to + 8); at += 1) {
    const low = tokens[at]?.low ?? '';
    if (apart(tokens[at - 1], tokens[at])) break;
    const attends =
      low === 'attendance' || low === 'attended' || (low === 'in' && tokens[at + 1]?.low === 'attendance');
    // "Absent: Bo Ray": the label of the next list.
    const isLabel = tokens[at + 1]?.text === ':';
    // "Commissioners Roe and Ruiz answered the roll".
    const answers = low === 'answered' && tokens.slice(at + 1, at + 4).some((token) => token.low === 'roll');
    const said = attends || answers ? 'present' : isLabel ? null : presenceIn(low);
    if (said !== null) return said === 'present' && not ? 'absent' : said;
    if (low === 'unable' && tokens[at + 2]?.low === 'attend') return 'absent';
    if (not && low === 'able' && tokens[at + 2]?.low === 'attend') return 'absent';
    // "Asked to be excused", that evening and not from an item.
    if (low === 'asked' && tokens[at + 3]?.low === 'excused' && tokens[at + 4]?.low !== 'from') return 'absent';
    not ||= low === 'not';
    if (!beforeStatus.has(low)) break;
  }
  for (let at = group.from - 1; at >= Math.max(from, group.from - 5); at -= 1) {
    const low = tokens[at]?.low ?? '';
    // A heading or a table cell says nothing about the line below it.
    const isBroken = tokens[group.from]?.first === true && !['were', 'was', 'are'].includes(low);
    if (at === group.from - 1 && (isBroken || apart(tokens[at], tokens[group.from]))) break;
    if (low === 'except' || low === 'exception' || low === 'excepting') return 'absent';
    // "The following members were present: Roe, Ruiz"; a label at the beginning of a line is read with the lists.
    if (low === ':' && at === group.from - 1 && (tokens[from]?.first !== true || at - from > longestLabel)) continue;
    // "Board members were introduced and included: Roe, Ruiz".
    const lists =
      low === 'included' && tokens.slice(Math.max(from, at - 12), at).some((token) => token.low === 'members');
    const said = low === 'attendance' || lists ? 'present' : presenceIn(low);
    const not = tokens.slice(Math.max(from, at - 2), at).some((token) => token.low === 'not');
    if (said !== null) return said === 'present' && not ? 'absent' : said;
    if (!beforeNames.has(low)) break;
  }
  return null;
}

/** Names that sentences call present or absent.
 *  Takes: the tokens of the opening part, the roster.  Gives: how many it added for something else than their attendance: who opens the
 *  meeting, who sits in for whom.  Throws: never. */
export function readSentences(tokens: readonly Token[], roster: Roster): number {
  let aside = 0;
  for (let from = 0; from < tokens.length; from = Math.max(from + 1, sentenceEnd(tokens, from))) {
    const end = sentenceEnd(tokens, from);
    const words = tokens.slice(from, end);
    const before = roster.members.length;
    whoOpens(tokens, from, end, roster);
    readSubstitutes(tokens, from, end, roster);
    aside += roster.members.length - before;
    if (words.some(({ low }) => strangers.has(low)) || !words.some(says)) continue;
    const others = words.findIndex(
      ({ low }, at) => low === 'staff' || (['also', 'others'].includes(low) && isHere(words, at + 1)),
    );
    const board = words.some(({ low }) => boardWords.has(low));
    for (const group of groupsIn(tokens, from, end)) {
      const status = statusOf(tokens, group, from, end);
      if (status === null) continue;
      // "Present: Roe, Ruiz. Also present: Chen", "Chen was also present".
      const isLabel = words[others + 2]?.text === ':';
      const also = others >= 0 && from + others < (isLabel ? group.from : group.to + longestAside);
      const titled = group.names.some(({ title }) => title === 'board');
      // "Jane Roe, Director of Planning, and Bo Ray were present": whoever stands with staff is staff.
      const ofStaff =
        !titled &&
        !board &&
        group.names.every((read) => roster.whoIs(read) === null) &&
        group.names.some(({ from: at, to }) => postBefore(tokens, at) || postBehind(tokens, to, end));
      for (const read of group.names) {
        const known = roster.whoIs(read);
        const many = group.names.length >= fewest;
        const sits = known !== null || read.title === 'board' || titled || ((board || many) && !also);
        const beginning = read.name.given.length > 0 || group.names.length > 1 || board;
        const serves = postBefore(tokens, read.from) || postBehind(tokens, read.to, end) || isPost(tokens, read.from);
        // In minutes of a planning commission, a county commissioner is of another body.
        const elsewhere =
          isOtherBoard(tokens, read.from) ||
          (tokens[read.from - 1]?.low === 'county' && tokens[read.from]?.low === 'commissioner');
        if (known === null && hasSeat(tokens, read.to))
          roster.add(read.name, { present: status === 'present', at: placeOf(tokens, read) });
        else if (known === null && (serves || also || ofStaff || elsewhere)) roster.outsider(read.name);
        else if (known !== null && (status === 'absent' || !known.present)) known.present = status === 'present';
        else if (sits && beginning)
          roster.add(read.name, { role: read.role, present: status === 'present', at: placeOf(tokens, read) });
        else if (
          status === 'absent' &&
          roster.members.length >= 2 &&
          (read.name.given.length > 0 || read.title !== null || words.length <= shortestCall)
        )
          roster.add(read.name, { present: false, at: placeOf(tokens, read) });
      }
    }
  }
  return aside;
}

/** "Jane Roe, alternate member, was also in attendance": a seat of the board, whoever else was there. */
const hasSeat = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === ',' && tokens[at + 1]?.low === 'alternate' && tokens[at + 2]?.low === 'member';

/** "Roe sat in for Ruiz", "requested alternate Roe replace Ruiz", "in place of Ruiz": who took part, and who did not. */
function readSubstitutes(tokens: readonly Token[], from: number, end: number, roster: Roster): void {
  for (let at = from + 1; at < end; at += 1) {
    const [low, next] = [tokens[at]?.low ?? '', tokens[at + 1]?.low ?? ''];
    const sits = sitting.has(low) && (next === 'for' || (next === 'in' && tokens[at + 2]?.low === 'for'));
    const stead = low === 'place' && ['in', 'the'].includes(tokens[at - 1]?.low ?? '') && next === 'of';
    const replaces = low === 'replace' || low === 'replaced';
    if (!sits && !stead && !replaces) continue;
    const names = groupsIn(tokens, from, end).flatMap((group) => group.names);
    const who = names.findLast(({ to }) => to <= at && (stead || at - to <= fewest));
    const whom = names.find((read) => read.from > at && read.from - at <= longestStead);
    if (who === undefined || whom === undefined) return;
    roster.add(who.name, { role: who.role, present: true, at: placeOf(tokens, who) });
    if (roster.whoIs(whom) === null)
      roster.add(whom.name, { role: whom.role, present: false, at: placeOf(tokens, whom) });
    return;
  }
}
const sitting = wordSet('sat sit sits sitting seated filling filled stepping stepped');
const longestStead = 7;
const longestAside = 8;

/** "Jane Roe, Zoning Administrator", "Jane Roe (Planner at the county)". */
const postBehind = (tokens: readonly Token[], at: number, end: number): boolean =>
  [',', '('].includes(tokens[at]?.text ?? '') &&
  [at + 1, at + 2, at + 3].some(
    (next) =>
      next < end &&
      isPost(tokens, next) &&
      !postOfNext(tokens, next) &&
      tokens.slice(at + 1, next).every(({ text }) => text !== ','),
  ) &&
  readName(tokens, at + 1) === null;

const isHere = (words: readonly Token[], at: number): boolean =>
  hereWords.has(words[at]?.low ?? '') || (words[at]?.low === 'in' && words[at + 1]?.low === 'attendance');

/** "Roe – Absent." is all of a sentence. */
const shortestCall = 4;
const openedBy = wordSet('opened convened');
const longestLabel = 3;

/** "Chair Roe called the meeting to order", "opened by the Chairman, Jane Roe": who presides is there. */
function whoOpens(tokens: readonly Token[], from: number, end: number, roster: Roster): void {
  const order = tokens
    .slice(from, end)
    .findIndex(({ low }, at) => low === 'order' && tokens[from + at - 1]?.low === 'to');
  const presides = tokens.slice(from, end).some(({ low }) => low === 'presided' || low === 'presiding');
  const opens = tokens.slice(from, end).some(({ low }, at) => openedBy.has(low) && tokens[from + at + 1]?.low === 'by');
  const calls = opens || (order >= 0 && tokens.slice(from, end).some(({ low }) => low === 'called'));
  if (!calls && !presides) return;
  for (let at = from; at < Math.min(end, from + Math.max(0, order) + 12); at += 1) {
    const read = readName(tokens, at);
    if (read === null) continue;
    const before = tokens[read.from - 1]?.text === ',' && chairTitles.has(tokens[read.from - 2]?.low ?? '');
    const follows =
      before ||
      ([',', '(', '-', '–'].includes(tokens[read.to]?.text ?? '') &&
        tokens.slice(read.to, read.to + 4).some(({ low, first }) => chairTitles.has(low) && !first));
    if (read.title !== 'board' && !follows) continue;
    roster.add(read.name, { role: before ? 'chair' : read.role, present: true, at: placeOf(tokens, read) });
    return;
  }
}

const says = ({ low }: Token): boolean =>
  presenceIn(low) !== null ||
  ['attendance', 'attended', 'answered', 'included', 'unable', 'able', 'exception'].includes(low);

const marks = wordSet(', - – — : ( . | [');
/** This many of one kind make a roll call. */
const fewest = 3;

/** "Jane Roe - Present", "Roe, Jane: Excused", one after the other, with or without an office in between.
 *  Takes: the tokens of the opening part, the roster.  Throws: never. */
export function readAnswers(tokens: readonly Token[], roster: Roster): void {
  const pairs: { read: NameAt; present: boolean; staff: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = surnameFirst(tokens, at) ?? readName(tokens, at, false, true);
    if (read === null) continue;
    let next = read.to;
    let staff = false;
    while (next < read.to + 6 && tokens[next]?.first !== true) {
      const low = tokens[next]?.low ?? '';
      staff ||= isPost(tokens, next);
      if (!(marks.has(low) || officeWords.has(low) || isPost(tokens, next))) break;
      next += 1;
    }
    const answer = tokens[next];
    const said = answer === undefined || next === read.to ? null : presenceIn(answer.low);
    const after = tokens[next + 1];
    const ends = after === undefined || after.first || !after.word || ['and', 'at', 'late', 'w'].includes(after.low);
    if (said !== null && answer?.first !== true && ends) pairs.push({ read, present: said === 'present', staff });
    at = read.to - 1;
  }
  if (pairs.length < fewest) return;
  for (const { read, present, staff } of pairs)
    if (staff) roster.outsider(read.name);
    else {
      const known = roster.whoIs(read);
      if (known !== null) known.present = present;
      else roster.add(read.name, { role: read.role, present, at: placeOf(tokens, read) });
    }
}

/** How far apart two names of one roll call may be, in tokens. */
const callGap = 14;

/** "Commissioner Ruiz? Here." one after the other. Somebody called in between whose answer the transcript has lost is on the board, too.
 *  Takes: the tokens and the roster, which it adds to. Gives: nothing; it adds nobody if fewer than two answered. */
export function readRollCall(tokens: readonly Token[], roster: Roster): void {
  const called: { read: NameAt; answered: boolean; gone: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readName(tokens, at, true);
    if (read === null || read.title === null) continue;
    let next = read.to;
    while (next < read.to + 3 && tokens[next] !== undefined && !(tokens[next]?.word ?? false)) next += 1;
    const answer = tokens[next]?.low ?? '';
    const marked = ['?', '.', ',', ':', '-'].includes(tokens[read.to]?.text ?? '') || tokens[read.to]?.first === true;
    const gone = tokens
      .slice(read.to, Math.min(read.to + 8, sentenceEnd(tokens, read.to)))
      .some(({ low }) => low.startsWith('absen') || low === 'excused');
    if (hereWords.has(answer) || gone || (marked && read.title === 'board')) {
      const last = called.at(-1);
      const far = last === undefined || at - last.read.to > callGap;
      if (!(read.title === 'plain' && (far || answer !== 'here')))
        called.push({ read, answered: hereWords.has(answer), gone });
    }
    at = read.to - 1;
  }
  const answers = called.filter((one) => one.answered).length;
  if (answers < 2) return;
  called.forEach(({ read, answered, gone }, index) => {
    const near = (other: (typeof called)[number] | undefined): boolean =>
      other !== undefined && Math.abs(other.read.from - read.from) < callGap * 3 && (other.answered || other.gone);
    if (!answered && (answers < 3 || !(near(called[index - 1]) || near(called[index + 1])))) return;
    roster.add(read.name, { role: read.role, present: !gone, at: placeOf(tokens, read) });
  });
}

/** How somebody takes part: "present by telephone". */
const ways = wordSet('by telephone phone via zoom video remotely virtually');

/** A table that lost its lines: all titled names first, then as many answers. Takes: the tokens and the roster, which it adds to. Gives:
 *  nothing; it adds nobody if names and answers aren't as many. */
export function readColumns(tokens: readonly Token[], roster: Roster): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const names: NameAt[] = [];
    let next = at;
    for (let read = readName(tokens, next); read?.title === 'board'; read = readName(tokens, next)) {
      names.push(read);
      next = read.to;
    }
    if (names.length < fewest) continue;
    const answers: ('present' | 'absent')[] = [];
    for (;;) {
      const low = tokens[next]?.low ?? '';
      const said = presenceIn(low);
      if (said !== null) answers.push(said);
      else if (answers.length === 0 || !ways.has(low)) break;
      next += 1;
    }
    at = next - 1;
    if (answers.length !== names.length) continue;
    names.forEach((read, index) => {
      const member = roster.add(read.name, { role: read.role, at: placeOf(tokens, read) });
      member.present = answers[index] === 'present';
    });
  }
}
