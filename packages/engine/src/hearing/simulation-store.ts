import type { JudgedEvent, RehearsalEvent } from '@rostrum/contract';
import { publicPhases, type PublicPhase } from './public-phase.machine.ts';
import { unratedScore } from './times.ts';
import {
  defaultSimulationPhases,
  defaultTimeLimitMinutes,
  freshSimulation,
  noMetrics,
  type Simulation,
  type SimulationProject,
  type SimulationQuestion,
  type StorePhase,
} from './simulation.ts';

/* The local session store: what the browser stores of a simulation under `simulation-store`. The part that overlaps with the record
   (questions, answers, scores, phase) is a fold over the record's events, so that the two can't drift apart; the clock, the pause and the
   settings are its own. hearing.md §3 (Local session store), §4 (Store phases), §9. */

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
 *  Takes: the store and what happened; the time in ms is passed in, never read.  Gives: a new store; the old one is unchanged.
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

/** The store of a session, with everything that overlaps with the record taken from the record.
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

/** Names of the simulator's phases on the record, distinct from those of the hearing room. */
export const recordPhaseOf: Readonly<Record<PublicPhase, string>> = {
  tutorial: 'public_tutorial',
  presentation: 'public_presentation',
  hearing: 'public_comment',
  voting: 'voting',
  summary: 'summary',
};

/** The simulator's phase with this name on the record; null if it belongs to another room. Takes: the name of a phase as the record has
 *  it. */
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
      return scored(state, event);
    default:
      return state;
  }
}

/** hearing.md §4: one more answered, the mean over those answered, one more for the character and the topic. */
function scored(
  state: Simulation,
  { question_id: questionId, score: told, rating: given, feedback }: JudgedEvent,
): Simulation {
  const question = state.questions.find(({ id }) => id === questionId);
  if (question === undefined || question.score !== null) return state;
  const { metrics } = state;
  // The store needs a number for every answer; one that was not rated gets the default of hearing.md §9.
  const score = told ?? unratedScore;
  const rating = given ?? 'not_rated';
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
