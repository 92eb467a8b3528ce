import { charactersFor } from '../catalog/characters-for.ts';
import { communityById } from '../catalog/community-by-id.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

export interface TransitionData {
  readonly session_metrics: {
    readonly avg_evasion_score: number;
    readonly hostility_count: number;
    readonly follow_up_count: number;
  };
  readonly transition_reason: string;
  readonly community_mood: string;
  readonly recommended_characters: readonly string[];
}

const hostileTypes: ReadonlySet<string> = new Set(['emotional_accusation', 'demand_ultimatum', 'interruption']);
const mostRecommended = 5;

/** What the board phase hands to the public phase when it is ended by hand. `recommended_characters` are ids: those whose requests are
 *  still open first, then those who care about what was evaded.
 *  Takes: the rehearsal so far.  Throws: never.  Specification: hearing.md §3 (Transition data), decisions.md §3. */
export function forcedTransition(r: Rehearsal): TransitionData {
  const assessed = r.exchanges.flatMap(({ judged }) => judged?.assessment ?? []);
  const evasion =
    assessed.length === 0 ? 0 : assessed.reduce((sum, { evasion: one }) => sum + one, 0) / assessed.length;
  const hostile = r.exchanges.filter(({ asked }) => hostileTypes.has(asked.question_type)).length;
  return {
    session_metrics: {
      avg_evasion_score: Math.round(evasion * 100) / 100,
      hostility_count: hostile,
      follow_up_count: r.exchanges.filter(({ asked }) => asked.follow_up_of !== null).length,
    },
    transition_reason: reasonOf(r),
    community_mood: moodOf(r),
    recommended_characters: recommended(r),
  };
}

function reasonOf(r: Rehearsal): string {
  const answered = r.exchanges.filter(({ answered: answer }) => answer !== null).length;
  if (r.exchanges.length === 0)
    return 'The applicant asked to go on to public comment before the board had put a question.';
  const open = r.openRequests.length;
  const heard = `The board put ${counted(r.exchanges.length, 'question')} and heard ${counted(answered, 'answer')}`;
  return open === 0
    ? `${heard}; nothing is left open, and the floor goes to the public.`
    : `${heard}; ${counted(open, 'request')} ${open === 1 ? 'goes' : 'go'} unmet into public comment.`;
}

/** hostile, tense, watchful or calm, from the room's own meters and the temperature of the community. */
function moodOf(r: Rehearsal): string {
  const { frustration, trust, crowdEnergy } = r.room;
  const heat = frustration + (1 - trust) + crowdEnergy * 0.5 + communityById(r.communityType).temperature * 0.3;
  if (heat >= 1.5) return 'hostile';
  if (heat >= 1.1) return 'tense';
  return heat >= 0.8 ? 'watchful' : 'calm';
}

function recommended(r: Rehearsal): string[] {
  const openers = r.openRequests.map(({ characterId }) => characterId).filter((id) => id !== '');
  const evaded = new Set(
    r.exchanges.filter(({ judged }) => judged?.assessment?.directness !== 'direct').map(({ asked }) => asked.topic),
  );
  const residents = charactersFor({ projectType: r.project.projectType, role: 'resident' });
  const experts = charactersFor({ projectType: r.project.projectType, role: 'expert' });
  const caring = [...residents, ...experts]
    .map((sheet, at) => ({
      id: sheet.character_id,
      cares: sheet.expertise.filter((topic) => evaded.has(topic)).length,
      at,
    }))
    .sort((a, b) => b.cares - a.cares || a.at - b.at)
    .map(({ id }) => id);
  return [...new Set([...openers, ...caring])].slice(0, mostRecommended);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
