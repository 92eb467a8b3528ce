import { endsSentence, splitAtSpaces } from '../../base/text.ts';
import type { SpokenLine, StaffReport } from '@rostrum/contract';
import { staffPoints } from '../../filed/staff-points.ts';
import { makesNone } from '../../filed/staff-views.ts';
import { sentencesSaid } from '../../language/spoken-sentences.ts';
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

/** The views that can be read out in the report's own words: each stands below the name of its standard, and is a sentence. */
function viewsSaid({ criteria }: StaffReport, text: string): readonly string[] {
  return criteria.flatMap(({ view, text: name, quote }) => {
    const at = text.indexOf(name);
    const below = text.indexOf(quote, at + name.length);
    const isOwn = at >= 0 && below >= 0 && below - at <= farthestBelow && !quote.includes(name);
    const isSentence = splitAtSpaces(quote).length >= fewestQuoteWords && endsSentence(quote) && !quote.endsWith('?');
    const isPlain = ![name, quote].some((one) => one.includes('|') || one.includes('**') || one.includes('\n'));
    return view !== 'not_stated' && isOwn && isSentence && isPlain && isShort(name) && isShort(quote)
      ? [say('staff', 'view', { text: name, quote })]
      : [];
  });
}
const farthestBelow = 200;
const fewestQuoteWords = 5;

/** What staff recommends, in the report's own words up to the end of the paragraph; null where that can't be read out. */
function recommendationIn({ recommendation_quote: quote }: StaffReport, text: string): string | null {
  const start = quote === null ? -1 : text.indexOf(quote);
  if (quote === null || start < 0) return null;
  const end = text.indexOf('\n\n', start);
  const [paragraph = ''] = text.slice(start, end < 0 ? text.length : end).split(beforeList);
  const [body = ''] = paragraph.split(signed);
  const own = splitAtSpaces(withoutHeading(body)).join(' ').replaceAll('**', '').trim();
  return splitAtSpaces(own).length <= longestRecommendation ? own : null;
}
/** 'Recommended conditions:' on a line of its own below a sentence says nothing without the list it opens. */
function withoutHeading(body: string): string {
  const lines = body.trimEnd().split('\n');
  const [last = '', before = ''] = lines.toReversed();
  return last.endsWith(':') && endsSentence(before) ? lines.slice(0, -1).join('\n') : body;
}
const longestRecommendation = 75;
/** A list of conditions below a recommendation. */
const beforeList = '\n1.';
const signed = 'Prepared by';

const isShort = (quote: string): boolean => splitAtSpaces(quote).length <= longestQuoteWords;

function presented(
  report: StaffReport,
  { r, materials }: Pick<Evening, 'r' | 'materials'>,
  rules: Evening['rules'],
): SpokenLine[] {
  const chair = chairName(r, rules);
  const staff = staffName();
  const texts = [say('staff', report.made ? 'made_greeting' : 'greeting', { request: requestOf(r, rules) })];
  const filed = materials.staffReport?.text ?? '';
  const asked = report.request?.quote.replaceAll('**', '').trim() ?? '';
  if (asked !== '' && isShort(asked) && (report.made || (!asked.includes('\n') && !asked.includes(': '))))
    texts.push(say('staff', 'request', { quote: asked }));
  texts.push(...viewsSaid(report, filed).slice(0, mostViews));
  const first = report.conditions.find(({ text }) => isShort(text));
  if (first !== undefined)
    texts.push(
      say('staff', report.conditions.length === 1 ? 'one_condition' : 'conditions', { condition: first.text }),
    );
  const before =
    materials.staffReport == null ? [] : staffPoints(materials.staffReport).filter(({ kind }) => kind === 'first');
  const own = recommendationIn(report, filed);
  // What staff wants before a vote says more than that it recommends nothing.
  if (own !== null) texts.push(say('staff', 'recommends', { quote: own }));
  else if (report.recommendation === null && before.length > 0)
    texts.push(...before.map(({ quote }) => say('staff', 'said', { text: quote })));
  else if (report.made) texts.push(say('staff', report.recommendation ?? 'none'));
  else texts.push(say('staff', sentencesSaid(filed).some(({ quote }) => makesNone(quote)) ? 'none' : 'in_report'));
  return [{ speaker: chair, text: say('chair', 'staff') }, ...texts.map((text) => ({ speaker: staff, text }))];
}
