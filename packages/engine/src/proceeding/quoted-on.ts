import type { Citation } from '@rostrum/contract';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { contentStems } from '../language/stems.ts';
import type { Evidence } from './evidence.ts';
import { namesIt } from './speaks-to.ts';
import type { CriterionSheet } from './types.ts';

/* Which words of the record a finding in favor of the request quotes: those in the words of the standard itself. What is only on its
   subject may be beside the point. */

/** Words of every standard, which say nothing of what one is on. */
const ofEvery: ReadonlySet<string> = new Set(
  contentStems(
    'use used uses amendment plat plan permit request proposal proposed project applicant facility standard standards requirement requirements ordinance article section chapter condition conditions specification specifications regulation regulations meet meets complies conforms conform conformance compliance provide provided provides serve serves public area areas land lot lots site location located adequate own code district community purpose intent general generally county city town village board commission shown show shows found find effect effects substantially general welfare',
  ),
);
const ownStems = (text: string): readonly string[] => contentStems(text).filter((stem) => !ofEvery.has(stem));

/** What takes something back, stops short, or grants a want. */
const reserves = matcher([
  'not|but|except|however|unless|if|though|although|nobody|nothing|none|never|without|pending|until',
  'to be',
  'only|just|would|could|should|may|might|believe|think|hope',
]);

/** Whether words are in those of a standard: its own text, what staff calls it, or the words by which a code is set beside a plan.
 *  Takes: the words, and the standard.  Throws: never. */
export function inWordsOf(quote: string, criterion: CriterionSheet): boolean {
  const { text, label, called = [], topics } = criterion;
  const own = new Set([...ownStems(`${text} ${label} ${called.join(' ')}`), ...(topics.includes(ofPlan) ? plans : [])]);
  return ownStems(quote).some((stem) => own.has(stem)) || (criterion.by_rule === true && namesIt(quote, criterion));
}
const ofPlan = 'comprehensive_plan_consistency';
const plans = contentStems('comprehensive');

/** Whether words can be quoted in favor of what is found: they are in those of the standard, and take nothing back.
 *  Takes: the words, and the standard.  Throws: never. */
export const canQuote = (quote: string, criterion: CriterionSheet): boolean =>
  inWordsOf(quote, criterion) && !reserves.test(annotate(quote));

/** Takes: the evidence on a standard.  Gives: what can be quoted in favor of it, as cited.  Throws: never. */
export const quotedOn = ({
  inFavor,
  criterion,
  staff,
}: Pick<Evidence, 'inFavor' | 'criterion' | 'staff'>): readonly Citation[] =>
  inFavor.filter(({ kind, quote }) =>
    // 'Staff finds that this standard is met' has the words of the standard above it.
    kind === 'staff_report' && staff !== null && quote === staff.quote
      ? inWordsOf(`${staff.text} ${quote}`, criterion) && !reserves.test(annotate(quote))
      : canQuote(quote, criterion),
  );

/** Whether words can be quoted on one of the things that a standard names: they have its name.
 *  Takes: the words, and the name.  Throws: never. */
export function canQuoteOn(quote: string, noun: string): boolean {
  const said = new Set(contentStems(quote));
  return contentStems(noun).some((stem) => said.has(stem)) && !reserves.test(annotate(quote));
}
