/* The lightweight entry point: times, clocks, flows and the small rules of the room, without the knowledge base and the catalog. For
   screens. */
export { deliveryOf } from '../filed/delivery.ts';
export { modelUseSentence } from '../report/model-use.ts';
export { plainAsked } from '../record/plain-asked.ts';
export { offlineRating } from '../judging/offline-rating.ts';
export { answerQualityScore } from '../judging/answer-quality.ts';
export { practiceQuestionsFor } from '../asking/practice-questions.ts';
export { fallbackQuestion, localTemplateQuestion } from '../asking/fallback-questions.ts';
export { fallbackTopics } from '../asking/fallback-topics.ts';
export { elapsedMs, started, paused, leftMs } from './clock.ts';
export {
  storedRoom,
  type Presentation,
  type RoomContext,
  type RoomPhase,
  type StoredRoom,
  overallLeftMs,
  boardLeftMs,
  hasStarted,
  mayLeaveBoard,
  roomMachine,
} from './room.machine.ts';
export {
  speechMannerOf,
  hearingLengthMs,
  timerStatusOf,
  timerColorOf,
  meterLevelOf,
  clockText,
  minuteMs,
  boardLimitMs,
  presentationLimitMs,
  presentationWarningsMs,
  presentationRecordingMinBytes,
  criticalAtMs,
  nextQuestionerDelayMs,
  nextQuestionDelayMs,
  officialsPerRound,
  lastQuestionMs,
  speechUnsupportedMs,
  publicQuestions,
  approvalScore,
  unratedScore,
  practiceCounter,
  ceremonyVolume,
  readAloud,
  autoReadRate,
} from './times.ts';
export {
  averageScoreOf,
  type PracticeQuestion,
  type PracticeExchange,
  type PracticeContext,
  type PracticeInput,
  practiceMachine,
} from './practice.machine.ts';
export { spokenSecondsOf, wordsOf, presentationQuality, timingOf, hostilityModifier } from './presentation-quality.ts';
export { nextQuestioner, type Official } from './questioner-rotation.ts';
export { metersAfterHandOver, tensionOf, type PublicMeters } from './public-mood.ts';
export { publicRotation } from './public-speakers.ts';
export {
  publicScoreOf,
  storedStanding,
  publicPhaseOf,
  type PublicPhase,
  guideSteps,
  type PublicQuestion,
  type PublicExchange,
  type MoodReason,
  type PublicVote,
  type PublicStanding,
  type PublicContext,
  freshStanding,
  rebuttalLeftMs,
  publicPhaseMachine,
} from './public-phase.machine.ts';
export { simulationStoreKey, simulationStoreVersion, type Simulation, freshSimulation } from './simulation.ts';
export {
  simulationAfter,
  simulationFromRecord,
  publicPhaseNamed,
  type SimulationAction,
  recordPhaseOf,
} from './simulation-store.ts';
export { migratedSimulation } from './simulation-migration.ts';
