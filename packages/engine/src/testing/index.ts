export { scriptedAnswer, type AnswerManner } from './scripted-applicant.ts';
export { unfiledAmong, unfiledIn } from './unfiled.ts';
export { aRehearsal, anOrdinance, aPresentation, type RehearsalMade, type RehearsalWanted } from './a-rehearsal.ts';
