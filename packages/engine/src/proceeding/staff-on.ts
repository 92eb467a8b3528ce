import type { Citation, StaffReport } from '@rostrum/contract';
import { lettersIn } from '../base/text.ts';
import { staffPoints, type StaffPoint } from '../filed/staff-points.ts';
import { viewsByNumber } from '../filed/views-by-number.ts';
import { isReserved } from '../filed/staff-views.ts';
import type { Materials } from '../filed/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { contentStems, stemsOf } from '../language/stems.ts';
import { isMainlyOn, mostlyOn, namesIt, strengthOn } from './speaks-to.ts';
import { topicsIn } from './speech/topics-in.ts';
import type { CriterionSheet } from './types.ts';

type View = StaffReport['criteria'][number];

/** What staff's report has on one criterion. */
export interface StaffOn {
  readonly view: View | null;
  /** What departs from the code or isn't there yet. */
  readonly open: readonly Citation[];
  /** Staff recommends approval, and for each of these there is a condition of staff's in its words. */
  readonly isHeld: boolean;
  /** What it states that shows something on the criterion: one sentence, or none. */
  readonly shown: readonly Citation[];
  /** The same on a part of it. */
  readonly factsOn: (part: CriterionSheet) => readonly Citation[];
  /** Whether staff reports a departure on the subject of these words. */
  readonly isDisputed: (quote: string) => boolean;
}

/** How much staff's view on a criterion counts. */
export const staffWeight = { met: 0.6, met_with_condition: 0.4, not_met: -0.7, not_stated: 0 } as const;

const none: ReadonlyMap<number, Pick<View, 'view' | 'quote'>> = new Map();

/** What staff's report has on each criterion.
 *  Takes: what is filed, the criteria in order, and the report.  Gives: for a criterion, what the report has on it.  Throws: never. */
export function staffOn(
  { staffReport }: Pick<Materials, 'staffReport'>,
  criteria: readonly CriterionSheet[],
  report: StaffReport,
): (criterion: CriterionSheet) => StaffOn {
  const aligned = isAligned(criteria, report);
  const views: ReadonlyMap<string, View> = aligned
    ? new Map(criteria.flatMap(({ id }, at) => (report.criteria[at] === undefined ? [] : [[id, report.criteria[at]]])))
    : viewsByCriterion(criteria, report);
  if (staffReport == null)
    return ({ id }) => ({
      view: views.get(id) ?? null,
      open: [],
      isHeld: false,
      shown: [],
      factsOn: () => [],
      isDisputed: () => false,
    });
  const { text, source } = staffReport;
  const numbered = aligned || criteria.some(({ listed }) => listed !== true) ? none : viewsByNumber(text);
  const cited = ({ quote, start }: StaffPoint): Citation => ({
    kind: 'staff_report',
    quote,
    source,
    section: null,
    start,
  });
  const points = staffPoints(staffReport);
  const places = aligned
    ? report.criteria.map(({ quote, text: named }) => text.indexOf(quote === named ? quote : firstWords(named)))
    : [];
  const departing = new Set(points.flatMap(({ kind, quote }) => (kind === 'departs' ? mostlyOn(quote) : [])));
  const isDisputed = (quote: string): boolean => mostlyOn(quote).some((topic) => departing.has(topic));
  const homes = points.map((point) => homeOf(point, criteria, itemOf(point, places)));
  return (criterion) => {
    const own = points.filter((_, at) => homes[at] === criterion);
    // What departs comes before what is missing.
    const open = (['departs', 'open'] as const).flatMap((kind) =>
      own.filter((point) => point.kind === kind).map(cited),
    );
    const at = criteria.indexOf(criterion);
    const told = numbered.get(at + 1);
    const view = told === undefined ? (views.get(criterion.id) ?? null) : { text: criterion.text, ...told };
    const standsIn = (point: StaffPoint): 'own' | 'other' | null => {
      const item = itemOf(point, places);
      return item < 0 ? null : item === at ? 'own' : 'other';
    };
    return {
      view,
      open,
      isHeld:
        open.length > 0 &&
        report.recommendation?.startsWith('approve') === true &&
        open.every(({ quote }) => isCovered(quote, report.conditions)),
      shown: factsOn(staffReport, criterion, standsIn),
      isDisputed,
      factsOn: (part) => factsOn(staffReport, part, (point) => (standsIn(point) === 'other' ? 'other' : null)),
    };
  };
}

/** Whether a report takes the criteria one by one, in their order. */
const isAligned = (criteria: readonly CriterionSheet[], report: StaffReport): boolean =>
  report.criteria.length === criteria.length && criteria.every(({ listed }) => listed === true);

const firstWords = (named: string): string => named.slice(0, fewestLetters);
const fewestLetters = 20;
/** How far below the name of a criterion staff still speaks of it, in characters. */
const farthest = 1_500;

/** The item of the report that a sentence stands under; -1 if that can't be told. */
function itemOf({ start, kind }: StaffPoint, places: readonly number[]): number {
  const at = kind === 'departs' ? -1 : places.findLastIndex((place) => place >= 0 && place <= start);
  const isLast = at === places.length - 1;
  return at >= 0 && start - (places[at] ?? 0) <= (isLast ? shortestItem : farthest) ? at : -1;
}
/** The last item ends where nothing says so. */
const shortestItem = 500;

/** The criterion that a point goes to: the one under which it stands; else what is not in the report's words on a subject of its own goes to the
 *  one that the code is met. */
