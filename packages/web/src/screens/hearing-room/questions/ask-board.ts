import type { Character, Topic } from '@rostrum/contract';
import { fallbackQuestion, localTemplateQuestion, plainAsked, type Official } from '@rostrum/engine/hearing';
import type { PresentationAnalysis, Question, QuestionRequest } from '@rostrum/engine';
import type { Sentence } from '../../../api/answer-aloud.ts';
import { call } from '../../../api/client.ts';
import type { HearingRecord } from '../record/hearing-record.ts';
import { newEventId, stamp } from '../record/hearing-record.ts';
import type { CommunityLook } from '../setting/community-look.ts';
import type { HearingSetting } from '../setting/hearing-setting.ts';
import { escalationOf, type BoardQuestion } from './board-question.ts';

const timeoutMs = 10_000;
const roundOfOfficials = 3;
const temperature = 0.8;
const maxTokens = 300;

export interface Asking {
  readonly setting: HearingSetting;
  readonly look: CommunityLook;
  readonly record: HearingRecord;
  readonly official: Official;
  readonly character: Character;
  /** From 1. */
  readonly position: number;
  readonly presentation: string;
  readonly analysis: PresentationAnalysis | null;
  readonly lastAnswer: string;
  readonly topics: readonly Topic[];
  readonly asked: readonly string[];
  readonly signal: AbortSignal;
}

/** The next question, from the first source that gives one: the full call (sentence by sentence while it is
 *  written), the basic call, the engine in this browser, a template for the role, a canned text. hearing.md §7 and
 *  §8. `serverFailed` is true if the server could not be told what was said before, or if both calls failed. */
export async function askBoard(
  asking: Asking,
  prepared: () => Promise<Question | null>,
  onSentence: (sentence: Sentence) => void,
): Promise<{ readonly question: BoardQuestion; readonly serverFailed: boolean }> {
  // What was said while the server was unreachable goes before its next question: the record keeps its order.
  const isReached = await asking.record.outbox.flush();
  asking.signal.throwIfAborted();
  if (isReached) {
    try {
      return { question: await fullQuestion(asking, onSentence), serverFailed: false };
    } catch (cause) {
      if (asking.signal.aborted) throw cause;
      console.warn('The full question call failed; asking the basic way.', cause);
    }
    try {
      return { question: await basicQuestion(asking), serverFailed: false };
    } catch (cause) {
      if (asking.signal.aborted) throw cause;
      console.warn('The basic question call failed; the engine in this browser asks.', cause);
    }
  }
  return { question: await localQuestion(asking, prepared), serverFailed: true };
}

const gapsOf = ({ analysis }: Asking): readonly string[] =>
  (analysis?.gaps ?? []).slice(0, 5).map(({ message }) => message);

function projectOf({ setting }: Asking) {
  return {
    ...setting.details,
    projectName: setting.projectName,
    technology: setting.technology,
    location: setting.details.location ?? setting.place,
    developerName: setting.developer,
    difficulty: setting.difficulty,
    category: setting.category,
    selectedProjectType: setting.projectType,
  };
}

