import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { breaksBySums } from '../ordinance/compliance/sums.ts';
import { verbatimIn } from './verbatim.ts';

/* A rule that a model says it read, next to a statement that it matched with it, and what keeps the two from being compared. */

/** What has to be the same for a figure to be held against a rule. */
const points = ['thing', 'measure', 'place', 'class', 'planned'] as const;

/** As claimed: none of it counts until it is verified. */
export interface StandardClaimed {
  readonly quote: string;
  readonly figure: string;
  readonly limit: string;
  readonly of: string;
  readonly binds: string;
  readonly measured_to: string;
  readonly only_if: string;
  /** What in the passage lifts or loosens the rule; empty if nothing does. */
  readonly unless: string;
  readonly exception: boolean;
  /** The number of the statement about the very same thing, from 1, and its figure; 0 for none. */
  readonly statement: number;
  readonly said: string;
  /** What the rule comes to for this project and what the statements give, as arithmetic; empty if there is none to do. */
  readonly needs: string;
  readonly gives: string;
  /** Whether rule and statement are about one thing, point by point: 'yes', 'no' or 'unclear'; null if no statement was matched. */
  readonly same: Readonly<Record<(typeof points)[number], string>> | null;
  /** Words of a statement that show that the condition of the rule is met, and that what lifts it isn't the case. */
  readonly met: string;
  readonly apart: string;
  /** What would have to be known before rule and statement can be compared; empty if nothing. */
  readonly doubt: string;
}

/** Whether rule and statement are about two things.  Throws: never. */
export const isApart = ({ same }: StandardClaimed): boolean => points.some((one) => saidOf(same, one) === 'no');

/** Whether something that has to be known is missing: a point that isn't the same for certain, a number, the words that show that its condition
 *  is met, or, for a rule that would be broken, that nothing lifts it. Takes: the claim, the passage, and the statements.  Throws: never. */
export function isOpen(claim: StandardClaimed, passage: string, statements: readonly string[]): boolean {
  const { same, doubt, needs, gives, only_if: condition, met } = claim;
  return (
    doubt.trim() !== '' ||
    needs.trim() === '' ||
    gives.trim() === '' ||
    points.some((one) => saidOf(same, one) !== 'yes') ||
    (condition.trim() !== '' && !isSaid(met, statements)) ||
    (mayBeLifted(claim, passage) && !isSaid(claim.apart, statements))
  );
}

/** Whether a rule that is broken by the figures would not bind if something were the case. */
function mayBeLifted(claim: StandardClaimed, passage: string): boolean {
  const limit = claim.limit.trim().toLowerCase() === 'at least' ? 'min' : 'max';
  return breaksBySums({ ...claim, limit }) && (claim.unless.trim() !== '' || isLifted(claim.quote, passage));
}

/** What lifts a rule, or loosens it. */
const lifting = matcher([
  'unless|except|excepting|exempt|waive|waiver|lieu',
  'may|can be? reduce|increase|modify|allow|permit|approve|grant|extend',
  'do|shall not apply',
]);
/** An exception is in the sentence of its rule, or in one of the next two. */
const following = 2;

function isLifted(quote: string, passage: string): boolean {
  const at = verbatimIn(quote, passage);
  if (at === null) return false;
  const annotation = annotate(passage);
  const sentences = annotation.sentences.filter(({ end }) => end > at.start).slice(0, following + 1);
  const [first, last] = [sentences[0], sentences.at(-1)];
  return first !== undefined && lifting.test(annotation, { start: first.start, end: last?.end ?? first.end });
}

const isSaid = (words: string, statements: readonly string[]): boolean =>
  statements.some((statement) => verbatimIn(words, statement) !== null);

const saidOf = (same: StandardClaimed['same'], point: (typeof points)[number]): string =>
  same?.[point].trim().toLowerCase() ?? '';
