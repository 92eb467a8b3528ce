import { isDigits, squeezed, startsWithCapital } from '../../base/text.ts';
/* Where an ordinance says what a board has to find before it may grant a permit: the sentence that opens the list, and the items of the
   list. Read from the text itself, since these lists run across pages and have no figures. */

export interface ApprovalStandard {
  readonly text: string;
  /** As the ordinance numbers it: '8.9.2.13.14', '(d)'. */
  readonly marker: string;
  /** Offset of the item in the text. */
  readonly start: number;
}

const finds =
  /\b(?:shall|must|may|can|will|unless|until|has|have|if)\b[^.;]{0,80}\b(?:find(?:s|ings?)?|found|determine[sd]?|determination|be satisfied|(?:decide|consider)\b.{0,60}\bwhether|applicant (?:shows|demonstrates|proves))\b/i;
const weighs =
  /\bfollowing\b[^.;]{0,60}\b(?:findings|considerations|standards|criteria|factors|guidelines)\b[^.;]{0,140}\b(?:evaluated|considered|review|approv\w*|grant\w*|met|satisfied)\b/i;
const ofPermit = /\b(?:permit|approv\w*|conditional|special (?:use|exception)|application|decision|findings)\b/i;
const useWords =
  /\b(?:conditional use|special (?:land )?use|special permit|special exception|use permit|standards? (?:for|of) approval)\b/i;
const ofSomethingElse =
  /\b(?:variances?|setback (?:alteration|increase|decrease)|rezon\w*|amendments?|signs?|plats?|subdivisions?|appeals?|nonconform\w*|waivers?|alter[s]?|demolition|home occupations?)\b/i;

const fewestItems = 3;
const mostItems = 16;
const leadLines = 5;

interface Line {
  readonly text: string;
  readonly start: number;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    // Page numbers and the like are not part of the code's text.
    if (line !== '' && !/^(?:\[page \d+\]|page \d+(?: of \d+)?|\d{1,4})$/i.test(line))
      lines.push({ text: line, start: start + raw.indexOf(line) });
    start += raw.length + 1;
  }
  return lines;
}

const marked = /^(\(?(?:\d+(?:\.\d+)+|\d{1,2}|[a-z]|[A-Z]|[ivx]{1,5})[).]{1,2})\s+(\S.*)$/;

