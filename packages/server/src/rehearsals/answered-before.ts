import { randomUUID } from 'node:crypto';
import type { RehearsalEvent } from '@rostrum/contract';
import { applyEvent, judgeAnswer, type Exchange, type Materials, type Rehearsal } from '@rostrum/engine';
import type { Clock } from './filing.ts';

/** The judgment of this very answer if it is already on the record: a call whose response was lost is made again,
 *  or sent later with what the page has made of the answer meanwhile. */
export function judgedBefore(exchange: Exchange | null, answer: string): Exchange['judged'] {
  return exchange?.answered?.text === answer ? exchange.judged : null;
}

/** Without answers, and their judgments, that are already on the record under ids of the server. */
export function notAnsweredBefore(rehearsal: Rehearsal, events: readonly RehearsalEvent[]): readonly RehearsalEvent[] {
  const known = new Set<string>();
  return events.filter((event) => {
    if (isHeldBefore(rehearsal, event)) return false;
    if ((event.type !== 'answered' && event.type !== 'judged') || event.rewind_of !== undefined) return true;
    const { question_id: questionId } = event;
    if (event.type === 'judged') return !known.has(questionId);
    const exchange = rehearsal.exchanges.findLast(({ asked }) => asked.question_id === questionId) ?? null;
    if (judgedBefore(exchange, event.text) === null) return true;
    known.add(questionId);
    return false;
  });
}

/** Whether a step of an evening is on the record already, under an id of the server: its answer was lost on the way to a page that then
 *  held the step by itself. */
function isHeldBefore({ proceeding }: Rehearsal, event: RehearsalEvent): boolean {
  switch (event.type) {
    case 'stepped': {
      const told = ({ lines, reply }: typeof event): string => JSON.stringify([lines, reply ?? null]);
      return proceeding.stepped.some((one) => one.step === event.step && told(one) === told(event));
    }
    case 'testified':
      return proceeding.testified.some(({ speaker }) => speaker.id === event.speaker.id);
    case 'rebutted':
      return proceeding.rebutted !== null;
    case 'decided':
      return proceeding.decided !== null;
    default:
      return false;
  }
}

/** The rehearsal with the answer that a page hands on without having had it judged: a question may draw on it, and
 *  the evaluation call, when it comes, puts it on the record. */
export function withLastAnswer(
  rehearsal: Rehearsal,
  materials: Materials,
  answer: string | null,
  now: Clock,
): Rehearsal {
  const open = rehearsal.exchanges.at(-1);
  if (answer === null || open === undefined || open.answered !== null || answer === rehearsal.presentation?.text)
    return rehearsal;
  // A page hands on the last answer it has, even if a question was skipped since: that one stays with its own question.
  if (rehearsal.exchanges.some(({ answered }) => answered?.text === answer)) return rehearsal;
  const { asked } = open;
  const stamp = { at: now().toISOString(), question_id: asked.question_id };
  const judgment = judgeAnswer(rehearsal, materials, {
    answer,
    questionId: asked.question_id,
    question: asked.question,
    characterId: asked.character_id,
    topicFocus: null,
  });
  const answered = applyEvent(rehearsal, { type: 'answered', id: randomUUID(), ...stamp, text: answer });
  return applyEvent(answered, { type: 'judged', id: randomUUID(), ...stamp, ...judgment });
}
