import { letters, roman } from './list-markers.ts';

/* The numbers that Word shows before paragraphs and does not write into them: 'Section 4.', '(a)', '17.40.020'. */

interface Level {
  readonly start: number;
  readonly format: string;
  /** '%1.%2' with the counts of the levels in it. */
  readonly text: string;
  /** The style whose paragraphs are at this level. */
  readonly style: string | null;
  /** Whether every count in it is shown in plain digits. */
  readonly isLegal: boolean;
}

interface List {
  /** Lists that share their counts have the same key. */
  readonly key: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Counts that start over when this list first occurs. */
  readonly restarts: ReadonlyMap<number, number>;
}

interface Place {
  readonly list: string;
  readonly level: number | null;
}

/** The elements of a name in a part; none of those read here are nested. Linear. */
function elements(xml: string, name: string): string[] {
  const found: string[] = [];
  const close = `</w:${name}>`;
  for (const piece of xml.split(new RegExp(`<w:${name}(?=[\\s/>])`)).slice(1)) {
    const tag = piece.indexOf('>');
    if (tag > 0 && piece.charAt(tag - 1) === '/') {
      found.push(piece.slice(0, tag));
      continue;
    }
    const end = piece.indexOf(close);
    if (end !== -1) found.push(piece.slice(0, end));
  }
  return found;
}

