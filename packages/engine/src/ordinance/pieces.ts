import { hasSpace } from '../base/text.ts';
import { readable } from '../language/stems.ts';
import { sentenceSpans } from './figures/sentences.ts';
import type { SectionNode } from './sections.ts';
import type { Span } from '../language/types.ts';

/** A passage of a code: one section or item, or a few small ones together. */
export interface Piece {
  readonly node: SectionNode;
  readonly span: Span;
}

const fullPiece = 900;
/** A section with items stays whole up to this length. */
const wholeSection = 420;
const smallItem = 140;
const smallTitled = 60;
const groupedItems = 500;
/** A chunk's text must exceed 30 characters. hearing.md §5. */
export const shortestChunk = 30;

/** Splits an outline into passages: a section whole if it is short, else item by item; tiny neighboring items stay together. Takes: the
 *  root and the clean text.  Gives: pieces in text order, none overlapping, each of more than 30 characters when read. Never throws;
 *  linear. */
export function piecesOf(root: SectionNode, clean: string): Piece[] {
  const pieces: Piece[] = [];
  const latest = new Map<string, SectionNode>();
  visit(root, (n) => {
    if (!n.isItem && n.number !== '') latest.set(n.number, n);
  });
  cut(root);
  return pieces;

  function emit(node: SectionNode, start: number, end: number): void {
    let s = start;
    let e = end;
    while (s < e && hasSpace(clean.charAt(s))) s++;
    while (e > s && hasSpace(clean.charAt(e - 1))) e--;
    if (e - s > shortestChunk && readable(clean.slice(s, e)).length > shortestChunk)
      pieces.push({ node, span: { start: s, end: e } });
  }

  function cut(node: SectionNode): void {
    const first = node.children[0];
    // A line of a table of contents: the same number appears again with its text.
    if (
      !node.isItem &&
      node.number !== '' &&
      latest.get(node.number) !== node &&
      node.end - node.start < 200 &&
      first === undefined
    )
      return;
    const length = node.end - node.start;
    // Items with titles, and those of a long section, are cited one by one.
    const kept =
      node.children.length === 0 ||
      length <= wholeSection ||
      (node.isItem && node.children.every((child) => child.title === ''));
    const whole = length <= fullPiece && kept && node.children.every((child) => child.isItem);
    if (whole && node.parent !== null) {
      emit(node, node.start, node.end);
      return;
    }
    const ownEnd = first?.start ?? node.end;
    if (ownEnd > node.start) long(node, node.start, ownEnd);
    const group = { start: -1, end: -1 };
    const flush = (): void => {
      if (group.start !== -1) emit(node, group.start, group.end);
      group.start = -1;
    };
    for (const child of node.children) {
      const size = child.end - child.start;
      const isSmall = size < (child.title === '' ? smallItem : smallTitled);
      if (child.isItem && isSmall && child.children.length === 0 && !child.absolute && node.parent !== null) {
        if (group.start !== -1 && child.end - group.start > groupedItems) flush();
        if (group.start === -1) group.start = child.start;
        group.end = child.end;
        continue;
      }
      flush();
      cut(child);
    }
    flush();
  }

  function long(node: SectionNode, start: number, end: number): void {
    if (end - start <= fullPiece) {
      emit(node, start, end);
      return;
    }
    let from = start;
    let to = start;
    for (const sentence of sentenceSpans(clean, start, end)) {
      if (to > from && sentence.end - from > fullPiece) {
        emit(node, from, to);
        from = sentence.start;
      }
      to = sentence.end;
    }
    emit(node, from, end);
  }
}

function visit(node: SectionNode, of: (n: SectionNode) => void): void {
  of(node);
  for (const child of node.children) visit(child, of);
}
