import type { ReportExchange, RewindReport } from '@rostrum/contract';
import { topicFile } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import { deliveryOf } from '../filed/delivery.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';

/** Name of a topic as a heading, in sentence case; the id in words if the knowledge base doesn't have it. Throws: never. */
export function topicName(topic: string): string {
  const words = topicFile(topic as TopicId)?.name ?? topic.replaceAll('_', ' ');
  const lower = words.replace(/(?<=\s)[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

const mostMissing = 4;
const fewToAdd = 2;

/** What a printed report lists as missing from an answer: what the question was after comes first, and nobody prepares eight things for one
 *  answer. Takes: a row of the report. Gives: at most four, or two for a strong answer. Throws: never. */
export function worthAdding({ rating, missing }: ReportExchange): readonly string[] {
  return missing.slice(0, rating === 'strong' ? fewToAdd : mostMissing);
}

/** A role as people say it: 'planning director' for planning_director. Takes: a role of the catalog. Throws: never. */
export function roleName(role: string): string {
  return role.replaceAll('_', ' ');
}

function exchangeRow(
  { asked, answered, judged }: Exchange,
  number: number,
  rewinds: readonly RewindReport[],
): ReportExchange {
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
    rewinds: rewinds.filter(({ question_id }) => question_id === asked.question_id),
    ...(asked.written_by !== undefined && { written_by: asked.written_by }),
    ...(judged?.written_by !== undefined && { feedback_written_by: judged.written_by }),
  };
}

/** Each question with its answer, and with any second tries made after the hearing, in the order asked; numbered from 1. Throws: never. */
export function exchangeRows(r: Rehearsal, rewinds: readonly RewindReport[]): ReportExchange[] {
  return r.exchanges.map((exchange, i) => exchangeRow(exchange, i + 1, rewinds));
}
