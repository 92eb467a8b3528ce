import type { Assessment, Rating } from '@rostrum/contract';
import { firstOf, readAnswer } from '../said/heard.ts';
import { inContext, quoted } from '../said/wording.ts';
import type { Span } from '../language/types.ts';

export interface MoodChange {
  readonly frustration: number;
  readonly trust: number;
  readonly patience: number;
  readonly crowdEnergy: number;
}

/** A yes/no finding that is true of an answer, with the words that show it. */
export interface MoodFinding {
  readonly id: string;
  readonly because: string;
  readonly words: string | null;
  readonly change: MoodChange;
}

const change = (frustration: number, trust: number, patience: number, crowdEnergy: number): MoodChange => ({
  frustration,
  trust,
  patience,
  crowdEnergy,
});

/** What each finding does to the asker's mood. Trust is lost faster than it is won, as in any room. */
const effects = {
  settled: change(-0.06, 0.04, 0.02, -0.02),
  definite: change(-0.02, 0.03, 0.01, -0.01),
  documented: change(-0.01, 0.03, 0.01, -0.01),
  bound: change(-0.05, 0.05, 0.02, -0.04),
  honestGap: change(0.01, 0.01, -0.02, 0),
  halfAnswered: change(0.03, -0.01, -0.03, 0.01),
  evaded: change(0.09, -0.06, -0.07, 0.05),
  hollow: change(0.04, -0.03, -0.03, 0.02),
  flattered: change(0.02, -0.02, -0.04, 0.01),
  empty: change(0.08, -0.07, -0.08, 0.04),
  contradicted: change(0.08, -0.13, -0.04, 0.07),
  rude: change(0.16, -0.16, -0.12, 0.16),
  dismissed: change(0.1, -0.08, -0.06, 0.09),
} as const satisfies Record<string, MoodChange>;

/** The findings that apply to an answer. An answer that is rude, empty, contradicts the record or says nothing never raises trust. Takes:
 *  the answer, its assessment and rating.  Gives: findings in a fixed order. */
export function moodFindings(text: string, assessment: Assessment, rating: Rating): readonly MoodFinding[] {
  const heard = readAnswer(text);
  const [opening] = heard.sentences;
  const wordsOf = (span: Span | null | undefined): string | null =>
    span == null ? null : quoted(text, inContext(text, span));
  const first = opening === undefined ? null : text.slice(opening.start, opening.end);
  const shows = (family: string): string | null => wordsOf(firstOf(heard, family));
  const { tone } = assessment;
  const isTold = (of: 'hostile' | 'condescending'): boolean =>
    tone === undefined ? firstOf(heard, of) !== null : tone === of;
  const hostile = isTold('hostile');
  const found: MoodFinding[] = [];
  const add = (id: keyof typeof effects, because: string, words: string | null): void => {
    found.push({ id, because, words, change: effects[id] });
  };
  const clashes = assessment.contradictions.filter(({ kind }) => kind !== 'question');
  const carried = assessment.carried?.[0] ?? null;
  const earns = (rating === 'strong' || rating === 'adequate') && !hostile && clashes.length === 0;
  const promised = assessment.commitments[0]?.text ?? null;
  const honest = assessment.evasion_kind === 'ignorance' && promised !== null;

  if (earns && !honest && assessment.directness === 'direct')
    add('settled', 'The answer took up the question that was asked.', carried ?? first);
  if (earns && !honest && assessment.specificity >= 0.55)
    add('definite', 'It gave something definite to write down.', carried);
  if (earns && assessment.evidence >= 0.65)
    add('documented', 'It pointed to a document or to someone whose trade it is.', gradeWords(assessment));
  if (earns && !honest && assessment.commitment >= 0.8)
    add('bound', 'It bound the applicant in words that can be enforced.', promised);
  if (honest && earns) add('honestGap', 'It admitted a gap and said when it would be filled.', promised);
  if (!honest && rating !== 'poor' && assessment.directness === 'partial')
    add('halfAnswered', 'Part of the question is still open.', null);
  if (!honest && assessment.directness === 'evasive')
    add('evaded', evaded[assessment.evasion_kind ?? 'dodging'], first);
  const hollow = shows('hollow');
  if (hollow !== null && (rating === 'weak' || rating === 'poor'))
    add('hollow', 'It reassured without saying what would be done.', hollow);
  if (tone === 'flattering' && !earns) add('flattered', 'It complimented the room.', shows('flattering'));
  if (rating === 'poor' && !hostile) add('empty', 'There was nothing in it to go on.', first);
  const [clash] = clashes;
  if (clash !== undefined)
    add('contradicted', `It does not agree with what was said before: “${clash.earlier}”`, clash.now);
  if (isTold('condescending')) add('dismissed', 'It talked down to whoever asked.', shows('condescending') ?? first);
  if (hostile) add('rude', 'It was rude to the people in the room.', shows('hostile') ?? first);
  return found;
}

function gradeWords(assessment: Assessment): string | null {
  return assessment.evidence_grades?.find(({ grade }) => grade === 'expert' || grade === 'document')?.text ?? null;
}

const evaded: Readonly<Record<NonNullable<Assessment['evasion_kind']>, string>> = {
  implicit: 'The room was left to guess at the answer.',
  dodging: 'The answer was about something else.',
  deflection: 'The question was passed to someone else.',
  partial: 'Only half of the question was answered.',
  general: 'The answer stayed general.',
  declining: 'No answer was given.',
  ignorance: 'All it said was that the answer isn’t known.',
  clarification: 'The answer was a question.',
};
