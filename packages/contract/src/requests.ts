import { z } from 'zod';
import { limits, sessionIdPattern } from './limits.ts';
import { newsItemSchema } from './entities/material.ts';
import { proceedingChoiceSchema, proceedingKindSchema, proceedingStepSchema } from './entities/proceeding.ts';
import { eventSchema } from './record.ts';

/* Bodies and queries of the calls. A main field that is missing or of the wrong type is refused; what a page may
   leave out is optional; what the specification calls data of any shape is `unknown`. practice.md §7, hearing.md
   §7, decisions.md §6. */

export const sessionIdSchema = z.string().regex(sessionIdPattern);
const anyJson = z.unknown();
const object = z.record(z.string(), z.unknown());
const text = z.string().max(limits.presentationCharacters);
const answerText = z.string().max(limits.answerCharacters);
/** A name, a role, a topic: whatever a page says in a few words about who is asking and about what. */
const words = z.string().max(limits.wordsCharacters);
/** Lists and texts that pages send in more than one form. */
const textOrList = z.union([z.string(), z.array(z.unknown()), object]).nullable();

export const speakerRefSchema = z.looseObject({
  id: z.string().nullish(),
  name: z.string().nullish(),
  role: z.string().nullish(),
});

/** For a page written in TypeScript: any fields. The schema checks those that have a name. */
type Fields = Record<string, unknown>;
const wordsOrObject = z.union([words, object]);
const place: z.ZodType<string | Fields, string | Fields> = z.union([
  words,
  z.looseObject({ city: words.nullish(), county: words.nullish(), state: words.nullish() }),
]);

const projectFields = {
  projectName: text.nullish(),
  developerName: text.nullish(),
  applicant: text.nullish(),
  applicantRole: text.nullish(),
  projectDescription: text.nullish(),
  zoningDistrict: words.nullish(),
  location: place.nullish(),
  technology: wordsOrObject.nullish(),
  category: wordsOrObject.nullish(),
  difficulty: wordsOrObject.nullish(),
  ordinanceText: textOrList.optional(),
  planningData: textOrList.optional(),
  newsArticles: textOrList.optional(),
  speakers: z.array(z.unknown()).nullish(),
  uploads: object.nullish(),
  proceeding: proceedingChoiceSchema.nullish(),
};

/** A project as pages send it. Fields that the specification names have a type; a page may add its own. practice.md
 *  §3 (Project configuration). */
export const projectSchema: z.ZodType<Fields, Fields> = z.looseObject({
  ...projectFields,
  projectConfig: z.looseObject(projectFields).nullish(),
});

const project = projectSchema.nullish();

