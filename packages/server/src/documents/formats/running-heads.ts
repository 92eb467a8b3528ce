import type { PageLine } from './page-lines.ts';

/** How many lines at the top and bottom of a page may be its header and footer. */
const edgeLines = 2;
const fewestPages = 3;
const longestHead = 120;
/** How many points the same header may be higher or lower. */
const sameHeight = 6;

interface Edge {
  readonly page: number;
  readonly line: PageLine;
  readonly isTop: boolean;
}

const keyOf = (text: string): string => text.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ').toLowerCase();

/** Removes repeating headers and footers, and page numbers. Takes: the lines of each page.  Gives: the same pages without them; a header
 *  with words stays at its first occurrence. A line counts as one only if it is at the same height on three pages or more; bare numbers
 *  only if they count the pages. */
export function withoutRunningHeads(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const byKey = new Map<string, Edge[]>();
  for (const [page, lines] of pages.entries()) {
    for (const edge of edgesOf(lines, page)) {
      const key = keyOf(edge.line.text);
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [edge]);
      else list.push(edge);
    }
  }
  const dropped = new Set<PageLine>();
  for (const [key, edges] of byKey) {
    if (edges.length < fewestPages) continue;
    const isNumber = !/\p{L}{2}/u.test(key.replace(/\bpage\b|\bof\b/g, ''));
    const kept = isNumber ? countingPages(edges) : atOneHeight(edges);
    if (new Set(kept.map(({ page }) => page)).size < fewestPages) continue;
    for (const [n, { line, isTop }] of kept.entries()) if (isNumber || n > 0 || !isTop) dropped.add(line);
  }
  return pages.map((lines) => lines.filter((line) => !dropped.has(line)));
}

function edgesOf(lines: readonly PageLine[], page: number): Edge[] {
  const filled = lines.filter(({ text }) => text.trim() !== '' && text.length <= longestHead);
  const down = [...filled].sort((a, b) => b.y - a.y);
  const top = down.slice(0, edgeLines);
  const bottom = down.slice(edgeLines).slice(-edgeLines);
  return [...top.map((line) => ({ page, line, isTop: true })), ...bottom.map((line) => ({ page, line, isTop: false }))];
}

function atOneHeight(edges: readonly Edge[]): Edge[] {
  const heights = edges.map(({ line }) => line.y).sort((a, b) => a - b);
  const middle = heights[Math.floor(heights.length / 2)] ?? 0;
  return edges.filter(({ line }) => Math.abs(line.y - middle) <= sameHeight);
}

/** Those whose first number increases with the pages. */
function countingPages(edges: readonly Edge[]): Edge[] {
  const apart = (edge: Edge): number => Number(/\d+/.exec(edge.line.text)?.[0] ?? Number.NaN) - edge.page;
  const counts = new Map<number, number>();
  for (const edge of edges) counts.set(apart(edge), (counts.get(apart(edge)) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return edges.filter((edge) => apart(edge) === best);
}
