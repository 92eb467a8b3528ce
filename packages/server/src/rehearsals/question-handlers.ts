import {
  boardFor,
  boardOfRehearsal,
  characterIn,
  customCommunity,
  hashText,
  newRehearsal,
  openingSpeech,
  themeById,
  topicsNamed,
} from '@rostrum/engine';
import { limits } from '@rostrum/contract';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { askAloud } from '../language-model/question-stream.ts';
import { ask, venueOf, type Room } from './ask.ts';
import { asSeen, type Setting } from './as-seen.ts';
import type { Listening } from '../language-model/next-turn.ts';
import { openTask } from '../language-model/tasks/open.ts';
import { given } from './given.ts';
import { moodOf } from './mood-of.ts';
import { judge } from './judge.ts';
import { presentBasicQuestion, presentPracticeQuestion, presentQuestion, writtenBy } from './present-question.ts';

type Asking =
  | 'generateQuestion'
  | 'generateQuestionBasic'
  | 'practiceQuestion'
  | 'evaluateResponse'
  | 'practiceEvaluation'
  | 'ceremonySpeech';

/** More topics, or earlier questions, than this add nothing. */
const maxTexts = 500;

const textsOf = (list: readonly unknown[] | null | undefined): string[] =>
  (list ?? []).slice(-maxTexts).filter((item): item is string => given(item) !== null);

/** A speaker as a page names one: by an object or by its id. */
function speakerId(speaker: unknown): string | null {
  if (typeof speaker === 'string') return given(speaker);
  if (typeof speaker !== 'object' || speaker === null) return null;
  const { id, character_id: characterId } = speaker as { id?: unknown; character_id?: unknown };
  return given(id) ?? given(characterId);
}

