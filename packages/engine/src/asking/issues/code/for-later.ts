import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Issue } from '../../types.ts';
import type { OnRecord } from '../record/on-record.ts';

const withTheSitePlan = matcher(['with|on|in|of the|a|each|any site|development|final plan']);

/** True if an issue rests on a rule for a later step: where a rezoning is asked for, the site plan comes after it. Takes: the issue and the
 *  record.  Throws: never. */
export const isForLater = ({ citations }: Issue, { has }: OnRecord): boolean =>
  has('rezoning_asked') &&
  citations.some(({ kind, quote }) => kind === 'ordinance' && withTheSitePlan.test(annotate(quote)));
