import type { NewsItem, Speaker } from '@rostrum/contract';
import { readStored } from '../../../session/storage.ts';
import { currentSessionId } from '../../../session/start-session.ts';
import { publicTexts } from '../../../texts/public-phase.ts';

/* What the simulator is set up with: the enhanced configuration from navigation state or session storage, the
   project details, the community, and what the room handed over. hearing.md §3, §5; practice.md §3. */

type Fields = Readonly<Record<string, unknown>>;

/** What the room hands over, as far as the simulator reads it. hearing.md §3 (Hearing context). */
export interface HandOver {
  readonly transcript: string;
  readonly durationS: number | null;
  readonly quality: Record<string, unknown> | null;
  /** 0..0.5. */
  readonly hostility: number;
  readonly plantedThemes: readonly string[];
  readonly recommendedIds: readonly string[];
}

export interface PublicSetting {
  readonly sessionId: string;
  /** True if the room handed over: the hearing starts at once. */
  readonly skipSetup: boolean;
  /** A phase named by the caller; any text. */
  readonly namedPhase: string | null;
  readonly config: Fields;
  readonly details: Fields;
  readonly category: string;
  readonly projectType: string;
  readonly projectName: string;
  readonly developer: string;
  readonly applicant: string;
  readonly place: string;
  readonly city: string;
  readonly technology: string;
  readonly difficulty: string;
  readonly zoning: string;
  readonly description: string;
  readonly ordinanceText: string;
  readonly planningText: string;
  readonly news: readonly NewsItem[];
  readonly communityType: string;
  readonly communityData: Record<string, unknown> | null;
  readonly presentation: string;
  /** Ids of the characters that were chosen; empty: none were. */
  readonly selectedIds: readonly string[];
  readonly configuredSpeakers: readonly Speaker[];
  /** Themes that the applicant chose; empty if everything is included. */
  readonly themes: readonly string[];
  /** Minutes, if the configuration has them. */
  readonly timeLimit: number | null;
  readonly handOver: HandOver;
}

export class IncompleteConfiguration extends Error {}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOfTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];
const nothing = new Set(['', 'undefined', 'null', '[object Object]']);

/** The first usable text: never empty, 'undefined' or 'null'. An object counts as its name or id. */
function firstText(...candidates: readonly unknown[]): string | null {
  for (const value of candidates) {
    const text = typeof value === 'string' ? value : (fieldsOf(value)['name'] ?? fieldsOf(value)['id']);
    if (typeof text === 'string' && !nothing.has(text.trim())) return text.trim();
  }
  return null;
}

const countyName = (county: string): string =>
  /\b(county|parish|borough|census area|municipality|city)\b/i.test(county) ? county : `${county} County`;

/** Gathers the setting. Gives null if there is no configuration at all. Throws IncompleteConfiguration if category
 *  or project type is missing (hearing.md §5). */
