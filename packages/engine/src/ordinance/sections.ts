import { startsSmall } from '../base/text.ts';
import type { Line } from './lines.ts';
import {
  headingOf,
  innerMarkersOf,
  listMarkersOf,
  ordinalsOf,
  titleOf,
  type Heading,
  type Marker,
} from './headings.ts';

/** A section, subsection or list item of an ordinance with everything under it. */
export interface SectionNode {
  readonly level: number;
  readonly isItem: boolean;
  /** As cited: '12-306-49.05', 'Article IV', '2)', '(b)'. Empty for the root and for unnumbered headings. */
  readonly number: string;
  title: string;
  /** True if the number gives the whole place ('20.14.052', 'A.2') and ancestors aren't cited before it. */
  readonly absolute: boolean;
  readonly start: number;
  end: number;
  readonly parent: SectionNode | null;
  readonly children: SectionNode[];
  /** Style and value of a list marker. */
  readonly style: string;
  readonly ordinal: number;
}

const itemLevel = 100;

/** Reads the outline of a code from its lines.
 *  Takes: the lines that count and the length of the text.  Gives: the root; spans of children are consecutive and inside their parent's.
 *  Never throws; linear in the lines, as depth is bounded. */
export function outlineOf(lines: readonly Line[], length: number): SectionNode {
  const root = node({ level: 0, start: 0, parent: null });
  root.end = length;
  let top = root;
  let suspended: SectionNode[] = [];
  let previous: Line | null = null;
  let previousIsTitle = true;
  const open = (made: SectionNode): void => {
    for (let n: SectionNode | null = top; n !== null && n !== made.parent; n = n.parent) n.end = made.start;
    made.parent?.children.push(made);
    top = made;
  };
  for (const [index, line] of lines.entries()) {
    const free: boolean = previous === null || line.afterGap || previousIsTitle || endsClause(previous.text);
    const next = lines[index + 1]?.text ?? '';
    const heading: Heading | null =
      free || startsAnew(line.text, previous?.text ?? '')
        ? headingOf(line.text, next, previous?.text ?? '', previousIsTitle)
        : null;
    previousIsTitle = false;
    if (heading !== null) {
      const items = itemPath(top);
      const under =
        heading.level === 'letter'
          ? items.find((item) => bare(item.number) === heading.number.split('.')[0])
          : undefined;
      const partial = heading.number.startsWith('.') ? numberedAncestor(top) : null;
      if (heading.level === 'continued' && top !== root && top.title === '' && top.children.length === 0) {
        top.title = heading.title;
      } else if (under !== undefined) {
        open(
          node({
            level: under.level + 1,
            isItem: true,
            number: heading.number,
            title: heading.title,
            absolute: true,
            start: line.start,
            parent: under,
          }),
        );
      } else if (heading.number.startsWith('.') && partial === null) {
        previous = line;
        continue;
      } else {
        const level = partial !== null ? partial.level + 0.5 : typeof heading.level === 'number' ? heading.level : 20;
        let parent: SectionNode = top;
        while (parent.parent !== null && (parent.level >= level || (partial === null && !holds(parent, heading))))
          parent = parent.parent;
        if (items.length > 0) suspended = items;
        const number = partial !== null ? partial.number.replace(/\.\d+[A-Z]?$/, heading.number) : heading.number;
        open(
          node({
            level,
            number,
            title: heading.title,
            absolute: !number.startsWith('Subd.'),
            start: line.start,
            parent,
          }),
        );
      }
      previousIsTitle = heading.titleOnly;
      previous = line;
      const inline = heading.rest === '' ? [] : listMarkersOf(heading.rest);
      for (const marker of inline) place(marker, line.start, lines, index, true);
      if (inline.length > 0) goOn(line, index);
      continue;
    }
    const markers = listMarkersOf(line.text);
    for (const [nth, marker] of markers.entries()) {
      if (!place(marker, line.start, lines, index, free || nth > 0)) break;
      previousIsTitle = marker.titleOnly && !startsSmall(next);
    }
    if (markers.length > 0) goOn(line, index);
    previous = line;
  }
  for (let n: SectionNode | null = top; n !== null; n = n.parent) n.end = length;
  return root;

  /** A list that begins with a line may continue inside it: '(a) Canopies … . (b) Lighting … .' */
  function goOn(line: Line, index: number): void {
    for (const { marker, at } of innerMarkersOf(line.text)) {
      const options = ordinalsOf(marker.text);
      const continues = itemPath(top).some((item) =>
        options.some(({ kind, value }) => `${marker.style}${kind}` === item.style && value === item.ordinal + 1),
      );
      if (continues) place(marker, line.start + at, lines, index, true);
    }
  }

  function place(marker: Marker, start: number, all: readonly Line[], index: number, free: boolean): boolean {
    const options = ordinalsOf(marker.text);
    const path = itemPath(top);
    // Deepest list first: the marker belongs to the list that it continues.
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const item = path[depth];
      if (item === undefined) continue;
      const fit = options.find((o) => `${marker.style}${o.kind}` === item.style && o.value === item.ordinal + 1);
      if (fit === undefined) continue;
      if (
        fit.kind === 'letter' &&
        options.some((o) => o.kind === 'roman' && o.value === 1) &&
        depth < path.length - 1 &&
        nextIsSecondRoman(marker, all, index)
      )
        break;
      openItem(marker, item.parent ?? root, item.level, `${marker.style}${fit.kind}`, fit.value, start);
      return true;
    }
    const first = options.find((o) => o.value === 1);
    const styleTaken = path.some((item) => item.style === `${marker.style}${first?.kind ?? ''}`);
    if (first !== undefined && (free || marker.startsClause) && !(styleTaken && path.length > 5)) {
      const parent = top;
      openItem(marker, parent, Math.max(itemLevel, parent.level + 1), `${marker.style}${first.kind}`, 1, start);
      return true;
    }
    if (!free) return false;
    const back = suspended.find((item) =>
      options.some((o) => `${marker.style}${o.kind}` === item.style && o.value === item.ordinal + 1),
    );
    const same = [...path].reverse().find((item) => options.some((o) => `${marker.style}${o.kind}` === item.style));
    if (back !== undefined && same === undefined) {
      const fit = options.find((o) => `${marker.style}${o.kind}` === back.style) ?? options[0];
      const parent = back.parent ?? root;
      openItem(marker, parent, back.level, back.style, fit?.value ?? 1, start);
      return true;
    }
    const option = options[0];
    if (option === undefined || !marker.startsClause) return false;
    // A numbering mistake: a number left out or used twice stays in its list.
    if (same !== undefined) {
      const fit = options.find((o) => `${marker.style}${o.kind}` === same.style) ?? option;
      openItem(marker, same.parent ?? root, same.level, same.style, fit.value, start);
      return true;
    }
    openItem(marker, top, Math.max(itemLevel, top.level + 1), `${marker.style}${option.kind}`, option.value, start);
    return true;
  }

  function openItem(
    marker: Marker,
    parent: SectionNode,
    level: number,
    style: string,
    ordinal: number,
    start: number,
  ): void {
    if (depthOf(parent) > 14) return;
    open(node({ level, isItem: true, number: marker.label, title: marker.title, start, parent, style, ordinal }));
  }
}

