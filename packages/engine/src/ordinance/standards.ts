import { comparatorOf } from './figures/comparators.ts';
import { quantitiesIn, type Quantity } from './figures/quantities.ts';
import { sentenceSpans } from './figures/sentences.ts';
import { isReach } from './figures/setback-target.ts';
import { subjectOf } from './figures/subjects.ts';
import { tablesIn } from './tables/find-tables.ts';
import { standardsOfTable } from './tables/standards-of-table.ts';
import type { SectionNode } from './sections.ts';
import { sectionLabel, titlesOf } from './outline-text.ts';
import type { StandardDraft } from './types.ts';
import type { Span } from '../language/types.ts';

const binding =
  /\b(?:shall|must|may not|unlawful|will be|required|requires?|minimum|maximum|no more than|not more than|not to exceed|not exceed|at least|limited to|prohibited|within|may only|only between|are to|is to|up to|not less|no less|is allowed|are allowed|needed|every|only from|(?:permitted|allowed) only|no (?:\w+ ){1,5}may|(?:spaces?|stalls?) (?:per|for each|for every)|disturbance if|setbacks? (?:is|are|of))\b/;
const exceptionLead =
  /\b(?:unless|except(?:ion)?s?|provided,? (?:however,? )?that|notwithstanding|waive[ds]?|waiver|may be (?:reduced|increased|decreased|waived|extended|modified)|may (?:reduce|increase|decrease|waive|extend|exceed)|may (?:approve|allow|grant|permit) (?:an? )?(?:modification|reduction|waiver|variance|lesser|greater|reduced|increase)|lesser|exempt|in lieu of|modification|variance)\b/;
const onlyMeans = /\b(?:means|shall be defined as|is defined as|refers to|shall mean|also known as|considered an?)\b/;
const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|quarter|quarters)\b/i;
/** Lists of what an application must contain or show: their figures aren't rules for the project. */
const paperwork =
  /application (?:submittal|requirements?|materials?|information|contents|procedures?)|application and required|required (?:documents|information|application)|site plan\b.{0,90}\bshow|following .{0,70}(?:submitted|be shown|materials|documents)|existing conditions|additional materials|submission requirements|submittal requirements|public notice/;
/** A sentence with more figures is a list or a table, not a rule. */
const mostFigures = 24;
/** The hour of a meeting or of an office isn't a rule for the project. */
const ofAnOffice = /\bmeet(?:s|ing|ings)?\b|\bhearings?\b|\boffice\b/;
const purposeTitle = /\b(?:definitions?|purpose|intent|findings|whereas|table of contents|severability)\b/i;

/** Every figure that a rule sets, with its section, its words and what it applies to.
 *  Takes: the outline, the clean text and the text as filed (same offsets), and the abbreviations the text introduces.  Gives: standards in
 *  text order; `quote` is word for word at `span`; exceptions are marked. Never throws; linear. */