function homeOf(point: StaffPoint, criteria: readonly CriterionSheet[], item: number): CriterionSheet | null {
  if (item >= 0) return criteria[item] ?? null;
  const rules = criteria.filter(({ by_rule: isByRule }) => isByRule === true);
  const named = mostlyOn(`${point.label}: ${point.quote}`);
  const byRule = rules.find((one) => one.topics.some((topic) => named.includes(topic))) ?? rules[0] ?? null;
  const topics = mostlyOn(point.quote).filter((topic) => byRule === null || apart.has(topic));
  if (point.kind === 'departs') return byRule;
  return criteria.find((one) => one.topics.some((topic) => topics.includes(topic))) ?? byRule;
}
/** Subjects that are more than a rule of the code. */
const apart: ReadonlySet<string> = new Set(['property_values', 'comprehensive_plan_consistency', 'wells_groundwater']);

/** What staff reports that somebody has found, accepted or approved. */
const affirms = matcher([
  'accept|approve|concur|credit|find|certify|acknowledge|issue|confirm',
  'be|is|are adequate|available|sufficient|consistent|compatible|met',
  'have|has capacity|no objection',
  'no objection|concern',
  'meet|meets|comply|complies',
  'in accord',
  'plan|map|policy show|shows|encourage|encourages|support|supports|call|calls|favor|favors',
]);

/** The sentence of a staff report that shows the most on a criterion, and takes nothing back; what is under another criterion is none. */
function factsOn(
  staffReport: NonNullable<Materials['staffReport']>,
  criterion: CriterionSheet,
  standsIn: (point: StaffPoint) => 'own' | 'other' | null,
): readonly Citation[] {
  const points = staffPoints(staffReport).filter((point) => standsIn(point) !== 'other');
  const own = points.filter((point) => standsIn(point) === 'own');
  // Under the criterion, what staff credits is what comes before it; and so is all of it where staff recommends approval.
  const isFor = staffReport.report.recommendation?.startsWith('approve') === true;
  const isCredited =
    (isFor || own.some(({ quote }) => affirms.test(annotate(quote)))) &&
    own.every(({ quote, kind }) => kind === 'fact' && !isReserved(quote));
  const [best] = points
    .filter(({ quote, kind }) => kind === 'fact' && !isReserved(quote) && quote.split(' ').length >= fewestWords)
    .map((point) => {
      const told =
        point.label === '' || point.quote.includes(point.label) ? point.quote : `${point.label}: ${point.quote}`;
      const isOwn = own.includes(point);
      const isOn = isOwn || isMainlyOn(told, criterion) || namesIt(point.quote, criterion);
      return {
        point,
        shown: isOn
          ? strengthOn(told, criterion) + (affirms.test(annotate(point.quote)) || (isOwn && isCredited) ? 2 : 0)
          : 0,
      };
    })
    .filter(({ shown }) => shown >= fewestShown)
    .sort((a, b) => b.shown - a.shown);
  if (best === undefined) return [];
  const { quote, start } = best.point;
  return [{ kind: 'staff_report', quote, source: staffReport.source, section: null, start }];
}
const fewestShown = 2;
const fewestWords = 4;

/** A condition of staff's in the words of what is open: 'Appendix C', or in a word and a figure of it: 'a 50-foot buffer'. */
function isCovered(quote: string, conditions: StaffReport['conditions']): boolean {
  const words = new Set(contentStems(quote));
  const figures = valuesIn(quote);
  return conditions.some(({ text }) => {
    const shared = new Set(contentStems(text).filter((stem) => words.has(stem))).size;
    return shared >= fewestCovered || (shared > 0 && valuesIn(text).some((value) => figures.includes(value)));
  });
}
const valuesIn = (text: string): readonly number[] => annotate(text).quantities.map(({ value }) => value);
const fewestCovered = 2;

/** Whether staff names a standard before a colon by a word of its own: 'Access: staff finds this met.' */
function isCalled(text: string, { called = [] }: CriterionSheet): boolean {
  const at = text.indexOf(':');
  const label = at < 1 ? [] : lettersIn(text.slice(0, at).toLowerCase());
  return label.length <= longestLabel && called.some((word) => label.includes(word));
}
const longestLabel = 8;

/** What it counts that staff's view is in the words of a criterion: 'the ordinance requires 150'. */
const inItsWords = 2;

/** Staff's view on each criterion: the one in the report whose words come closest. */
function viewsByCriterion(
  criteria: readonly CriterionSheet[],
  report: StaffReport,
): ReadonlyMap<string, StaffReport['criteria'][number]> {
  const views = new Map<string, StaffReport['criteria'][number]>();
  for (const view of report.criteria) {
    const words = new Set(stemsOf(`${view.text} ${view.quote}`));
    const topics = topicsIn(`${view.text} ${view.quote}`) as readonly string[];
    const ranked = criteria
      .map((criterion) => ({
        criterion,
        fit:
          stemsOf(criterion.text).filter((stem) => words.has(stem)).length +
          criterion.topics.filter((topic) => topics.includes(topic)).length +
          (namesIt(view.text, criterion) ? inItsWords : 0) +
          (isCalled(view.text, criterion) ? inItsWords : 0),
      }))
      .sort((a, b) => b.fit - a.fit);
    const best = ranked[0];
    if (best === undefined || best.fit < 2) continue;
    const known = views.get(best.criterion.id);
    // If staff addresses one of our criteria twice, the worse view is the one to answer.
    if (known === undefined || staffWeight[view.view] < staffWeight[known.view]) views.set(best.criterion.id, view);
  }
  // 'Consistent with the plan, and in the public interest' is on two.
  for (const { id, label } of criteria) {
    const named = contentStems(label);
    const both = report.criteria.find(
      ({ view, quote }) =>
        view === 'met' && named.length > 1 && named.every((stem) => contentStems(quote).includes(stem)),
    );
    if (both !== undefined && !views.has(id)) views.set(id, both);
  }
  return views;
}
