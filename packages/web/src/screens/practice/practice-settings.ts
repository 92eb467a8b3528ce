/* The configuration of a practice session, from wherever it was stored. practice.md §4 (Practice session). */

export interface PracticeCharacter {
  readonly character_id: string;
  readonly name: string;
  readonly role: string;
  readonly avatar_path: string | null;
}

export interface PracticeSettings {
  readonly practiceMode: string;
  readonly selectedTopics: readonly string[];
  readonly questionCount: number;
  readonly selectedCharacters: readonly PracticeCharacter[];
  readonly selectedProjectType: string;
  readonly selectedDifficulty: string;
  readonly projectData: Readonly<Record<string, unknown>>;
  readonly sessionId: string | null;
}

/** A configuration without a count has 10 questions. decisions.md §7. */
const countOfConfiguration = 10;

const maxCharacters = 4;

const sessionKeys = ['practiceSessionConfig', 'practiceConfig', 'enhancedSimulationConfig', 'wizardConfig'] as const;

const defaultProject = {
  location: { city: 'Miami', county: 'Miami-Dade County', state: 'Florida' },
  applicant: 'Developer',
  zoningDistrict: 'agricultural',
} as const;

type Readable = Pick<Storage, 'getItem'>;
type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

function stored(storage: Readable, key: string): Bag | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isBag(value) ? value : null;
  } catch (cause) {
    console.warn(`The stored '${key}' cannot be read and is ignored.`, cause);
    return null;
  }
}

function charactersOf(value: unknown): PracticeCharacter[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((entry): PracticeCharacter | null => {
      if (typeof entry === 'string')
        return { character_id: entry, name: entry.replaceAll('_', ' '), role: 'commissioner', avatar_path: null };
      if (!isBag(entry)) return null;
      const id = textOf(entry['character_id']) ?? textOf(entry['id']);
      if (id === null) return null;
      return {
        character_id: id,
        name: textOf(entry['name']) ?? id,
        role: textOf(entry['role']) ?? 'commissioner',
        avatar_path: textOf(entry['avatar_path']),
      };
    })
    .filter((character) => character !== null)
    .slice(0, maxCharacters);
}

function countOf(bag: Bag, fallback: number): number {
  const options = isBag(bag['sessionOptions']) ? bag['sessionOptions'] : {};
  const count = [bag['questionCount'], options['questionCount'], options['question_count']]
    .map(Number)
    .find((value) => Number.isInteger(value) && value > 0);
  return count ?? fallback;
}

function settingsOf(bag: Bag, projectData: Bag | null): PracticeSettings | null {
  const own = isBag(bag['projectData'])
    ? bag['projectData']
    : isBag(bag['projectConfig'])
      ? bag['projectConfig']
      : null;
  const type =
    textOf(bag['selectedProjectType']) ?? textOf(bag['project_type']) ?? textOf(own?.['selectedProjectType']);
  const config = isBag(bag['characterConfig']) ? bag['characterConfig'] : {};
  const characters = charactersOf(bag['selectedCharacters'] ?? bag['characters'] ?? config['speakers']);
  if (type === null || characters.length === 0) return null;
  const topics = Array.isArray(bag['selectedTopics']) ? bag['selectedTopics'] : bag['selectedSpecificThemes'];
  const selectedTopics = Array.isArray(topics) ? topics.filter((topic): topic is string => textOf(topic) !== null) : [];
  return {
    practiceMode: textOf(bag['practiceMode']) ?? 'single-topic',
    selectedTopics: selectedTopics.length > 0 ? selectedTopics : ['general'],
    questionCount: countOf(bag, countOfConfiguration),
    selectedCharacters: characters,
    selectedProjectType: type,
    selectedDifficulty: textOf(bag['selectedDifficulty']) ?? 'intermediate',
    projectData: { ...defaultProject, ...(own ?? projectData ?? {}), selectedProjectType: type },
    sessionId: textOf(bag['session_id']),
  };
}

/** What navigation handed over: the practice configuration may be under either name. */
function fromNavigation(state: unknown): readonly Bag[] {
  if (!isBag(state)) return [];
  return [state['practiceConfig'], state['config']].filter(isBag);
}

/** The settings of the session: the first configuration found in navigation, session storage, local storage. Gives:
 *  null if that one has no project type or no character; an older one does not replace it. */
export function practiceSettingsOf(state: unknown, session: Readable, local: Readable): PracticeSettings | null {
  const projectData = isBag(state) && isBag(state['projectData']) ? state['projectData'] : null;
  const candidates = [
    ...fromNavigation(state),
    ...sessionKeys.map((key) => stored(session, key)),
    stored(local, 'practiceSessionConfig'),
  ];
  const found = candidates.find((candidate) => candidate !== null);
  return found === undefined ? null : settingsOf(found, projectData);
}

/** What the server gets to know about the session when it starts. */
export function startConfigOf(settings: PracticeSettings): Record<string, unknown> {
  return {
    practiceConfig: { ...settings },
    selectedProjectType: settings.selectedProjectType,
    selectedDifficulty: settings.selectedDifficulty,
    projectConfig: { ...settings.projectData },
  };
}
