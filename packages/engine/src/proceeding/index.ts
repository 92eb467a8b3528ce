/* What the engine exports about proceedings. */
export { choiceOf, formalChoiceOf } from './rules/choice.ts';
export { decide, type Decided } from './decision/decide.ts';
export { decisionTold } from './decision/decision-told.ts';
export { holdStep, type StepDone, type StepRefused, type StepTaken } from './hold-step.ts';
export { proceedingList } from './rules/proceeding-list.ts';
export { proceedingStateOf } from './state-of.ts';
export { proposeKind } from './rules/propose-kind.ts';
export { awaiting, isPast, positionOf } from './position.ts';
export { rebut, type Rebuttal } from './rebut.ts';
export { rulesHeld, rulesOf } from './rules/rules.ts';
export { packNotice, statePack } from './rules/state-packs.ts';
export { speakersLeft, testimonyOf, type Testimony } from './public-comment.ts';
export { staffReportFor } from './staff-report-for.ts';
export { wantedNext } from './decision/wanted.ts';
export { evidenceOf, type Evidence } from './evidence.ts';
export { verdictOfDecision, votedFrom } from './verdict-of-decision.ts';
export type * from './types.ts';
