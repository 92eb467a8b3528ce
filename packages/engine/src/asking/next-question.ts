import type { QuestionMethod, Venue } from '@rostrum/contract';
import { LRUCache } from 'lru-cache';
import { randomFrom } from '../base/random.ts';
import { customCommunity } from '../catalog/custom-community.ts';
import { themeById } from '../catalog/theme-by-id.ts';
import type { CharacterSheet, CommunitySheet } from '../catalog/types.ts';
import type { LineSpeaker, TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { boardInterest, seatWeight } from '../boards/seated-board.ts';
import { asTopic } from './as-topic.ts';
import { assignedCharacter, chooseCharacter, speaksAs, wouldSay } from './casting/choose-character.ts';
import { fitOf } from './casting/expertise-fit.ts';
import { wasHeardBy } from './casting/heard.ts';
import { askedSoFar } from './issues/asked-so-far.ts';
import { followUpOn } from './issues/from-answers.ts';
import { elementsOf, isSettled, isSpokenOf, onRecord, type OnRecord } from './issues/record/on-record.ts';
import { isInTheCode } from './issues/record/points.ts';
import { fitsTheGroup, presumesRightly } from './issues/record/presumed.ts';
import { rankedIssues, type RankedIssue } from './issues/rank.ts';
import { sharedWords, wordsOf } from './spoken.ts';
import type { Issue, IssueKind, Question, QuestionRequest } from './types.ts';
import { atThisHour } from './wording/time-of-day.ts';
import { questionTypeOf } from './wording/question-type.ts';

/** The community in which a rehearsal takes place. Takes: the rehearsal. Gives: the applicant's own description over the catalog's; a
 *  complete sheet in any case. */
export function communityOf(r: Rehearsal): CommunitySheet {
  if (r.communityData !== null) return customCommunity(r.communityData, r.communityType);
  const community = plainCommunities.get(r.communityType) ?? customCommunity(null, r.communityType);
  // A client may call its community anything.
  if (plainCommunities.size < maxCommunities) plainCommunities.set(r.communityType, community);
  return community;
}

/** Communities without any custom settings. */
const plainCommunities = new Map<string, CommunitySheet>();
const maxCommunities = 100;

/** The topics that theme ids or topics name; unknown ones are left out. Takes: theme ids, topic ids, or names of them. */
export function topicsNamed(names: readonly string[]): ReadonlySet<TopicId> {
  return new Set(
    names.flatMap((name): readonly TopicId[] => {
      const id = name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
      const topic = asTopic(id);
      return topic !== null ? [topic] : (themeById(id)?.topics ?? themeById(name)?.topics ?? []);
    }),
  );
}

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

/** What a neighbor takes for granted by saying it is so here, and the code doesn't settle it. */
const isSaidHere = ({ key, text }: Issue, r: Rehearsal, record: OnRecord, code: Materials['ordinance']): boolean =>
  fitsTheGroup(key, r.project.industry, record) && presumesRightly(text, record) && !isInTheCode(text, code);

/** What is left to say for those who may speak. */
function eligible(
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

function pick(
  ranked: readonly RankedIssue[],
  r: Rehearsal,
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
      const field = settled === null ? 0 : fieldCounts * fitOf(settled, issue.topic) * seat;
      const kept = request.venue === 'board' ? boardCounts * (boardInterest(r, issue.topic) - 1) : 0;
      return {
        issue,
        value: value * (1 + field + kept) + ((issue.form === 'question') === wantsQuestion ? formCounts : 0),
      };
    })
    .sort((a, b) => b.value - a.value);
  const earlier = [...askedSoFar(r.exchanges).inOrder.slice(-remembered), ...request.previousQuestions];
  const before = earlier.map(wordsIn);
  const isSaid = ({ text }: Issue): boolean => {
    const words = wordsIn(text);
    return before.some((one) => sharedWords(words, one) > maxShared);
  };
  // Whether the record settles it, or it was said in other words, is only checked for those that would be said next.
  // Two pairs of figures are two questions, in the same words.
  const isOpen = ({ issue }: RankedIssue): boolean =>
    !isSettled(record, issue) && (issue.key.startsWith('relief:') || !isSaid(issue));
  const { askedOfBoard } = askedSoFar(r.exchanges);
  const isPresumed = (one: Issue): boolean =>
    !isStock(one) || (fitsTheGroup(one.key, r.project.industry, record) && presumesRightly(one.text, record));
  const isAskedAgain = ({ asks, kind }: Issue): boolean =>
    minor.has(kind) && asks.length > 0 && asks.every((one) => askedOfBoard.has(one));
  const isWorth = (one: RankedIssue): boolean =>
    !isAskedAgain(one.issue) && !isSpokenOf(record, one.issue) && isPresumed(one.issue) && isOpen(one);
  // What this application and this code raise comes before what any hearing might.
  const issue =
    (request.venue === 'board' && askedSoFar(r.exchanges).venues.board.turns < choosy
      ? (drawn.find((one) => !isStock(one.issue) && isWorth(one)) ??
        drawn.find((one) => isStock(one.issue) && isWorth(one)))
      : undefined
    )?.issue ??
    drawn.find(isOpen)?.issue ??
    drawn[0]?.issue ??
    ranked[0]?.issue;
  if (issue === undefined) throw new Error('the knowledge holds nothing that could be asked');
  return issue;
}

