import type { QuestionMethod } from '@rostrum/contract';
import { customCommunity } from '../catalogue/custom-community.ts';
import { themeById } from '../catalogue/theme-by-id.ts';
import type { CommunitySheet } from '../catalogue/types.ts';
import { entryFor, topicById } from '../knowledge/all-topics.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { askedSoFar } from './asked-so-far.ts';
import { asTopic } from './as-topic.ts';
import { assignedCharacter, chooseCharacter, floorOf } from './choose-character.ts';
import { chooseMove } from './choose-move.ts';
import { contextLine } from './context-line.ts';
import { fitOf } from './expertise-fit.ts';
import { wasHeardBy } from './heard.ts';
import { followUpDue, rankedIssues, type RankedIssue } from './issues.ts';
import { namesSaid } from './names-said.ts';

import { figuresOf, wordCount } from './spoken.ts';
import type { Spoken, Turn } from './turn.ts';
import type { Issue, Question, QuestionRequest } from './types.ts';
import { wordsFor } from './words.ts';

/** The community in which a rehearsal plays. */
export function communityOf(r: Rehearsal): CommunitySheet {
  if (r.communityData !== null) return customCommunity(r.communityData, r.communityType);
  const community = plainCommunities.get(r.communityType) ?? customCommunity(null, r.communityType);
  // A client may call its community what it likes.
  if (plainCommunities.size < mostCommunities) plainCommunities.set(r.communityType, community);
  return community;
}

/** Communities of which a session tells nothing of its own. */
const plainCommunities = new Map<string, CommunitySheet>();
const mostCommunities = 100;

/** Topics that theme ids or topics name; unknown ones are left out. Takes: theme ids, topic ids, or names of them. */
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

/** The issue to raise: the most pressing one, a little sooner where it lies in the field of whoever is to speak. */
function pick(ranked: readonly RankedIssue[], r: Rehearsal, request: QuestionRequest): Issue {
  const character = assignedCharacter(r, request);
  let best = ranked[0];
  let bestValue = -Infinity;
  for (const candidate of ranked) {
    const suits = character === null ? 0 : 0.12 * fitOf(character, candidate.issue.topic);
    const value = candidate.value * (1 + suits);
    if (value > bestValue) [best, bestValue] = [candidate, value];
  }
  if (best === undefined) throw new Error('the knowledge holds no topic that could be asked about');
  return best.issue;
}

function methodOf(issue: Issue, spoken: Spoken, coalition: boolean): QuestionMethod {
  const fromMemory =
    issue.kind === 'open_answer' ||
    issue.kind === 'unanswered_request' ||
    issue.kind === 'contradiction' ||
    spoken.citations.some(({ kind }) => kind === 'answer');
  return fromMemory || coalition ? 'memory_enhanced' : 'built_in';
}

/** How much a question sounds like one from a real hearing: short, concrete, about this project. Gives: 0..1. */
function realismOf(spoken: Spoken, turn: Turn): number {
  const count = wordCount(spoken.text);
  const named =
    spoken.citations.length > 0 ||
    (turn.names.projectIsNamed && spoken.text.includes(turn.names.project)) ||
    (turn.names.place !== null && spoken.text.includes(turn.names.place));
  const short = count <= 25 ? 0.2 : count <= 40 ? 0.14 : 0.06;
  return Math.round((0.55 + short + (named ? 0.15 : 0) + (figuresOf(spoken.text).length > 0 ? 0.05 : 0)) * 100) / 100;
}

/** A character knows only what was said while it sat there: an issue from an exchange it did not hear is not its to raise. */
function heardBy(characterId: string, issue: Issue, r: Rehearsal, request: QuestionRequest): boolean {
  if (issue.followUpOf === null) return true;
  const asked = askedSoFar(r.exchanges).byId.get(issue.followUpOf);
  return asked === undefined || wasHeardBy(characterId, request.venue, { asked });
}

/** The next question of a rehearsal: what to raise, who raises it, by what move, in which words, resting on what.
 *  Takes: the rehearsal, what is on file, and what the client asks for.  Gives: the question, ready to become an `asked` event; the
 *  same one for the same record and request.  Throws: only where the catalogue or the knowledge is empty.
 *  Specification: hearing.md §4 (Question cycle), §9 (Question limits); decisions.md §3, §6. */
export function nextQuestion(r: Rehearsal, materials: Materials, request: QuestionRequest): Question {
  const community = communityOf(r);
  const named = topicsNamed(request.topics);
  const only = new Set([...named].filter((topic) => entryFor(topic, r.project.industry) !== null));
  const settled = assignedCharacter(r, request);
  const due = followUpDue(r, request.venue, only);
  const mayFollow = due !== null && (settled === null || heardBy(settled.character_id, due, r, request));
  const ranked = mayFollow
    ? []
    : rankedIssues(r, materials, request.venue, community, only).filter(
        ({ issue }) => settled === null || heardBy(settled.character_id, issue, r, request),
      );
  const issue = mayFollow ? due : pick(ranked, r, request);
  const followed = issue.followUpOf === null ? undefined : askedSoFar(r.exchanges).byId.get(issue.followUpOf);
  const asker = followed?.character_id ?? null;
  const character = chooseCharacter(r, request, issue.topic, asker);
  const knowledge = topicById(issue.topic);
  const entry = entryFor(issue.topic, r.project.industry);
  if (knowledge === null || entry === null) throw new Error(`nothing is known on ${issue.topic}`);
  const move = chooseMove(r, request, character, issue);
  const names = namesSaid(r.project);
  const before = [...askedSoFar(r.exchanges).inOrder, ...request.previousQuestions];
  const turn: Turn = {
    rehearsal: r,
    materials,
    venue: request.venue,
    community,
    character,
    floor: floorOf(character),
    issue,
    topic: issue.topic,
    knowledge,
    entry,
    names,
    move,
    before,
  };
  const spoken = wordsFor(turn);
  const expects = spoken.after.length > 0 ? spoken.after : entry.elements.map(({ id }) => id);
  return {
    text: spoken.text,
    character,
    topic: issue.topic,
    issue,
    questionType: move.questionType,
    purpose: spoken.purpose,
    method: methodOf(issue, spoken, move.questionType === 'coalition_building'),
    expects,
    citations: spoken.citations,
    context: contextLine(turn, spoken.citations),
    realismScore: realismOf(spoken, turn),
  };
}
