/* Labels of what report and brief say of a proceeding. decisions.md §8. */

export const proceedingReportTexts = {
  notDecided: 'This hearing ended before the decision. The standards below show where the record stands.',
  movedBy: (mover: string, seconder: string) =>
    seconder === '' ? `Moved by ${mover}.` : `Moved by ${mover}, seconded by ${seconder}.`,
  practiceScore: (score: number) => `Practice score: ${score} of 50. It had no part in the decision.`,
  nextSteps: 'What comes next',
  criteriaTitle: 'Criterion by criterion',
  inFavor: 'For it',
  against: 'Against it',
  nothingFor: 'Nothing on the record.',
  nothingAgainst: 'Nothing on the record.',
  pointsTitle: 'Points raised by the public',
  pointsNone: 'Nobody from the public raised a point.',
  answered: 'Answered',
  left: 'Left unanswered',
  newEvidence: 'First raised in the rebuttal, when nobody could respond',
  lacksTitle: 'What the record lacks',
  lacksLead: 'On appeal the decision usually stands or falls on this record.',
  lacksLeadPolicy: 'Whoever decides next will look for this.',
  lacksNone: 'Nothing stands out. Read through the record again anyway.',
  findingsLead:
    'The draft findings are findings and conditions as a board would adopt them, for your attorney to edit and submit. Check each one against the record of the real hearing.',
  continuedFrom: 'This rehearsal picked up a hearing that was continued.',
  openEarlier: 'Open its report',
  takeUp: 'Rehearse the continued hearing',
  takeUpHint: 'The same file and the same board. The members ask for what they wanted to see.',
  takeUpFailed: 'The continued hearing could not be set up. Please try again.',

  briefTitle: 'What your board will be asked to find',
  briefKind: (name: string, standard: string) => `${name}. ${standard}`,
  onFile: 'On file for it',
  nothingOnFile: 'Nothing is on file for this standard yet.',
  ruleFrom: (citation: string, date: string) => `${citation}, read ${date}`,
  reliefTitle: 'Departures from the rules that it will have to decide',
  nothingOnRelief:
    'Nothing on file says that this body may allow it. Ask staff for the section, or whether it takes a variance.',
  rulesTitle: 'Rules of procedure in your state',
  rulesNone: 'Rostrum has no rules of procedure for this state. Check the statute and your board’s bylaws.',
} as const;
