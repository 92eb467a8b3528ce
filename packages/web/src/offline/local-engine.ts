import type { AskedEvent, DocumentFiledEvent, RehearsalEvent } from '@rostrum/contract';
import {
  foldRecord,
  judgeAnswer,
  materialsOf,
  nextQuestion,
  readText,
  type JudgeRequest,
  type Judgement,
  type Materials,
  type QuestionRequest,
  type Rehearsal,
  type TextReading,
} from '@rostrum/engine';

/* The engine in this browser: the same questions and judgements as on the server, from the same record. Loaded only when it
   is needed, since it carries all the knowledge. */

const readings = new Map<string, TextReading | null>();

function readingOf(document: DocumentFiledEvent): TextReading | null {
  const known = readings.get(document.document_id);
  if (known !== undefined) return known;
  const reading =
    document.text === undefined || document.kind === 'news'
      ? null
      : readText({ kind: document.kind, source: document.source, text: document.text });
  readings.set(document.document_id, reading);
  return reading;
}

function rehearsalOf(
  sessionId: string,
  events: readonly RehearsalEvent[],
): { rehearsal: Rehearsal; materials: Materials } {
  const rehearsal = foldRecord(sessionId, events);
  return { rehearsal, materials: materialsOf(rehearsal, readingOf) };
}

/** The next question, as the event it will be on the record (without id and instant). */
export function askLocally(
  sessionId: string,
  events: readonly RehearsalEvent[],
  request: QuestionRequest,
): Omit<AskedEvent, 'id' | 'at' | 'question_id'> {
  const { rehearsal, materials } = rehearsalOf(sessionId, events);
  const question = nextQuestion(rehearsal, materials, request);
  return {
    type: 'asked',
    question: question.text,
    venue: request.venue,
    character_id: question.character.character_id,
    character_name: question.character.name,
    character_role: question.character.role,
    topic: question.topic,
    topic_focus: request.topics[0] ?? null,
    issue_kind: question.issue.kind,
    issue_key: question.issue.key,
    question_type: question.questionType,
    method: question.method,
    purpose: question.purpose,
    expects: [...question.expects],
    citations: [...question.citations],
    follow_up_of: question.issue.followUpOf,
    context: question.context,
  };
}

/** The judgement of an answer against the record as it is known here. */
export function judgeLocally(sessionId: string, events: readonly RehearsalEvent[], request: JudgeRequest): Judgement {
  const { rehearsal, materials } = rehearsalOf(sessionId, events);
  return judgeAnswer(rehearsal, materials, request);
}
