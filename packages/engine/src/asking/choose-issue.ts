import type { Venue } from '@rostrum/contract';
import { LRUCache } from 'lru-cache';
import { randomFrom } from '../base/random.ts';
import { boardInterest, seatWeight } from '../boards/seated-board.ts';
import type { CharacterSheet } from '../catalog/types.ts';
import type { LineSpeaker } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { speaksAs, wouldSay } from './casting/choose-character.ts';
import { fitOf } from './casting/expertise-fit.ts';
import { wasHeardBy } from './casting/heard.ts';
import { askedSoFar } from './issues/asked-so-far.ts';
import { isBeside } from './issues/beside/beside.ts';
import { restsOnAnotherUse } from './issues/code/other-use.ts';
import { spokenStandards } from './issues/code/spoken-standards.ts';
import type { RankedIssue } from './issues/rank.ts';
import { isSettled, isSpokenOf, type OnRecord } from './issues/record/on-record.ts';
import { isAskedByTheCode, isInTheCode } from './issues/record/points.ts';
import { fitsTheGroup, presumesRightly } from './issues/record/presumed.ts';
import { longestCode } from './issues/record/read-code.ts';
import { isUntouched } from './issues/record/untouched.ts';
import { sharedWords, wordsOf } from './spoken.ts';
import { isSaidOnce, isWorthInPublic, raisedByPublic } from './worth-in-public.ts';
import type { Issue, IssueKind, QuestionRequest } from './types.ts';

/* Which of the issues that could be raised is raised next. */

/** Who may speak if nobody in particular is requested. */
const speakersIn: Readonly<Record<Venue, readonly LineSpeaker[]>> = {
  board: ['board', 'chair'],
  public: ['public', 'expert'],
  practice: ['board', 'public', 'expert'],
};

/** How often a turn isn't a question: members think aloud, neighbors speak their mind. */
const shareOfStatements: Readonly<Record<Venue, number>> = { board: 0.2, public: 0.5, practice: 0.1 };
/** How much a turn of the wanted form is preferred within its subject. */
const formCounts = 0.06;
/** How much more likely somebody is to raise something in their field. */
const fieldCounts = 0.12;
/** An expert who is called on speaks to another field only where nothing is left of their own. */
const outOfField = 2;
/** Share of the words of a turn that an earlier one may have. */
const maxShared = 0.65;
/** How much more likely the applicant's own board is to raise what it keeps asking about, per step of weight. */
const boardCounts = 0.2;
/** After this many turns of the board, little is left to choose from. */
const choosy = 30;
/** What isn't asked again in other words. */
const minor: ReadonlySet<IssueKind> = new Set<IssueKind>([
  'industry_concern',
  'gap',
  'stated_fact',
  'unsupported_figure',
  'vague_claim',
]);
/** The number of turns that nobody repeats in other words. */
const remembered = 30;
const wordsKept = new LRUCache<string, ReadonlySet<string>>({ max: 2_000 });

function wordsIn(text: string): ReadonlySet<string> {
  const words = wordsKept.get(text) ?? new Set(wordsOf(text));
  wordsKept.set(text, words);
  return words;
}

/** The share of a room that speaks in favor. */
const shareInFavor: Readonly<Record<Rehearsal['difficulty'], number>> = {
  beginner: 0.4,
  intermediate: 0.2,
  advanced: 0.12,
  expert: 0.06,
};

/** Lines of the knowledge base, which are about the kind of project and not taken from the application. */
const isStock = ({ kind }: Issue): boolean => kind === 'industry_concern' || kind === 'gap';

/** In characters: with a paragraph or two of a code, there is little to ask from it. */
const shortestCode = 1_500;

/** Whether a code was written for the use and somebody presented: then there is enough of this record to ask about. */
const hasCodeOfUse = ({ ordinance, presentation }: Materials): boolean =>
  ordinance !== null &&
  presentation !== null &&
  ordinance.text.length >= shortestCode &&
  ordinance.text.length <= longestCode;

/** What a neighbor takes for granted by saying it is so here, and the code doesn't settle it. */
const isSaidHere = (
  { key, text, form }: Issue,
  r: Rehearsal,
  record: OnRecord,
  code: Materials['ordinance'],
): boolean =>
  fitsTheGroup(key, r.project.industry, record) &&
  presumesRightly(text, record) &&
  !isInTheCode(text, code) &&
  !(form === 'request' && isAskedByTheCode(text, code));