async function fullQuestion(asking: Asking, onSentence: (sentence: Sentence) => void): Promise<BoardQuestion> {
  const { setting, look, character, official, analysis } = asking;
  const gaps = gapsOf(asking);
  const answer = await call('generateQuestion', {
    timeoutMs,
    onSentence,
    signal: asking.signal,
    body: {
      character_id: character.character_id,
      session_id: setting.sessionId,
      user_response: asking.lastAnswer,
      community_type: setting.communityType,
      project_details: projectOf(asking),
      user_presentation: asking.presentation,
      community_data: setting.communityData === null ? null : { ...setting.communityData },
      character_role: character.role,
      official_title: character.title,
      comprehensive_analysis: {
        universal_coverage: analysis?.overall_assessment.universal_coverage ?? null,
        industry_group: analysis?.industry_analysis.industry_group ?? null,
        overall_quality: analysis?.overall_assessment.overall_quality ?? null,
        key_gaps: gaps,
      },
      temperature,
      max_tokens: maxTokens,
      ai_instructions: { speak_as: character.name, style: look.style, one_question: true },
      character_consistency: {
        background: character.background,
        stance: character.stance,
        expertise: character.expertise,
        personality_type: character.personality_type,
      },
      municipal_context: { community: look.name, place: setting.place, questioner_kind: official.kind },
      stage_setting_mode: true,
      hearing_phase: 'municipal_questioning',
      target_themes: [],
      municipal_sequence_position: asking.position,
      total_municipal_questions: roundOfOfficials,
      role_specific_gaps: gaps,
      question_objective: official.kind === 'technical' ? 'technical_requirements' : 'findings_for_decision',
      ...(setting.ordinanceText === '' ? {} : { ordinances: setting.ordinanceText }),
      ...(setting.news.length === 0 ? {} : { local_news: [...setting.news] }),
      request_type: 'official_question',
    },
  });
  if (typeof answer.question !== 'string' || answer.question.trim() === '')
    throw new Error('no question in the answer');
  const asker =
    answer.character_id === character.character_id ? character : { ...character, name: answer.character_name };
  const made = describe(asking, {
    id: answer.question_id,
    question: answer.question,
    context: answer.context,
    topic: answer.topic,
    citations: answer.citations,
    followUp: answer.follow_up,
    enhanced: answer.method === 'memory_enhanced',
    writtenBy: answer.written_by,
    source: 'server',
    name: asker.name,
  });
  noteAsked(asking, made);
  return made;
}

async function basicQuestion(asking: Asking): Promise<BoardQuestion> {
  const { setting, character, official, topics, position } = asking;
  const topic = topics[(position - 1) % Math.max(1, topics.length)];
  const answer = await call('generateQuestionBasic', {
    timeoutMs,
    signal: asking.signal,
    body: {
      character_id: character.character_id,
      assigned_questioner: official.kind === 'chair' ? 'chair' : 'commissioner',
      session_id: setting.sessionId,
      municipal_phase: true,
      municipal_role: character.role,
      questioner_title: character.title === '' ? character.name : character.title,
      questioner_type: official.kind,
      original_character_role: character.role,
      topic_source: topic?.source ?? null,
      topic_data: topic ?? null,
      topic_focus: topic?.topic ?? null,
      topic_description: topic?.description ?? null,
      topic_urgency: topic?.urgency ?? null,
      project_details: projectOf(asking),
      user_presentation: asking.presentation,
      community_type: setting.communityType,
      project_name: setting.projectName,
      technology: setting.technology,
      location: setting.place,
      ...(topic?.source === 'presentation_gap' ? { presentation_gaps: [...gapsOf(asking)] } : {}),
      ...(topic?.source === 'community_priority'
        ? { community_priorities: [...(setting.communityData?.typical_concerns ?? [])] }
        : {}),
      ...(topic?.source === 'industry_standard' ? { industry_standards: topic.context_data } : {}),
      ...(official.kind === 'technical' && character.expertise.length > 0
        ? { technical_expertise: character.expertise }
        : {}),
    },
  });
  if (typeof answer.question !== 'string' || answer.question.trim() === '')
    throw new Error('no question in the answer');
  const made = describe(asking, {
    id: answer.question_id,
    question: answer.question,
    context: answer.context,
    topic: answer.topic,
    citations: answer.citations,
    followUp: false,
    enhanced: answer.method === 'memory_enhanced',
    writtenBy: answer.written_by,
    source: 'basic',
    name: character.name,
  });
  noteAsked(asking, made);
  return made;
}

/** What the engine in the browser is asked with. */
export function requestFor(asking: Pick<Asking, 'official' | 'character' | 'position' | 'asked'>): QuestionRequest {
  return {
    venue: 'board',
    characterId: asking.character.character_id,
    topics: [],
    position: asking.position,
    total: roundOfOfficials,
    previousQuestions: asking.asked,
    questioner: asking.official.role,
  };
}