function methodOf({ kind }: Issue): QuestionMethod {
  return kind === 'open_answer' || kind === 'unanswered_request' || kind === 'contradiction'
    ? 'memory_enhanced'
    : 'built_in';
}

/** How specific a turn is to this project. Gives: 0..1. */
function realismOf({ citations, kind, text }: Issue): number {
  const words = text.split(/\s+/).length;
  const own = citations.length > 0 || kind === 'open_answer' ? 0.2 : 0;
  return Math.round((0.65 + own + (words <= 30 ? 0.15 : 0.05)) * 100) / 100;
}

/** A character knows only what was said while they were there. */
function heardBy(character: CharacterSheet, issue: Issue, r: Rehearsal, request: QuestionRequest): boolean {
  if (issue.followUpOf === null) return true;
  const asked = askedSoFar(r.exchanges).byId.get(issue.followUpOf);
  return asked === undefined || wasHeardBy(character.character_id, request.venue, { asked });
}

/** The next turn of a rehearsal: what to raise, who raises it, in which words, based on what.
 *  Takes: the rehearsal, what is on file, and the client's request.  Gives: the question, ready to become an `asked` event; the same one
 *  for the same record and request.  Throws: only if the catalog or the knowledge base is empty.
 *  Specification: hearing.md §4 (Question cycle), §9 (Question limits); decisions.md §3, §6. */
export function nextQuestion(r: Rehearsal, materials: Materials, request: QuestionRequest): Question {
  const record = onRecord(r, materials);
  const only = topicsNamed(request.topics);
  const settled = assignedCharacter(r, request);
  const due = followUpOn(r, record, request.venue, only);
  const asker = due === null ? null : (askedSoFar(r.exchanges).byId.get(due.followUpOf ?? '')?.character_id ?? null);
  // The asker follows up; somebody else who is called on has a question of their own.
  const isTheirs = settled === null || settled.character_id === asker;
  const issue = due !== null && isTheirs ? due : ownIssue(r, materials, record, request, only, settled);
  const character = chooseCharacter(r, request, issue, issue === due ? asker : null);
  const expects = issue.asks.length > 0 ? issue.asks : elementsOf(r.project, record, issue.topic).map(({ id }) => id);
  return {
    text: atThisHour(issue.text, materials.presentation?.text ?? ''),
    character,
    topic: issue.topic,
    issue,
    questionType: questionTypeOf(issue, character),
    purpose: issue.purpose,
    method: methodOf(issue),
    expects,
    citations: issue.citations,
    context: issue.reason ?? '',
    realismScore: realismOf(issue),
  };
}

function ownIssue(
  r: Rehearsal,
  materials: Materials,
  record: OnRecord,
  request: QuestionRequest,
  only: ReadonlySet<TopicId>,
  settled: CharacterSheet | null,
): Issue {
  const ranked = rankedIssues(r, materials, request.venue, communityOf(r), only);
  // Once everything on the requested subjects has been said, the hearing continues with others.
  const left = ranked.length > 0 ? ranked : rankedIssues(r, materials, request.venue, communityOf(r), new Set());
  return pick(eligible(left, r, record, materials.ordinance, request, settled), r, record, request, settled);
}

/** What somebody could raise now, best first. Takes: the rehearsal, what is on file, the request, and who would raise it.
 *  Gives: ranked issues that this person may raise at this point.  Throws: never. */
export function openIdeas(
  r: Rehearsal,
  materials: Materials,
  request: QuestionRequest,
  character: CharacterSheet,
): readonly RankedIssue[] {
  const ranked = rankedIssues(r, materials, request.venue, communityOf(r), topicsNamed(request.topics));
  const record = onRecord(r, materials);
  return eligible(
    ranked,
    r,
    record,
    materials.ordinance,
    request,
    assignedCharacter(r, request) === null ? null : character,
  )
    .filter(({ issue }) => wouldSay(character, issue.position) && issue.kind !== 'contradiction')
    .slice(0, mostLookedAt)
    .filter(({ issue }) => !isSettled(record, issue));
}

/** Of several hundred, the ones that stand a chance. */
const mostLookedAt = 60;