/** What is left to say for those who may speak.
 *  Takes: everything ranked, the rehearsal, the record, the code on file, the request, and who is to speak (null: anybody).  Gives: ranked
 *  issues; never none if any were given.  Throws: never. */
export function eligible(
  ranked: readonly RankedIssue[],
  r: Rehearsal,
  record: OnRecord,
  code: Materials['ordinance'],
  request: QuestionRequest,
  settled: CharacterSheet | null,
): readonly RankedIssue[] {
  const speakers = settled === null ? speakersIn[request.venue] : speaksAs(settled);
  const first = request.venue === 'board' && settled === null && askedSoFar(r.exchanges).venues.board.turns === 0;
  const may = ranked.filter(
    ({ issue }) =>
      !request.previousQuestions.includes(issue.text) &&
      (request.venue === 'board' || !isStock(issue) || isSaidHere(issue, r, record, code)) &&
      issue.by.some((as) => speakers.includes(as)) &&
      (settled === null || (wouldSay(settled, issue.position) && heardBy(settled, issue, r, request))) &&
      (!first || issue.form === 'question'),
  );
  if (may.length > 0) return may;
  // Staff and experts have few lines of their own: they ask plainly what a member would.
  const plain = ranked.filter(
    ({ issue }) => issue.form === 'question' && issue.sharpness === 1 && issue.by.includes('board'),
  );
  return plain.length > 0 ? plain : ranked;
}

/** What makes an issue worth a turn of the board now. */
interface Worth {
  /** Neither settled by the record nor said in other words. */
  readonly isOpen: (one: RankedIssue) => boolean;
  /** Open, and about something that nobody has spoken to and that is so here. */
  readonly isWorth: (one: RankedIssue) => boolean;
}

function worthOf(r: Rehearsal, materials: Materials, record: OnRecord, previous: readonly string[]): Worth {
  const { askedOfBoard, inOrder } = askedSoFar(r.exchanges);
  const before = [...inOrder.slice(-remembered), ...previous].map(wordsIn);
  const isSaid = ({ text }: Issue): boolean => {
    const words = wordsIn(text);
    return before.some((one) => sharedWords(words, one) > maxShared);
  };
  // Whether the record settles it, or it was said in other words, is only checked for those that would be said next.
  // Two figures are two questions, in the same words.
  const isOpen = ({ issue }: RankedIssue): boolean =>
    !isSettled(record, issue) && (issue.key.startsWith('relief:') || isBeside(issue) || !isSaid(issue));
  const isSoHere = (one: Issue): boolean =>
    !isStock(one) ||
    (fitsTheGroup(one.key, r.project.industry, record) &&
      presumesRightly(one.text, record) &&
      (!hasCodeOfUse(materials) || isUntouched(one, record, materials)));
  const isAskedAgain = ({ asks, kind }: Issue): boolean =>
    minor.has(kind) && asks.length > 0 && asks.every((one) => askedOfBoard.has(one));
  return {
    isOpen,
    isWorth: (one) => !isAskedAgain(one.issue) && !isSpokenOf(record, one.issue) && isSoHere(one.issue) && isOpen(one),
  };
}

/** True if the board has something left that is worth a turn: nobody goes on for the sake of asking, least of all with lines that would fit
 *  any hearing where a code for the use is on file.
 *  Takes: what a board could raise, best first, the rehearsal, what is on file, and the record.  Throws: never. */
export function isAnythingLeft(
  ranked: readonly RankedIssue[],
  r: Rehearsal,
  materials: Materials,
  record: OnRecord,
): boolean {
  const { isWorth } = worthOf(r, materials, record, []);
  const hasEnough = hasCodeOfUse(materials);
  return ranked.some(
    ({ issue, value }) =>
      issue.form === 'question' &&
      issue.by.includes('board') &&
      !(hasEnough && isStock(issue)) &&
      isWorth({ issue, value }),
  );
}

/** Where a code of the use is on file and nothing else is left, a rule that was spoken of is better than a line that fits any hearing. */
function walkedThrough(
  r: Rehearsal,
  materials: Materials,
  record: OnRecord,
  settled: CharacterSheet | null,
): RankedIssue | undefined {
  if (!hasCodeOfUse(materials) || (settled !== null && !speaksAs(settled).includes('board'))) return undefined;
  const issue = spokenStandards(record, materials, askedSoFar(r.exchanges).issueKeys).find(
    (one) => !restsOnAnotherUse(one, materials),
  );
  return issue === undefined ? undefined : { issue, value: 0 };
}

