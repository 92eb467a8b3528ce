import { wordSet } from '../base/text.ts';
import type { Meeting } from './meeting.ts';
import { placeOf } from './names.ts';
import { sentenceEnd, sentenceStart, type Token } from './tokens.ts';
import type { MinutesOutcome, Place, StaffView } from './types.ts';

type Action = 'approve' | 'deny' | 'postpone' | 'withdraw' | null;

const actions: readonly (readonly [Exclude<Action, null>, ReadonlySet<string>])[] = [
  [
    'deny',
    wordSet(`deny denied denies denial denying reject rejected disapprove disapproval unfavorable negative disapproved inconsistent
    dismiss dismissed`),
  ],
  [
    'postpone',
    wordSet(
      'postpone postponed postponing postponement table tabled tabling defer deferred deferral continuance adjourn adjourned remand remanded',
    ),
  ],
  ['withdraw', wordSet('withdraw withdrawn withdrawal')],
  [
    'approve',
    wordSet(`approve approved approves approving approval adopt adopted adoption grant granted granting accept accepted
    acceptance favorable favorably positive recommend forward forwarded ratify affirm uphold appoint nominate nominated nominates elect amend
    authorize pass support overturn reverse allow`),
  ],
];
/** What is recommended, adopted or accepted may say more. */
const vague = wordSet('recommend forward forwarded accept amend support pass adopt allow');
const continueWords = wordSet('continue continued continuing hold carry carried lay laid');
const conditionWords = wordSet(
  'conditions condition conditioned stipulation stipulations contingent provided provisions',
);
const bodies = wordSet('commission board committee council');
const matters = wordSet('hearing item case matter application request petition');
const papers = wordSet('resolution withdrawal recommendation recommendations report');
const backTo = wordSet('staff applicant developer petitioner committee subcommittee');

/** "Continue the hearing to June 9", "hold the item over", "and continue the case". */
function continues(tokens: readonly Token[], i: number, acts: number): boolean {
  const before = tokens[i - 1]?.low ?? '';
  const ahead = tokens.slice(i + 1, i + 25).map(({ low }) => low);
  // "Motion to carry by Roe": a matter that is carried is put off.
  if (tokens[i]?.low === 'carry' && before === 'to') return true;
  // "Result: Continued".
  if (tokens[i]?.low === 'continued' && i === 0) return true;
  if (tokens[i]?.low === 'continue' && before === 'and' && ahead.slice(0, 4).some((low) => matters.has(low)))
    return true;
  // "Leave the record open and hold the matter over".
  if (before === 'and' && ahead.slice(0, 4).includes('over')) return true;
  // "Continue the public hearing at the next meeting".
  const isDone = i < acts + 4 || before === 'to';
  const isPutOff = tokens[i]?.low === 'continue' && isDone && ahead.slice(0, 4).some((low) => matters.has(low));
  if (isPutOff && !ahead.slice(0, 4).includes('with')) return true;
  const early =
    i < acts + 4 || (tokens[i]?.low === 'continue' && before === 'and') || ['be', 'is', 'was', 'were'].includes(before);
  return early && ahead.some((low) => ['to', 'until', 'over', 'indefinitely'].includes(low));
}

/** "Refer the matter back to staff", "return the plat to the developer". */
function sendsBack(tokens: readonly Token[], i: number): boolean {
  const ahead = tokens.slice(i + 1, i + 9).map(({ low }) => low);
  return (
    ['refer', 'return', 'send'].includes(tokens[i]?.low ?? '') &&
    ahead.some((low, at) => low === 'back' || (backTo.has(low) && ahead.slice(0, at).includes('to')))
  );
}

/** "Grant the withdrawal", "approve the request for a continuance", "allow the applicant to withdraw": what is granted comes behind it. */
function granted(tokens: readonly Token[], i: number): Action {
  for (let at = i + 1; at < Math.min(tokens.length, i + 9); at += 1) {
    const low = tokens[at]?.low ?? '';
    if (['.', ','].includes(low)) return null;
    const verb = tokens[at - 1]?.low === 'to';
    if (low === 'withdrawal' || (verb && low === 'withdraw')) return 'withdraw';
    const puts = ['continuance', 'postponement', 'deferral'].includes(low);
    if (puts || (verb && ['table', 'postpone', 'defer'].includes(low))) return 'postpone';
  }
  return null;
}

