export { scriptedAnswer, type AnswerManner } from './scripted-applicant.ts';
export { aRehearsal, anOrdinance, aPresentation, type RehearsalMade, type RehearsalWanted } from './a-rehearsal.ts';
