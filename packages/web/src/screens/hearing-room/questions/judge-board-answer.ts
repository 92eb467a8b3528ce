import type { Assessment } from '@rostrum/contract';
import { call } from '../../../api/client.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { stamp, type HearingRecord } from '../record/hearing-record.ts';
import type { BoardQuestion, JudgedAnswer } from './board-question.ts';

const timeoutMs = 10_000;

export interface GivenAnswer {
  readonly text: string;
  readonly responseType: 'text' | 'voice';
  readonly hasAudio: boolean;
  readonly responseTimeS: number;
}

export interface BoardJudgment {
  readonly judged: JudgedAnswer;
  /** True if the answer left something open, or opened something, that could change the next question. */
  readonly changesWhatMatters: boolean;
}

/** Judges an answer and puts it on the record. A failure saves it as adequate with a score of 5. hearing.md §8. */
export async function judgeBoardAnswer(
  sessionId: string,
  record: HearingRecord,
  question: BoardQuestion,
  answer: GivenAnswer,
): Promise<BoardJudgment> {
  const answered = {
    ...stamp('answered'),
    type: 'answered' as const,
    question_id: question.id,
    question: question.question,
    text: answer.text,
    response_time_s: answer.responseTimeS,
    response_type: answer.responseType,
    has_audio: answer.hasAudio,
  };
  try {
    // A question that was asked in this browser has to be on the record before its answer.
    if (!(await record.outbox.flush())) throw new Error('The record cannot be reached.');
    const said = await call('evaluateResponse', {
      timeoutMs,
      body: {
        session_id: sessionId,
        answer: answer.text,
        question: question.question,
        speaker: { id: question.character_id, name: question.character_name, role: question.role },
        response_type: answer.responseType,
        has_audio: answer.hasAudio,
        response_time: answer.responseTimeS,
      },
    });
    const { rating, score, feedback, assessment, written_by: writtenBy } = said;
    record.know(answered, {
      ...stamp('judged'),
      type: 'judged',
      question_id: question.id,
      rating,
      score,
      feedback,
      assessment,
    });
    return judgmentOf({ rating, score, feedback, writtenBy, offline: false }, assessment);
  } catch (cause) {
    console.warn('The answer could not be judged by the server; it is kept.', cause);
    const assessment = await assessedHere(record, question, answer.text);
    const saved = { rating: 'adequate' as const, score: 5, feedback: texts.questions.offlineFeedback };
    void record.report(answered, {
      ...stamp('judged'),
      type: 'judged',
      question_id: question.id,
      ...saved,
      assessment,
    });
    return judgmentOf({ ...saved, offline: true }, assessment);
  }
}

/** What was missing, as the engine in this browser reads it; null if the engine could not be loaded. */
async function assessedHere(
  record: HearingRecord,
  question: BoardQuestion,
  answer: string,
): Promise<Assessment | null> {
  try {
    const { engine, rehearsal, materials } = await record.folded();
    return engine.judgeAnswer(rehearsal, materials, {
      answer,
      questionId: question.id,
      question: question.question,
      characterId: question.character_id,
      topicFocus: null,
    }).assessment;
  } catch (cause) {
    console.warn('The engine could not be loaded in this browser.', cause);
    return null;
  }
}

function judgmentOf(
  judged: Pick<JudgedAnswer, 'rating' | 'score' | 'feedback' | 'offline' | 'writtenBy'>,
  assessment: Assessment | null | undefined,
): BoardJudgment {
  return {
    judged: {
      ...judged,
      carried: assessment?.carried ?? [],
      reasons: assessment?.reasons ?? [],
      missing: assessment?.missing ?? [],
      strongerAnswer: assessment?.stronger_answer ?? '',
    },
    changesWhatMatters:
      assessment != null &&
      (assessment.directness !== 'direct' ||
        assessment.missing.length > 0 ||
        assessment.commitments.length > 0 ||
        assessment.contradictions.length > 0),
  };
}
