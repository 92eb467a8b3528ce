import type { DocumentFiledEvent, NewsItem } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';
import { readPresentation } from './read-presentation.ts';
import { combinedReading } from '../ordinance/combined-reading.ts';
import { dedupedNews } from './same-story.ts';
import type { TextReading } from '../ordinance/types.ts';
import { readStaffReport } from './staff-report.ts';
import type { Materials, PresentationReading, StaffReportFiled } from './types.ts';

/** The reading of a presentation is kept as long as its event exists. */
const presentations = new WeakMap<object, { readonly industry: string; readonly reading: PresentationReading }>();

/** Everything filed in a rehearsal, read.
 *  Takes: the rehearsal and a reader of its documents, which may cache what it has read and may give null for one it cannot read.  Gives:
 *  the documents of a kind as one reading, the news without repeats, the themes of composed articles (which nobody quotes: decisions.md
 *  §8), the presentation, and the applicant's own facts as a text. Never throws unless `readingOf` does. */
export function materialsOf(r: Rehearsal, readingOf: (doc: DocumentFiledEvent) => TextReading | null): Materials {
  const read = (kind: 'ordinance' | 'planning'): TextReading | null =>
    combinedReading(
      r.documents.filter((doc) => doc.kind === kind && (doc.text ?? '') !== '').flatMap((doc) => readingOf(doc) ?? []),
    );
  const news = r.documents.flatMap((doc) => (doc.kind === 'news' ? (doc.articles ?? []) : []));
  return {
    ordinance: read('ordinance'),
    planning: read('planning'),
    news: dedupedNews(
      news
        .filter(({ simulated }) => !simulated)
        .slice(0, mostArticles)
        .map(asAHeadline),
    ),
    worries: [...new Set(news.flatMap(({ simulated, theme }) => (simulated ? [theme] : [])))],
    presentation: presentationOf(r),
    projectText: projectTextOf(r),
    use: `${r.project.projectType} ${r.project.typeSaid ?? ''}`,
    zoning: r.project.zoning,
    reviewed: reviewedOf(r),
    doubted: new Set(Object.keys(r.standardsRead).filter((id) => r.standardsRead[id] === 'differs')),
    pointed: r.readBehind.flatMap(({ compared }) => compared ?? []),
    staffReport: staffReportOf(r),
  };
}

/** What the applicant answered about each rule; without an answer, a rule that two readings agree on counts as confirmed. */
function reviewedOf({ standardsReviewed, standardsRead }: Rehearsal): NonNullable<Materials['reviewed']> {
  const agreed = Object.entries(standardsRead).filter(([, read]) => read === 'agrees');
  return agreed.length === 0
    ? standardsReviewed
    : { ...Object.fromEntries(agreed.map(([id]) => [id, 'yes' as const])), ...standardsReviewed };
}

const mostArticles = 100;
const longestTitle = 300;
const longestSnippet = 1_200;

/** An article the way a feed would have it, whoever sent it. */
function asAHeadline(item: NewsItem): NewsItem {
  if (item.title.length <= longestTitle && item.snippet.length <= longestSnippet) return item;
  return { ...item, title: item.title.slice(0, longestTitle), snippet: item.snippet.slice(0, longestSnippet) };
}

function presentationOf(r: Rehearsal): PresentationReading | null {
  const event = r.presentation;
  if (event === null || event.text.trim() === '') return null;
  const known = presentations.get(event);
  if (known !== undefined && known.industry === r.project.industry) return known.reading;
  const reading = readPresentation(event.text, r.project.industry);
  presentations.set(event, { industry: r.project.industry, reading });
  return reading;
}

const staffReports = new WeakMap<object, StaffReportFiled>();

function staffReportOf(r: Rehearsal): StaffReportFiled | null {
  const event = r.documents.findLast(({ kind }) => kind === 'staff_report');
  const { text = '' } = event ?? {};
  if (event === undefined || text.trim() === '') return null;
  const known = staffReports.get(event);
  if (known?.text === text) return known;
  const filed = { source: event.source, text, report: { ...readStaffReport(text), made: event.made === true } };
  staffReports.set(event, filed);
  return filed;
}

function projectTextOf(r: Rehearsal): string {
  const lines = [r.project.description ?? '', ...r.project.facts]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Set(lines)].join('\n');
}
