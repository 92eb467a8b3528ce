import type { AnswerOf, Calls, EmotionalState } from '@rostrum/contract';
import { communityById, customCommunity, initialRoom, type Materials, type Rehearsal } from '@rostrum/engine';
import type { Asked } from './ask.ts';
import { moodOf } from './mood-of.ts';

type QuestionAnswer = AnswerOf<Calls['generateQuestion']>;
type BasicAnswer = AnswerOf<Calls['generateQuestionBasic']>;
type PracticeAnswer = AnswerOf<Calls['practiceQuestion']>;

/** Context quality. practice.md §5 (Data rules). */
const presentedFrom = 20;
const substantialFrom = 50;

function feelingOf(rehearsal: Rehearsal, characterId: string): EmotionalState {
  const { frustration, trust, patience } = moodOf(rehearsal, characterId) ?? initialRoom;
  return { frustration, trust, patience };
}

function emotionalContext(rehearsal: Rehearsal, characterId: string): QuestionAnswer['emotional_context'] {
  const { frustration, trust, patience } = feelingOf(rehearsal, characterId);
  const signs = [
    { mood: 'frustrated', intensity: frustration },
    { mood: 'distrustful', intensity: 1 - trust },
    { mood: 'impatient', intensity: 1 - patience },
  ].sort((a, b) => b.intensity - a.intensity);
  const strongest = signs[0];
  if (strongest !== undefined && strongest.intensity >= 0.5) return strongest;
  return trust >= 0.75 ? { mood: 'receptive', intensity: trust } : { mood: 'attentive', intensity: 1 - frustration };
}

function memoryOf(rehearsal: Rehearsal, asked: Asked['asked']): QuestionAnswer['memory_metadata'] {
  const earlier = rehearsal.exchanges.filter(
    (exchange) => exchange.asked.question_id !== asked.question_id && exchange.answered !== null,
  );
  const own = earlier.filter((exchange) => exchange.asked.character_id === asked.character_id);
  const open = rehearsal.openRequests;
  return {
    memory_enhanced: asked.method === 'memory_enhanced' || own.length > 0,
    emotional_state: feelingOf(rehearsal, asked.character_id),
    conversation_depth: own.length,
    unfulfilled_requests: open
      .filter((request) => request.characterId === asked.character_id)
      .map((request) => request.text),
    character_history: own.map((exchange) => ({
      question: exchange.asked.question,
      answer: exchange.answered?.text ?? '',
      rating: exchange.judged?.rating ?? null,
    })),
    topic_continuity: {
      topic: asked.topic,
      times_raised: earlier.filter((exchange) => exchange.asked.topic === asked.topic).length + 1,
      open: open.some((request) => request.topic === asked.topic),
    },
  };
}

function communityOf(rehearsal: Rehearsal): QuestionAnswer['community_context'] {
  const { name, communication_style, typical_concerns } = customCommunity(
    rehearsal.communityData,
    rehearsal.communityType,
  );
  return {
    community_type: communityById(rehearsal.communityType).id,
    name,
    communication_style,
    concerns: [...typical_concerns],
  };
}

function localOf(materials: Materials): QuestionAnswer['local_context'] {
  const ordinance = materials.ordinance !== null;
  const news = materials.news.length > 0;
  return { available: ordinance || news, ordinance, news };
}

/** Said only if a language model wrote the words. */
export const writtenBy = ({ written_by }: { readonly written_by?: 'model' | undefined }): { written_by?: 'model' } =>
  written_by === undefined ? {} : { written_by };

/** The full answer of generate-question. practice.md §3 (Question response fields), decisions.md §3. */
export function presentQuestion({ asked, question, rehearsal, materials }: Asked): QuestionAnswer {
  const presentation = rehearsal.presentation?.text ?? '';
  const { project } = rehearsal;
  return {
    question: asked.question,
    question_id: asked.question_id,
    method: asked.method,
    realism_score: question.realismScore,
    emotional_context: emotionalContext(rehearsal, asked.character_id),
    community_context: communityOf(rehearsal),
    project_context: {
      project_name: project.projectName,
      technology: project.projectType,
      location: project.place,
      developer: project.developer,
    },
    presentation_context: {
      available: presentation.length > presentedFrom,
      substantial: presentation.length > substantialFrom,
      gaps: materials.presentation?.analysis?.gaps.map((gap) => gap.message) ?? [],
    },
    local_context: localOf(materials),
    memory_metadata: memoryOf(rehearsal, asked),
    character_id: asked.character_id,
    character_name: asked.character_name,
    question_type: asked.question_type,
    purpose: asked.purpose,
    topic: asked.topic,
    context: asked.context ?? '',
    citations: asked.citations,
    follow_up: asked.follow_up_of !== null,
    ...writtenBy(asked),
  };
}

const sourceOfIssue: Readonly<Record<string, string>> = {
  gap: 'presentation_gap',
  vague_claim: 'presentation_gap',
  community_priority: 'community_priority',
  industry_concern: 'industry_standard',
};
const kindOfRole: Readonly<Record<string, string>> = {
  chair: 'chair',
  commissioner: 'commissioner',
  resident: 'resident',
  expert: 'expert',
};

/** The answer of generate-question-basic; what the call said about source and questioner comes back unchanged,
 *  and its topic if the question is on it. */
export function presentBasicQuestion(
  { asked }: Asked,
  said: { source: string | null; questionerType: string | null; topic: string | null },
): BasicAnswer {
  return {
    question: asked.question,
    question_id: asked.question_id,
    context: asked.context ?? '',
    questioner: asked.character_name,
    questioner_type: said.questionerType ?? kindOfRole[asked.character_role] ?? 'technical',
    topic: said.topic ?? asked.topic,
    source: said.source ?? sourceOfIssue[asked.issue_kind] ?? asked.issue_kind,
    method: asked.method,
    character_id: asked.character_id,
    citations: asked.citations,
    ...writtenBy(asked),
  };
}

export function presentPracticeQuestion({ asked }: Asked): PracticeAnswer {
  return {
    question: asked.question,
    question_id: asked.question_id,
    character_name: asked.character_name,
    character_id: asked.character_id,
    topic_focus: asked.topic_focus ?? asked.topic,
    method: asked.method,
    citations: asked.citations,
    ...writtenBy(asked),
  };
}
