import type { HtmlElement, HtmlNode } from './open-html.ts';
import { linesOfTable } from './html-tables.ts';
import { listMarkers } from './list-markers.ts';

/* A page or a converted document as lines of text: paragraphs and headings are separate, a table row is one line. */

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const blocks = names(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD TABLE THEAD TBODY TFOOT TR TD TH ' +
    'BLOCKQUOTE PRE FIGURE FIGCAPTION ADDRESS HR FIELDSET FORM CAPTION DETAILS SUMMARY CENTER',
);
const apart = names('P H1 H2 H3 H4 H5 H6 TABLE UL OL DL BLOCKQUOTE PRE ARTICLE SECTION');
const dropped = names(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME BUTTON SELECT HEAD OBJECT CANVAS TEXTAREA INPUT XML O:P MAP VIDEO AUDIO ' +
    // Struck from a draft: no longer the law.
    'DEL S STRIKE',
);
const raisedOrLowered = names('SUB SUP');

const squeezed = (text: string): string => text.replace(/[ \t\u00a0\r\n\f]+/g, ' ');

/** A number and a title in separate elements ('§ 12-4' and 'Setbacks') are kept apart by the page's style. */
const needsSpace = (end: string, after: string): boolean => /[\d.)]/.test(end) && /^["“(]?\p{Lu}/u.test(after);

interface Style {
  /** Whether the items of ordered lists get their numbers; a Word document brings its own. */
  readonly numbersLists: boolean;
}

function textOfChildren(node: HtmlNode, style: Style): string {
  const markers = style.numbersLists && node.nodeName === 'OL' ? listMarkers(node as HtmlElement) : null;
  const parts: string[] = [];
  // The last character so far: to look for it in the text itself would take time with the square of the page's length.
  let end = '';
  let last: HtmlNode | null = null;
  for (const child of Array.from(node.childNodes)) {
    let own = textOfNode(child, style);
    const marker = markers?.get(child);
    if (marker !== undefined) own = `\n${marker} ${own.trimStart()}`;
    const bothInline = last?.nodeType === 1 && child.nodeType === 1 && !raisedOrLowered.has(last.nodeName);
    parts.push(bothInline && needsSpace(end, own) ? ` ${own}` : own);
    end = own.slice(-1) || end;
    if (child.nodeType !== 8) last = child;
  }
  return parts.join('');
}

function textOfNode(node: HtmlNode, style: Style): string {
  if (node.nodeType === 3) return squeezed(node.textContent ?? '');
  if (node.nodeType !== 1 && node.nodeType !== 9 && node.nodeType !== 11) return '';
  const name = node.nodeName.toUpperCase();
  if (dropped.has(name)) return '';
  if (name === 'BR') return '\n';
  if (name === 'PRE') return `\n\n${node.textContent ?? ''}\n\n`;
  if (name === 'TABLE') {
    const lines = linesOfTable(node, (cell) => textOfChildren(cell, style));
    if (lines !== null) return `\n\n${lines}\n\n`;
  }
  const inner = textOfChildren(node, style);
  if (!blocks.has(name)) return inner;
  const edge = apart.has(name) ? '\n\n' : '\n';
  return `${edge}${inner}${edge}`;
}

/** A line that is only a number: its words are in their own block below it. */
const bareNumber = /^(?:\([A-Za-z0-9]{1,5}\)|[A-Za-z0-9]{1,3}[.)]|(?:Sec\.|Section|§{1,2})\s?\d[\w.:-]*)$/;

function withNumbersJoined(text: string): string {
  return text.replace(/^(.{1,24})\n{1,2}(?=(.{1,24})$|\S)/gm, (whole: string, line: string, next: string | undefined) =>
    bareNumber.test(line) && (next === undefined || !bareNumber.test(next)) ? `${line} ` : whole,
  );
}

/** Takes: a node of a parsed page. Gives: its text; lines trimmed, at most one blank line between two. */
export function textOfHtml(node: HtmlNode, style: Style = { numbersLists: true }): string {
  const lines = textOfNode(node, style)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return withNumbersJoined(lines);
}
