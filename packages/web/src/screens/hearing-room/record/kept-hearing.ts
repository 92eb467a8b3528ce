import type { Character, RehearsalEvent } from '@rostrum/contract';
import type { PresentationAnalysis } from '@rostrum/engine';
import type { RoomPhase, StoredRoom } from '@rostrum/engine/hearing';
import { call } from '../../../api/client.ts';
import { readStored, writeStored } from '../../../session/storage.ts';
import { StoredWhenChanged } from '../../../session/stored-when-changed.ts';
import type { Bench } from '../board/load-board.ts';
import type { BoardQuestion, HistoryItem } from '../questions/board-question.ts';
import type { CommunityLook } from '../setting/community-look.ts';

export type RoomView = 'enhanced' | 'standard';

/** What a reload needs to continue at the same second, with the same question and the same half-typed answer. */
export interface KeptHearing {
  readonly version: 1;
  readonly sessionId: string;
  readonly phase: RoomPhase;
  readonly room: Partial<StoredRoom>;
  readonly view: RoomView;
  readonly builtInBoard: boolean;
  readonly segments: readonly string[];
  readonly segmentsBy: 'model' | undefined;
  readonly question: BoardQuestion | null;
  readonly questions: readonly BoardQuestion[];
  readonly history: readonly HistoryItem[];
  readonly manuscript: string;
  /** What the presentation left open; stored so that a reload need not load the engine to find it again. */
  readonly analysis?: PresentationAnalysis | null;
  readonly answerDraft: string;
  readonly said: readonly RehearsalEvent[];
  /** The room and who sits there, so that a reload shows them without asking again. */
  readonly look?: CommunityLook;
  readonly board?: readonly Character[];
  readonly staff?: readonly Character[];
}

/** Saves the room each second; what was said, which grows long, only when something was said. */
export class HearingKeeper {
  readonly #long = new StoredWhenChanged('hearingSaid');

  keep({ said, history, questions, analysis, look, board, staff, ...room }: KeptHearing): void {
    const { sessionId } = room;
    const long = { said, history, questions, analysis, look, board, staff };
    this.#long.write(Object.values(long), () => ({ sessionId, ...long }));
    writeStored('hearingRoom', room);
  }
}

/** The room and its bench as this browser saved them; null if it did not. */
export function furnishedBefore(
  kept: KeptHearing | null,
): { readonly look: CommunityLook; readonly bench: Bench } | null {
  const { look, board, staff } = kept ?? {};
  if (look === undefined || board === undefined || board.length === 0 || staff === undefined) return null;
  return { look, bench: { board, staff, failure: null } };
}

/** The room as this browser saved it; null if it saved nothing for this session. */
export function keptHearing(sessionId: string): KeptHearing | null {
  const room = readStored('hearingRoom') as Partial<KeptHearing> | null;
  const long = readStored('hearingSaid') as Partial<KeptHearing> | null;
  if (room?.version !== 1 || room.sessionId !== sessionId) return null;
  const kept = { ...room, ...(long?.sessionId === sessionId ? long : {}) };
  const isOurs = kept.phase !== undefined && kept.room !== undefined && Array.isArray(kept.said);
  return isOurs ? (kept as KeptHearing) : null;
}

const roomPhases: readonly RoomPhase[] = ['opening', 'presentation', 'official_questions', 'transition'];

/** The room according to the record, if this browser tab never saw it: phase, presentation, questions and answers.
 *  The time used is the time between the opening and the last event on the record. Null if nothing was said yet. */
export async function hearingFromRecord(sessionId: string): Promise<KeptHearing | null> {
  const { events } = await call('record', { params: { session_id: sessionId }, sessionId });
  const { foldRecord } = await import('@rostrum/engine');
  const rehearsal = foldRecord(sessionId, events);
  const phase = roomPhases.find((one) => one === rehearsal.phase);
  if (phase === undefined) return null;
  const { presentation } = rehearsal;
  const board = rehearsal.exchanges.filter(({ asked }) => asked.venue === 'board');
  const questions = board.map(({ asked }): BoardQuestion => ({
    id: asked.question_id,
    official: asked.character_name,
    title: '',
    role: asked.character_role,
    question: asked.question,
    asked: true,
    enhanced: asked.method === 'memory_enhanced',
    context: asked.context ?? '',
    planted_themes: [],
    gaps_addressed: [],
    is_follow_up: asked.follow_up_of !== null,
    character_id: asked.character_id,
    character_name: asked.character_name,
    topic: asked.topic,
    source: 'server',
    citations: asked.citations,
    writtenBy: asked.written_by,
    stage_setting_metadata: { analysis_gaps: [], theme_category: asked.topic, escalation_potential: 0 },
  }));
  const open = board.at(-1);
  const pending = open !== undefined && open.answered === null ? (questions.at(-1) ?? null) : null;
  const answered = board.filter((exchange) => exchange.answered !== null).length;
  const clockOf = (name: RoomPhase) => ({ spentMs: spentSince(events, name), runningSince: null });
  return {
    version: 1,
    sessionId,
    phase,
    room: {
      overall: clockOf('opening'),
      board: clockOf('official_questions'),
      boardOpen: phase === 'official_questions' || phase === 'transition',
      presentation:
        presentation === null
          ? null
          : {
              transcript: presentation.text,
              durationS: presentation.duration_s ?? 0,
              quality: presentation.quality ?? null,
            },
      asked: board.length,
      answered,
      passed: board.length - answered - (pending === null ? 0 : 1),
      pendingQuestionId: pending?.id ?? null,
    },
    view: 'enhanced',
    builtInBoard: false,
    segments: [],
    segmentsBy: undefined,
    question: pending,
    questions,
    history: board.map(({ asked, answered: answer, judged }) => ({
      questionId: asked.question_id,
      questioner: asked.character_name,
      characterId: asked.character_id,
      topic: asked.topic,
      question: asked.question,
      answer: answer?.text ?? '',
      answered: answer !== null,
      judged:
        judged === null
          ? null
          : {
              rating: judged.rating,
              score: judged.score,
              feedback: judged.feedback,
              carried: judged.assessment?.carried ?? [],
              reasons: judged.assessment?.reasons ?? [],
              missing: judged.assessment?.missing ?? [],
              strongerAnswer: judged.assessment?.stronger_answer ?? '',
              offline: false,
              writtenBy: judged.written_by,
            },
    })),
    manuscript: presentation?.text ?? '',
    answerDraft: '',
    said: events.filter(({ type }) => type !== 'configured' && type !== 'document_filed'),
  };
}

/** Ms between the first entry into a phase and the last event; 0 if it was never entered. */
function spentSince(events: readonly RehearsalEvent[], phase: RoomPhase): number {
  const entered = events.find((event) => event.type === 'phase_changed' && event.phase === phase);
  const last = events.at(-1);
  return entered === undefined || last === undefined ? 0 : Math.max(0, Date.parse(last.at) - Date.parse(entered.at));
}