async function localQuestion(asking: Asking, prepared: () => Promise<Question | null>): Promise<BoardQuestion> {
  const question = await prepared();
  const { character } = asking;
  const made =
    question === null
      ? cannedQuestion(asking)
      : describe(asking, {
          id: newEventId('q'),
          question: question.text,
          context: question.context,
          topic: question.topic,
          citations: question.citations,
          followUp: question.issue.followUpOf !== null,
          enhanced: question.method === 'memory_enhanced',
          source: 'engine',
          name: character.name,
        });
  await asking.record.report({
    ...stamp('asked'),
    type: 'asked',
    question_id: made.id,
    question: made.question,
    venue: 'board',
    character_id: character.character_id,
    character_name: character.name,
    character_role: character.role,
    topic: made.topic,
    issue_kind: question?.issue.kind ?? 'gap',
    issue_key: question?.issue.key ?? `canned:${made.id}`,
    question_type: question?.questionType ?? 'fallback',
    method: question?.method ?? 'fallback',
    purpose: question?.purpose ?? 'background',
    expects: [...(question?.expects ?? [])],
    citations: [...made.citations],
    follow_up_of: question?.issue.followUpOf ?? null,
    context: made.context,
  });
  return made;
}

/** First a template for the role, built from project type and community; once that has been used, the canned texts
 *  of §8, by topic. */
function cannedQuestion(asking: Asking): BoardQuestion {
  const { official, setting, look, topics, asked } = asking;
  const template = localTemplateQuestion(
    official.kind === 'technical' ? official.role : official.kind,
    setting.projectType,
    look.name,
  );
  const focus = topics.map(({ topic }) => topic);
  const canned = [null, ...focus].map((topic) => fallbackQuestion(official.role, topic, official.kind === 'technical'));
  const text = [template, ...canned].find((one) => !asked.includes(one)) ?? template;
  return {
    ...describe(asking, {
      id: newEventId('q'),
      question: text,
      context: '',
      topic: 'other',
      citations: [],
      followUp: false,
      enhanced: false,
      source: text === template ? 'template' : 'fallback',
      name: asking.character.name,
    }),
    ...(text === template ? {} : { fallback: true as const }),
  };
}

interface Made {
  readonly id: string | undefined;
  readonly question: string;
  readonly context: string | undefined;
  readonly topic: string | undefined;
  readonly citations: BoardQuestion['citations'] | undefined;
  readonly followUp: boolean;
  readonly enhanced: boolean;
  readonly writtenBy?: 'model' | undefined;
  readonly source: BoardQuestion['source'];
  readonly name: string;
}

function describe(asking: Asking, made: Made): BoardQuestion {
  const { character, official, analysis } = asking;
  const topic = made.topic ?? 'other';
  const gaps = (analysis?.gaps ?? [])
    .filter((gap) => gap.topic === topic || gap.category === topic)
    .map(({ message }) => message);
  return {
    id: made.id ?? newEventId('q'),
    official: made.name,
    title: character.title,
    role: official.kind,
    question: made.question.trim(),
    asked: true,
    enhanced: made.enhanced,
    context: made.context ?? '',
    planted_themes: (analysis?.themes ?? []).slice(0, 5),
    gaps_addressed: gaps,
    is_follow_up: made.followUp,
    character_id: character.character_id,
    character_name: made.name,
    topic,
    source: made.source,
    citations: made.citations ?? [],
    writtenBy: made.writtenBy,
    stage_setting_metadata: {
      analysis_gaps: gapsOf(asking),
      theme_category: topic,
      escalation_potential: escalationOf(gapsOf(asking)),
    },
  };
}

/** The server has put it on the record; this adds it to the browser's copy. */
function noteAsked({ record, character }: Asking, question: BoardQuestion): void {
  record.know({
    ...stamp('asked'),
    ...plainAsked({
      question_id: question.id,
      question: question.question,
      venue: 'board',
      character_id: question.character_id,
      character_name: question.character_name,
      character_role: character.role,
      topic: question.topic,
      issue_kind: 'gap',
      issue_key: `server:${question.id}`,
      question_type: 'detailed_question',
      method: question.enhanced ? 'memory_enhanced' : 'built_in',
      citations: [...question.citations],
      context: question.context,
    }),
  });
}
