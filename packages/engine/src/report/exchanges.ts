import type { ReportExchange } from '@rostrum/contract';
import { topicById } from '../knowledge/all-topics.ts';
import type { TopicId } from '../knowledge/types.ts';
import { deliveryOf } from '../reading/delivery.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';

/** Title-case name of a topic for tables; the id in words where the knowledge does not have it. */
export function topicName(topic: string): string {
  const words = topic.replaceAll('_', ' ');
  return topicById(topic as TopicId)?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function exchangeRow({ asked, answered, judged }: Exchange, number: number): ReportExchange {
  const assessment = judged?.assessment ?? null;
  return {
    number,
    question_id: asked.question_id,
    venue: asked.venue,
    asked_at: asked.at,
    character: { id: asked.character_id, name: asked.character_name, role: asked.character_role },
    topic: asked.topic,
    topic_name: topicName(asked.topic),
    question: asked.question,
    method: asked.method,
    context: asked.context ?? null,
    citations: asked.citations,
    follow_up_of: asked.follow_up_of,
    answer: answered?.text ?? null,
    answered_event: answered?.id ?? null,
    rating: judged?.rating ?? null,
    score: judged?.score ?? null,
    feedback: judged?.feedback ?? null,
    carried: assessment?.carried ?? [],
    missing: assessment?.missing ?? [],
    stronger_answer: assessment === null || assessment.stronger_answer === '' ? null : assessment.stronger_answer,
    assessment,
    delivery: answered === null ? null : deliveryOf(answered.text, answered.response_time_s ?? null),
  };
}

/** Each question with its answer, in the order in which they were put; numbered from 1. Throws: never. */
export function exchangeRows(r: Rehearsal): ReportExchange[] {
  return r.exchanges.map((exchange, i) => exchangeRow(exchange, i + 1));
}