/** "Uphold the decision of the administrator": the appeal is denied. */
const standsBy = (tokens: readonly Token[], i: number): boolean =>
  ['uphold', 'affirm'].includes(tokens[i]?.low ?? '') &&
  tokens.slice(i + 1, i + 9).some(({ low }) => ['decision', 'determination', 'denial', 'ruling'].includes(low));

/** The first thing to be done about the matter. "Recommend" waits for what is recommended. */
function actionIn(tokens: readonly Token[]): Action {
  let weak: Action = null;
  // "That the Planning Commission continue": who acts comes before what is done.
  const body = tokens.slice(0, 8).findIndex(({ low }) => bodies.has(low));
  const acts = tokens[0]?.low === 'that' ? body + 1 : 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const low = tokens[i]?.low ?? '';
    if ((continueWords.has(low) && continues(tokens, i, acts)) || sendsBack(tokens, i)) return 'postpone';
    const found = actions.find(([, words]) => words.has(low));
    // "Take the item from the table".
    if (found === undefined || (low === 'table' && tokens[i - 2]?.low === 'from')) continue;
    if (found[0] !== 'approve') return found[0];
    const isAgainst = low === 'recommend' && tokens[i + 1]?.low === 'against';
    if (isAgainst || ['not', "don't"].includes(tokens[i - 1]?.low ?? '') || standsBy(tokens, i)) return 'deny';
    const what = granted(tokens, i);
    if (what !== null) return what;
    if (!vague.has(low)) return found[0];
    weak ??= found[0];
    // "Adopt the resolution denying the variance", "accept the recommendation to deny": what the paper does comes behind it.
    const resolves = tokens.slice(i + 1, i + 5).some((token) => papers.has(token.low));
    if (['accept', 'amend', 'adopt'].includes(low) && !resolves) return weak;
  }
  return weak;
}

/** True if the words say what is done about a matter. Takes: the words. Gives: true for "approved" and "denied", not for "passed". */
export const saysAction = (words: readonly Token[]): boolean =>
  actionIn(words.filter(({ low }) => low !== 'pass')) !== null;

/** True if approval is tied to conditions. */
function conditional(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }, i) => {
    const before = tokens[i - 1]?.low ?? '';
    if (low === 'subject' && tokens[i + 1]?.low === 'to') return true;
    if (['contingent', 'requiring', 'conditioned'].includes(low)) return true;
    if (low === 'requirement' && tokens[i + 1]?.low === 'that') return true;
    if (low === 'provided')
      return (
        before === ',' || !(notProviso.has(tokens[i + 1]?.low ?? '') || (tokens[i + 2]?.low ?? 'second') === 'second')
      );
    if (low === 'following' && before === 'the') {
      const what = tokens[i + 1]?.low ?? '';
      return conditionWords.has(what) || what === 'requirements' || what === 'changes';
    }
    return (
      conditionWords.has(low) &&
      !['no', 'without', 'existing', 'site', 'any', 'road'].includes(before) &&
      tokens[i - 2]?.low !== 'without' &&
      low !== 'provisions'
    );
  });
}

/** "Parking provided by the owner", "as provided in section 4". */
const notProviso = wordSet('by in to for with under at as on from');

const clearly = wordSet('approve approved approval approving grant granted');

const lessWords = ['part', 'reduced', 'partial', 'lesser', 'partially'];

/** "Staff supports", "staff feels that it should be continued". */
const stands = wordSet('supports support supported suggests suggested suggest feels feel felt believes');
const requests = wordSet('request application proposal variance rezoning amendment project plan plat permit');
const isOfStaff = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ low }) => low === 'staff');

/** What staff recommends, in the item's own words. The last statement before the motion counts.
 *  Takes: the meeting, the item's range.  Gives: the view and its position, or null.  Throws: never. */
