export { scriptedAnswer, type AnswerManner } from './scripted-applicant.ts';
