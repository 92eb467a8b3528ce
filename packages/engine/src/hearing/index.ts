/* The light door: times, clocks, flows and the small rules of the room, without the knowledge and the catalogue. For screens. */
export * from './clock.ts';
export * from './room.machine.ts';
export * from './times.ts';
export { deliveryOf } from '../reading/delivery.ts';
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