export function staffViewIn(meeting: Meeting, from: number, to: number): { view: StaffView; at: Place } | null {
  const { tokens, text } = meeting;
  let found: { view: StaffView; at: Place } | null = null;
  for (let at = from; at < to; at += 1) {
    const low = tokens[at]?.low ?? '';
    if (!low.startsWith('recommend') && !(stands.has(low) && isOfStaff(tokens, at))) continue;
    const start = sentenceStart(tokens, at);
    const end = Math.min(to, sentenceEnd(tokens, at));
    const sentence = tokens.slice(start, end);
    const staff = sentence.some((token) => ['staff', "staff's", 'planner', 'department'].includes(token.low));
    const labeledLine = tokens[start]?.low.startsWith('recommend') === true && tokens[at + 1]?.text === ':';
    if (!staff && !labeledLine) continue;
    const move = sentence.some((token) =>
      ['moved', 'motion', 'moves', 'move', 'agree', 'against', ...(stands.has(low) ? [] : ['support'])].includes(
        token.low,
      ),
    );
    const words = tokens.slice(low === 'recommendation' || low === 'recommended' ? start : at, end);
    const said = actionIn(words.filter((token) => !token.low.startsWith('recommend')));
    const denied = low.startsWith('support') && ['not', "doesn't", "didn't"].includes(tokens[at - 1]?.low ?? '');
    const backs = low.startsWith('support') && words.some((token) => requests.has(token.low));
    const action = denied ? 'deny' : (said ?? (backs ? 'approve' : null));
    if (move || action === null) continue;
    const view: StaffView =
      action === 'approve'
        ? conditional(words) || conditionsFollow(meeting, end)
          ? 'approve_with_conditions'
          : 'approve'
        : action === 'withdraw'
          ? 'postpone'
          : action;
    found ??= { view, at: placeOf(text, tokens, start, end) };
  }
  return found;
}

/** A list of conditions begins right after it. */
function conditionsFollow({ tokens }: Meeting, at: number): boolean {
  const next = tokens.slice(at, sentenceEnd(tokens, at));
  return next.length < 30 && next.at(-1)?.text === ':' && next.some(({ low }) => conditionWords.has(low));
}

/** "Per staff recommendation", "to follow the recommendation of staff". */
function followsStaff(words: readonly Token[]): boolean {
  const at = words.findIndex(({ low }) => low.startsWith('recommend'));
  return at >= 0 && words.slice(Math.max(0, at - 4), at + 5).some(({ low }) => low.startsWith('staff'));
}

const asStaff = {
  approve: 'approved',
  approve_with_conditions: 'approved_with_conditions',
  approve_less: 'approved_less',
  deny: 'denied',
  postpone: 'postponed',
} as const;

/** What happens to the matter if the motion with these words passes.
 *  Takes: the words of the motion; whether conditions are listed below it; what staff recommends.  Gives: the outcome; null if the words
 *  don't say what is to be done.  Throws: never. */
export function outcomeOf(words: readonly Token[], listed: boolean, staff: StaffView | null): MinutesOutcome | null {
  const action = actionIn(words);
  const vaguely = !words.some(({ low }) => clearly.has(low));
  if (staff !== null && (action === null || (action === 'approve' && vaguely)) && followsStaff(words))
    return asStaff[staff];
  if (action === null && !words.some(({ low }) => ['to', 'that', 'for'].includes(low))) return null;
  if (action === 'deny') return 'denied';
  if (action === 'postpone') return 'postponed';
  if (action === 'withdraw') return 'withdrawn';
  if (
    words.some(({ low }, i) => lessWords.includes(low) && ['in', 'a', 'with', 'but'].includes(words[i - 1]?.low ?? ''))
  )
    return 'approved_less';
  return listed || conditional(words) ? 'approved_with_conditions' : 'approved';
}

const higher = wordSet('council commissioners supervisors trustees legislature aldermen selectmen court');

/** True if a higher body decides: "recommend ... to the City Council". Takes: the tokens of a motion or an outcome. Gives: false if nothing
 *  is recommended or forwarded, or no such body is named. */
export function recommends(words: readonly Token[]): boolean {
  const recommending = words.some(({ low }) => low.startsWith('recommend') || low === 'forward' || low === 'forwarded');
  return (
    recommending &&
    words.some(({ low }, i) => {
      if (low === 'commission') return words[i - 1]?.low === 'county';
      if (low === 'board') return ['county', 'town', 'village'].includes(words[i - 1]?.low ?? '');
      return higher.has(low);
    })
  );
}
