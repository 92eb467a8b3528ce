import { randomUUID } from 'node:crypto';
import type { AskedEvent, Venue } from '@rostrum/contract';
import {
  askedOf,
  characterById,
  nextQuestion,
  type Materials,
  type Question,
  type QuestionRequest,
  type Rehearsal,
} from '@rostrum/engine';
import type { Metrics } from '../http/metrics.ts';
import type { LongRehearsals } from '../long/long-rehearsals.ts';
import type { Harness } from '../language-model/harness.ts';
import { NextTurn, type Listening, type Turn } from '../language-model/next-turn.ts';
import type { PreparedTurns } from '../language-model/prepared-turns.ts';
import { withLastAnswer } from './answered-before.ts';
import { asSeen, newOnRecord, type Setting } from './as-seen.ts';
import type { Clock } from './filing.ts';
import type { Journal, SessionState } from './journal.ts';
import type { Readings } from './readings.ts';
import type { SessionRow } from './store.ts';

export interface Asked {
  readonly asked: AskedEvent;
  readonly question: Question;
  /** The rehearsal after the question, with what the call said about the project. */
  readonly rehearsal: Rehearsal;
  readonly before: Rehearsal;
  readonly materials: Materials;
}

export interface Room {
  readonly journal: Journal;
  readonly readings: Readings;
  readonly now: Clock;
  readonly metrics: Metrics;
  /** The language model; null if there is only the built-in engine. */
  readonly model: Harness | null;
  readonly prepared: PreparedTurns | null;
  /** Who works with long rehearsals; null in the process that does. */
  readonly long: LongRehearsals | null;
}

/** The name that the page shows for the topic of a question; null if it is the topic's own. */
export type TopicFocus = (topic: string) => string | null;

const publicPhases = /public|^hearing$|^panel/;
const publicRoles = /resident|expert|panelist|neighbor/;

/** Where a question is asked: as the call says, otherwise where the rehearsal is, otherwise according to who asks. */
export function venueOf(
  state: SessionState,
  said: { phase?: string | null | undefined; official: boolean; characterId: string | null },
): Venue {
  if (said.official || /municipal|official|board/.test(said.phase ?? '')) return 'board';
  if (publicPhases.test(said.phase ?? '') || publicPhases.test(state.rehearsal.phase)) return 'public';
  const role = said.characterId === null ? '' : (characterById(said.characterId)?.role ?? '');
  return publicRoles.test(role) ? 'public' : 'board';
}

function askedEvent(
  { question, writtenBy, usage }: Turn,
  request: QuestionRequest,
  focusOf: TopicFocus,
  now: Clock,
): AskedEvent {
  return {
    ...askedOf(question, request.venue),
    id: randomUUID(),
    at: now().toISOString(),
    question_id: `q-${randomUUID()}`,
    topic_focus: focusOf(question.topic),
    ...(writtenBy !== null && { written_by: writtenBy }),
    ...(usage !== null && { model_usage: usage }),
  };
}

/** Asks the next question: what the call says is merged with the record, the engine decides who asks and what to ask, the language model,
 *  if there is one, may raise something else that passes the checks, and the question goes on the record. */
export async function ask(
  room: Room,
  row: SessionRow,
  setting: Setting,
  requestFor: (state: SessionState) => QuestionRequest,
  focusOf: TopicFocus,
  listening: Listening,
): Promise<Asked> {
  const turns = NextTurn.of(room.model, room.prepared, listening);
  const led: { request?: QuestionRequest } = {};
  const answer = await room.journal.decide(row, async (state) => {
    const news = newOnRecord(state, setting, room.now);
    const presented = news.find((event) => event.type === 'presented');
    const base = presented === undefined ? state.rehearsal : { ...state.rehearsal, presentation: presented };
    const { rehearsal: seen, texts } = asSeen(state, base, setting, room.now);
    const materials = await room.readings.materials(state, seen, texts);
    const before = withLastAnswer(seen, materials, setting.last_answer ?? null, room.now);
    const request = requestFor(state);
    const decided = nextQuestion(before, materials, request);
    const turn = await turns.put({ question: decided, rehearsal: before, materials, request });
    const { question } = turn;
    const asked = askedEvent(turn, request, focusOf, room.now);
    led.request = request;
    return {
      events: [...news, asked],
      answer: (after) => {
        room.metrics.questions.inc({ venue: asked.venue, method: asked.method });
        const rehearsal = {
          ...after.rehearsal,
          project: before.project,
          communityType: before.communityType,
          communityData: before.communityData,
        };
        return { asked, question, rehearsal, before, materials };
      },
    };
  });
  if (led.request !== undefined)
    room.prepared?.afterQuestion(answer.rehearsal, answer.materials, led.request, answer.asked);
  return answer;
}
