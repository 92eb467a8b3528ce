import { splitAtSpaces } from '../base/text.ts';
import type { Meeting } from './meeting.ts';
import { placeOf } from './names.ts';
import { sentenceEnd, sentenceStart, type Token } from './tokens.ts';
import type { MinutesKind, MinutesOutcome, Place, StaffView } from './types.ts';
import { outcomeWords } from './vocabulary.ts';

const word = (words: string): ReadonlySet<string> => new Set(splitAtSpaces(words.trim()));

type Action = 'approve' | 'deny' | 'postpone' | 'withdraw' | null;

const actions: readonly (readonly [Exclude<Action, null>, ReadonlySet<string>])[] = [
  [
    'deny',
    word(
      'deny denied denies denial denying reject rejected disapprove disapproval unfavorable negative disapproved inconsistent',
    ),
  ],
  [
    'postpone',
    word(
      'postpone postponed postponing postponement table tabled tabling defer deferred deferral continuance adjourn adjourned remand remanded',
    ),
  ],
  ['withdraw', word('withdraw withdrawn withdrawal')],
  [
    'approve',
    word(`approve approved approves approving approval adopt adopted adoption grant granted granting accept accepted
    acceptance favorable favorably positive recommend forward forwarded ratify affirm uphold appoint nominate elect amend
    authorize pass support`),
  ],
];
const bodies = word('commission board committee council');
const continueWords = word('continue continued continuing hold carry carried');
const conditionWords = word('conditions condition conditioned stipulation stipulations contingent provided provisions');

/** The first thing to be done about the matter. "Recommend" waits for what is recommended. */
function actionIn(tokens: readonly Token[]): Action {
  let weak: Action = null;
  // "That the Planning Commission continue": who acts comes before what is done.
  const body = tokens.slice(0, 8).findIndex(({ low }) => bodies.has(low));
  const acts = tokens[0]?.low === 'that' ? body + 1 : 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const low = tokens[i]?.low ?? '';
    const until = tokens.slice(i + 1, i + 25).map((token) => token.low);
    const early =
      i < acts + 4 ||
      (low === 'continue' && tokens[i - 1]?.low === 'and') ||
      ['be', 'is', 'was', 'were'].includes(tokens[i - 1]?.low ?? '');
    if (continueWords.has(low) && until.some((next) => ['to', 'until', 'over', 'indefinitely'].includes(next)) && early)
      return 'postpone';
    // "Motion to carry by Roe": a matter that is carried is put off.
    if (low === 'carry' && tokens[i - 1]?.low === 'to') return 'postpone';
    const found = actions.find(([, words]) => words.has(low));
    if (found === undefined) continue;
    if (['not', "don't"].includes(tokens[i - 1]?.low ?? '') && found[0] === 'approve') return 'deny';
    const vague = ['recommend', 'forward', 'forwarded', 'accept', 'amend', 'support', 'pass', 'adopt'].includes(low);
    if (!vague) return found[0];
    weak ??= found[0];
    // "Adopt the resolution denying the variance": what the resolution does comes behind it.
    // "Accept the withdrawal": what is accepted, too.
    const resolves = until.slice(0, 4).some((next) => ['resolution', 'withdrawal'].includes(next));
    if (['accept', 'amend', 'adopt'].includes(low) && !resolves) return weak;
  }
  return weak;
}

/** True if approval is tied to conditions. */
function conditional(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }, i) => {
    const before = tokens[i - 1]?.low ?? '';
    if (low === 'subject' && tokens[i + 1]?.low === 'to') return true;
    if (['contingent', 'requiring', 'conditioned'].includes(low)) return true;
    if (low === 'requirement' && tokens[i + 1]?.low === 'that') return true;
    if (low === 'provided') return tokens[i + 1]?.low === 'that' || tokens[i - 1]?.text === ',';
    if (low === 'following' && before === 'the') {
      const what = tokens[i + 1]?.low ?? '';
      return conditionWords.has(what) || what === 'requirements' || what === 'changes';
    }
    return (
      conditionWords.has(low) &&
      !['no', 'without', 'existing', 'site', 'any', 'road'].includes(before) &&
      low !== 'provisions'
    );
  });
}

const lessWords = ['part', 'reduced', 'partial', 'lesser', 'partially'];

/** "Staff supports", "staff feels that it should be continued". */
const stands = word('supports support supported suggests suggested suggest feels feel felt believes');
const requests = word('request application proposal variance rezoning amendment project plan plat permit');
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

/** What happens to the matter if the motion with these words passes.
 *  Takes: the words of the motion; whether conditions are listed below it.  Gives: the outcome.  Throws: never. */
