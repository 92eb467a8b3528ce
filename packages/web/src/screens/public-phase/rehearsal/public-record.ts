import type { AskedEvent, RehearsalEvent } from '@rostrum/contract';
import { publicPhaseNamed, type PublicExchange, type PublicPhase, type PublicQuestion } from '@rostrum/engine/hearing';
import type { PublicVote } from '@rostrum/engine/hearing';

export interface PublicSoFar {
  readonly phase: PublicPhase | null;
  readonly exchanges: readonly PublicExchange[];
  readonly question: PublicQuestion | null;
  readonly vote: PublicVote | null;
}

function questionOf(asked: AskedEvent): PublicQuestion {
  return {
    id: asked.question_id,
    text: asked.question,
    speaker: { id: asked.character_id, name: asked.character_name, role: asked.character_role },
    questionType: asked.question_type,
    topic: asked.topic,
    context: asked.context ?? '',
    memoryEnhanced: asked.method === 'memory_enhanced',
    citations: asked.citations,
    writtenBy: asked.written_by,
  };
}

/** The state of the public phase according to the record: the last phase entered, what was answered and rated in
 *  public, the question waiting for an answer, and the vote. */
export function publicSoFar(events: readonly RehearsalEvent[]): PublicSoFar {
  const exchanges: PublicExchange[] = [];
  let phase: PublicPhase | null = null;
  let question: PublicQuestion | null = null;
  let vote: PublicVote | null = null;
  for (const event of events) {
    if (event.type === 'phase_changed') phase = publicPhaseNamed(event.phase);
    if (event.type === 'voted') vote = event;
    if (event.type !== 'asked' || event.venue !== 'public') continue;
    const answered = events.find((one) => one.type === 'answered' && one.question_id === event.question_id);
    const judged = events.findLast((one) => one.type === 'judged' && one.question_id === event.question_id);
    question = null;
    if (answered?.type !== 'answered' || judged?.type !== 'judged') {
      question = questionOf(event);
      continue;
    }
    exchanges.push({
      question: questionOf(event),
      response: answered.text,
      rating: judged.rating,
      score: judged.score,
      feedback: judged.feedback,
      missing: judged.assessment?.missing ?? [],
      carried: judged.assessment?.carried ?? [],
      reasons: judged.assessment?.reasons ?? [],
      strongerAnswer: judged.assessment?.stronger_answer ?? null,
      writtenBy: judged.written_by,
      hasAudio: answered.has_audio ?? false,
      timestamp: answered.at,
    });
  }
  return { phase, exchanges, question, vote };
}