/** Project fields that a call carries next to the project itself. */
function projectOf(
  details: Record<string, unknown> | null | undefined,
  beside: Record<string, unknown>,
): Record<string, unknown> | null {
  const extra = Object.fromEntries(
    Object.entries(beside).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  return details == null && Object.keys(extra).length === 0 ? null : { ...extra, ...details };
}

function questionText(question: string | Record<string, unknown>): { text: string; id: string | null } {
  if (typeof question === 'string') return { text: question, id: null };
  const text = given(question['text']) ?? given(question['question']) ?? '';
  if (text.length > limits.answerCharacters) throw new Refusal('too_long');
  return {
    text,
    id: given(question['question_id']) ?? given(question['id']),
  };
}

export function questionHandlers(room: Room): Handlers<Asking> {
  return {
    generateQuestion: async ({ body, session, ...call }) => {
      const setting: Setting = {
        ...body,
        project: body.project_details,
        last_answer: given(body.previous_answer) ?? given(body.user_response),
      };
      const characterId = given(body.character_id) ?? speakerId(body.speaker);
      const asks = (listening: Listening) =>
        ask(
          room,
          session,
          setting,
          (state) => ({
            venue: venueOf(state, {
              phase: body.hearing_phase,
              official: body.request_type === 'official_question',
              characterId,
            }),
            characterId,
            topics: textsOf(body.target_themes),
            position: body.municipal_sequence_position ?? null,
            total: body.total_municipal_questions ?? null,
            previousQuestions: [],
            questioner: characterId === null ? given(body.character_role) : null,
          }),
          () => null,
          listening,
        );
      return askAloud(call, asks, presentQuestion);
    },

    generateQuestionBasic: async ({ body, session, ...call }) => {
      const setting: Setting = {
        ...body,
        last_answer: given(body.previous_answer) ?? given(body.user_response),
        project: projectOf(body.project_details, {
          projectName: body.project_name,
          technology: body.technology,
          location: body.location,
        }),
      };
      const characterId = given(body.character_id);
      const topic = given(body.topic_focus);
      const meant: ReadonlySet<string> = topicsNamed(topic === null ? [] : [topic]);
      const isMeant = (asked: string): boolean => meant.has(asked);
      const asks = (listening: Listening) =>
        ask(
          room,
          session,
          setting,
          (state) => ({
            venue: venueOf(state, {
              official: body.municipal_phase === true || body.municipal_phase === 'true',
              characterId,
            }),
            characterId,
            topics: topic === null ? [] : [topic],
            position: null,
            total: null,
            previousQuestions: [],
            questioner: given(body.assigned_questioner) ?? given(body.municipal_role),
          }),
          (asked) => (isMeant(asked) ? topic : null),
          listening,
        );
      return askAloud(call, asks, (asked) =>
        presentBasicQuestion(asked, {
          source: given(body.topic_source),
          questionerType: given(body.questioner_type),
          topic: isMeant(asked.asked.topic) ? topic : null,
        }),
      );
    },

    practiceQuestion: async ({ body, session, ...call }) => {
      const topics = textsOf(body.selected_topics);
      const setting: Setting = { project: body.project_data, difficulty: body.selected_difficulty };
      const asks = (listening: Listening) =>
        ask(
          room,
          session,
          setting,
          () => ({
            venue: 'practice',
            characterId: given(body.character_id),
            topics,
            position: body.question_number ?? null,
            total: body.total_questions ?? null,
            previousQuestions: textsOf(body.previous_questions),
            questioner: null,
          }),
          (topic) => topics.find((theme) => themeById(theme)?.topics.some((one) => one === topic)) ?? null,
          listening,
        );
      return askAloud(call, asks, presentPracticeQuestion);
    },

    evaluateResponse: async ({ body, session, signal }) => {
      const { text, id } = questionText(body.question);
      const { judged, characterId, rehearsal } = await judge(
        room,
        session,
        {
          answer: body.answer,
          question: text,
          questionId: id,
          characterId: speakerId(body.speaker),
          topicFocus: null,
          responseTimeSec: body.response_time == null ? null : Math.max(0, body.response_time),
          responseType: body.response_type ?? null,
          hasAudio: body.has_audio ?? null,
        },
        signal,
      );
      const step = rehearsal.moodSteps.findLast((one) => one.questionId === judged.question_id);
      const mood = (characterId === null ? null : moodOf(rehearsal, characterId)) ?? step?.state ?? rehearsal.room;
      return {
        rating: judged.rating,
        score: judged.score,
        feedback: judged.feedback,
        emotional_state: { frustration: mood.frustration, trust: mood.trust, patience: mood.patience },
        crowd_energy: rehearsal.room.crowdEnergy,
        memory_updated: true,
        mood_reasons: (step?.reasons ?? []).map(({ meter, change, because, words }) => ({
          meter,
          change,
          because,
          words,
        })),
        assessment: judged.assessment as NonNullable<typeof judged.assessment>,
        ...writtenBy(judged),
      };
    },

    practiceEvaluation: async ({ body, session, signal }) => {
      const { judged } = await judge(
        room,
        session,
        {
          answer: body.response,
          question: body.question,
          questionId: null,
          characterId: given(body.character_id),
          topicFocus: given(body.topic_focus),
          responseTimeSec: body.response_time ?? null,
          responseType: null,
          hasAudio: null,
        },
        signal,
      );
      return {
        rating: judged.rating,
        score: judged.score,
        feedback: judged.feedback,
        assessment: judged.assessment as NonNullable<typeof judged.assessment>,
        ...writtenBy(judged),
      };
    },

    ceremonySpeech: async ({ body, session, signal }) => {
      const time = room.model?.timeFor(signal);
      const project = projectOf(body.project_details, {
        technology: body.project_type,
        projectName: body.project_name,
        developerName: body.developer_name,
        location: body.location,
        applicant: body.applicant_name,
      });
      const state =
        session === null
          ? {
              sessionId: '',
              seq: 0,
              rehearsal: newRehearsal(`hearing-${hashText(JSON.stringify(project))}`),
              textIds: new Map<string, string>(),
              characters: 0,
            }
          : await room.journal.read(session);
      const { rehearsal } = asSeen(
        state,
        state.rehearsal,
        { community_type: body.community_type, community_data: body.community_data, project },
        room.now,
      );
      const community = customCommunity(
        {
          ...rehearsal.communityData,
          ...(given(body.communication_style) !== null && { communication_style: body.communication_style }),
        },
        rehearsal.communityType,
      );
      const chair =
        boardOfRehearsal(rehearsal).find(({ role }) => role === 'chair') ??
        boardFor(rehearsal.communityType, community.communication_style)[0];
      const chairName =
        given(body.character_name) ?? characterIn(rehearsal, body.character_id)?.name ?? chair?.name ?? 'the chair';
      const draft = openingSpeech({
        facts: rehearsal.project,
        community,
        chairName,
        timeOfDay: given(body.time_of_day) ?? undefined,
        seed: rehearsal.seed,
      });
      const words =
        time === undefined
          ? null
          : await room.model?.run(openTask, { input: { draft, chairName, community }, rehearsal, time });
      return words == null ? { speech_segments: [...draft] } : { speech_segments: [...words], written_by: 'model' };
    },
  };
}
