import { splitAtSpaces, trimmedEnd } from '../../base/text.ts';
import { oncePer } from '../../base/once-per.ts';
import type { Citation } from '@rostrum/contract';
import { topicFiles } from '../../knowledge/authored.ts';
import type { TopicId } from '../../knowledge/types.ts';
import type { Materials } from '../../filed/types.ts';
import { annotate } from '../../language/annotate.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { topicMatcher } from './record/on-record.ts';

/** The most conditions and views raised in one hearing. */
const maxTaken = 6;
/** The most words of a condition that are repeated. */
const maxWords = 12;

const raisedBy = oncePer((report: Report): readonly Issue[] => issuesOf(report));

/** What staff recommends, wants as a condition, or finds not met.
 *  Takes: what is on file and the keys raised before.  Gives: issues; none if no report was filed, or if it was made from what is filed.
 *  Throws: never. */
export function staffReportIssues({ staffReport }: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  if (staffReport === null || staffReport === undefined || staffReport.report.made) return [];
  return raisedBy(staffReport.report).filter(({ key }) => !raised.has(key));
}

/** Whether the applicant has agreed to staff's recommendation and conditions on the record: nobody asks about them again.
 *  Takes: the rehearsal, and the key of an issue.  Throws: never. */
export function isAgreed({ proceeding }: Rehearsal, key: string): boolean {
  const agrees = proceeding.stepped.findLast((one) => one.agrees !== undefined)?.agrees === 'yes';
  return agrees && (key === 'staff:recommendation' || key.startsWith('staff:condition:'));
}

type Report = NonNullable<Materials['staffReport']>['report'];

function issuesOf({ recommendation, recommendation_quote: quote, criteria, conditions }: Report): readonly Issue[] {
  const issues: Issue[] = [];
  if (quote !== null && recommendation === 'deny')
    issues.push(
      issueOf(
        'recommendation',
        quote,
        'Staff recommends denial. Why should we go the other way?',
        topicOf(quote),
        1,
        2,
      ),
    );
  if (quote !== null && recommendation === 'approve_with_conditions')
    issues.push(
      issueOf('recommendation', quote, "Are you all right with all of staff's conditions?", topicOf(quote), 0.9, 1),
    );
  if (quote !== null && recommendation === 'approve_less')
    issues.push(
      issueOf(
        'recommendation',
        quote,
        "Staff would approve less than you're asking for. Could you live with that?",
        topicOf(quote),
        1,
        2,
      ),
    );
  criteria.forEach((criterion, at) => {
    if (criterion.view !== 'not_met') return;
    issues.push(
      issueOf(
        `criterion:${at}`,
        criterion.quote,
        onWords(criterion.quote),
        topicOf(criterion.text),
        0.8,
        2,
        clip(criterion.text) ?? labelOf(criterion.text),
      ),
    );
  });
  conditions.forEach((condition, at) => {
    const said = clip(condition.text);
    if (said === null) return;
    issues.push(
      issueOf(
        `condition:${at}`,
        condition.quote,
        `Staff wants this as a condition: "${said}." Any problem with it?`,
        topicOf(condition.text),
        0.6,
        1,
      ),
    );
  });
  return issues.slice(0, maxTaken);
}

/** 'Reasonable return', of 'Reasonable return: Staff does not find …': what the standard is called. */
function labelOf(text: string): string | null {
  const at = text.indexOf(':');
  return at < 1 ? null : clip(text.slice(0, at));
}

const longestFinding = 30;

/** A standard without a short name is asked about in staff's own words. */
function onWords(quote: string): string {
  const said = quote.trim().replaceAll('"', "'");
  return splitAtSpaces(said).length <= longestFinding
    ? `Staff's report says, "${said}" What do you say to that?`
    : "Staff doesn't find that standard met. What do you say to that?";
}

/** A text short enough to repeat, without its period; null if it is too long. */
function clip(text: string): string | null {
  const said = trimmedEnd(text.trim(), '.;');
  return splitAtSpaces(said).length <= maxWords ? said : null;
}

function issueOf(
  key: string,
  quote: string,
  text: string,
  topic: TopicId,
  weight: number,
  sharpness: 1 | 2,
  standard: string | null = null,
): Issue {
  const citation: Citation = { kind: 'staff_report', quote, source: 'staff report', section: null, start: null };
  return {
    ...boardQuestion,
    kind: 'staff_report',
    key: `staff:${key}`,
    topic,
    weight,
    citations: [citation],
    text: standard === null ? text : `Staff doesn't find this met: "${standard}." What do you say to that?`,
    sharpness,
    purpose: sharpness === 2 ? 'criticism' : 'clarification',
    reason: 'It is in the staff report.',
  };
}

/** The topic a passage is most about; the comprehensive plan, if it names none. */
function topicOf(text: string): TopicId {
  const reading = annotate(text);
  let best: { readonly topic: TopicId; readonly times: number } = { topic: 'comprehensive_plan_consistency', times: 0 };
  for (const { topic } of topicFiles) {
    const times = topicMatcher(topic).all(reading).length;
    if (times > best.times) best = { topic, times };
  }
  return best.topic;
}