/** Facts about the project that every asking call may carry. */
const setting = {
  session_id: sessionIdSchema.nullish(),
  community_type: words.nullish(),
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

export const setProjectDetailsBody = z.looseObject({
  project: projectSchema,
  session_id: sessionIdSchema.nullish(),
});

export const generateQuestionBody = z.looseObject({
  ...setting,
  character_id: words.nullish(),
  character_name: words.nullish(),
  user_response: answerText.nullish(),
  presentation_length: z.number().nullish(),
  ordinances: textOrList.optional(),
  local_news: textOrList.optional(),
  speakers: z.array(z.unknown()).nullish(),
  context_quality: anyJson.optional(),
  speaker: z.union([speakerRefSchema, z.string()]).nullish(),
  previous_answer: answerText.nullish(),
  character_role: words.nullish(),
  official_title: words.nullish(),
  comprehensive_analysis: anyJson.optional(),
  temperature: z.number().nullish(),
  max_tokens: z.number().nullish(),
  ai_instructions: anyJson.optional(),
  character_consistency: anyJson.optional(),
  municipal_context: anyJson.optional(),
  stage_setting_mode: anyJson.optional(),
  hearing_phase: words.nullish(),
  target_themes: z.array(z.unknown()).nullish(),
  municipal_sequence_position: z.number().nullish(),
  total_municipal_questions: z.number().nullish(),
  role_specific_gaps: anyJson.optional(),
  question_objective: anyJson.optional(),
  request_type: words.nullish(),
});

export const generateQuestionBasicBody = z.looseObject({
  ...setting,
  character_id: words.nullish(),
  assigned_questioner: words.nullish(),
  municipal_phase: z.union([z.boolean(), z.enum(['true', 'false'])]).nullish(),
  municipal_role: words.nullish(),
  questioner_title: words.nullish(),
  questioner_type: words.nullish(),
  original_character_role: words.nullish(),
  topic_source: words.nullish(),
  topic_data: anyJson.optional(),
  topic_focus: words.nullish(),
  topic_description: words.nullish(),
  topic_urgency: z.union([z.number(), z.string()]).nullish(),
  project_name: words.nullish(),
  technology: words.nullish(),
  location: place.nullish(),
  presentation_gaps: textOrList.optional(),
  community_priorities: textOrList.optional(),
  industry_standards: textOrList.optional(),
  technical_expertise: textOrList.optional(),
  ordinances: textOrList.optional(),
  local_news: textOrList.optional(),
  user_response: answerText.nullish(),
  previous_answer: answerText.nullish(),
});

export const ceremonyBody = z.looseObject({
  ...setting,
  character_id: words.nullish(),
  character_name: words.nullish(),
  character_role: words.nullish(),
  communication_style: words.nullish(),
  project_type: words.nullish(),
  project_name: words.nullish(),
  developer_name: words.nullish(),
  location: place.nullish(),
  applicant_name: words.nullish(),
  ceremony_type: words.nullish(),
  meeting_type: words.nullish(),
  formality_level: words.nullish(),
  estimated_duration: z.number().nullish(),
  time_of_day: words.nullish(),
});

export const evaluateResponseBody = z.looseObject({
  session_id: sessionIdSchema.nullish(),
  answer: answerText,
  question: z.union([answerText, object]),
  speaker: z.union([speakerRefSchema, z.string()]).nullish(),
  response_type: words.nullish(),
  has_audio: z.boolean().nullish(),
  response_time: z.number().nullish(),
});

export const practiceQuestionBody = z.looseObject({
  character_id: words.nullish(),
  selected_topics: z.array(z.string()).nullish(),
  project_data: project,
  question_number: z.number().int().positive().nullish(),
  total_questions: z.number().int().positive().nullish(),
  previous_questions: z.array(z.string()).nullish(),
  practice_mode: words.nullish(),
  session_id: sessionIdSchema.nullish(),
  selected_difficulty: words.nullish(),
});

export const practiceEvaluationBody = z.looseObject({
  response: answerText,
  question: z.string().min(1).max(limits.answerCharacters),
  character_id: words.nullish(),
  topic_focus: words.nullish(),
  question_number: z.number().int().positive().nullish(),
  response_time: z.number().nonnegative().nullish(),
  session_id: sessionIdSchema.nullish(),
});

export const parseAddressBody = z.looseObject({ url: z.string().min(1).max(4_000) });
/** A pasted ordinance: the input that always works. */
export const parsePastedBody = z.looseObject({ text: z.string().min(1), name: z.string().max(300).nullish() });
export const parseOrdinanceBody = z.union([parseAddressBody, parsePastedBody]);

/** Like an ordinance; `from_filed` builds one from what this rehearsal has on file. */
export const parseStaffReportBody = z.union([
  parseAddressBody,
  parsePastedBody,
  z.looseObject({ from_filed: z.literal(true) }),
]);

export const stepBody = z.looseObject({
  step: proceedingStepSchema,
  reply: answerText.nullish(),
  /** Skips the step; nothing is said. */
  skip: z.boolean().nullish(),
});
export const testimonyBody = z.looseObject({ speaker: words.nullish() }).nullish();
export const rebuttalBody = z.looseObject({ text: answerText });
/** The request in the applicant's words, and what kind of project it is. */
export const proceedingProposalQuery = z.looseObject({
  request: words.optional(),
  project_type: words.optional(),
});
/** Two letters: the standards and criteria as that state sets them, where we have read them. */
export const proceedingsQuery = z.looseObject({ state: z.string().max(2).optional() });
export const proceedingsOfStateQuery = z.looseObject({ kind: proceedingKindSchema.optional() });

export const forceTransitionBody = z.looseObject({ session_id: sessionIdSchema });
export const voteBody = z.looseObject({ score: z.number().min(0).max(50).nullish() }).nullish();
/** decisions.md §8: 'Does this apply to you?' */
export const reviewStandardBody = z.object({ answer: z.enum(['yes', 'no', 'not_sure']) });
export const postEventsBody = z.object({ events: z.array(eventSchema).max(limits.eventsPerPost) });

export const projectTypeQuery = z.looseObject({ project_type: z.string().optional(), role: z.string().optional() });
export const newsQuery = z.looseObject({
  county: z.string().min(1).max(100),
  state: z.string().min(1).max(100),
  city: z.string().max(100).optional(),
  project_type: z.string().optional(),
  /** Whether to compose what people elsewhere worry about if no news is found. */
  compose: z.enum(['true', 'false']).optional(),
});
export const passagesQuery = z.looseObject({ q: z.string().max(1_000) });
export const newsAnswer = z.object({ articles: z.array(newsItemSchema) });
export const reportQuery = z.looseObject({
  format: z.enum(['json', 'md', 'html', 'pdf', 'docx', 'vtt', 'findings']).optional(),
});

/** What only the operator may do carries the token of ROSTRUM_OPERATOR_TOKEN. */
export const operatorBody = z.object({ operator_token: z.string().max(500) });
export const switchTaskBody = operatorBody.extend({ on: z.boolean() });
