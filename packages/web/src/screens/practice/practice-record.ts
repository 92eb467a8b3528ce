import type { AskedEvent, RehearsalEvent } from '@rostrum/contract';
import type { PracticeExchange, PracticeQuestion } from '@rostrum/engine/hearing';

/** Marks on the record that the session was started over: what came before it is history. */
export const restartReason = 'restart';

export interface PracticeSoFar {
  readonly exchanges: readonly PracticeExchange[];
  readonly question: PracticeQuestion | null;
}

function questionOf(asked: AskedEvent): PracticeQuestion {
  return {
    id: asked.question_id,
    text: asked.question,
    characterId: asked.character_id,
    characterName: asked.character_name,
    topicFocus: asked.topic_focus ?? asked.topic,
    citations: asked.citations,
    writtenBy: asked.written_by,
  };
}

/** The state of a practice session, from its record: what was answered and rated since the last restart, and the
 *  question waiting for an answer. */
export function practiceSoFar(events: readonly RehearsalEvent[]): PracticeSoFar {
  const start = events.findLastIndex((event) => event.type === 'phase_changed' && event.reason === restartReason) + 1;
  const since = events.slice(start).filter((event) => !('rewind_of' in event) || event.rewind_of === undefined);
  const asked = since.filter((event) => event.type === 'asked');
  const exchanges: PracticeExchange[] = [];
  let question: PracticeQuestion | null = null;
  for (const event of asked) {
    const answered = since.find((other) => other.type === 'answered' && other.question_id === event.question_id);
    const judged = since.findLast((other) => other.type === 'judged' && other.question_id === event.question_id);
    if (answered?.type !== 'answered' || judged?.type !== 'judged') {
      question = questionOf(event);
      continue;
    }
    question = null;
    exchanges.push({
      question: questionOf(event),
      response: answered.text,
      questionNumber: exchanges.length + 1,
      rating: judged.rating,
      score: judged.score,
      feedback: judged.feedback,
      missing: judged.assessment?.missing ?? [],
      carried: judged.assessment?.carried ?? [],
      reasons: judged.assessment?.reasons ?? [],
      strongerAnswer: judged.assessment?.stronger_answer ?? null,
      writtenBy: judged.written_by,
    });
  }
  return { exchanges, question };
}
