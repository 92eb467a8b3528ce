import type { RehearsalEvent } from '@rostrum/contract';
import { publicPhases, type PublicPhase } from './public-phase.machine.ts';

/* The local session store: what the browser keeps of a simulation under `simulation-store`. Where it overlaps with the
   record (questions, answers, scores, phase) it is a fold over the record's events, so that the two cannot drift apart;
   the clock, the pause and the settings are its own. hearing.md §3 (Local session store), §4 (Store phases), §9. */

export const simulationStoreKey = 'simulation-store';
export const simulationStoreVersion = 2;
const defaultTimeLimitMinutes = 30;

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
  /** Instants in ms; null where it has not happened. */
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

const noMetrics: SimulationMetrics = {
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

export type SimulationAction =
  | {
      readonly type: 'configured';
      readonly project: Partial<SimulationProject> & { readonly sessionId: string };
      readonly characters: readonly unknown[];
      readonly enhancedMode: boolean;
    }
  | { readonly type: 'started'; readonly now: number }
  | { readonly type: 'next_phase'; readonly now: number }
  | { readonly type: 'ended'; readonly now: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'ticked'; readonly now: number }
  | { readonly type: 'tutorial_completed' }
  | { readonly type: 'hints_toggled' }
  | { readonly type: 'saved'; readonly now: number }
  | { readonly type: 'happened'; readonly event: RehearsalEvent }
  | { readonly type: 'reset' };

/** The store after one action.
 *  Takes: the store and what happened; instants in ms are given, never read.  Gives: a new store; the old one is untouched.
 *  Throws: never.  Specification: hearing.md §4 (Store phases). */
export function simulationAfter(state: Simulation, action: SimulationAction): Simulation {
  switch (action.type) {
    case 'configured':
      return configured(state, action);
    case 'started':
      return { ...inPhase(state, 'introduction'), isPaused: false, startTime: action.now, endTime: null };
    case 'next_phase':
      return nextPhase(state, action.now);
    case 'ended':
      return ended(state, action.now);
    case 'paused':
      return { ...state, isPaused: true };
    case 'resumed':
      return state.simulationPhase === 'concluded' ? state : { ...state, isPaused: false };
    case 'ticked':
      return ticked(state, action.now);
    case 'tutorial_completed':
      return { ...state, tutorialCompleted: true };
    case 'hints_toggled':
      return { ...state, showHints: !state.showHints };
    case 'saved':
      return { ...state, lastSaved: action.now };
    case 'happened':
      return happened(state, action.event);
    case 'reset':
      return { ...freshSimulation, tutorialCompleted: state.tutorialCompleted, showHints: state.showHints };
  }
}

/** The store of a session with everything that the record overlaps with taken from the record.
 *  Takes: the store and the record's events of the public phase, in order.  Gives: a new store.  Throws: never. */
export function simulationFromRecord(state: Simulation, events: readonly RehearsalEvent[]): Simulation {
  const { questions, currentQuestion, currentQuestionIndex, responses } = freshSimulation;
  const before: Simulation = {
    ...state,
    questions,
    currentQuestion,
    currentQuestionIndex,
    responses,
    phases: defaultSimulationPhases,
    metrics: { ...noMetrics, timeElapsed: state.metrics.timeElapsed },
    richSessionData: { ...state.richSessionData, asked_topics: [], conversation_history: [] },
  };
  return events.reduce(happened, before);
}

function configured(
  state: Simulation,
  { project, characters, enhancedMode }: Extract<SimulationAction, { type: 'configured' }>,
): Simulation {
  const same = state.sessionId === project.sessionId;
  const base: Simulation = same ? state : simulationAfter(state, { type: 'reset' });
  const limit = project.timeLimit ?? defaultTimeLimitMinutes;
  const timeLimit = Number.isFinite(limit) && limit > 0 ? limit : defaultTimeLimitMinutes;
  return {
    ...base,
    sessionId: project.sessionId,
    characters,
    enhancedMode,
    timeRemaining: same ? state.timeRemaining : timeLimit * 60,
    projectConfig: {
      difficulty: '',
      theme: '',
      technology: '',
      location: { city: '' },
      applicant: '',
      projectName: '',
      projectDescription: '',
      newsArticles: [],
      ordinanceText: '',
      planningData: '',
      ...project,
      zoningDistrict: project.zoningDistrict || 'R-1',
      timeLimit,
    },
    richSessionData: {
      ...base.richSessionData,
      filtered_news: project.newsArticles ?? base.richSessionData.filtered_news,
      planning_text: project.planningData ?? base.richSessionData.planning_text,
    },
  };
}

function inPhase(state: Simulation, phase: StorePhase): Simulation {
  const at = state.phases.findIndex(({ id }) => id === phase);
  if (at < 0) return { ...state, simulationPhase: phase };
  return {
    ...state,
    simulationPhase: phase,
    currentPhaseIndex: at,
    phases: state.phases.map((one, index) => ({ ...one, completed: index < at })),
  };
}

function nextPhase(state: Simulation, now: number): Simulation {
  if (state.simulationPhase === 'concluded') return state;
  const next = state.simulationPhase === 'setup' ? state.phases[0] : state.phases[state.currentPhaseIndex + 1];
  return next === undefined ? ended(state, now) : inPhase(state, next.id);
}

function ended(state: Simulation, now: number): Simulation {
  if (state.simulationPhase === 'concluded') return state;
  const elapsed = state.startTime === null ? 0 : Math.max(0, Math.floor((now - state.startTime) / 1_000));
  return {
    ...state,
    simulationPhase: 'concluded',
    isPaused: true,
    endTime: now,
    phases: state.phases.map((phase) => ({ ...phase, completed: true })),
    metrics: { ...state.metrics, timeElapsed: elapsed },
  };
}

function ticked(state: Simulation, now: number): Simulation {
  if (state.isPaused || state.simulationPhase === 'setup' || state.simulationPhase === 'concluded') return state;
  const timeRemaining = Math.max(0, state.timeRemaining - 1);
  return timeRemaining === 0 ? ended({ ...state, timeRemaining }, now) : { ...state, timeRemaining };
}

const storePhaseOf: Readonly<Record<PublicPhase, StorePhase>> = {
  tutorial: 'introduction',
  presentation: 'presentation',
  hearing: 'questions',
  voting: 'deliberation',
  summary: 'concluded',
};

/** Names of the simulator's phases on the record: they are kept apart from those of the hearing room. */
export const recordPhaseOf: Readonly<Record<PublicPhase, string>> = {
  tutorial: 'public_tutorial',
  presentation: 'public_presentation',
  hearing: 'public_comment',
  voting: 'voting',
  summary: 'summary',
};

/** The simulator's phase that the record names so; null where it is a phase of another room. */
export function publicPhaseNamed(recorded: string): PublicPhase | null {
  return publicPhases.find((phase) => recordPhaseOf[phase] === recorded) ?? null;
}

function happened(state: Simulation, event: RehearsalEvent): Simulation {
  switch (event.type) {
    case 'presented':
      return { ...state, richSessionData: { ...state.richSessionData, presentation_transcript: event.text } };
    case 'phase_changed': {
      const phase = publicPhaseNamed(event.phase);
      if (phase === null) return state;
      const now = Date.parse(event.at);
      if (phase === 'summary') return ended(state, now);
      if (state.simulationPhase === 'concluded') return state;
      const moved = inPhase(state, storePhaseOf[phase]);
      return { ...moved, startTime: state.startTime ?? now };
    }
    case 'asked': {
      if (event.venue !== 'public') return state;
      const question: SimulationQuestion = {
        id: event.question_id,
        question: event.question,
        answer: null,
        score: null,
        character_id: event.character_id,
        topic: event.topic,
      };
      const questions = [...state.questions.filter(({ id }) => id !== question.id), question];
      return {
        ...state,
        questions,
        currentQuestion: question,
        currentQuestionIndex: questions.length - 1,
        metrics: { ...state.metrics, totalQuestions: questions.length },
        richSessionData: {
          ...state.richSessionData,
          asked_topics: [...new Set([...state.richSessionData.asked_topics, event.topic])],
          conversation_history: [
            ...state.richSessionData.conversation_history,
            { speaker: event.character_name, text: event.question },
          ],
        },
      };
    }
    case 'answered': {
      const question = state.questions.find(({ id }) => id === event.question_id);
      if (question === undefined) return state;
      const answer = { ...question, answer: event.text };
      return {
        ...state,
        questions: state.questions.map((one) => (one.id === answer.id ? answer : one)),
        currentQuestion: state.currentQuestion?.id === answer.id ? answer : state.currentQuestion,
        responses: [
          ...state.responses.filter(({ questionId }) => questionId !== answer.id),
          {
            questionId: answer.id,
            question: answer.question,
            response: event.text,
            rating: 'adequate',
            feedback: '',
            timestamp: event.at,
            score: 5,
            memory_enhanced: false,
            response_type: event.response_type ?? 'text',
            has_audio: event.has_audio ?? false,
          },
        ],
        richSessionData: {
          ...state.richSessionData,
          conversation_history: [
            ...state.richSessionData.conversation_history,
            { speaker: state.projectConfig?.applicant || 'Applicant', text: event.text },
          ],
        },
      };
    }
    case 'judged':
      return scored(state, event.question_id, event.score, event.rating, event.feedback);
    default:
      return state;
  }
}

/** hearing.md §4: one more answered, the mean over those answered, one more for the character and the topic. */
function scored(state: Simulation, questionId: string, score: number, rating: string, feedback: string): Simulation {
  const question = state.questions.find(({ id }) => id === questionId);
  if (question === undefined || question.score !== null) return state;
  const { metrics } = state;
  const answered = metrics.questionsAnswered + 1;
  const total = state.questions.reduce((sum, one) => sum + (one.score ?? 0), score);
  const inQuestions = (metrics.phaseScores['questions'] ?? 0) + score;
  return {
    ...state,
    questions: state.questions.map((one) => (one.id === questionId ? { ...one, score } : one)),
    currentQuestion: state.currentQuestion?.id === questionId ? null : state.currentQuestion,
    responses: state.responses.map((one) =>
      one.questionId === questionId ? { ...one, score, rating, feedback } : one,
    ),
    phases: state.phases.map((phase) => (phase.id === 'questions' ? { ...phase, score: inQuestions } : phase)),
    metrics: {
      ...metrics,
      questionsAnswered: answered,
      averageScore: Math.round((total / answered) * 1_000) / 1_000,
      phaseScores: { ...metrics.phaseScores, questions: inQuestions },
      topicCoverage: counted(metrics.topicCoverage, question.topic),
      characterInteractions: counted(metrics.characterInteractions, question.character_id),
    },
  };
}

function counted(counts: Readonly<Record<string, number>>, key: string): Readonly<Record<string, number>> {
  return key === '' ? counts : { ...counts, [key]: (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0) + 1 };
}

/** What is written to the browser's storage. */
export interface StoredSimulation {
  readonly state: Simulation;
  readonly version: number;
}

/** Reads what a browser kept, of this version or an earlier one. Version 1 kept `timeRemaining` in milliseconds and had no
 *  `richSessionData`; what is missing or of the wrong type has its fresh value.
 *  Takes: anything.  Gives: a store; the fresh one where nothing of it can be read, or where it is of a later version.
 *  Throws: never.  Specification: hearing.md §3 (Local session store). */
export function migratedSimulation(stored: unknown): Simulation {
  if (!isFields(stored) || !isFields(stored['state'])) return freshSimulation;
  const version = stored['version'];
  if (typeof version !== 'number' || version < 1 || version > simulationStoreVersion) return freshSimulation;
  const kept = stored['state'];
  const time = kept['timeRemaining'];
  const state = version === 1 && typeof time === 'number' ? { ...kept, timeRemaining: Math.round(time / 1_000) } : kept;
  const read = Object.fromEntries(
    Object.entries(freshSimulation).map(([key, fresh]) => [key, sameKind(state[key], fresh) ? state[key] : fresh]),
  ) as unknown as Simulation;
  const nullable = {
    projectConfig: isFields(state['projectConfig']) ? (state['projectConfig'] as unknown as SimulationProject) : null,
    currentQuestion: isFields(state['currentQuestion'])
      ? (state['currentQuestion'] as unknown as SimulationQuestion)
      : null,
    sessionId: typeof state['sessionId'] === 'string' ? state['sessionId'] : null,
    startTime: numberOrNull(state['startTime']),
    endTime: numberOrNull(state['endTime']),
    lastSaved: numberOrNull(state['lastSaved']),
  };
  const phase = storePhases.find((one) => one === read.simulationPhase) ?? 'setup';
  return {
    ...read,
    ...nullable,
    simulationPhase: phase,
    metrics: { ...noMetrics, ...read.metrics },
    richSessionData: { ...freshSimulation.richSessionData, ...read.richSessionData },
  };
}

const storePhases: readonly StorePhase[] = [
  'setup',
  'introduction',
  'presentation',
  'questions',
  'deliberation',
  'concluded',
];

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function sameKind(value: unknown, fresh: unknown): boolean {
  if (fresh === null) return false;
  if (Array.isArray(fresh)) return Array.isArray(value);
  return typeof value === typeof fresh && (typeof fresh !== 'object' || isFields(value));
}