function node(given: { level: number; start: number; parent: SectionNode | null } & Partial<SectionNode>): SectionNode {
  return {
    isItem: false,
    number: '',
    title: '',
    absolute: false,
    end: Number.MAX_SAFE_INTEGER,
    children: [],
    style: '',
    ordinal: 0,
    ...given,
  };
}

/** Whether a numbered section may be under another: its number extends the other's ('5.16.3.3' under '5.16.3', not '10-2-4' under '§
 *  155.097'). Divisions and headings without a number may contain anything. */
function holds(parent: SectionNode, heading: Heading): boolean {
  if (parent.isItem) return false;
  if (parent.level < 10 || parent.number === '' || heading.number === '' || heading.number.startsWith('Subd.'))
    return true;
  const [own, above] = [heading.number, parent.number].map((number) =>
    number.replace(/^(?:Section|Sec\.|§)\s*/, ''),
  ) as [string, string];
  return own.startsWith(above) && /^[.:(-]/.test(own.slice(above.length));
}

function depthOf(of: SectionNode): number {
  let depth = 0;
  for (let n: SectionNode | null = of; n !== null; n = n.parent) depth++;
  return depth;
}

function itemPath(top: SectionNode): SectionNode[] {
  const path: SectionNode[] = [];
  for (let n: SectionNode | null = top; n !== null && n.isItem; n = n.parent) path.unshift(n);
  return path;
}

function bare(marker: string): string {
  return marker.replace(/[().]/g, '');
}

function numberedAncestor(top: SectionNode): SectionNode | null {
  for (let n: SectionNode | null = top; n !== null; n = n.parent) {
    if (!n.isItem && /^\d+[A-Z]?\.\d+[A-Z]?\.\d+/.test(n.number) && Number.isInteger(n.level)) return n;
  }
  return null;
}

const strongNumber =
  /^(?:\d{1,4}[A-Z]?(?:[.-]\d{1,5}[A-Z]?){2,6}\.?|(?:Sec\.|Section|SECTION|§)\s*\d[\w.-]{0,20})\s+["“(]?[A-Z]/;
const asksForNumber =
  /(?:\b(?:sections?|subsections?|and|or|of|in|to|by|with|chapters?|articles?|see|per|under|through|than|the|is|be|an?|for|at|on|from)|[,(§–-])$/i;

/** A line with a full section number and a title begins a section even if the line above lacks its period, unless that line asks for a
 *  number ('as required by'). */
function startsAnew(line: string, previous: string): boolean {
  const match = strongNumber.exec(line.slice(0, 200));
  return (
    match !== null &&
    !asksForNumber.test(previous.slice(-20)) &&
    titleOf(line.slice(match[0].length - 1, 300), '') !== ''
  );
}

/** A line that ends what it says, so that the next line may begin a section. */
function endsClause(line: string): boolean {
  return (
    /[.;:!?](?:["”’)\]]|\s?\d)?$|[.;:]\s*(?:and|or|and\/or)$|,?\s(?:and|or)$|[)\]]$/.test(line.slice(-40)) ||
    titleOf(line, '') !== '' ||
    // A label, its dots and its figure.
    /(?:[.·…_]\s?){5,}\S.{0,30}$/.test(line.slice(-120)) ||
    line.length < 25
  );
}

/** Whether the list that would begin with this 'i' continues with 'ii': then it is a roman numeral, not the letter. */
function nextIsSecondRoman(marker: Marker, lines: readonly Line[], index: number): boolean {
  for (let i = index + 1; i < lines.length && i < index + 120; i++) {
    const line = lines[i];
    if (line === undefined) break;
    for (const other of listMarkersOf(line.text)) {
      if (other.style !== marker.style) continue;
      const text = other.text.toLowerCase();
      if (text === 'ii') return true;
      if (text === 'j' || text === 'i') return false;
    }
  }
  return false;
}
