import type { HtmlElement, HtmlNode } from './open-html.ts';

const romans: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A count as a lower-case roman numeral. Takes: 1 to a few hundred. */
export function roman(count: number): string {
  let left = count;
  let text = '';
  for (const [value, sign] of romans) for (; left >= value; left -= value) text += sign;
  return text;
}

/** A count as the letters of a list: 1 is 'a', 27 is 'aa'. */
export const letters = (count: number): string =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.floor((count - 1) / 26) + 1);

export type Kind = 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman' | 'none';
const kinds: Readonly<Record<string, Kind>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  'lower-latin': 'lower-alpha',
  'upper-latin': 'upper-alpha',
};

/** How a list is numbered, as a style says it. */
export function kindOfList(list: HtmlElement): Kind {
  const style = /list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(list.getAttribute('style') ?? '')?.[1]?.toLowerCase();
  const said = style ?? list.getAttribute('type') ?? 'decimal';
  return kinds[said] ?? (said as Kind);
}

function markerOf(kind: Kind, count: number): string {
  const isCountable = count > 0 && count < 1_000;
  if (kind === 'none') return '';
  if (kind === 'lower-alpha' && isCountable) return `${letters(count)}.`;
  if (kind === 'upper-alpha' && isCountable) return `${letters(count).toUpperCase()}.`;
  if (kind === 'lower-roman' && isCountable) return `${roman(count)}.`;
  if (kind === 'upper-roman' && isCountable) return `${roman(count).toUpperCase()}.`;
  return `${count}.`;
}

/** Items that bring their own number: 'A. Setbacks', '(1) …'. */
const numbered = /^\s*(?:\([A-Za-z0-9]{1,5}\)|[A-Za-z0-9]{1,3}[.)]\s|(?:Sec\.|Section|§)\s?\d)/;

/** The numbers a browser would show before the items of an ordered list; none for items that bring their own. */
export function listMarkers(list: HtmlElement): ReadonlyMap<HtmlNode, string> {
  const markers = new Map<HtmlNode, string>();
  const kind = kindOfList(list);
  let count = Number.parseInt(list.getAttribute('start') ?? '1', 10);
  if (!Number.isInteger(count)) count = 1;
  for (const child of Array.from(list.childNodes)) {
    if (child.nodeName.toUpperCase() !== 'LI') continue;
    const item = child as HtmlElement;
    const own = Number.parseInt(item.getAttribute('value') ?? '', 10);
    if (Number.isInteger(own)) count = own;
    const marker = markerOf(kind, count);
    if (marker !== '' && !numbered.test(item.textContent ?? '')) markers.set(child, marker);
    count++;
  }
  return markers;
}
