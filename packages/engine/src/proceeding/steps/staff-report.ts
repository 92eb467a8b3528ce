import { splitAtSpaces } from '../../base/text.ts';
import type { SpokenLine, StaffReport } from '@rostrum/contract';
import { staffPoints } from '../../filed/staff-points.ts';
import { saidTo } from '../speech/affirmed.ts';
import { chairName, requestOf, staffName } from '../speech/naming.ts';
import { say } from '../speech/say.ts';
import { staffReportFor } from '../staff-report-for.ts';
import type { Evening, StepHeld } from './types.ts';

/** Staff's views on individual criteria: more would take longer than a minute. */
const mostViews = 3;
const longestQuoteWords = 45;

/** Staff presents its report in about a minute, and the chair asks whether the applicant agrees.
 *  Takes: the evening.  Gives: the lines; `agrees` once the applicant has replied.  Throws: never. */
export function presentStaffReport({ r, materials, rules, reply, early, pending }: Evening): StepHeld {
  const speaker = chairName(r, rules);
  const given = reply ?? (pending === null ? early : null);
  const report = staffReportFor(materials);
  const opening = pending === null ? presented(report, { r, materials }, rules) : [];
  if (pending === null && report.recommendation === null) return { lines: opening, awaits: null };
  const asked: SpokenLine = {
    speaker,
    text: say('chair', (['agree', 'agree_condition'] as const)[report.conditions.length] ?? 'agree_conditions'),
  };
  if (given === null) return { lines: [...opening, asked], awaits: 'reply' };
  const agrees = agreementIn(given);
  const key = { yes: 'agreed', in_part: 'agreed_in_part', no: 'disagreed' }[agrees];
  const lines = pending === null ? [...opening, asked] : [];
  return { lines: [...lines, { speaker, text: say('chair', key) }], awaits: null, agrees };
}

function agreementIn(reply: string): 'yes' | 'no' | 'in_part' {
  const said = saidTo(reply);
  return said === 'other' ? 'in_part' : said;
}

const because = ' because ';

/** What staff finds on a standard, with the reason if it isn't met and the report gives one. */
function viewSaid(view: StaffReport['criteria'][number]['view'], text: string, quote: string): string {
  if (text.toLowerCase().includes('staff')) return say('staff', 'said', { text });
  const at = quote.indexOf(because);
  const reason = at === -1 ? '' : quote.slice(at + because.length).trim();
  if (view !== 'not_met' || reason === '' || splitAtSpaces(reason).length > longestQuoteWords)
    return say('staff', view, { text });
  return say('staff', 'not_met_because', { text, reason: reason.endsWith('.') ? reason : `${reason}.` });
}

function presented(
  report: StaffReport,
  { r, materials }: Pick<Evening, 'r' | 'materials'>,
  rules: Evening['rules'],
): SpokenLine[] {
  const chair = chairName(r, rules);
  const staff = staffName();
  const texts = [say('staff', report.made ? 'made_greeting' : 'greeting', { request: requestOf(r, rules) })];
  const short = (quote: string): boolean => splitAtSpaces(quote).length <= longestQuoteWords;
  if (report.request !== null && short(report.request.quote))
    texts.push(say('staff', 'request', { quote: report.request.quote }));
  for (const { view, text, quote } of report.criteria
    .filter((one) => one.view !== 'not_stated' && short(one.text))
    .slice(0, mostViews))
    texts.push(viewSaid(view, text, quote));
  const first = report.conditions.find(({ text }) => short(text));
  if (first !== undefined)
    texts.push(
      say('staff', report.conditions.length === 1 ? 'one_condition' : 'conditions', { condition: first.text }),
    );
  const before =
    materials.staffReport == null ? [] : staffPoints(materials.staffReport).filter(({ kind }) => kind === 'first');
  const isOfOne = report.recommendation === 'approve_with_conditions' && report.conditions.length === 1;
  // What staff wants before a vote says more than that it recommends nothing.
  if (report.recommendation === null && before.length > 0)
    texts.push(...before.map(({ quote }) => say('staff', 'said', { text: quote })));
  else texts.push(say('staff', isOfOne ? 'approve_with_condition' : (report.recommendation ?? 'none')));
  return [{ speaker: chair, text: say('chair', 'staff') }, ...texts.map((text) => ({ speaker: staff, text }))];
}
