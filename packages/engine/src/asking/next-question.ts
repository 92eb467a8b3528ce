import { splitAtSpaces } from '../base/text.ts';
import type { QuestionMethod } from '@rostrum/contract';
import { customCommunity } from '../catalog/custom-community.ts';
import { themeById } from '../catalog/theme-by-id.ts';
import type { CharacterSheet, CommunitySheet } from '../catalog/types.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { TopicId } from '../knowledge/types.ts';
import { stemsOf } from '../language/stems.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { isBeforeAnExaminer } from '../boards/seated-board.ts';
import { asTopic } from './as-topic.ts';
import { assignedCharacter, chooseCharacter, wouldSay } from './casting/choose-character.ts';
import { eligible, isAnythingLeft, pick } from './choose-issue.ts';
import { askedSoFar } from './issues/asked-so-far.ts';
import { followUpOn } from './issues/from-answers.ts';
import { elementsOf, isSettled, onRecord, type OnRecord } from './issues/record/on-record.ts';
import { rankedIssues, type RankedIssue } from './issues/rank.ts';
import { inTheSingular } from './wording/in-the-singular.ts';
import type { Issue, Question, QuestionRequest } from './types.ts';
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

/** The topics that are meant: those of a theme, a topic itself, otherwise whatever the words speak of most ('traffic' is traffic and roads).
 *  Takes: ids of themes or topics, or plain words for them.  Gives: nothing for words that speak of no topic.  Throws: never. */
export function topicsNamed(names: readonly string[]): ReadonlySet<TopicId> {
  return new Set(
    names.flatMap((name): readonly TopicId[] => {
      const id = name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
      const topic = asTopic(id);
      return topic !== null ? [topic] : (themeById(id)?.topics ?? themeById(name)?.topics ?? topicsSpokenOf(id));
    }),
  );
}

function topicsSpokenOf(id: string): readonly TopicId[] {
  const found = topicsOfStems(stemsOf(id.replaceAll('_', ' ')), 1);
  return found.filter(({ points }) => points === found[0]?.points).map(({ topic }) => topic);
}

function methodOf({ kind }: Issue): QuestionMethod {
  return kind === 'open_answer' || kind === 'unanswered_request' || kind === 'contradiction'
    ? 'memory_enhanced'
    : 'built_in';
}

/** How specific a turn is to this project. Gives: 0..1. */
function realismOf({ citations, kind, text }: Issue): number {
  const words = splitAtSpaces(text).length;
  const own = citations.length > 0 || kind === 'open_answer' ? 0.2 : 0;
  return Math.round((0.65 + own + (words <= 30 ? 0.15 : 0.05)) * 100) / 100;
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
  const text = atThisHour(issue.text, materials.presentation?.text ?? '');
  const isAlone = request.venue === 'board' && isBeforeAnExaminer(r);
  const expects = issue.asks.length > 0 ? issue.asks : elementsOf(r.project, record, issue.topic).map(({ id }) => id);
  return {
    text: isAlone ? inTheSingular(text) : text,
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

/** The rehearsal as if only its last questions had been asked. */
const lately = (r: Rehearsal): Rehearsal => ({ ...r, exchanges: r.exchanges.slice(-notRepeated) });
const notRepeated = 10;

function ownIssue(
  r: Rehearsal,
  materials: Materials,
  record: OnRecord,
  request: QuestionRequest,
  only: ReadonlySet<TopicId>,
  settled: CharacterSheet | null,
): Issue {
  const rank = (of: Rehearsal, topics: ReadonlySet<TopicId>): readonly RankedIssue[] =>
    rankedIssues(of, materials, request.venue, communityOf(of), topics);
  const ranked = rank(r, only);
  // Once everything on the requested subjects has been said, the hearing continues with others.
  const others = ranked.length > 0 ? ranked : rank(r, new Set());
  // Whoever still calls for a question after all were asked hears the earlier ones again.
  const left = others.length > 0 ? others : rank(lately(r), new Set());
  return pick(eligible(left, r, record, materials.ordinance, request, settled), r, materials, record, request, settled);
}

/** True if the board has nothing more to ask that is worth a turn: the chair may say so and go on.
 *  Takes: the rehearsal and what is on file.  Gives: false while an answer is to be followed up, and where nothing was presented.  Throws:
 *  never. */
export function isBoardDone(r: Rehearsal, materials: Materials): boolean {
  const record = onRecord(r, materials);
  const any: ReadonlySet<TopicId> = new Set();
  if (followUpOn(r, record, 'board', any) !== null) return false;
  return !isAnythingLeft(rankedIssues(r, materials, 'board', communityOf(r), any), r, materials, record);
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