/** The attribute of the element that a piece starts with, or of the first `child` in it. */
function attribute(piece: string, name: string, child?: string): string | null {
  let at = 0;
  if (child !== undefined) {
    const open = new RegExp(`<w:${child}[\\s/>]`).exec(piece);
    if (open === null) return null;
    at = open.index;
  }
  const tag = piece.slice(at, piece.indexOf('>', at) === -1 ? undefined : piece.indexOf('>', at));
  return new RegExp(`\\sw:${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

const isOn = (piece: string, child: string): boolean =>
  new RegExp(`<w:${child}[\\s/>]`).test(piece) && !/^(?:0|false|off)$/.test(attribute(piece, 'val', child) ?? '1');

function levelsOf(piece: string): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const level of elements(piece, 'lvl')) {
    const number = Number(attribute(level, 'ilvl') ?? Number.NaN);
    if (!Number.isInteger(number)) continue;
    levels.set(number, {
      start: Number(attribute(level, 'val', 'start') ?? 1),
      format: attribute(level, 'val', 'numFmt') ?? 'decimal',
      text: unescaped(attribute(level, 'val', 'lvlText') ?? ''),
      style: attribute(level, 'val', 'pStyle'),
      isLegal: isOn(level, 'isLgl'),
    });
  }
  return levels;
}

const unescaped = (text: string): string =>
  text.replace(
    /&(?:lt|gt|amp|quot|apos);/g,
    (sign) => ({ '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' })[sign] ?? "'",
  );

function listsOf(xml: string): Map<string, List> {
  const patterns = new Map<string, string>();
  const byStyle = new Map<string, string>();
  for (const piece of elements(xml, 'abstractNum')) {
    const id = attribute(piece, 'abstractNumId');
    if (id === null) continue;
    patterns.set(id, piece);
    const style = attribute(piece, 'val', 'styleLink');
    if (style !== null) byStyle.set(style, id);
  }
  const lists = new Map<string, List>();
  for (const piece of elements(xml, 'num')) {
    const id = attribute(piece, 'numId');
    const named = attribute(piece, 'val', 'abstractNumId');
    if (id === null || named === null) continue;
    const linked = attribute(patterns.get(named) ?? '', 'val', 'numStyleLink');
    const key = linked === null ? named : (byStyle.get(linked) ?? named);
    const levels = levelsOf(patterns.get(key) ?? '');
    const restarts = new Map<number, number>();
    for (const override of elements(piece, 'lvlOverride')) {
      for (const [number, level] of levelsOf(override)) levels.set(number, level);
      const [number, start] = [attribute(override, 'ilvl'), attribute(override, 'val', 'startOverride')];
      if (number !== null && start !== null) restarts.set(Number(number), Number(start));
    }
    lists.set(id, { key, levels, restarts });
  }
  return lists;
}

/** The lists that styles put their paragraphs into; a style inherits it from the one it is based on. */
function placesOfStyles(xml: string, lists: ReadonlyMap<string, List>): ReadonlyMap<string, Place> {
  const based = new Map<string, string | null>();
  const own = new Map<string, Place>();
  for (const piece of elements(xml, 'style')) {
    const id = attribute(piece, 'styleId');
    if (id === null) continue;
    based.set(id, attribute(piece, 'val', 'basedOn'));
    const place = placeIn(piece);
    if (place === null) continue;
    const level =
      place.level ?? [...(lists.get(place.list)?.levels ?? [])].find(([, { style }]) => style === id)?.[0] ?? null;
    own.set(id, { list: place.list, level });
  }
  const places = new Map<string, Place>();
  for (const id of based.keys()) {
    let at: string | null = id;
    for (let steps = 0; at !== null && steps < 12; steps++) {
      const place = own.get(at);
      if (place !== undefined) {
        places.set(id, place);
        break;
      }
      at = based.get(at) ?? null;
    }
  }
  return places;
}

function placeIn(properties: string): Place | null {
  const list = attribute(properties, 'val', 'numId');
  if (list === null) return null;
  const level = attribute(properties, 'val', 'ilvl');
  return { list, level: level === null ? null : Number(level) };
}

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
function shown(count: number, format: string): string {
  if (count < 1 || count > 999) return String(count);
  switch (format) {
    case 'lowerLetter':
      return letters(count);
    case 'upperLetter':
      return letters(count).toUpperCase();
    case 'lowerRoman':
      return roman(count);
    case 'upperRoman':
      return roman(count).toUpperCase();
    case 'decimalZero':
      return String(count).padStart(2, '0');
    case 'ordinal':
      return `${count}${/1[123]$/.test(String(count)) ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`;
    case 'cardinalText': {
      const word = words[count - 1] ?? String(count);
      return word.charAt(0).toUpperCase() + word.slice(1);
    }
    default:
      return String(count);
  }
}

/** The numbers of a document's paragraphs, one after the other.  Takes: word/numbering.xml and word/styles.xml (''
 *  if there is none).  Gives: a function from the properties of the next paragraph (w:pPr) to its number, or '' if
 *  it has none. */
export function paragraphNumbers(numbering: string, styles: string): (properties: string) => string {
  const lists = listsOf(numbering);
  const byStyle = placesOfStyles(styles, lists);
  const counts = new Map<string, Map<number, number>>();
  const met = new Set<string>();
  return (properties) => {
    const own = placeIn(properties);
    const inherited = byStyle.get(attribute(properties, 'val', 'pStyle') ?? '') ?? null;
    const place = own ?? inherited;
    if (place === null || place.list === '0') return '';
    const list = lists.get(place.list);
    const at = own?.level ?? inherited?.level ?? 0;
    const level = list?.levels.get(at);
    if (list === undefined || level === undefined) return '';
    const count = counts.get(list.key) ?? new Map<number, number>();
    counts.set(list.key, count);
    if (!met.has(place.list)) {
      met.add(place.list);
      for (const [number, start] of list.restarts) count.set(number, start - 1);
    }
    count.set(at, (count.get(at) ?? level.start - 1) + 1);
    for (const deeper of count.keys()) if (deeper > at) count.delete(deeper);
    if (level.format === 'bullet' || level.format === 'none') return '';
    return level.text.replace(/%(\d)/g, (_whole, digit: string) => {
      const number = Number(digit) - 1;
      const other = list.levels.get(number);
      const format = level.isLegal && number !== at ? 'decimal' : (other?.format ?? 'decimal');
      return shown(count.get(number) ?? other?.start ?? 1, format);
    });
  };
}
