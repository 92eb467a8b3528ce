import type { HtmlNode } from './open-html.ts';

/* A page or a converted document as lines of text: paragraphs and headings stand alone, a row of a table is one line. */

const blocks = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'HEADER',
  'FOOTER',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'LI',
  'DL',
  'DT',
  'DD',
  'TABLE',
  'THEAD',
  'TBODY',
  'TFOOT',
  'BLOCKQUOTE',
  'PRE',
  'FIGURE',
  'FIGCAPTION',
  'ADDRESS',
  'HR',
  'FIELDSET',
  'FORM',
  'CAPTION',
]);
const apart = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'TABLE',
  'UL',
  'OL',
  'BLOCKQUOTE',
  'PRE',
  'ARTICLE',
  'SECTION',
]);
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'IFRAME',
  'BUTTON',
  'SELECT',
  'HEAD',
  'OBJECT',
  'CANVAS',
]);

const squeezed = (text: string): string => text.replace(/[ \t\u00a0\r\n\f]+/g, ' ');

function rowOf(row: HtmlNode): string {
  const cells = Array.from(row.childNodes).filter(({ nodeName }) => /^T[DH]$/i.test(nodeName));
  return cells
    .map((cell) => squeezed(textOfNode(cell)).trim())
    .filter((text) => text !== '')
    .join(' | ');
}

function textOfNode(node: HtmlNode): string {
  if (node.nodeType === 3) return squeezed(node.textContent ?? '');
  if (node.nodeType !== 1 && node.nodeType !== 9 && node.nodeType !== 11) return '';
  const name = node.nodeName.toUpperCase();
  if (dropped.has(name)) return '';
  if (name === 'BR') return '\n';
  if (name === 'TR') return `\n${rowOf(node)}`;
  if (name === 'PRE') return `\n\n${node.textContent ?? ''}\n\n`;
  const inner = Array.from(node.childNodes, textOfNode).join('');
  if (!blocks.has(name)) return inner;
  const edge = apart.has(name) ? '\n\n' : '\n';
  return `${edge}${inner}${edge}`;
}

/** Takes: a node of a parsed page. Gives: its text; lines trimmed, at most one blank line between two. */
export function textOfHtml(node: HtmlNode): string {
  return textOfNode(node)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
