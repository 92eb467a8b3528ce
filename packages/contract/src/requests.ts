import { z } from 'zod';
import { limits, sessionIdPattern } from './limits.ts';
import { newsItemSchema } from './entities/material.ts';
import { eventSchema } from './record.ts';

/* Bodies and queries of the calls. A main field that is missing or of the wrong type is refused; what a page may leave
   out is optional; what the specification calls data of any shape is `unknown`. practice.md §7, hearing.md §7, decisions.md §6. */

export const sessionIdSchema = z.string().regex(sessionIdPattern);
const anyJson = z.unknown();
const object = z.record(z.string(), z.unknown());
const text = z.string().max(limits.presentationCharacters);
const answerText = z.string().max(limits.answerCharacters);
/** Lists and texts that pages send in more than one form. */
const textOrList = z.union([z.string(), z.array(z.unknown()), object]).nullable();

export const speakerRefSchema = z.looseObject({
  id: z.string().nullish(),
  name: z.string().nullish(),
  role: z.string().nullish(),
});

const project = object.nullish();

/** Facts about the project that every asking call may carry. */
const setting = {
  session_id: sessionIdSchema.nullish(),
  community_type: z.string().nullish(),
  community_data: object.nullish(),
  project_details: project,
  user_presentation: text.nullish(),
};

export const startSimulationBody = z.looseObject({
  session_id: sessionIdSchema,
  context_available: anyJson.optional(),
  timestamp: z.union([z.string(), z.number()]).nullish(),
  enhanced_config: object.nullish(),
});

export const setProjectDetailsBody = z.looseObject({ project: object, session_id: sessionIdSchema.nullish() });

export const generateQuestionBody = z.looseObject({
  ...setting,
  character_id: z.string().nullish(),
  character_name: z.string().nullish(),
  user_response: answerText.nullish(),
  presentation_length: z.number().nullish(),
  ordinances: textOrList.optional(),
  local_news: textOrList.optional(),
  speakers: z.array(z.unknown()).nullish(),
  context_quality: anyJson.optional(),
  speaker: z.union([speakerRefSchema, z.string()]).nullish(),
  previous_answer: answerText.nullish(),
  character_role: z.string().nullish(),
  official_title: z.string().nullish(),
  comprehensive_analysis: anyJson.optional(),
  temperature: z.number().nullish(),
  max_tokens: z.number().nullish(),
  ai_instructions: anyJson.optional(),
  character_consistency: anyJson.optional(),
  municipal_context: anyJson.optional(),
  stage_setting_mode: anyJson.optional(),
  hearing_phase: z.string().nullish(),
  target_themes: z.array(z.unknown()).nullish(),
  municipal_sequence_position: z.number().nullish(),
  total_municipal_questions: z.number().nullish(),
  role_specific_gaps: anyJson.optional(),
  question_objective: anyJson.optional(),
  request_type: z.string().nullish(),
});

export const generateQuestionBasicBody = z.looseObject({
  ...setting,
  character_id: z.string().nullish(),
  assigned_questioner: z.string().nullish(),
  municipal_phase: z.union([z.boolean(), z.string()]).nullish(),
  municipal_role: z.string().nullish(),
  questioner_title: z.string().nullish(),
  questioner_type: z.string().nullish(),
  original_character_role: z.string().nullish(),
  topic_source: z.string().nullish(),
  topic_data: anyJson.optional(),
  topic_focus: z.string().nullish(),
  topic_description: z.string().nullish(),
  topic_urgency: z.union([z.number(), z.string()]).nullish(),
  project_name: z.string().nullish(),
  technology: z.string().nullish(),
  location: z.union([z.string(), object]).nullish(),
  presentation_gaps: anyJson.optional(),
  community_priorities: anyJson.optional(),
  industry_standards: anyJson.optional(),
  technical_expertise: anyJson.optional(),
  ordinances: textOrList.optional(),
  local_news: textOrList.optional(),
  user_response: answerText.nullish(),
  previous_answer: answerText.nullish(),
});

export const ceremonyBody = z.looseObject({
  ...setting,
  character_id: z.string().nullish(),
  character_name: z.string().nullish(),
  character_role: z.string().nullish(),
  communication_style: z.string().nullish(),
  project_type: z.string().nullish(),
  project_name: z.string().nullish(),
  developer_name: z.string().nullish(),
  location: z.union([z.string(), object]).nullish(),
  applicant_name: z.string().nullish(),
  ceremony_type: z.string().nullish(),
  meeting_type: z.string().nullish(),
  formality_level: z.string().nullish(),
  estimated_duration: z.number().nullish(),
  time_of_day: z.string().nullish(),
});

export const evaluateResponseBody = z.looseObject({
  session_id: sessionIdSchema.nullish(),
  answer: answerText,
  question: z.union([z.string(), object]),
  speaker: z.union([speakerRefSchema, z.string()]).nullish(),
  response_type: z.string().nullish(),
  has_audio: z.boolean().nullish(),
  response_time: z.number().nullish(),
});

export const practiceQuestionBody = z.looseObject({
  character_id: z.string().nullish(),
  selected_topics: z.array(z.string()).nullish(),
  project_data: object.nullish(),
  question_number: z.number().int().positive().nullish(),
  total_questions: z.number().int().positive().nullish(),
  previous_questions: z.array(z.string()).nullish(),
  practice_mode: z.string().nullish(),
  session_id: sessionIdSchema.nullish(),
  selected_difficulty: z.string().nullish(),
});

export const practiceEvaluationBody = z.looseObject({
  response: answerText,
  question: z.string().min(1).max(limits.answerCharacters),
  character_id: z.string().nullish(),
  topic_focus: z.string().nullish(),
  question_number: z.number().int().positive().nullish(),
  response_time: z.number().nonnegative().nullish(),
  session_id: sessionIdSchema.nullish(),
});

export const parseAddressBody = z.looseObject({ url: z.string().min(1).max(4_000) });
/** A pasted ordinance: the way that always works. */
export const parsePastedBody = z.looseObject({ text: z.string().min(1), name: z.string().max(300).nullish() });
export const parseOrdinanceBody = z.union([parseAddressBody, parsePastedBody]);

export const forceTransitionBody = z.looseObject({ session_id: sessionIdSchema });
export const voteBody = z.looseObject({ score: z.number().min(0).max(50).nullish() }).nullish();
export const postEventsBody = z.object({ events: z.array(eventSchema).max(limits.eventsPerPost) });

export const projectTypeQuery = z.looseObject({ project_type: z.string().optional(), role: z.string().optional() });
export const newsQuery = z.looseObject({
  county: z.string().min(1).max(100),
  state: z.string().min(1).max(100),
  city: z.string().max(100).optional(),
  project_type: z.string().optional(),
});
export const passagesQuery = z.looseObject({ q: z.string().max(1_000) });
export const newsAnswer = z.object({ articles: z.array(newsItemSchema) });
export const reportQuery = z.looseObject({ format: z.enum(['json', 'md', 'html', 'pdf', 'docx', 'vtt']).optional() });