export function standardsOf(
  root: SectionNode,
  clean: string,
  filed: string,
  shortForms: ReadonlyMap<string, string> = new Map(),
): StandardDraft[] {
  const found: StandardDraft[] = [];
  walk(root, '');
  return found.sort((a, b) => a.span.start - b.span.start);

  function walk(node: SectionNode, above: string): void {
    const end = node.children[0]?.start ?? node.end;
    const titles = titlesOf(node);
    const label = sectionLabel(node) || null;
    const spans: Span[] = [];
    let from = afterTitle(node, clean, end);
    for (const table of tablesIn(clean, from, end)) {
      const rows = standardsOfTable(table, label, `${titles} ${above}`, appliesTo('', titles, above));
      if (rows.length === 0) continue;
      for (const row of rows) found.push({ ...row, quote: filed.slice(row.span.start, row.span.end) });
      spans.push(...sentenceSpans(clean, from, table.span.start).flatMap((span) => labeled(clean, span)));
      from = table.span.end;
    }
    spans.push(...sentenceSpans(clean, from, end).flatMap((span) => labeled(clean, span)));
    const labelEnd = node.number === '' ? node.start : node.start + ownNumber(clean.slice(node.start, node.start + 60));
    let last = '';
    let announced = '';
    for (const span of spans) {
      const raw = clean.slice(span.start, span.end);
      const low = flat(raw);
      const led = refersBack(low) ? `${flat(last)} ` : '';
      last = raw;
      if (announces(low)) announced = low;
      else if (low.length >= longestEntry || anyVerb.test(low)) announced = '';
      if (!figure.test(raw) || raw.length < shortestRule) continue;
      const over = announced === '' || announced === low ? above : `${above} ${announced}`;
      sentence(labelEnd, span, raw, label, titles, over, led);
    }
    const intro = last.length > 0 && last.length < 700 ? flat(last) : '';
    for (const child of node.children) walk(child, child.isItem ? (intro === '' ? above : intro) : '');
  }

  function sentence(
    labelEnd: number,
    span: { start: number; end: number },
    raw: string,
    label: string | null,
    titles: string,
    above: string,
    led = '',
  ): void {
    const low = flat(raw);
    const bindingHere = binding.test(low) || /:\s*\S/.test(low) || isEntry(low, `${titles} ${above}`);
    if (!bindingHere && !binding.test(above)) return;
    // Nothing in a definition becomes a limit, whatever else it says. decisions.md §8.
    if (onlyMeans.test(low) || titles.toLowerCase().includes('definition')) return;
    if (/^(?:\W*(?:for example|note\b|as an example|example))/.test(low)) return;
    if (purposeTitle.test(titles) && !/\b(?:shall|must)\b/.test(low)) return;
    const applying = paperwork.test(`${titles.toLowerCase()} ${above.slice(-250)}`);
    for (const q of quantitiesIn(clean, span.start, span.end).slice(0, mostFigures)) {
      const before = `${led}${flat(clean.slice(span.start, q.start))}`;
      const after = flat(clean.slice(q.end, span.end), false);
      if (q.start < labelEnd || (q.dimension === 'clock' && ofAnOffice.test(low))) continue;
      // 'It is unlawful to drill: (1) within 600 feet of …': the item says only half.
      const lead = forbids.test(above) ? `not be ${before.replace(/\b(?:less|closer) than\W*$/, 'within ')}` : before;
      if (isReference(before, after, q)) continue;
      const itself = flat(clean.slice(q.start, q.end));
      const context = `${above.slice(-200)} ${before.slice(-250)} ${itself} ${after.slice(0, 250)}`;
      const of = subjectOf({
        dimension: q.dimension,
        unit: q.unit,
        itself,
        before: lead,
        after,
        sentence: context,
        titles: `${titles} ${above.slice(-200)}`,
      });
      if (of === null) continue;
      // A figure that only says when a rule applies isn't set by it; a period of disuse is.
      if (of.subject !== 'abandonment period' && !of.subject.startsWith('complaints') && isTrigger(before, after))
        continue;
      if (
        of.subject === 'number of homes' &&
        !/(?:no more than|not exceed|maximum|limited to|exceeding|\bno\b[^.;,]{0,50}\b(?:contain|have|include|exceed)\w* (?:more than|over)?)\W*(?:\w+\W+){0,4}$/.test(
          before,
        )
      )
        continue;
      if (q.dimension === 'length' && !of.process && !of.subject.startsWith('clear space') && isReach(lead)) continue;
      if (q.dimension === 'count' && /^ ?(?:lines?|widths?|areas?)\b/.test(after)) continue;
      const isException = isExcepted(before);
      const repeated = found[found.length - 1];
      if (
        repeated !== undefined &&
        repeated.span.start === span.start &&
        repeated.value === q.value &&
        repeated.unit === q.unit &&
        repeated.subject === of.subject
      )
        continue;
      found.push({
        subject: of.subject,
        comparator:
          q.dimension === 'clock'
            ? 'equals'
            : // However it is phrased, a use isn't abandoned before this.
              of.subject === 'abandonment period'
              ? 'max'
              : comparatorOf(lead, after, of.usual, q.dimension === 'duration'),
        value: round(q.value),
        unit: q.unit,
        section: label,
        quote: filed.slice(span.start, span.end),
        applies_to: appliesTo(spelledOut(raw, low, shortForms), titles, above),
        span,
        figure: { start: q.start, end: q.end },
        topic: of.topic,
        exception: isException,
        process: of.process || applying,
      });
    }
  }
}

