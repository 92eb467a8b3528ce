import type { Purpose, QuestionType, Venue } from '@rostrum/contract';
import { randomFrom, type Random } from '../base/random.ts';
import { affinity } from '../catalogue/affinity.ts';
import type { CharacterSheet } from '../catalogue/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { askedSoFar } from './asked-so-far.ts';
import { floorOf } from './choose-character.ts';
import { wasHeardBy } from './heard.ts';
import { lastInVenue } from './last-in-venue.ts';
import { nameSaid } from './name-said.ts';
import { namesSaid } from './names-said.ts';
import type { Move } from './turn.ts';
import type { Issue, IssueKind, QuestionRequest } from './types.ts';

/** Turns of a venue that weigh on what is done next. */
const turnsRemembered = 12;

const purposes: readonly Purpose[] = [
  'background',
  'clarification',
  'implications',
  'support',
  'criticism',
  'communicate',
];

/** Purposes, those least served of late first. */
function wantedPurposes(exchanges: readonly Exchange[]): readonly Purpose[] {
  const served = new Map<Purpose, number>();
  for (const { asked } of exchanges.slice(-turnsRemembered))
    served.set(asked.purpose, (served.get(asked.purpose) ?? 0) + 1);
  return purposes.slice().sort((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0));
}

/** Purposes that have not been served among the last turns, once there have been a few. */
function unservedPurposes(exchanges: readonly Exchange[]): readonly Purpose[] {
  if (exchanges.length < 3) return [];
  const served = new Set(exchanges.slice(-11).map(({ asked }) => asked.purpose));
  return served.size >= 5 ? [] : purposes.filter((purpose) => !served.has(purpose));
}

/** True where fewer than four in five of the last turns named something of this project. */
function wantsFact(inVenue: readonly Exchange[], r: Rehearsal): boolean {
  const names = namesSaid(r.project);
  const recent = inVenue.slice(-9);
  const named = recent.filter(
    ({ asked }) =>
      asked.citations.length > 0 ||
      asked.question.includes(names.project) ||
      (names.place !== null && asked.question.includes(names.place)) ||
      asked.question.includes(names.developer),
  );
  return named.length < 0.8 * (recent.length + 1);
}

const sharpestOf = { beginner: 1, intermediate: 2, advanced: 3, expert: 3 } as const;

/** Answers that slipped among the last ones: patience is shared. */
function slippedOfLate(r: Rehearsal): number {
  return r.exchanges.slice(-5).filter(({ judged }) => judged?.assessment?.directness === 'evasive').length;
}

/** Sharper by one where the answer that is followed up slipped altogether, or where several have; a beginner's board stays plain. */
function sharpnessFor(r: Rehearsal, character: CharacterSheet, issue: Issue): 1 | 2 | 3 {
  const base = sharpnessAtRest(r, character);
  if (r.difficulty === 'beginner') return base;
  const risen = (issue.kind === 'open_answer' && issue.weight > 0.75) || slippedOfLate(r) >= 3;
  const limit = character.role === 'chair' ? 2 : 3;
  return Math.min(limit, base + (risen ? 1 : 0)) as 1 | 2 | 3;
}

function sharpnessAtRest(r: Rehearsal, character: CharacterSheet): 1 | 2 | 3 {
  const sharpest = sharpestOf[r.difficulty];
  const mood = r.moods[character.character_id];
  const gentle =
    character.stance === 'supportive' ||
    character.stance === 'developmental' ||
    character.personality_type === 'diplomatic';
  const provoked = mood !== undefined && (mood.frustration > 0.55 || mood.trust < 0.45);
  // Whoever presides does not sneer.
  if (character.role === 'chair') return Math.min(2, sharpest) as 1 | 2;
  if (gentle && !provoked && sharpest > 1) return r.difficulty === 'expert' ? 3 : ((sharpest - 1) as 1 | 2);
  if (provoked && sharpest === 2) return 3;
  return sharpest;
}

/** An ally of this character who raised the same subject in its hearing, not long ago. */
function allyOn(topic: string, character: CharacterSheet, r: Rehearsal, venue: Venue): string | null {
  for (const exchange of r.exchanges.slice(-24).reverse()) {
    const { asked } = exchange;
    if (
      asked.topic !== topic ||
      asked.character_id === character.character_id ||
      !wasHeardBy(character.character_id, venue, exchange)
    )
      continue;
    const tie = affinity(asked.character_id, character.character_id);
    if (tie !== null && tie.affinity >= (venue === 'public' ? -0.12 : 0.12))
      return nameSaid(asked.character_name, asked.character_role);
  }
  return null;
}