export function outcomeOf(words: readonly Token[], listed: boolean): MinutesOutcome {
  const action = actionIn(words);
  if (action === 'deny') return 'denied';
  if (action === 'postpone') return 'postponed';
  if (action === 'withdraw') return 'withdrawn';
  if (
    words.some(({ low }, i) => lessWords.includes(low) && ['in', 'a', 'with', 'but'].includes(words[i - 1]?.low ?? ''))
  )
    return 'approved_less';
  return listed || conditional(words) ? 'approved_with_conditions' : 'approved';
}

export interface Result {
  readonly passed: boolean;
  readonly unanimous: boolean;
  /** Everybody else voted for it: "all others voted aye". */
  readonly othersYes?: boolean;
  readonly at: Place;
  /** First token of the sentence. */
  readonly from: number;
}

const subjects = word('motion vote votes result item resolution ordinance request amendment it');

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
    if (outcomeWords.failed.has(low) && (near || lack))
      return { passed: false, unanimous: false, at: at2, from: start };
    if (outcomeWords.passed.has(low) && near && tokens[at - 1]?.low !== 'be' && saysResult(sentence, low))
      return { passed: !not, unanimous: unanimous && !not, at: at2, from: start };
    const others = low === 'all' && tokens[at + 1]?.low.startsWith('other') === true;
    const inFavor = sentence.some((token) => ['favor', 'aye', 'yes', 'affirmative'].includes(token.low));
    if (others && inFavor) return { passed: true, unanimous: false, othersYes: true, at: at2, from: start };
    const everyone =
      low === 'all' &&
      unanimous &&
      (['in', 'ayes', 'voted', 'voting'].includes(tokens[at + 1]?.low ?? '') ||
        (['approved', 'agreed'].includes(tokens[at + 1]?.low ?? '') && sentence.length < 6) ||
        (inFavor && sentence.some((token) => ['voted', 'voting', 'votes'].includes(token.low))));
    if (everyone && !meeting.captions && !sentence.some((token) => token.text === '?'))
      return { passed: true, unanimous: true, at: at2, from: start };
  }
  return null;
}

/** "Approved" and "adopted" are also what a motion asks for; they are a result only next to the motion or the vote. */
function saysResult(sentence: readonly Token[], low: string): boolean {
  if (!['approved', 'adopted'].includes(low)) return true;
  return (
    sentence.some((token) => ['motion', 'vote', 'result', 'unanimously', 'unanimous'].includes(token.low)) ||
    sentence.length < 6
  );
}

const higher = word('council commissioners supervisors trustees legislature aldermen selectmen court');

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

const kinds: readonly (readonly [MinutesKind, readonly string[]])[] = [
  ['variance', ['variance', 'variances', 'setback exception']],
  [
    'special_use',
    [
      'conditional use',
      'special use',
      'special exception',
      'use permit',
      'use on review',
      'interim use',
      'special permit',
      'special land use',
      'home occupation',
    ],
  ],
  [
    'text_or_plan',
    [
      'text amendment',
      'general plan',
      'comprehensive plan',
      'sector plan',
      'plan amendment',
      'code amendment',
      'master plan',
      'area plan',
      'area plans',
      'land use plan',
      'future land use',
      'ordinance amendment',
      'one-year plan',
    ],
  ],
  [
    'rezoning',
    [
      'rezone',
      'rezoning',
      'zone change',
      'zoning map',
      'map amendment',
      'zone map',
      'planned unit development',
      'zoning',
    ],
  ],
  ['subdivision', ['subdivision', 'plat', 'plats', 'lot split', 'resubdivision', 'lot line', 'condominium']],
  ['site_plan', ['site plan', 'site plans', 'design review', 'development plan', 'architectural', 'design approval']],
];
const procedure = [
  'minutes',
  'adjourn',
  'adjournment',
  'agenda',
  'consent',
  'election',
  'elect',
  'nominate',
  'nomination',
  'appoint',
  'appointment',
  'recess',
  'excuse',
  'bylaws',
  'chair for',
  'vice chair',
  'budget',
  'closed session',
  'executive session',
  'meeting schedule',
  'meeting dates',
];

/** What was requested. The motion's own words come first, then the title.
 *  Takes: title and motion in lower case.  Gives: the kind.  Throws: never. */
export function kindOfItem(title: string, motion: string): MinutesKind {
  const has = (text: string, words: readonly string[]): boolean => words.some((phrase) => text.includes(phrase));
  for (const text of [motion, title]) {
    for (const [kind, words] of kinds) if (has(text, words)) return kind;
    if (has(text, procedure)) return 'procedural';
  }
  return 'other';
}