/** 'It shall be unlawful to …:', 'The following are prohibited:' above a list. */
const forbids = /\b(?:unlawful|prohibited|forbidden|not (?:be )?(?:permitted|allowed))\b[^.;]*:?\s*$/;

const ruling =
  /\b(?:setbacks?|yards?|heights?|lot (?:size|area|width|coverage)|bulk|dimension\w*|noise|sound|parking|buffers?|lighting|hours|density|coverage|separation|minimums?|maximums?)\b/i;
const anyVerb =
  /\b(?:is|are|was|were|has|have|had|be|been|will|would|can|could|may|might|means?|includes?|allows?|ha[ds]|shows?)\b/;

const longestEntry = 120;
const shortestRule = 12;
const announcing = [
  'as follows',
  'the following',
  'these minimum',
  'these setbacks',
  'these distances',
  'these limits',
];
const backward = ['it shall ', 'it must ', 'they shall ', 'they must ', 'such ', 'this buffer ', 'this setback '];

/** 'Setbacks shall be as follows.': what comes next are its rules. */
const announces = (low: string): boolean =>
  low.length < longestEntry && announcing.some((words) => low.includes(words)) && ruling.test(low);

/** 'It shall be at least 30 feet wide': about what the sentence before names. */
const refersBack = (low: string): boolean => backward.some((words) => low.startsWith(words));

/** '(a) From roads, 50 feet.' under 'Setbacks': the title makes it a rule. */
function isEntry(low: string, titles: string): boolean {
  return low.length < longestEntry && ruling.test(titles) && !anyVerb.test(low);
}

/** Characters of a section's own number: its figures set no rule. */
function ownNumber(head: string): number {
  return /^(?:(?:section|sec|subd|article|chapter)\.?\s*|§{1,2}\s*)?[\w.:-]*\d[\w.:()-]*/i.exec(head)?.[0].length ?? 0;
}

/** Where the words of a section begin: a title on its own line isn't part of its first sentence. */
function afterTitle(node: SectionNode, clean: string, end: number): number {
  const found = clean.indexOf('\n', node.start);
  if (node.title === '' || found === -1 || found >= end) return node.start;
  const line = clean.slice(node.start, found).replace(/[\s.:;–—-]+$/, '');
  return line.length < 200 && line.endsWith(node.title) ? found : node.start;
}

const labeledLine = /^\s*[A-Z][^.;:\n]{2,70}:\s*\S[^\n]{0,100}$/;

/** 'Minimum lot size: 10,000 square feet' above 'Maximum height: 35 feet': each line is a rule of its own. */
function labeled(clean: string, span: Span): Span[] {
  const text = clean.slice(span.start, span.end);
  if (!text.includes('\n')) return [span];
  const lines = text.split('\n');
  if (lines.filter((line) => labeledLine.test(line)).length < 2) return [span];
  const spans: Span[] = [];
  let at = span.start;
  for (const line of lines) {
    const start = at + (line.length - line.trimStart().length);
    const end = start + line.trim().length;
    at += line.length + 1;
    if (end === start) continue;
    const last = spans[spans.length - 1];
    if (last === undefined || labeledLine.test(line)) spans.push({ start, end });
    else spans[spans.length - 1] = { start: last.start, end };
  }
  return spans;
}

function flat(text: string, pad = true): string {
  const one = text
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(?<!\d ?)\b(max|min)\b\.?(?= ?\w)/g, '$1imum');
  return pad ? one.trimStart() : one;
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const formerly = ['formerly', 'previously', 'originally'];

