import type { StaffRecommendation, StaffReport } from '@rostrum/contract';

export type StaffView = StaffReport['criteria'][number]['view'];

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
    .filter((word) => word !== '')
    .join(' ')} `;
const has = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(` ${phrase} `));

const notMet: readonly string[] = [
  'not met',
  'not been met',
  'not satisfied',
  'does not meet',
  'do not meet',
  'does not comply',
  'does not satisfy',
  'not consistent',
  'not compatible',
  'not in harmony',
  'inconsistent',
  'incompatible',
  'not in compliance',
  'fails to meet',
  'fails to',
  'has not demonstrated',
  'has not shown',
  'not demonstrated',
  'cannot find',
  'cannot make',
  'cannot be made',
  'unable to make',
  'does not find',
  'not supported',
  'not appropriate',
  'would be detrimental',
  'will be detrimental',
  'out of character',
  'no hardship',
  'self created',
  'is not consistent',
  'does not conform',
];
const conditioned: readonly string[] = [
  'with conditions',
  'with the conditions',
  'with the condition',
  'with the recommended conditions',
  'with the proposed conditions',
  'as conditioned',
  'subject to',
  'provided that',
  'if the conditions',
  'with condition',
];
const met: readonly string[] = [
  'met',
  'meets',
  'complies',
  'comply',
  'in compliance',
  'satisfies',
  'satisfied',
  'consistent',
  'compatible',
  'in harmony',
  'conforms',
  'in conformance',
  'adequate',
  'adequately',
  'no adverse',
  'not adversely',
  'not be detrimental',
  'will not endanger',
  'will not injure',
  'appropriate',
  'supports',
  'not expected to',
  'no negative',
  'a reasonable use',
  'is reasonable',
];

/** Something that isn't so, or isn't there: what staff finds beside it isn't the whole of its view. */
const lacking: readonly string[] = [
  'is not',
  'are not',
  'was not',
  'were not',
  'does not',
  'do not',
  'could not',
  'cannot',
  'contains no',
  'has no',
  'have no',
  'not provided',
  'not filed',
];

/** Whether a sentence of staff's says that something isn't so or isn't there. Takes: the sentence.  Throws: never. */
export function isReserved(sentence: string): boolean {
  return has(plain(sentence), lacking);
}

/** Words for what the code asks, in the name of a standard. */
const ofCode: readonly string[] = [
  'requirements',
  'compliance',
  'conformance',
  'conformity',
  'code',
  'ordinance',
  'article',
  'chapter',
];

/** Whether a standard is that the code is met. Takes: how the report names it.  Throws: never. */
export function isOnCode(standard: string): boolean {
  return has(plain(standard), ofCode);
}

/** 'A smaller building could meet the setback.' */
const toCome: readonly string[] = ['could', 'would', 'must', 'can', 'may', 'shall', 'should', 'to', 'not'].map(
  (word) => `${word} meet`,
);

/** What staff says about a standard in a sentence. Takes: the sentence.  Gives: `not_stated` if it says nothing.  Throws: never. */
export function viewIn(sentence: string): StaffView {
  const text = plain(sentence);
  // 'The question is whether the plan meets Part 17.'
  if (has(text, ['whether'])) return 'not_stated';
  if (has(text, notMet)) return 'not_met';
  const areMet = has(text, ['meet']) && !has(text, toCome);
  if (!has(text, met) && !areMet) return 'not_stated';
  return has(text, conditioned) ? 'met_with_condition' : 'met';
}

const denies: readonly string[] = [
  'denial',
  'deny',
  'denied',
  'disapproval',
  'disapprove',
  'not recommend approval',
  'cannot recommend approval',
  'cannot support',
  'does not support',
  'not support',
  'be denied',
  'rejection',
];
const postpones: readonly string[] = [
  'postpone',
  'postponed',
  'postponement',
  'continue the',
  'continue this',
  'continued',
  'continuance',
  'table the',
  'table this',
  'tabled',
  'defer',
  'deferred',
  'deferral',
];
const approves: readonly string[] = [
  'approval',
  'approve',
  'approved',
  'approving',
  'support',
  'supports',
  'adoption',
  'granting',
  'grant',
  'be granted',
];
const lessens: readonly string[] = [
  'in part',
  'partial',
  'partially',
  'lesser',
  'reduced',
  'lower density',
  'less intense',
  'instead of',
  'rather than',
  'but not',
  'only a portion',
  'portion of the request',
  'less than requested',
  'a reduction',
  'smaller',
];

/** Whether staff says that it recommends nothing, so far or at all. Takes: a sentence.  Throws: never. */
export function makesNone(sentence: string): boolean {
  return has(plain(sentence), ['makes no recommendation', 'no recommendation', 'does not make a recommendation']);
}

/** What a sentence recommends. Takes: the sentence, and whether the report lists conditions.  Gives: null for none.  Throws: never. */
export function recommendationIn(sentence: string, hasConditions: boolean): StaffRecommendation | null {
  const text = plain(sentence);
  const [approving, denying] = [has(text, approves), has(text, denies)];
  if (text.includes(' not recommend approval ') || text.includes(' cannot recommend approval ')) return 'deny';
  if (approving && (has(text, lessens) || (text.includes(' denial ') && text.includes(' approval '))))
    return 'approve_less';
  if (denying) return 'deny';
  if (approving)
    return has(text, conditioned) || text.includes(' conditions ') || hasConditions
      ? 'approve_with_conditions'
      : 'approve';
  return has(text, postpones) ? 'postpone' : null;
}

const staff: readonly string[] = [
  'staff',
  'staff recommends',
  'department',
  'planning division',
  'planner',
  'we recommend',
  'the division',
  'planning office',
  'planning services',
];
const somebodyElse: readonly string[] = [
  'planning commission recommended',
  'planning commission recommends',
  'commission recommended',
  'previously',
  'applicant requests',
  'neighbors',
  'if the commission',
  'should the commission',
  'if the board',
  'alternatives',
  'options',
  'may recommend',
  'could recommend',
  'commission may',
  'board may',
  'council may',
  'last year',
];

/** How likely a sentence is staff's recommendation: above 0 if it is one. Throws: never. */
export function isRecommendation(sentence: string, underHeading: boolean): number {
  const text = plain(sentence);
  const says = ['recommend', 'recommends', 'recommended', 'recommendation', 'recommending'].some((word) =>
    text.includes(` ${word} `),
  );
  if (!says && !underHeading) return 0;
  const isNoObjection = underHeading && has(text, ['no objection to approval']);
  if (has(text, somebodyElse) && !isNoObjection) return 0;
  // 'The Planning Commission reviewed the plan and recommended approval' is over.
  if (has(text, ['recommended approval', 'recommended denial']) && !has(text, ['staff'])) return 0;
  return (says ? 2 : 0) + (has(text, staff) ? 2 : 0) + (underHeading ? 3 : 0) - 1;
}
