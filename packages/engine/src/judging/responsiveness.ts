import type { AnswerReading, StatementReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import type { QuestionPart } from './question-text.ts';
import { answersPart } from './read-statement.ts';

/** Whether the answer takes up what was asked, part by part.
 *  Gives: 0..1; the mean over the parts of the question. Specification: decisions.md §3. */
export function responsivenessOf(reading: AnswerReading, coverage: Coverage): number {
  const counting = reading.statements.filter((statement) => statement.counts && !statement.hollow);
  const { parts } = reading.question;
  // What is asked first is what the member came for.
  const shares = parts.map((_, at) => (at === 0 ? 1.5 : 1));
  const sum = parts.reduce(
    (total, part, at) => total + (shares[at] ?? 1) * answered(part, reading, coverage, counting),
    0,
  );
  return parts.length === 0 ? 0 : Math.min(1, sum / shares.reduce((total, share) => total + share, 0));
}

function answered(
  part: QuestionPart,
  reading: AnswerReading,
  coverage: Coverage,
  counting: readonly StatementReading[],
): number {
  const near = counting.filter((statement) =>
    [...statement.sentence.stems].some((stem) => part.sentence.stems.has(stem)),
  );
  const informed = counting.reduce(
    (sum, statement) => sum + Math.min(3, statement.news + statement.figures.length * 2),
    0,
  );
  const substance = Math.min(1, informed / 6);
  const byElements = coverage.wantedRatio > 0 ? 0.65 + 0.35 * coverage.wantedRatio : 0;
  const byTopic = counting.length === 0 ? 0 : Math.min(0.68, 0.28 + 0.34 * substance + 0.1 * Math.min(2, near.length));
  return Math.max(byForm(part, reading, counting, substance), byElements, byTopic);
}

function byForm(
  part: QuestionPart,
  reading: AnswerReading,
  counting: readonly StatementReading[],
  substance: number,
): number {
  const figure = counting.some((statement) =>
    statement.figures.some((one) => answersPart(one, statement.sentence, part)),
  );
  const first = reading.statements[0];
  switch (part.form) {
    case 'yes_no':
    case 'choice': {
      if (first === undefined || first.echo) break;
      if (reading.polar === null) return first.asserts && first.counts ? 0.62 + 0.2 * substance : 0;
      const bare = reading.answer.wordCount <= 6;
      return bare || counting.length > 0 ? 0.8 + 0.2 * substance : 0.6;
    }
    case 'when':
    case 'how_far':
    case 'how_long':
    case 'how_many':
    case 'how_much':
      return figure || (part.form === 'how_many' && first !== undefined && nothing.test(first.sentence.lower))
        ? 0.95
        : 0;
    case 'who':
      return counting.some(({ sentence }) => named.test(sentence.text)) ? 0.85 : 0;
    case 'where':
      return counting.some(({ sentence }) => placed.test(sentence.text)) ? 0.85 : 0;
    case 'why':
      return counting.some(({ sentence }) => reasoned.test(sentence.text)) ? 0.8 : 0;
    case 'what_if':
    case 'how':
    case 'what':
      return 0;
    case 'remark':
      return reading.polar !== null ? 0.75 + 0.2 * substance : 0;
  }
  return 0;
}

/** No number is a number too. */
const nothing = /^(?:well,? |again,? )?(?:none|zero|nobody|no one|not (?:one|a single)|no [a-z]+(?: at all)?[.,])/;
const named =
  /\b(?:we (?:will|do|own|pay|are|would)|owned by|(?:our|the|an?) (?:\w+ ){0,3}(?:manager|engineer|contractor|owner|operator|company|staff|utility|department|director|chief|consultant|lender|tenant|agency|authority|association|office|crew|firm|county|township|city|buyer|bond|surety))\b|\b[a-z]+,? (?:llc|inc)\b/i;
const placed =
  /\b(?:north|south|east|west|northern|southern|eastern|western|corner|along|behind|beside|across|adjacent|sheet|between|inside|within|at the|on the|off the|near)\b/i;
const reasoned =
  /\b(?:because|since|so that|in order to|the reason|due to|that is why|that's why|as a result|to (?:keep|avoid|meet|allow|protect|reduce|make|give|serve))\b/i;