/** A figure that refers to something ('within the thirty-day period in subsection 2', 'Footnote 6') or is a date. */
function isReference(before: string, after: string, q: Quantity): boolean {
  if (
    /(?:section|subsection|chapter|article|title|footnote|table|figure|no\.|number|paragraph|part|nfpa|ansi|ord\.)\s*$/.test(
      before.slice(-16),
    )
  )
    return true;
  // 'Amended in 2019; formerly six feet.'
  if (formerly.some((word) => before.trimEnd().endsWith(word))) return true;
  if (
    /\bmeasured at\s*$/.test(before.slice(-14)) ||
    (q.dimension !== 'money' && /\b(?:per|for each)\s*$/.test(before.slice(-10))) ||
    ((q.dimension === 'count' || q.dimension === 'area') && /\bevery\s*$/.test(before.slice(-10)))
  )
    return true;
  // A trunk's diameter is measured at a height that isn't a rule itself.
  if (q.dimension === 'length' && /\b(?:caliper|diameter|dbh)\b[^.;⟦]{0,20}\bat\s*$/.test(before.slice(-44)))
    return true;
  if (/\b(?:caliper|diameter|dbh)\b[^.;⟦]{0,16}$/.test(before) && /^ ?(?:up|above|from the ground)\b/.test(after))
    return true;
  // A slope of 3 feet horizontal to 1 foot vertical is one figure.
  if (q.dimension === 'length' && /^[\s-]*(?:vertical|horizontal)(?:ly)?\b/.test(after) && /\bslopes?\b/.test(before))
    return true;
  if (q.dimension === 'duration' && /^[\s-]*(?:storm|flood)/.test(after)) return true;
  if (/\bthe\s*$/.test(before.slice(-5)) && /^ ?(?:limit|requirement|setback|threshold|period|buffer)\b/.test(after))
    return true;
  if (/\b(?:this|said|such|these|that)\s*$/.test(before.slice(-8)) && !/\bunless\b/.test(before)) return true;
  if (q.dimension === 'duration' && /^\s*(?:day|th|st|nd|rd)\b/.test(after)) return true;
  return (
    q.dimension === 'duration' &&
    q.unit === 'hours' &&
    /emergency (?:telephone|contact|phone|number)|telephone/.test(after.slice(0, 40))
  );
}

/** A threshold that triggers a duty, and isn't a limit itself. */
function isTrigger(before: string, after: string): boolean {
  if (/\bmay (?:also )?be required\b[^.;]{0,60}\b(?:over|more than|greater than|exceeding|within)\W*$/.test(before))
    return true;
  // 'No use shall make noise that exceeds the ambient level by more than 5 dBA' sets the limit.
  const isForbidden = /\bno\b[^.;:]{0,120}\b(?:shall|may|must|will)\b[^.;:]{0,200}$/.test(before);
  if (
    !isForbidden &&
    /\b(?:which|that|whose|with|having|where|when|if|containing|for|is|are|either|or)\b(?:(?!\b(?:shall|must|may|required|minimum|limited)\b)[^,;:]){0,90}\b(?:less|more|greater|fewer|larger|smaller|taller|longer|exceed(?:s|ing)?|over|under)(?: than)?(?: or equal to)?\W*$/.test(
      before.slice(-140),
    ) &&
    !/\b(?:no|not|shall|must)\b[^,;:]{0,40}$/.test(before.slice(-46))
  )
    return true;
  // 'Buildings taller than 35 feet require a special permit.'
  if (
    !/^\W*(?:[\w.()-]{1,14} )?(?:no|nothing|none)\b/.test(before) &&
    /^\W*(?:\w+ ){1,5}(?:taller|larger|greater|longer|more|over|exceeding|higher|wider|in excess of)(?: than)?\W*$/.test(
      before,
    ) &&
    /^[^.;]{0,40}(?:\brequires?\b|\b(?:shall|will|must)\b(?! (?:not|be prohibited)))/.test(after)
  )
    return true;
  if (/\bin the event (?:that|of)\b[^.;]{0,200}\bwithin\s*$/.test(before)) return true;
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  return (
    /^\s*(?:for|where|when|if|in cases? where)\b[^,]{0,120}$/.test(clause) &&
    /,|\bthe\b/.test(after.slice(0, 160)) &&
    /\b(?:within|more than|greater than|exceed\w*|over|less than|under|larger than|longer than|containing)\b/.test(
      clause,
    )
  );
}

