import { randomUUID } from 'node:crypto';
import type { ReadBehindEvent } from '@rostrum/contract';
import {
  decideGround,
  passagesToRead,
  saidBeyondPresentation,
  saidInAnswer,
  statementsBefore,
  type Materials,
  type PointedAt,
  type Rehearsal,
  type Rules,
} from '@rostrum/engine';
import type { Room } from '../rehearsals/ask.ts';
import type { SessionRow } from '../rehearsals/store.ts';
import type { Harness } from './harness.ts';
import type { AnswerRead } from './read-answer.ts';
import { clashTask } from './tasks/clash.ts';
import { decideTask } from './tasks/decide.ts';
import { lawTask } from './tasks/law.ts';

/* What is read in the background and never waited for. It goes on the record as what it is, and changes no rating. */

type Found = Omit<ReadBehindEvent, 'type' | 'id' | 'at' | 'model_usage'>;

const passagesAtOnce = 3;
const maxCompared = 20;

/** Reads on after an answer was recorded: late feedback, clashes with earlier statements, and rules that its figures meet.
 *  Takes: the rehearsal after the answer. */
export function readOn(
  room: Room,
  row: SessionRow,
  rehearsal: Rehearsal,
  materials: Materials,
  questionId: string,
  late: AnswerRead['late'],
): void {
  const { model } = room;
  if (model === null) return;
  const work = [
    late === null ? null : late.then((found) => (found === null ? null : feedbackFound(questionId, found))),
    clashesFound(model, rehearsal, questionId),
    lawFound(model, rehearsal, materials, questionId),
  ];
  for (const one of work) if (one !== null) model.behind(one.then((found) => appended(room, row, model, found)));
}

/** Reads, once in an evening, what of the record bears on the criteria. Takes: the rehearsal when the hearing closes. */
export function readForDecision(
  room: Room,
  row: SessionRow,
  rehearsal: Rehearsal,
  materials: Materials,
  rules: Rules,
): void {
  const { model } = room;
  const isRead = rehearsal.readBehind.some(({ passages }) => passages !== undefined);
  if (model === null || isRead || rehearsal.proceeding.decided !== null) return;
  const input = decideGround(rehearsal, materials, rules);
  if (input.criteria.length === 0 || input.passages.length === 0) return;
  const work = model.run(decideTask, { input, rehearsal, time: model.timeBehind() });
  model.behind(work.then((found) => appended(room, row, model, found === null ? null : { passages: [...found] })));
}

function feedbackFound(
  questionId: string,
  { feedback, writtenBy }: { feedback: string; writtenBy: 'model' | null },
): Found {
  return { question_id: questionId, feedback, ...(writtenBy !== null && { written_by: writtenBy }) };
}

async function clashesFound(model: Harness, rehearsal: Rehearsal, questionId: string): Promise<Found | null> {
  const exchange = rehearsal.exchanges.findLast(({ asked }) => asked.question_id === questionId);
  const earlier = statementsBefore(rehearsal, questionId);
  if (exchange?.answered == null || earlier.length === 0) return null;
  const now = { eventId: exchange.answered.id, question: exchange.asked.question, text: exchange.answered.text };
  const clashes = await model.run(clashTask, { input: { earlier, now }, rehearsal, time: model.timeBehind() });
  const known = exchange.judged?.assessment?.contradictions ?? [];
  const found = (clashes ?? []).filter((one) => !known.some(({ now: said }) => said.includes(one.now)));
  return found.length === 0
    ? null
    : {
        question_id: questionId,
        contradictions: found.map(({ earlier: before, now: after, subject }) => ({
          earlier: before,
          now: after,
          subject,
        })),
      };
}

async function lawFound(
  model: Harness,
  rehearsal: Rehearsal,
  materials: Materials,
  questionId: string,
): Promise<Found | null> {
  const standards: Record<string, 'agrees' | 'differs'> = {};
  const compared: PointedAt[] = [];
  const said = saidInAnswer(rehearsal, questionId);
  const further = saidBeyondPresentation(rehearsal, materials);
  for (const input of passagesToRead(materials, rehearsal.standardsRead, said, further, passagesAtOnce)) {
    const read = await model.run(lawTask, { input, rehearsal, time: model.timeBehind() });
    for (const [id, reading] of read?.readings ?? []) if (reading !== 'silent') standards[id] = reading;
    compared.push(...(read?.compared ?? []));
  }
  if (Object.keys(standards).length === 0 && compared.length === 0) return null;
  return { standards, ...(compared.length > 0 && { compared: compared.slice(0, maxCompared) }) };
}

async function appended(room: Room, row: SessionRow, model: Harness, found: Found | null): Promise<void> {
  if (found === null) return;
  await room.journal.later(row, ({ sessionId }) => {
    const usage = model.takeUsage(sessionId);
    const event: ReadBehindEvent = {
      type: 'read_behind',
      id: randomUUID(),
      at: room.now().toISOString(),
      ...found,
      ...(usage !== null && { model_usage: usage }),
    };
    return { events: [event], answer: () => undefined };
  });
}
