import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableCells } from './table-cells.ts';

/* Tables in the layouts of published codes, labeled by hand before the reader was run on them: blocks of a title, the table as it is found
 * in a document, and lines of row :: column :: value. A block marked 'open' isn't read yet. */

const blocks = readFileSync(new URL('../../../cases/table-layouts.txt', import.meta.url), 'utf8')
  .split(/^##### /m)
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.split('\n');
    const [text = '', labels = ''] = lines.join('\n').split('\n-----\n');
    return { name, text, cells: labels.split('\n').filter((line) => line.includes(' :: ')) };
  });

const plain = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^a-z0-9.%"'-]+/g, ' ')
    .trim();

const said = (text: string): string[] =>
  tableCells(text).map(({ row, column, value }) => [row, column, value].map(plain).join(' / '));

describe('tables labeled by hand', () => {
  it('are at least forty, with more than a hundred cells', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(40);
    expect(blocks.flatMap(({ cells }) => cells).length).toBeGreaterThan(100);
    expect(blocks.filter(({ name }) => name.startsWith('open')).length).toBeLessThanOrEqual(2);
  });

  it.each(blocks.filter(({ name }) => !name.startsWith('open')))('are read: $name', ({ text, cells }) => {
    const found = said(text);
    for (const cell of cells) expect(found).toContain(cell.split(' :: ').map(plain).join(' / '));
  });
});
