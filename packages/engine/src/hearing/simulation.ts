/* What the browser stores of a simulation under `simulation-store`. hearing.md §3 (Local session store), §9. */

export const simulationStoreKey = 'simulation-store';
export const simulationStoreVersion = 2;
export const defaultTimeLimitMinutes = 30;

export type StorePhase = 'setup' | 'introduction' | 'presentation' | 'questions' | 'deliberation' | 'concluded';

export interface SimulationPhase {
  readonly id: Exclude<StorePhase, 'setup' | 'concluded'>;
  readonly name: string;
  readonly description: string;
  /** Minutes. */
  readonly duration: number;
  readonly questionCount: number;
  readonly completed: boolean;
  /** Sum of the scores of its answers. */
  readonly score: number;
}

export interface SimulationProject {
  readonly sessionId: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly difficulty: string;
  readonly theme: string;
  readonly technology: string;
  readonly location: { readonly city: string };
  readonly applicant: string;
  readonly projectName: string;
  readonly projectDescription: string;
  readonly zoningDistrict: string;
  readonly newsArticles: readonly unknown[];
  readonly ordinanceText: string;
  readonly planningData: string;
}

export interface SimulationQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string | null;
  readonly score: number | null;
  readonly character_id: string;
  readonly topic: string;
}

/** hearing.md §3 (Response record). */
export interface SimulationResponse {
  readonly questionId: string;
  readonly question: string;
  readonly response: string;
  readonly rating: string;
  readonly feedback: string;
  readonly timestamp: string;
  readonly score: number;
  readonly memory_enhanced: boolean;
  readonly response_type: string;
  readonly has_audio: boolean;
}

export interface SimulationMetrics {
  readonly totalQuestions: number;
  readonly questionsAnswered: number;
  readonly averageScore: number;
  /** Seconds from start to end; 0 until the end. */
  readonly timeElapsed: number;
  readonly phaseScores: Readonly<Record<string, number>>;
  readonly topicCoverage: Readonly<Record<string, number>>;
  readonly characterInteractions: Readonly<Record<string, number>>;
}

export interface RichSessionData {
  readonly filtered_news: readonly unknown[];
  readonly ordinance_chunks: readonly unknown[];
  readonly presentation_transcript: string;
  readonly planning_text: string;
  readonly asked_topics: readonly string[];
  readonly conversation_history: readonly { readonly speaker: string; readonly text: string }[];
}

export interface Simulation {
  readonly projectConfig: SimulationProject | null;
  readonly characters: readonly unknown[];
  readonly questions: readonly SimulationQuestion[];
  readonly currentQuestion: SimulationQuestion | null;
  readonly currentQuestionIndex: number;
  readonly simulationPhase: StorePhase;
  readonly phases: readonly SimulationPhase[];
  readonly currentPhaseIndex: number;
  /** Times in ms; null if it hasn't happened. */
  readonly startTime: number | null;
  readonly endTime: number | null;
  /** Seconds. */
  readonly timeRemaining: number;
  readonly isPaused: boolean;
  readonly responses: readonly SimulationResponse[];
  readonly metrics: SimulationMetrics;
  readonly tutorialCompleted: boolean;
  readonly showHints: boolean;
  readonly sessionId: string | null;
  readonly lastSaved: number | null;
  readonly richSessionData: RichSessionData;
  readonly enhancedMode: boolean;
}

/** hearing.md §9 (Default store phases). */
export const defaultSimulationPhases: readonly SimulationPhase[] = [
  aPhase('introduction', 'Introduction', 'The chair opens the hearing and explains how it runs.', 5, 0),
  aPhase('presentation', 'Presentation', 'The applicant presents the project.', 10, 0),
  aPhase('questions', 'Q&A', 'Commissioners and the public ask, the applicant answers.', 20, 15),
  aPhase('deliberation', 'Final Comments', 'Last words, deliberation and the vote.', 5, 3),
];

function aPhase(
  id: SimulationPhase['id'],
  name: string,
  description: string,
  duration: number,
  questionCount: number,
): SimulationPhase {
  return { id, name, description, duration, questionCount, completed: false, score: 0 };
}

export const noMetrics: SimulationMetrics = {
  totalQuestions: 0,
  questionsAnswered: 0,
  averageScore: 0,
  timeElapsed: 0,
  phaseScores: {},
  topicCoverage: {},
  characterInteractions: {},
};

export const freshSimulation: Simulation = {
  projectConfig: null,
  characters: [],
  questions: [],
  currentQuestion: null,
  currentQuestionIndex: 0,
  simulationPhase: 'setup',
  phases: defaultSimulationPhases,
  currentPhaseIndex: 0,
  startTime: null,
  endTime: null,
  timeRemaining: defaultTimeLimitMinutes * 60,
  isPaused: false,
  responses: [],
  metrics: noMetrics,
  tutorialCompleted: false,
  showHints: true,
  sessionId: null,
  lastSaved: null,
  richSessionData: {
    filtered_news: [],
    ordinance_chunks: [],
    presentation_transcript: '',
    planning_text: '',
    asked_topics: [],
    conversation_history: [],
  },
  enhancedMode: false,
};
