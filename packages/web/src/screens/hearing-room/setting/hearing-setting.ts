import type { NewsItem } from '@rostrum/contract';
import type { CommunityData, OwnBoard, EnhancedSimulationConfig, ProjectDetails } from '../../../session/config.ts';
import { formalProceeding } from '../../../session/proceeding.ts';
import { readStored } from '../../../session/storage.ts';
import { currentSessionId } from '../../../session/start-session.ts';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';

/** What the room knows of the case before anyone speaks. hearing.md §3 (Project details, Community data). */
export interface HearingSetting {
  readonly sessionId: string;
  readonly config: EnhancedSimulationConfig | null;
  readonly details: Partial<ProjectDetails>;
  readonly projectName: string;
  readonly developer: string;
  readonly applicant: string;
  /** The city, else '{county} County', else 'the proposed location'. */
  readonly place: string;
  readonly location: { readonly city: string; readonly county: string; readonly state: string };
  readonly technology: string;
  readonly projectType: string;
  readonly difficulty: string;
  readonly category: string;
  readonly ordinanceText: string;
  readonly planningText: string;
  readonly news: readonly NewsItem[];
  readonly communityType: string;
  readonly communityData: CommunityData | null;
  readonly style: string;
  /** The applicant's own board, from its minutes. */
  readonly ownBoard: OwnBoard | null;
  /** Whether it is held as a proceeding, in which staff speaks before the applicant. */
  readonly isFormal: boolean;
  /** Minutes from each source, as they were found. */
  readonly minutes: {
    readonly optionsDuration: unknown;
    readonly timeLimit: unknown;
    readonly gameTimeMinutes: unknown;
  };
}

/** Default community of the dashboard. hearing.md §9. */
const defaultCommunity = 'affluent_professional';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const nothing = new Set(['', 'undefined', 'null', '[object Object]']);

/** The first usable text: never empty, 'undefined' or 'null'. */
function firstText(...candidates: readonly unknown[]): string | null {
  for (const value of candidates) if (typeof value === 'string' && !nothing.has(value.trim())) return value.trim();
  return null;
}

function countyName(county: string): string {
  return /\b(county|parish|borough|census area|municipality|city)\b/i.test(county) ? county : `${county} County`;
}

/** Where the setting comes from: what the previous screen handed over, otherwise what this tab stores. */
function handedOver(state: unknown) {
  const given = fieldsOf(state);
  const config = (given['config'] ?? readStored('enhancedSimulationConfig')) as EnhancedSimulationConfig | null;
  const details = fieldsOf(given['projectData'] ?? readStored('projectDetails')) as Partial<ProjectDetails>;
  const project = fieldsOf(details.projectConfig);
  const configured = fieldsOf(config?.projectConfig);
  const sources: readonly Fields[] = [details, project, configured];
  const find = (...keys: readonly string[]) =>
    firstText(...keys.flatMap((key) => sources.map((source) => source[key])));
  const projectName = find('projectName', 'project_name', 'name') ?? texts.defaultProject;
  return { given, config, details, sources, find, projectName };
}

/** Just the project's name, available while the page renders: nothing is started or stored for it. */
export const projectNameOf = (state: unknown): string => handedOver(state).projectName;

/** Gathers the setting from navigation state and session storage; what cannot be read is left out. Starts a session
 *  if there is none. */
export function readSetting(state: unknown): HearingSetting {
  const { given, config, details, sources, find, projectName } = handedOver(state);
  const places = sources.map((source) => fieldsOf(source['location']));
  const place = (key: string) => firstText(...places.map((one) => one[key]), ...sources.map((source) => source[key]));
  const city = place('city') ?? firstText(details.location);
  const county = place('county');
  const communityData = readStored('communityData') ?? config?.selectedCommunity ?? null;
  const developer = find('developerName', 'developer', 'applicant') ?? texts.defaultDeveloper;
  const news = sources.map((source) => source['newsArticles']).find((list) => Array.isArray(list) && list.length > 0);
  return {
    sessionId: firstText(given['resume']) ?? currentSessionId('hearing'),
    config,
    details,
    projectName,
    developer,
    applicant: find('applicant') ?? developer,
    place: city ?? (county === null ? texts.defaultPlace : countyName(county)),
    location: { city: city ?? '', county: county ?? '', state: place('state') ?? '' },
    technology: find('technology') ?? '',
    projectType:
      firstText(details.selectedProjectType, config?.selectedProjectType, details.technology) ?? 'Development',
    difficulty: firstText(details.difficulty, config?.selectedDifficulty) ?? 'intermediate',
    category: firstText(details.category, config?.selectedCategory) ?? '',
    ordinanceText: find('ordinanceText') ?? '',
    planningText: find('planningData') ?? '',
    news: (news ?? []) as readonly NewsItem[],
    communityType:
      firstText(readStored('communityType'), config?.selectedCommunityType, communityData?.id) ?? defaultCommunity,
    communityData,
    style: firstText(communityData?.communication_style) ?? '',
    ownBoard: details.projectConfig?.board ?? config?.projectConfig?.board ?? null,
    isFormal: formalProceeding(config) !== null || formalProceeding(details) !== null,
    minutes: {
      optionsDuration: config?.sessionOptions?.['duration'],
      timeLimit: details.timeLimit,
      gameTimeMinutes: readStored('gameTimeMinutes'),
    },
  };
}