/** A board goes through its subjects before it comes back to one: this many turns. */
const firstRound = 8;

/** Whether an issue is worth a turn of the first round: anything that decides the case, and otherwise a subject that the board has not
 *  asked about. A code for the use gives the order itself. */
function isOnSomethingNew(r: Rehearsal, materials: Materials): (one: RankedIssue) => boolean {
  const { turns, coverage } = askedSoFar(r.exchanges).venues.board;
  const isOver = turns >= firstRound || hasCodeOfUse(materials);
  return ({ issue }) => isOver || !minor.has(issue.kind) || (coverage.get(issue.topic) ?? 0) < 1;
}

/** The issue that is raised next. Takes: what is eligible, best first, the rehearsal, what is on file, the record, the request, and who is to
 *  speak (null: anybody).  Gives: the same one for the same record and request.  Throws: if there is none. */
export function pick(
  ranked: readonly RankedIssue[],
  r: Rehearsal,
  materials: Materials,
  record: OnRecord,
  request: QuestionRequest,
  settled: CharacterSheet | null,
): Issue {
  const random = randomFrom(r.seed, `turn:${r.exchanges.length}:${request.previousQuestions.length}`);
  const wantsQuestion = random.next() >= shareOfStatements[request.venue];
  const mayFavor = random.next() < shareInFavor[r.difficulty] || settled?.stance === 'supportive';
  const drawn = ranked
    .filter(({ issue }) => !request.previousQuestions.includes(issue.text) && (mayFavor || issue.position !== 'for'))
    .map(({ issue, value }) => {
      const seat = settled === null ? 1 : seatWeight(r, settled.character_id, issue.topic);
      const fit = settled === null ? 0 : fitOf(settled, issue.topic);
      const field = fieldCounts * fit * seat - (settled?.role === 'expert' && fit === 0 ? outOfField : 0);
      const kept = request.venue === 'board' ? boardCounts * (boardInterest(r, issue.topic) - 1) : 0;
      return {
        issue,
        value: value * (1 + field + kept) + ((issue.form === 'question') === wantsQuestion ? formCounts : 0),
      };
    })
    .sort((a, b) => b.value - a.value);
  const { isOpen, isWorth } = worthOf(r, materials, record, request.previousQuestions);
  const isNew = isOnSomethingNew(r, materials);
  const isBoard = request.venue === 'board' && askedSoFar(r.exchanges).venues.board.turns < choosy;
  // What this application and this code raise comes before what any hearing might.
  const issue =
    (isBoard
      ? (drawn.find((one) => !isStock(one.issue) && isNew(one) && isWorth(one)) ??
        walkedThrough(r, materials, record, settled) ??
        drawn.find((one) => isStock(one.issue) && isNew(one) && isWorth(one)) ??
        drawn.find(isWorth) ??
        // A call for one more question gets the least bad one: something of this record, though it was spoken of.
        drawn.find((one) => !isStock(one.issue) && isOpen(one)))
      : undefined
    )?.issue ??
    (request.venue === 'public' ? pickInPublic(drawn, isOpen, r, record) : undefined)?.issue ??
    drawn.find(isOpen)?.issue ??
    drawn[0]?.issue ??
    ranked[0]?.issue;
  if (issue === undefined) throw new Error('the knowledge holds nothing that could be asked');
  return issue;
}

/** What the public raises next, of what is drawn, best first: something new, or else nothing on which one speaks for all. */
function pickInPublic(
  drawn: readonly RankedIssue[],
  isOpen: Worth['isOpen'],
  r: Rehearsal,
  record: OnRecord,
): RankedIssue | undefined {
  const raised = raisedByPublic(r);
  const isNew = ({ issue }: RankedIssue): boolean => !isStock(issue) || isWorthInPublic(issue, record, raised);
  return (
    drawn.find((one) => isNew(one) && isOpen(one)) ??
    drawn.find((one) => !isSaidOnce(one.issue.topic, raised) && isOpen(one))
  );
}

/** A character knows only what was said while they were there. */
function heardBy(character: CharacterSheet, issue: Issue, r: Rehearsal, request: QuestionRequest): boolean {
  if (issue.followUpOf === null) return true;
  const asked = askedSoFar(r.exchanges).byId.get(issue.followUpOf);
  return asked === undefined || wasHeardBy(character.character_id, request.venue, { asked });
}