/** True where this turn should be a remark: about a third of what a board says, never twice running, and never first. */
function remarkDue(
  r: Rehearsal,
  inVenue: readonly Exchange[],
  request: QuestionRequest,
  issue: Issue,
  random: Random,
): boolean {
  if (
    issue.kind !== 'gap' &&
    issue.kind !== 'industry_concern' &&
    issue.kind !== 'community_priority' &&
    issue.kind !== 'vague_claim'
  )
    return false;
  const position = askedSoFar(r.exchanges).venues[request.venue].turns + request.previousQuestions.length;
  if (position === 0) return false;
  const last =
    inVenue[inVenue.length - 1]?.asked.question ??
    request.previousQuestions[request.previousQuestions.length - 1] ??
    '?';
  if (!last.includes('?')) return false;
  return random.next() < (request.venue === 'practice' ? 0.2 : 0.6);
}

const accusing: Readonly<Record<string, number>> = {
  opposed: 0.4,
  opposing: 0.4,
  protective: 0.2,
  concerned: 0.2,
  skeptical: 0.2,
};

/** Kinds that argue from paper, about which even a neighbor simply asks. */
const aboutPaper: ReadonlySet<IssueKind> = new Set([
  'cited_rule',
  'shortfall',
  'unsupported_figure',
  'promise_without_mechanism',
]);

function typeOf(
  r: Rehearsal,
  character: CharacterSheet,
  issue: Issue,
  request: QuestionRequest,
  ally: string | null,
  random: Random,
): QuestionType {
  const floor = floorOf(character);
  const mood = r.moods[character.character_id] ?? r.room;
  if (floor === 'expert') return 'expert_challenge';
  if (issue.kind === 'open_answer') {
    const justSaid = r.exchanges[r.exchanges.length - 1]?.asked.question_id === issue.followUpOf;
    if (ally !== null && random.next() < 0.5) return 'coalition_building';
    const evasive = issue.weight > 0.75;
    return justSaid &&
      evasive &&
      r.difficulty !== 'beginner' &&
      (floor === 'public' || mood.patience < 0.75 || random.next() < 0.35)
      ? 'interruption'
      : 'detailed_question';
  }
  if (issue.kind === 'unanswered_request') return 'demand_ultimatum';
  if (issue.kind === 'contradiction') return floor === 'public' ? 'emotional_accusation' : 'detailed_question';
  if (ally !== null && random.next() < 0.45) return 'coalition_building';
  // Nobody shouts a section number.
  if (floor === 'public' && (issue.kind === 'cited_rule' || issue.kind === 'shortfall')) return 'detailed_question';
  if (floor === 'public' && aboutPaper.has(issue.kind) && random.next() < 0.6) return 'detailed_question';
  if (floor === 'public') {
    const heat =
      (r.difficulty === 'beginner' ? 0.4 : 1) *
      ((accusing[character.stance] ?? 0.06) + (mood.frustration > 0.55 || r.room.crowdEnergy > 0.6 ? 0.2 : 0));
    const roll = random.next();
    if (roll < heat) return 'emotional_accusation';
    if (roll < heat + 0.08 && r.difficulty !== 'beginner') return 'demand_ultimatum';
    return random.next() < 0.22 ? 'detailed_question' : 'personal_story';
  }
  const late = request.total !== null && request.position !== null && request.position >= request.total - 1;
  if ((issue.kind === 'promise_without_mechanism' || late) && r.difficulty !== 'beginner' && random.next() < 0.35)
    return 'demand_ultimatum';
  if (
    character.personality_type === 'technical' &&
    (r.difficulty === 'advanced' || r.difficulty === 'expert') &&
    random.next() < 0.4
  )
    return 'expert_challenge';
  return 'detailed_question';
}

/** What a character does with its turn: which type of question, whether a remark, how sharp, to what purpose.
 *  Takes: the rehearsal, the request, the character and the issue.  Gives: the move; the same for the same record.  Throws: never.
 *  hearing.md §9 (Question types). */
export function chooseMove(r: Rehearsal, request: QuestionRequest, character: CharacterSheet, issue: Issue): Move {
  const random = randomFrom(r.seed, `move:${r.exchanges.length}:${request.previousQuestions.length}`);
  const inVenue = lastInVenue(r.exchanges, request.venue, turnsRemembered);
  const ally = allyOn(issue.topic, character, r, request.venue);
  const questionType = typeOf(r, character, issue, request, ally, random);
  const isRemark =
    questionType === 'detailed_question' &&
    floorOf(character) === 'board' &&
    remarkDue(r, inVenue, request, issue, random);
  const last = r.exchanges[r.exchanges.length - 1];
  return {
    questionType,
    isRemark,
    sharpness: sharpnessFor(r, character, issue),
    wanted: wantedPurposes(inVenue),
    unserved: unservedPurposes(inVenue),
    wantsFact: wantsFact(inVenue, r),
    ally: questionType === 'coalition_building' ? ally : null,
    wasSatisfied: last?.judged?.rating === 'strong' && last.asked.character_id === character.character_id,
    wasSettled:
      last?.judged?.rating === 'strong' &&
      last.asked.character_id !== character.character_id &&
      last.asked.venue === request.venue &&
      request.venue !== 'practice' &&
      issue.kind !== 'open_answer' &&
      questionType !== 'demand_ultimatum',
  };
}
