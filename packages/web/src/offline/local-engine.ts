import type { AskedEvent, DocumentFiledEvent, EmotionalState, RehearsalEvent, VotedEvent } from '@rostrum/contract';
import {
  closeHearing,
  foldRecord,
  judgeAnswer,
  materialsOf,
  nextQuestion,
  readText,
  type JudgeRequest,
  type Judgment,
  type Materials,
  type QuestionRequest,
  type Rehearsal,
  type TextReading,
  askedOf,
} from '@rostrum/engine';

/* The engine in this browser: the same questions and judgments as on the server, from the same record. Loaded only
   when it is needed, because it brings all the knowledge with it. */

const readings = new Map<string, TextReading | null>();

function readingOf(document: DocumentFiledEvent): TextReading | null {
  const known = readings.get(document.document_id);
  if (known !== undefined) return known;
  const reading =
    document.text === undefined || (document.kind !== 'ordinance' && document.kind !== 'planning')
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

/** The next question, as the event it will be on the record (without id and time). */
export function askLocally(
  sessionId: string,
  events: readonly RehearsalEvent[],
  request: QuestionRequest,
): Omit<AskedEvent, 'id' | 'at' | 'question_id'> {
  const { rehearsal, materials } = rehearsalOf(sessionId, events);
  const question = nextQuestion(rehearsal, materials, request);
  return {
    ...askedOf(question, request.venue),
    topic_focus: request.topics[0] ?? null,
  };
}

/** The judgment of an answer against the record as this browser knows it. */
export function judgeLocally(sessionId: string, events: readonly RehearsalEvent[], request: JudgeRequest): Judgment {
  const { rehearsal, materials } = rehearsalOf(sessionId, events);
  return judgeAnswer(rehearsal, materials, request);
}

/** The vote on the record as this browser knows it, as the event it will be (without id and time). */
export function closeLocally(
  sessionId: string,
  events: readonly RehearsalEvent[],
  score: number,
): Omit<VotedEvent, 'id' | 'at'> {
  const { rehearsal, materials } = rehearsalOf(sessionId, events);
  return { type: 'voted', ...closeHearing(rehearsal, materials, score) };
}

export interface LocalMood {
  /** The character's own meters once they have been answered, otherwise the room's. */
  readonly mood: EmotionalState;
  readonly crowdEnergy: number;
  /** Why the last answer moved the meters. */
  readonly reasons: readonly {
    readonly meter: string;
    readonly change: number;
    readonly because: string;
    readonly words: string | null;
  }[];
}

/** The meters on the record as this browser knows it. */
export function moodLocally(
  sessionId: string,
  events: readonly RehearsalEvent[],
  characterId: string | null,
): LocalMood {
  const { moods, room, moodSteps } = foldRecord(sessionId, events);
  const own = characterId !== null && Object.hasOwn(moods, characterId) ? moods[characterId] : undefined;
  const { frustration, trust, patience } = own ?? room;
  return {
    mood: { frustration, trust, patience },
    crowdEnergy: room.crowdEnergy,
    reasons: moodSteps.at(-1)?.reasons ?? [],
  };
}
