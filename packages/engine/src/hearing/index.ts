/* The lightweight entry point: times, clocks, flows and the small rules of the room, without the knowledge base and the catalog. For
   screens. */
export * from './clock.ts';
export * from './room.machine.ts';
export * from './times.ts';
export { deliveryOf } from '../filed/delivery.ts';
export { modelUseSentence } from '../report/model-use.ts';
export { plainAsked } from '../record/plain-asked.ts';
export { offlineRating } from '../judging/offline-rating.ts';
export { answerQualityScore } from '../judging/answer-quality.ts';
export * from './practice.machine.ts';
export { practiceQuestionsFor } from '../asking/practice-questions.ts';
export * from './presentation-quality.ts';
export * from './questioner-rotation.ts';
export { fallbackQuestion, localTemplateQuestion } from '../asking/fallback-questions.ts';
export { fallbackTopics } from '../asking/fallback-topics.ts';
export * from './public-mood.ts';
export * from './public-speakers.ts';
export * from './public-phase.machine.ts';
export * from './simulation.ts';
export * from './simulation-store.ts';
export * from './simulation-migration.ts';
