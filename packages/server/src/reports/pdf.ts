import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import pdfmake from 'pdfmake';
import type { Block, Line, Sheet } from './blocks.ts';
import { roomDrawing, roomInWords } from './room-drawing.ts';

/** Nodes of the document in pdfmake's form. */
type Content = object;

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
pdfmake.setFonts({
  Roboto: {
    normal: join(fonts, 'Roboto-Regular.ttf'),
    bold: join(fonts, 'Roboto-Medium.ttf'),
    italics: join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
  },
});
// Nothing in a report may make the server fetch or open anything but these four files.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(`${fonts}${sep}`));

/** The typeface has Latin, Greek and Cyrillic; anything it lacks would be an empty box. Control characters have no
 *  glyph at all. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[\u0530-\u1dff\u2300-\uffff]|[\u{10000}-\u{10ffff}]/gu, '?');
}

function line(runs: Line): Content {
  return {
    text: runs
      .filter(({ text }) => text !== '')
      .map(({ text, bold, italic, soft }) => ({
        text: printable(text),
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(soft && { color: '#4b5163' }),
      })),
  };
}

const thin = {
  hLineWidth: (): number => 0.5,
  vLineWidth: (): number => 0,
  hLineColor: (): string => '#b9ae98',
  paddingTop: (): number => 3,
  paddingBottom: (): number => 3,
};

function table(part: Extract<Block, { kind: 'table' }>): Content {
  const whole = part.shares.reduce((sum, share) => sum + share, 0);
  const head: Content[] = part.head.map((cell) => ({ text: cell, bold: true, fontSize: 9 }));
  const rows = part.rows.map((row): Content[] => row.map((cell) => ({ ...line(cell), fontSize: 9 })));
  return {
    table: {
      headerRows: 1,
      widths: part.shares.map((share) => `${Math.floor((share / whole) * 100)}%`),
      body: [head, ...rows],
      dontBreakRows: rows.every((row) => row.length < 4),
    },
    layout: thin,
    margin: [0, 2, 0, 8],
  };
}

function block(part: Block): Content {
  switch (part.kind) {
    case 'title':
      return [
        { text: printable(part.text), style: 'title' },
        { text: printable(part.under), color: '#4b5163', margin: [0, 0, 0, 8] },
      ];
    case 'heading':
      return {
        text: printable(part.text),
        style: part.level === 2 ? 'section' : 'exchange',
        headlineLevel: part.level,
      };
    case 'text':
      return { ...line(part.line), margin: [0, 0, 0, 4] };
    case 'quote':
      return {
        table: {
          widths: ['*'],
          body: [
            [
              {
                stack: [
                  { text: printable(part.text), fontSize: 11.5 },
                  ...(part.from === null ? [] : [{ text: printable(part.from), color: '#4b5163', fontSize: 9 }]),
                ],
              },
            ],
          ],
        },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (at: number) => (at === 0 ? 2.5 : 0),
          vLineColor: () => '#6d4a2d',
          paddingLeft: () => 9,
        },
        margin: [0, 2, 0, 5],
      };
    case 'list': {
      const items = part.items.map((item) => ({ ...line(item), margin: [0, 0, 0, 3] }));
      return part.ordered ? { ol: items } : { ul: items };
    }
    case 'table':
      return table(part);
    case 'room':
      return [
        { svg: roomDrawing(part.points), width: 470 },
        { text: roomInWords(part.points), color: '#4b5163', fontSize: 9 },
      ];
  }
}

/** A picture stays on the same page as its heading. */
function together(blocks: readonly Block[]): Content[] {
  return blocks.map((part, at) => {
    if (part.kind === 'room' && blocks[at - 1]?.kind === 'heading') return [];
    const next = blocks[at + 1];
    return part.kind === 'heading' && next?.kind === 'room'
      ? { stack: [{ text: printable(part.text), style: 'section' }, block(next)], unbreakable: true }
      : block(part);
  });
}

/** A sheet as a PDF on letter paper, with page numbers and the notice on every page. */
export async function pdfOf({ title, notice, blocks }: Sheet): Promise<Buffer> {
  const document = pdfmake.createPdf({
    pageSize: 'LETTER',
    pageMargins: [54, 54, 54, 60],
    info: { title: printable(title), creator: 'Rostrum', producer: 'Rostrum' },
    language: 'en-US',
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1b2233' },
    styles: {
      title: { fontSize: 22, bold: true, margin: [0, 0, 0, 2] },
      section: { fontSize: 15, bold: true, margin: [0, 16, 0, 6] },
      exchange: { fontSize: 11.5, bold: true, margin: [0, 10, 0, 3] },
    },
    footer: (page, pages) => ({
      margin: [54, 14, 54, 0],
      fontSize: 8,
      color: '#4b5163',
      columns: [
        { text: 'Practice, not legal advice.', width: '*' },
        { text: `${printable(title).slice(0, 70)} · ${page} of ${pages}`, alignment: 'right', width: 'auto' },
      ],
    }),
    // A heading is not left alone at the bottom of a page.
    pageBreakBefore: (node, nodes) => node.headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
    content: [{ text: notice, fontSize: 9, italics: true, margin: [0, 0, 0, 10] }, ...together(blocks)],
  });
  return document.getBuffer();
}
