import { randomUUID } from 'node:crypto';
import type { AskedEvent, Venue } from '@rostrum/contract';
import {
  applyEvent,
  askedOf,
  characterById,
  communityOf,
  judgeAnswer,
  nextQuestion,
  type Materials,
  type Question,
  type QuestionRequest,
  type Rehearsal,
} from '@rostrum/engine';
import type { Metrics } from '../http/metrics.ts';
import type { ModelWords } from '../language-model/port.ts';
import type { PreparingNext } from '../language-model/prepare-next.ts';
import { PuttingIntoWords, type Listening, type Worded } from '../language-model/put-into-words.ts';
import { asSeen, newOnRecord, type Setting } from './as-seen.ts';
import type { Clock } from './filing.ts';
import type { Journal, SessionState } from './journal.ts';
import type { Readings } from './readings.ts';
import type { SessionRow } from './store.ts';

export interface Asked {
  readonly asked: AskedEvent;
  readonly question: Question;
  /** The rehearsal after the question, with what the call said of the project. */
  readonly rehearsal: Rehearsal;
  readonly before: Rehearsal;
  readonly materials: Materials;
}

export interface Room {
  readonly journal: Journal;
  readonly readings: Readings;
  readonly now: Clock;
  readonly metrics: Metrics;
  /** The words of a language model; null where the built-in ones are all there is. */
  readonly words: ModelWords | null;
  readonly preparing: PreparingNext | null;
}

const publicPhases = /public|^hearing$|^panel/;
const publicRoles = /resident|expert|panelist|neighbor/;

/** Where a question is asked: as the call says, else where the rehearsal stands, else by who asks. */
export function venueOf(
  state: SessionState,
  said: { phase?: string | null | undefined; official: boolean; characterId: string | null },
): Venue {
  if (said.official || /municipal|official|board/.test(said.phase ?? '')) return 'board';
  if (publicPhases.test(said.phase ?? '') || publicPhases.test(state.rehearsal.phase)) return 'public';
  const role = said.characterId === null ? '' : (characterById(said.characterId)?.role ?? '');
  return publicRoles.test(role) ? 'public' : 'board';
}

/** The rehearsal with the answer that a page hands on without having had it judged: a question may draw on it, and the
 *  evaluation call, when it comes, puts it on the record. */
function withLastAnswer(rehearsal: Rehearsal, materials: Materials, answer: string | null, now: Clock): Rehearsal {
  const open = rehearsal.exchanges.at(-1);
  if (answer === null || open === undefined || open.answered !== null || answer === rehearsal.presentation?.text)
    return rehearsal;
  const { asked } = open;
  const stamp = { at: now().toISOString(), question_id: asked.question_id };
  const judgement = judgeAnswer(rehearsal, materials, {
    answer,
    questionId: asked.question_id,
    question: asked.question,
    characterId: asked.character_id,
    topicFocus: null,
  });
  const answered = applyEvent(rehearsal, { type: 'answered', id: randomUUID(), ...stamp, text: answer });
  return applyEvent(answered, { type: 'judged', id: randomUUID(), ...stamp, ...judgement });
}

function askedEvent(
  { question, draft, writtenBy, usage }: Worded,
  request: QuestionRequest,
  topicFocus: string | null,
  now: Clock,
): AskedEvent {
  return {
    ...askedOf(question, request.venue),
    id: randomUUID(),
    at: now().toISOString(),
    question_id: `q-${randomUUID()}`,
    topic_focus: topicFocus,
    ...(writtenBy !== null && { written_by: writtenBy, draft }),
    ...(usage !== null && { model_usage: usage }),
  };
}

/** Asks the next question: what the call says is put beside the record, the engine decides, the language model, where there is
 *  one, chooses the words, the question goes on the record. */
export async function ask(
  room: Room,
  row: SessionRow,
  setting: Setting,
  requestFor: (state: SessionState) => QuestionRequest,
  topicFocus: string | null,
  listening: Listening,
): Promise<Asked> {
  const putting = PuttingIntoWords.of(room.words, listening);
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
    const worded = await putting.put({
      question: decided,
      rehearsal: before,
      materials,
      community: communityOf(before),
    });
    const { question } = worded;
    const asked = askedEvent(worded, request, topicFocus, room.now);
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
    room.preparing?.afterQuestion(answer.rehearsal, answer.materials, led.request, answer.asked);
  return answer;
}
