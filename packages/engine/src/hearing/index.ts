/* The light door: times, clocks and flows, without the knowledge and the catalogue. For screens. */
export * from './clock.ts';
export * from './room.machine.ts';
export * from './times.ts';
export { deliveryOf } from '../reading/delivery.ts';
export { offlineRating } from '../judging/offline-rating.ts';
export { answerQualityScore } from '../judging/answer-quality.ts';
export * from './practice.machine.ts';
export { practiceQuestionsFor } from '../asking/practice-questions.ts';