export function readPublicSetting(state: unknown): PublicSetting | null {
  const given = fieldsOf(state);
  const context = fieldsOf(given['publicCommentContext'] ?? readStored('publicCommentContext'));
  const skipSetup = given['skipSetup'] === true;
  const stored = given['config'] ?? readStored('enhancedSimulationConfig');
  const handedOn = fieldsOf(context['projectConfig']);
  const details = fieldsOf(given['projectData'] ?? readStored('projectDetails') ?? handedOn);
  const fromRoom = skipSetup && stored == null;
  if (stored == null && !fromRoom) return null;
  const config = fieldsOf(stored);
  const category = firstText(config['selectedCategory'], fromRoom && (details['category'] ?? 'general'));
  const projectType = firstText(
    config['selectedProjectType'],
    fromRoom && (details['selectedProjectType'] ?? details['technology'] ?? publicTexts.defaultType),
  );
  if (category === null || projectType === null) throw new IncompleteConfiguration(publicTexts.incomplete);

  const sources: readonly Fields[] = [
    details,
    fieldsOf(details['projectConfig']),
    fieldsOf(config['projectConfig']),
    handedOn,
    fieldsOf(handedOn['projectConfig']),
  ];
  const find = (...keys: readonly string[]) =>
    firstText(...keys.flatMap((key) => sources.map((source) => source[key])));
  const place = (key: string) => firstText(...sources.map((source) => fieldsOf(source['location'])[key]));
  const city =
    place('city') ?? firstText(...sources.map(({ location }) => (typeof location === 'string' ? location : null)));
  const county = place('county');
  const developer = find('developerName', 'developer', 'applicant') ?? publicTexts.defaultDeveloper;
  const community = readStored('communityData') ?? config['selectedCommunity'];
  const communityData = Object.keys(fieldsOf(community)).length > 0 ? { ...fieldsOf(community) } : null;
  const news = sources.map(({ newsArticles }) => newsArticles).find((list) => Array.isArray(list) && list.length > 0);
  const minutes = Number(details['timeLimit'] ?? fieldsOf(config['sessionOptions'])['duration']);
  const style = firstText(config['selectedSessionStyle']) ?? '';
  return {
    sessionId: firstText(given['resume']) ?? currentSessionId('hearing'),
    skipSetup,
    namedPhase: firstText(given['phase']),
    config,
    details,
    category,
    projectType,
    projectName: find('projectName', 'project_name') ?? publicTexts.defaultProject,
    developer,
    applicant: find('applicant') ?? developer,
    place: city ?? (county === null ? publicTexts.defaultPlace : countyName(county)),
    city: city ?? '',
    technology: find('technology') ?? projectType,
    difficulty: firstText(details['difficulty'], config['selectedDifficulty']) ?? 'intermediate',
    zoning: find('zoningDistrict') ?? '',
    description: find('projectDescription') ?? '',
    ordinanceText: find('ordinanceText') ?? '',
    planningText: find('planningData') ?? '',
    news: (news ?? []) as readonly NewsItem[],
    communityType:
      firstText(readStored('communityType'), config['selectedCommunityType'], communityData?.['id']) ??
      'diverse_suburban',
    communityData,
    presentation: firstText(context['presentationTranscript'], readStored('userPresentation')) ?? '',
    selectedIds: selectedIdsOf(config),
    configuredSpeakers: speakersOf(config),
    themes: /real/.test(style) ? [] : listOfTexts(config['selectedSpecificThemes']),
    timeLimit: Number.isFinite(minutes) && minutes > 0 ? minutes : null,
    handOver: handOverOf(context),
  };
}

function selectedIdsOf(config: Fields): readonly string[] {
  const chosen = config['selectedCharacters'];
  if (!Array.isArray(chosen)) return [];
  return chosen.flatMap((one: unknown) => {
    const id = typeof one === 'string' ? one : firstText(fieldsOf(one)['character_id'], fieldsOf(one)['id']);
    return id === null ? [] : [id];
  });
}

/** Speakers, from any list of that name; the defaults are those of practice.md §3. */
export function toSpeakers(list: unknown): readonly Speaker[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const fields = fieldsOf(one);
    const id = firstText(fields['id'], fields['character_id']);
    const name = firstText(fields['name']);
    if (id === null || name === null) return [];
    const expertise = listOfTexts(fields['expertise']);
    const focus = listOfTexts(fields['focus_areas']);
    return [
      {
        id,
        name,
        role: firstText(fields['role']) ?? 'panelist',
        expertise: [...expertise],
        stance: firstText(fields['stance']) ?? 'neutral',
        focus_areas: focus.length > 0 ? [...focus] : [expertise[0] ?? 'community_impact'],
      },
    ];
  });
}

const speakersOf = (config: Fields): readonly Speaker[] => toSpeakers(fieldsOf(config['characterConfig'])['speakers']);

function handOverOf(context: Fields): HandOver {
  const modifiers = context['moodModifiers'];
  const read = typeof modifiers === 'number' ? modifiers : fieldsOf(modifiers)['hostilityModifier'];
  const hostility = Number(read ?? fieldsOf(modifiers)['hostility_modifier'] ?? 0);
  const quality = fieldsOf(context['presentationQuality']);
  const duration = Number(context['presentationDuration']);
  const transition = fieldsOf(readStored('transitionData'));
  return {
    transcript: firstText(context['presentationTranscript']) ?? '',
    durationS: Number.isFinite(duration) && duration >= 0 ? duration : null,
    quality: Object.keys(quality).length > 0 ? { ...quality } : null,
    hostility: Number.isFinite(hostility) ? Math.min(0.5, Math.max(0, hostility)) : 0,
    plantedThemes: listOfTexts(context['plantedThemes']),
    recommendedIds: listOfTexts(transition['recommended_characters']),
  };
}