/** Whether the figure is in the part of the sentence that makes an exception. */
function isExcepted(before: string): boolean {
  const hit = exceptionLead.exec(before);
  if (hit === null) return false;
  const rest = before.slice(hit.index);
  // 'Unless waived by the owner, a 25-foot buffer shall be provided': the figure belongs to the rule after all.
  return !(hit.index < 4 && rest.includes(','));
}

/** The sentence with its abbreviations spelled out: 'No LSECS shall …' is about limited scale systems. */
function spelledOut(raw: string, low: string, shortForms: ReadonlyMap<string, string>): string {
  if (shortForms.size === 0) return low;
  for (const [short] of raw.slice(0, 220).matchAll(/\b[A-Z]{2,8}\b/g)) {
    const long = shortForms.get(short);
    if (long !== undefined) return `${long} ${low}`;
  }
  return low;
}

const things: readonly (readonly [RegExp, string])[] = [
  [/battery (?:energy )?storage|\bbess\b/, 'battery storage'],
  [/accessory (?:solar|structure|building|dwelling|use)/, 'accessory uses'],
  [/\b(?:limited|small|personal|minor)(?:[ -]scale)?\b.{0,24}\bsolar\b/, 'small solar energy systems'],
  [/\b(?:swes|small wind)\b/, 'small wind energy systems'],
  [/\b(?:wecs|wes|wind turbines?|wind energy)\b/, 'wind energy systems'],
  [/\bsolar\b|photovoltaic/, 'solar energy systems'],
  [/\bquarr(?:y|ies)\b|\bmin(?:es?|ing)\b|\bgravel pits?\b|mineral extraction/, 'mining'],
  [/\bwarehouses?\b|\blogistics\b|distribution centers?/, 'warehouses'],
  [/\bcannabis\b|\bmarijuana\b|\bdispensar(?:y|ies)\b/, 'cannabis businesses'],
  [/\bwireless\b|telecommunications?|\bcell towers?\b/, 'wireless facilities'],
  [/data centers?/, 'data centers'],
  [/\bfenc(?:e|es|ing)\b/, 'fences'],
  [/\bsigns?\b/, 'signs'],
  [/mobile homes?/, 'mobile homes'],
  [/multi-?family|apartments?/, 'multifamily dwellings'],
  [/single-?family|dwellings?/, 'dwellings'],
  [/subdivisions?/, 'subdivisions'],
  [/campgrounds?|campsites?/, 'campgrounds'],
  [/\bwells? pads?\b|oil and gas|drilling/, 'oil and gas'],
  [/driveways?|\broads?\b/, 'roads and driveways'],
  [/buildings?|structures?/, 'structures'],
];

function appliesTo(sentence: string, titles: string, above: string): string {
  const title = titles.toLowerCase();
  const subject = sentence.slice(0, 220);
  // What the figure is measured from isn't what it applies to: 'set back 300 feet from any dwelling'.
  const cut = subject.search(
    /\d|\b(?:from|within (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\w+ hundred)|closer than|feet of)\b/,
  );
  const own = cut === -1 ? subject : subject.slice(0, cut);
  const withoutTargets = subject.replace(/\b(?:from|of|to|within \d+|abuts?|adjacent to)\b[^.;,]{0,60}/g, ' ');
  // Structures and roads are meant only if nothing else is named.
  for (const kinds of [things.slice(0, -2), things]) {
    for (const text of [own, above.slice(0, 220), title, withoutTargets]) {
      let best: { name: string; at: number } | null = null;
      for (const [pattern, name] of kinds) {
        const at = text.search(pattern);
        // What is named first is what the rule is about.
        if (at !== -1 && (best === null || at < best.at)) best = { name, at };
      }
      if (best !== null) return best.name;
    }
  }
  return 'all uses';
}
