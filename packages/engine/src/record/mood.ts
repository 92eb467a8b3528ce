import type { EmotionalState, JudgedEvent } from '@rostrum/contract';
import { affinity } from '../catalog/affinity.ts';
import { communityById } from '../catalog/community-by-id.ts';
import { moodFindings } from './mood-findings.ts';
import type { MoodFinding } from './mood-findings.ts';
import type { MoodStep, Rehearsal } from './rehearsal.ts';

type Reason = MoodStep['reasons'][number];

/** How much of the effect on the asker spreads to the room and to the asker's allies. */
const roomShare = 0.7;
const allyShare = 0.4;

/** The meters after an answer was judged. Frustration, trust and patience move by yes/no findings about the answer, each with the words
 *  that show it; crowd energy follows the temperature of the community. If no assessment was made, nothing moves.
 *  Takes: the rehearsal before the judgment, with the answer already attached to its exchange, and the judgment.
 *  Gives: `state` and `crowdEnergy` of the room, each 0..1; the moods of the asker and the asker's allies.
 *  Throws: never.  Specification: hearing.md §9 (initial values), decisions.md §7. */
export function moodAfter(r: Rehearsal, judged: JudgedEvent): MoodStep {
  const exchange = r.exchanges.findLast(({ asked }) => asked.question_id === judged.question_id);
  const text = exchange?.answered?.text ?? null;
  const findings = findingsOf(text, judged);
  const heat = 0.75 + 0.5 * communityById(r.communityType).temperature;
  const reasons = findings.flatMap((finding) => reasonsOf(finding, heat, r.room));
  const sum = (meter: Reason['meter']): number =>
    reasons.reduce((total, reason) => total + (reason.meter === meter ? reason.change : 0), 0);
  const askerId = exchange?.asked.character_id ?? '';
  const state = {
    frustration: ratio(r.room.frustration + sum('frustration')),
    trust: ratio(r.room.trust + sum('trust')),
    patience: ratio(r.room.patience + sum('patience')),
  };
  const crowdEnergy = ratio(r.room.crowdEnergy + sum('crowd_energy'));
  const cause: Cause = { text, judged, heat, room: r.room };
  return askerId === '' || findings.length === 0
    ? new StepTaken(cause, state, crowdEnergy)
    : new StepTakenTogether(cause, state, crowdEnergy, charactersAfter(r, askerId, findings));
}

const findingsOf = (text: string | null, { assessment, rating }: JudgedEvent): readonly MoodFinding[] =>
  text === null || assessment === null || rating === null ? [] : moodFindings(text, assessment, rating);

/** What a step follows from. */
interface Cause {
  readonly text: string | null;
  readonly judged: JudgedEvent;
  readonly heat: number;
  readonly room: Rehearsal['room'];
}

/** A step of the meters. Its reasons are a dozen objects that are rarely needed once the next answer is in, so they are worked out on
 *  demand and not stored. */
class StepTaken implements MoodStep {
  readonly eventId: string;
  readonly questionId: string;
  readonly state: EmotionalState;
  readonly crowdEnergy: number;
  readonly #cause: Cause;

  constructor(cause: Cause, state: EmotionalState, crowdEnergy: number) {
    this.eventId = cause.judged.id;
    this.questionId = cause.judged.question_id;
    this.state = state;
    this.crowdEnergy = crowdEnergy;
    this.#cause = cause;
  }

  get reasons(): readonly Reason[] {
    const { text, judged, heat, room } = this.#cause;
    return findingsOf(text, judged).flatMap((finding) => reasonsOf(finding, heat, room));
  }
}

class StepTakenTogether extends StepTaken {
  readonly characters: Readonly<Record<string, EmotionalState>>;

  constructor(
    cause: Cause,
    state: EmotionalState,
    crowdEnergy: number,
    characters: Readonly<Record<string, EmotionalState>>,
  ) {
    super(cause, state, crowdEnergy);
    this.characters = characters;
  }
}

/** The closer a meter is to its limit, the less it moves: trust that is already high grows slowly. */
function eased(from: number, by: number): number {
  return by * Math.min(1, (by > 0 ? 1 - from : from) / 0.5);
}

function reasonsOf(finding: MoodFinding, heat: number, room: Rehearsal['room']): Reason[] {
  const { change, because, words } = finding;
  const moved: readonly (readonly [Reason['meter'], number])[] = [
    ['frustration', eased(room.frustration, change.frustration * roomShare)],
    ['trust', eased(room.trust, change.trust * roomShare)],
    ['patience', eased(room.patience, change.patience * roomShare)],
    ['crowd_energy', eased(room.crowdEnergy, change.crowdEnergy * heat)],
  ];
  return moved
    .filter(([, by]) => thousandths(by) !== 0)
    .map(([meter, by]) => ({ meter, change: thousandths(by), because, words }));
}

/** The asker feels the full effect; allies of the asker who have already spoken feel part of it. */
function charactersAfter(
  r: Rehearsal,
  askerId: string,
  findings: readonly MoodFinding[],
): Record<string, EmotionalState> {
  const present = new Set([...r.exchanges.map(({ asked }) => asked.character_id), ...Object.keys(r.moods)]);
  const moods: Record<string, EmotionalState> = { [askerId]: moved(r.moods[askerId] ?? r.room, findings, 1) };
  for (const id of present) {
    if (id === askerId || affinity(askerId, id)?.relationship !== 'ally') continue;
    moods[id] = moved(r.moods[id] ?? r.room, findings, allyShare);
  }
  return moods;
}

function moved(from: EmotionalState, findings: readonly MoodFinding[], share: number): EmotionalState {
  const sum = (meter: 'frustration' | 'trust' | 'patience'): number =>
    findings.reduce((total, { change }) => total + eased(from[meter], change[meter] * share), from[meter]);
  return { frustration: ratio(sum('frustration')), trust: ratio(sum('trust')), patience: ratio(sum('patience')) };
}

function ratio(value: number): number {
  return Math.min(1, Math.max(0, thousandths(value)));
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
