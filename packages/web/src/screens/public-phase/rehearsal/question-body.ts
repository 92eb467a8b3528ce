import type { RehearsalEvent, Speaker } from '@rostrum/contract';
import { publicQuestions } from '@rostrum/engine/hearing';
import type { Body } from '../../../api/client.ts';
import type { PublicSetting } from '../setting/public-setting.ts';

interface QuestionBodyInput {
  readonly setting: PublicSetting;
  readonly events: readonly RehearsalEvent[];
  readonly speaker: Speaker;
  readonly role: string;
  readonly title: string;
  readonly number: number;
  readonly previousAnswer: string | null;
}

/** The first questions pick up what the room planted; after that people ask about what is on their minds. */
const plantedQuestions = 2;
const presentedFrom = 20;
const substantialFrom = 50;
const richFrom = 3;

/** The body of generate-question. practice.md §5 (Data rules) and §7, hearing.md §7. Documents that are on file
 *  with the server are not sent again with each question. */
export function questionBody(input: QuestionBodyInput): Body<'generateQuestion'> {
  const { setting, events, speaker, number, previousAnswer } = input;
  const filed = (kind: string) => events.some((event) => event.type === 'document_filed' && event.kind === kind);
  const presented = events.findLast((event) => event.type === 'presented');
  const presentation = presented?.type === 'presented' ? presented.text : setting.presentation;
  const ordinances = filed('ordinance') ? '' : setting.ordinanceText;
  const news = filed('news') ? [] : setting.news;
  const details = projectDetails(setting);
  const themes =
    setting.handOver.plantedThemes.length > 0 && number <= plantedQuestions
      ? setting.handOver.plantedThemes
      : setting.skipSetup
        ? []
        : setting.themes;
  return {
    character_id: speaker.id,
    character_name: speaker.name,
    character_role: input.role,
    official_title: input.title,
    session_id: setting.sessionId,
    user_response: previousAnswer,
    previous_answer: previousAnswer,
    community_type: setting.communityType,
    community_data: setting.communityData,
    project_details: details,
    user_presentation: presentation === '' ? null : presentation,
    presentation_length: presentation.length,
    ordinances,
    local_news: [...news],
    speakers: [{ ...speaker }],
    speaker: { id: speaker.id, name: speaker.name, role: speaker.role },
    context_quality: {
      project_data_rich: Object.keys(details).length > richFrom,
      presentation_present: presentation.length > presentedFrom,
      presentation_substantial: presentation.length > substantialFrom,
      local_context: setting.ordinanceText !== '' || setting.news.length > 0,
    },
    hearing_phase: 'public_comment',
    request_type: 'public_comment',
    target_themes: [...themes],
    municipal_sequence_position: number,
    total_municipal_questions: publicQuestions,
    temperature: 0.8,
    max_tokens: 300,
  };
}

/** The project as the question calls read it, without documents. practice.md §3. */
export function projectDetails(setting: PublicSetting): Record<string, unknown> {
  const location = locationOf(setting);
  return {
    projectName: setting.projectName,
    technology: setting.technology,
    location: setting.place,
    developerName: setting.developer,
    applicant: setting.applicant,
    difficulty: setting.difficulty,
    category: setting.category,
    zoningDistrict: setting.zoning,
    projectDescription: setting.description,
    selectedProjectType: setting.projectType,
    projectConfig: {
      projectName: setting.projectName,
      developerName: setting.developer,
      applicant: setting.applicant,
      zoningDistrict: setting.zoning,
      projectDescription: setting.description,
      ...(location === null ? {} : { location }),
    },
  };
}

function locationOf({ details, config }: PublicSetting): Record<string, unknown> | null {
  for (const source of [details, details['projectConfig'], config['projectConfig']]) {
    const location = (source as { location?: unknown } | null | undefined)?.location;
    if (typeof location === 'object' && location !== null) return { ...location };
  }
  return null;
}
