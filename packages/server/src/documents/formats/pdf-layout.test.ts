import { describe, expect, it } from 'vitest';
import { pdf } from '../../testing/made-documents.ts';
import { linesOfPage, type PageLine, type TextItem } from './page-lines.ts';
import { parsePdf } from './parse-pdf.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { withWholeWords } from './whole-words.ts';

const item = (str: string, x: number, y: number, hasEOL = false): TextItem => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 5,
  hasEOL,
});

describe('words broken at the end of a line', () => {
  it.each([
    [
      ['the resi-', 'dence shall'],
      ['the residence', 'shall'],
    ],
    [
      ['a non-', 'participating parcel'],
      ['a non-participating', 'parcel'],
    ],
    [
      ['A setback for a drip-', 'line.', 'The dripline counts.'],
      ['A setback for a dripline.', 'The dripline counts.'],
    ],
    [
      ['a switch-', 'operated lamp'],
      ['a switch-operated', 'lamp'],
    ],
    [
      ['the side-', 'street lot', 'each side of a street'],
      ['the side-street', 'lot', 'each side of a street'],
    ],
    [
      ['main\u00ad', 'tenance plan'],
      ['maintenance', 'plan'],
    ],
    [
      ['10 to 20 -', 'feet'],
      ['10 to 20 -', 'feet'],
    ],
    [
      ['Smith-', 'Jones Road'],
      ['Smith-', 'Jones Road'],
    ],
  ])('%j', (lines, mended) => {
    expect(withWholeWords(lines)).toEqual(mended);
  });

  it.each(['a', 'a-', 'a\u00ad', '-', 'é'])('are searched in a line of nothing but %j without blowing up', (unit) => {
    const line = unit.repeat(200_000);
    const from = performance.now();
    expect(withWholeWords([`${line} `, 'x']).length).toBeGreaterThan(0);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});

describe('page headers and footers', () => {
  const names = ['', 'Setback', 'Noise', 'Parking', 'Height'];
  const page = (n: number, ...body: string[]): PageLine[] => [
    { text: 'Zoning Ordinance of Millbrook', x: 50, y: 760 },
    ...body.map((text, i) => ({ text, x: 50, y: 700 - 12 * i })),
    { text: `Page ${n}`, x: 280, y: 30 },
  ];

  it('are removed, except for the first header', () => {
    const pages = [1, 2, 3, 4].map((n) =>
      page(n, `${names[n]} comes first.`, 'Same words on every page.', 'a', 'b', `${names[n]} comes last.`),
    );
    const text = withoutRunningHeads(pages).map((lines) => lines.map((line) => line.text));
    expect(text[0]?.slice(0, 2)).toEqual(['Zoning Ordinance of Millbrook', 'Setback comes first.']);
    expect(text[1]?.[0]).toBe('Noise comes first.');
    expect(text.flat().filter((line) => line.startsWith('Page'))).toEqual([]);
    expect(text[3]?.at(-1)).toBe('Height comes last.');
  });

  it('stay if there are few, if they are elsewhere, or if they are numbers that do not count the pages', () => {
    const two = [page(1, 'One.'), page(2, 'Two.')];
    expect(withoutRunningHeads(two)).toEqual(two);
    const figures = [40, 12, 35].map((n) => [
      { text: 'words', x: 50, y: 700 },
      { text: String(n), x: 50, y: 688 },
    ]);
    expect(
      withoutRunningHeads(figures)
        .flat()
        .map(({ text }) => text),
    ).toEqual(expect.arrayContaining(['40', '12', '35']));
  });
});

describe('columns', () => {
  const words = 'the owner of the land shall keep this';
  it('are read one after the other if a page is printed in columns', () => {
    const items = Array.from({ length: 14 }, (_, i) => [
      item(`L${i} ${words}`, 50, 700 - 12 * i),
      item(`R${i} ${words}`, 310, 700 - 12 * i, true),
    ]).flat();
    const read = linesOfPage([
      item('A title across both columns of the page and over the gutter', 50, 730, true),
      ...items,
    ]);
    expect(read.map(({ text }) => text.split(' ')[0])).toEqual([
      'A',
      ...Array.from({ length: 14 }, (_, i) => `L${i}`),
      ...Array.from({ length: 14 }, (_, i) => `R${i}`),
    ]);
  });

  it('of a table stay rows', () => {
    const items = Array.from({ length: 14 }, (_, i) => [
      item(`District R-${i}`, 50, 700 - 12 * i),
      item(`${i + 20} feet`, 310, 700 - 12 * i, true),
    ]).flat();
    expect(linesOfPage(items)[3]?.text).toMatch(/^District R-3 {3,}23 feet$/);
  });

  it('of a table keep their gaps, with what goes on below and blank cells', () => {
    const items = [
      item('District', 50, 700),
      item('Front', 200, 700),
      item('Rear', 300, 700, true),
      item('RA-1 with', 50, 688),
      item('75 feet', 200, 688),
      item('40 feet', 300, 688, true),
      item('sewer', 50, 676, true),
      item('RA-2', 50, 664),
      item('30 feet', 300, 664, true),
      item('B-1', 50, 652),
      item('10 feet', 200, 652),
      item('0 feet', 300, 652, true),
    ];
    const lines = linesOfPage(items).map(({ text }) => text);
    expect([lines[1]?.indexOf('75 feet'), lines[4]?.indexOf('10 feet')]).toEqual([30, 30]);
    expect(lines[0]?.indexOf('Front')).toBe(30);
    expect(lines[3]?.indexOf('30 feet')).toBe(lines[0]?.indexOf('Rear'));
  });

  it('are not made of the numbers of paragraphs', () => {
    const items = [1, 2, 3].flatMap((n) => [
      item(`(${n})`, 50, 700 - 12 * n),
      item('The owner shall keep the fence.', 90, 700 - 12 * n, true),
    ]);
    expect(linesOfPage(items)[0]?.text).toBe('(1) The owner shall keep the fence.');
  });
});

describe('a generated document', () => {
  it('gives its sentences across page breaks, without headers and numbers', async () => {
    const pages = [1, 2, 3, 4].map((n) => [
      'Code of the Town of Millbrook',
      `${['', 'Panels', 'Fences', 'Signs', 'Lamps'][n]} shall be kept 500 feet from any resi-`,
      'dence unless its owner has agreed to less, and the agreement for',
      `${['', 'panels', 'fences', 'signs', 'lamps'][n]} has been recorded with`,
      `${n}`,
    ]);
    const { text, pages: count } = await parsePdf(new Uint8Array(pdf(pages.map((lines) => lines.join('\n')))));
    expect(count).toBe(4);
    expect(text.match(/Code of the Town/g)).toHaveLength(1);
    expect(text).toContain('from any residence\nunless its owner');
    expect(text).toMatch(/recorded with\n+Fences shall/);
  });
});
