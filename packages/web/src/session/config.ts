import type { NewsItem, ProceedingChoice, SeatedBoard, Speaker } from '@rostrum/contract';

/* What the wizard hands on to the rehearsal. Names as in practice.md §3. */

/** The seats, and whether this browser shows the members' names. Everything that leaves it says "Member A". */
export interface OwnBoard extends SeatedBoard {
  readonly named: boolean;
}

export interface ProjectLocation {
  readonly city: string;
  readonly county: string;
  readonly state: string;
}

export interface ProjectConfig {
  readonly projectName: string;
  readonly developerName: string;
  readonly location: ProjectLocation;
  readonly difficulty: string;
  readonly applicant: string;
  readonly applicantRole: string;
  readonly zoningDistrict: string;
  readonly projectDescription: string;
  readonly uploads: {
    readonly ordinanceFile: string | null;
    readonly ordinanceUrl: string | null;
    readonly planningUrl: string | null;
  };
  readonly ordinanceText: string;
  readonly planningData: string;
  readonly newsArticles: readonly NewsItem[];
  readonly speakers: readonly Speaker[];
  readonly sessionId: string;
  /** Missing or null: the hearing without a proceeding, as in the specification. */
  readonly proceeding?: ProceedingChoice | null;
  /** The applicant's own board, from its minutes; missing or null: the built-in one. */
  readonly board?: OwnBoard | null;
}

export interface ChosenType {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A community as it is stored and sent: one from the catalog, or the applicant's own description. */
export interface CommunityData {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly communication_style: string;
  readonly starting_temperature: string;
  readonly escalation_pattern: string;
  readonly typical_concerns: readonly string[];
  readonly [key: string]: unknown;
}

export interface EnhancedConfig {
  readonly selectedCategory: string;
  readonly selectedSubcategory: string | null;
  readonly selectedProjectType: string;
  /** The id next to the name, for calls that take either. */
  readonly selectedProjectTypeId: string;
  readonly selectedSessionStyle: string;
  readonly sessionOptions: Readonly<Record<string, number>>;
  readonly selectedDifficulty: string;
  readonly selectedMajorAreas: readonly string[];
  readonly selectedSpecificThemes: readonly string[];
  readonly selectedCommunity: CommunityData;
  readonly selectedCommunityType: string;
  readonly projectConfig: ProjectConfig;
  readonly characterConfig: { readonly speakers: readonly Speaker[] };
}

export interface EnhancedSimulationConfig extends EnhancedConfig {
  readonly timestamp: string;
  readonly session_id: string;
  readonly enhanced_mode: true;
}

/** The older form of the project details, which the bridge writes and the question calls read (practice.md §3). */
export interface ProjectDetails {
  readonly projectName: string;
  readonly technology: string;
  /** The city's name; the whole place is in `projectConfig.location`. */
  readonly location: string;
  readonly developerName: string;
  readonly applicant: string;
  readonly difficulty: string;
  readonly category: string;
  readonly zoningDistrict: string;
  readonly projectDescription: string;
  readonly projectConfig: Pick<
    ProjectConfig,
    | 'location'
    | 'developerName'
    | 'applicant'
    | 'zoningDistrict'
    | 'projectDescription'
    | 'ordinanceText'
    | 'newsArticles'
    | 'speakers'
    | 'proceeding'
    | 'board'
  > & { readonly projectName: string; readonly planningData: string };
  readonly selectedProjectType: string;
  readonly mode: string;
  readonly themes: readonly string[];
  readonly selectedThemes: readonly string[];
  readonly majorAreas: readonly string[];
  readonly characters: readonly string[];
  readonly maxCharacters: number;
  readonly sessionStyle: string;
  readonly duration: number;
  readonly questionCount: number;
  /** Minutes, if the style has a length. */
  readonly timeLimit: number;
  readonly enhanced_mode: true;
  readonly original_enhanced_config: EnhancedConfig;
}

export interface PracticeConfig {
  readonly practiceMode: string;
  readonly selectedTopics: readonly string[];
  readonly questionCount: number;
  readonly selectedCharacters: readonly {
    readonly character_id: string;
    readonly name: string;
    readonly role: string;
    readonly [key: string]: unknown;
  }[];
  readonly selectedProjectType: string;
  readonly selectedDifficulty: string;
  readonly projectData: Readonly<Record<string, unknown>>;
  readonly session_id: string;
}