interface Marker {
  readonly style: string;
  readonly ordinal: number;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

/** The possible readings of a marker; an 'i' has more than one. */
function readings(marker: string): readonly Marker[] {
  const bare = marker.replace(/[().]+$/, '').replace(/^\(/, '');
  const shape = marker.startsWith('(') ? '()' : (marker.at(-1) ?? '');
  if (/^\d+(?:\.\d+)+$/.test(bare))
    return [
      {
        style: `decimal:${bare.slice(0, bare.lastIndexOf('.'))}`,
        ordinal: Number(bare.slice(bare.lastIndexOf('.') + 1)),
      },
    ];
  if (isDigits(bare)) return [{ style: `number${shape}`, ordinal: Number(bare) }];
  const roman = romans.indexOf(bare.toLowerCase()) + 1;
  const upper = startsWithCapital(bare) ? 'upper' : 'lower';
  const letter: Marker[] =
    bare.length === 1 ? [{ style: `${upper}${shape}`, ordinal: bare.toLowerCase().charCodeAt(0) - 96 }] : [];
  return roman === 0 ? letter : [...letter, { style: `roman-${upper}${shape}`, ordinal: roman }];
}

/** Follows numbering in nested lists: the marker is either next in an open list or first in a new one. */
function counted(open: readonly Marker[], marker: string): readonly Marker[] | null {
  for (const reading of readings(marker)) {
    const at = open.findLastIndex((one) => one.style === reading.style);
    if (at !== -1 && reading.ordinal > (open[at]?.ordinal ?? 0) && reading.ordinal <= (open[at]?.ordinal ?? 0) + 2)
      return [...open.slice(0, at), reading];
  }
  const fresh = readings(marker).find((reading) => reading.ordinal === 1);
  return fresh === undefined || open.some(({ style }) => style === fresh.style) ? null : [...open, fresh];
}

function itemsAfter(lines: readonly Line[], from: number): readonly ApprovalStandard[] {
  const items: { text: string; marker: string; start: number }[] = [];
  let open: readonly Marker[] = [];
  for (let i = from; i < lines.length && items.length < mostItems + 8; i++) {
    const line = lines[i] as Line;
    const match = marked.exec(line.text);
    const last = items.at(-1);
    if (match !== null) {
      const next = counted(open, match[1] ?? '');
      if (next === null) break;
      open = next;
      items.push({ text: match[2] ?? '', marker: match[1] ?? '', start: line.start });
    } else if (
      last === undefined ||
      /^(?:article|chapter|section|sec\.|§|\d+[.-]\d+)/i.test(line.text) ||
      /[.]$/.test(last.text)
    )
      break;
    else last.text = `${last.text} ${line.text}`;
  }
  return items;
}

/** An item that only opens a list of its own, or isn't a statement at all, isn't a standard. */
function isStandard({ text }: ApprovalStandard): boolean {
  return text.length >= 12 && text.length <= 420 && !/:$/.test(text);
}

function tidy(item: ApprovalStandard): ApprovalStandard {
  const text = squeezed(item.text)
    .replace(/[;,]\s*(?:and|or)?$|[.;]$/i, '')
    .trim();
  return {
    ...item,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    marker: item.marker.replace(/[.]+$/, ''),
  };
}

/** How likely it is that a list contains the standards for a use permit; 0 if it doesn't. */
function weightOf(lead: string, heading: string): number {
  const around = `${heading} ${lead}`;
  if (!/(?::|\b(?:that|following|whether))$/i.test(lead.trim())) return 0;
  if (!ofPermit.test(around)) return 0;
  const kind = finds.test(lead) ? 3 : weighs.test(lead) ? 2 : 0;
  return kind === 0 ? 0 : kind + (useWords.test(around) ? 2 : 0);
}

/** The list of standards as the ordinance has it. */
export interface ApprovalList {
  /** The sentence that opens it: '… only where it finds that the use:'. */
  readonly lead: string;
  /** What stands before that sentence, to its heading. */
  readonly heading: string;
  readonly items: readonly ApprovalStandard[];
  /** It is opened by words on findings, and not by factors to weigh. */
  readonly isOfFindings: boolean;
  /** Of a variance, a rezoning, a plat or the like, and of no permit for a use. */
  readonly isOfElse: boolean;
  /** The higher, the likelier it is that it has the standards for a use permit. */
  readonly weight: number;
}

/** The standards an ordinance uses to decide an application for a use permit.
 *  Takes: the text as filed.  Gives: three to sixteen items in order, verbatim except for line breaks; empty if the text has no such list.
 *  Throws: never.  Specification: decisions.md §5 (report). */
export function approvalStandards(text: string): readonly ApprovalStandard[] {
  const lists = approvalLists(text).filter(({ isOfElse }) => !isOfElse);
  return (
    lists.reduce<ApprovalList | null>((best, one) => (one.weight > (best?.weight ?? 0) ? one : best), null)?.items ?? []
  );
}

/** Every list in a text that may be one of standards for approval. Takes: the text as filed.  Gives: in order.  Throws: never. */
export function approvalLists(text: string): readonly ApprovalList[] {
  const lines = linesOf(text);
  const found: ApprovalList[] = [];
  lines.forEach((line, i) => {
    if (!marked.test(line.text) || readings(marked.exec(line.text)?.[1] ?? '').every(({ ordinal }) => ordinal !== 1))
      return;
    const before = lines.slice(Math.max(0, i - leadLines), i).map((one) => one.text);
    const lead = leadOf(before.join(' '));
    const heading = before
      .join(' ')
      .slice(0, -lead.length || undefined)
      .slice(-headingLetters);
    const weight = weightOf(lead, heading);
    if (weight === 0) return;
    const items = itemsAfter(lines, i).filter(isStandard).map(tidy).slice(0, mostItems);
    // A board of appeals hears more than appeals.
    const around = `${heading} ${lead}`
      .toLowerCase()
      .replaceAll('board of appeals', 'board')
      .replaceAll('board of zoning appeals', 'board');
    const isOfElse = ofSomethingElse.test(around);
    if (items.length >= fewestItems)
      found.push({ lead, heading, items, weight, isOfElse, isOfFindings: finds.test(lead) });
  });
  return found;
}
const headingLetters = 160;

/** The last sentence, which opens the list; abbreviations and section numbers don't end a sentence. */
function leadOf(text: string): string {
  const cut = text.search(/(?<=[a-z)]\.)\s+(?=[A-Z(])(?![\s\S]*[a-z)]\.\s+[A-Z(])/);
  return cut === -1 ? text : text.slice(cut).trim();
}
