/* The public entry point of the engine. */
export { answerTo } from './judging/answer-to.ts';
export { HeldRehearsal } from './hearing/held-rehearsal.ts';
export { topicFiles } from './knowledge/authored.ts';
export { nextQuestion, communityOf, isBoardDone, topicsNamed } from './asking/next-question.ts';
export { onRecord } from './asking/issues/record/on-record.ts';
export { topicScores, type ScoreWeights } from './asking/issues/topic-scores.ts';
export { requestIn } from './asking/request-in.ts';
export { testimonyFor } from './asking/testimony.ts';
export { openingSpeech } from './asking/ceremony.ts';
export { municipalTopics } from './asking/topics.ts';
export { fallbackTopics } from './asking/fallback-topics.ts';
export { fallbackQuestion, localTemplateQuestion } from './asking/fallback-questions.ts';
export { plainIndex, type PlainIndex } from './ordinance/passage-index.ts';
export { readStaffReport } from './filed/staff-report.ts';
export { madeStaffReport, madeStaffReportText } from './filed/made-staff-report.ts';
export { saidBeyondPresentation, saidInAnswer } from './record/said-of-record.ts';
export type { PointedAt } from './ordinance/compliance/pointed.ts';
export { complianceTable } from './ordinance/compliance/table.ts';
export { reportOf, notice } from './report/after-action.ts';
export { briefOf } from './report/brief.ts';
export { instructionsOf, taskText } from './tasks/data.ts';
export type { ItemClaimed } from './judging/checklist.ts';
export { readQuestion } from './said/asked.ts';
export { costOf, modelUseOf, modelUseSentence, type ModelPrices } from './report/model-use.ts';
export { checkProse, proseOf, withProse } from './report/prose.ts';
export { captionsOf, webVtt } from './report/captions.ts';
export { reportMarkdown } from './report/markdown.ts';
export { rehearsalBefore, rewindsOf } from './report/rewinds.ts';
export { roleName, topicName, worthAdding } from './report/exchanges.ts';
export { meetingOf, type MeetingRead, type MinutesPaper } from './boards/meeting-told.ts';
export { boardOf } from './boards/board-of.ts';
export { readMinutes } from './minutes/read-minutes.ts';
export { hashText, randomFrom, type Random } from './base/random.ts';
export type { CharacterSheet, CommunitySheet, Difficulty, SessionLimits, SessionOption } from './catalog/types.ts';
export type { Exchange, Rehearsal } from './record/rehearsal.ts';
export type { PassageFound, TextReading, ComplianceRow } from './ordinance/types.ts';
export type { PresentationAnalysis, Materials } from './filed/types.ts';
export type { QuestionRequest, Question } from './asking/types.ts';
export type { JudgeRequest, Judgment } from './judging/types.ts';
export { customCommunity } from './catalog/custom-community.ts';
export { communityPreview } from './catalog/community-preview.ts';
export { communities } from './catalog/communities.ts';
export { communityById } from './catalog/community-by-id.ts';
export { speakers } from './catalog/speakers.ts';
export { sessionStyles } from './catalog/session-styles.ts';
export { difficulties } from './catalog/difficulties.ts';
export { industries } from './catalog/industries.ts';
export { projectTypes } from './catalog/project-types.ts';
export { industryGroupOf } from './catalog/industry-group-of.ts';
export { themes } from './catalog/themes.ts';
export { themesFor } from './catalog/themes-for.ts';
export { themeById } from './catalog/theme-by-id.ts';
export { toTheme } from './catalog/to-theme.ts';
export { characters } from './catalog/characters.ts';
export { characterById } from './catalog/character-by-id.ts';
export { charactersFor } from './catalog/characters-for.ts';
export { toCharacter } from './catalog/to-character.ts';
export { affinity } from './catalog/affinity.ts';
export { boardFor } from './catalog/board-for.ts';
export { toCommunityType } from './catalog/to-community-type.ts';
export { judgeAnswer } from './judging/judge-answer.ts';
export { answerQualityScore } from './judging/answer-quality.ts';
export { closeHearing } from './hearing/vote.ts';
export { verdictOf } from './hearing/verdict.ts';
export { forcedTransition } from './hearing/forced-transition.ts';
export {
  hearingLengthMs,
  nextQuestionerDelayMs,
  nextQuestionDelayMs,
  lastQuestionMs,
  readAloud,
  autoReadRate,
} from './hearing/times.ts';
export { started, paused } from './hearing/clock.ts';
export {
  storedRoom,
  type Presentation,
  type RoomPhase,
  type StoredRoom,
  boardLeftMs,
  mayLeaveBoard,
  roomMachine,
} from './hearing/room.machine.ts';
export { newRehearsal, applyEvent, foldRecord, initialRoom } from './record/fold.ts';
export { checkRewrite } from './asking/check-words.ts';
export { tidyWords, type WordsRefused } from './asking/prose-faults.ts';
export { readText, plainReading, readingOf, type PlainReading } from './ordinance/read-text.ts';
export { materialsOf } from './filed/materials.ts';
export { choiceOf, formalChoiceOf } from './proceeding/rules/choice.ts';
export { decide } from './proceeding/decision/decide.ts';
export { decisionTold } from './proceeding/decision/decision-told.ts';
export { holdStep } from './proceeding/hold-step.ts';
export { proceedingList } from './proceeding/rules/proceeding-list.ts';
export { proceedingStateOf } from './proceeding/state-of.ts';
export { proposeKind } from './proceeding/rules/propose-kind.ts';
export { awaiting, isPast } from './proceeding/position.ts';
export { rebut } from './proceeding/rebut.ts';
export { rulesHeld, rulesOf } from './proceeding/rules/rules.ts';
export { packNotice, statePack } from './proceeding/rules/state-packs.ts';
export { speakersLeft, testimonyOf } from './proceeding/public-comment.ts';
export { wantedNext } from './proceeding/decision/wanted.ts';
export type { Evidence } from './proceeding/evidence.ts';
export { verdictOfDecision, votedFrom } from './proceeding/verdict-of-decision.ts';
export type { Rules } from './proceeding/types.ts';
export { passagesFor } from './ordinance/passages.ts';
export { readPresentation } from './filed/read-presentation.ts';
export { classifyNews } from './filed/news.ts';
export { composeNews } from './filed/compose-news.ts';
export { statementsBefore, clashesIn, type StatementMade, type ClashFound } from './tasks/clash.ts';
export { coachingIn, feedbackFault, type CoachGround, type Coaching } from './tasks/coach.ts';
export { readingsOf, pointedIn, passagesToRead, type SecondReading, type PassageToRead } from './tasks/law.ts';
export { bySentence, decideGround, passagesIn, type DecideGround } from './tasks/decide.ts';
export {
  turnIn,
  turnBeginningFault,
  turnStillHolds,
  pickedTurn,
  questionOfTurn,
  type TurnKept,
} from './tasks/raise.ts';
export { raiseGround, type RaiseGround } from './tasks/raise-ground.ts';
export { askedOf } from './asking/asked-event.ts';
export { boardOfRehearsal, characterIn } from './boards/seated-board.ts';
export type { Place, MinutesItem, MinutesRead } from './minutes/types.ts';
