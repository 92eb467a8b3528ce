import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Line, Sheet } from './blocks.ts';
import { roomInWords } from './room-drawing.ts';

const grey = '4B5163';
const twipsWide = 9_360;

/** XML accepts no control characters and no half of a surrogate pair. */
function printable(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}|[\ufffe\uffff]/gu, ' ');
}

const runs = (line: Line): TextRun[] =>
  line
    .filter(({ text }) => text !== '')
    .map(
      ({ text, bold, italic, soft }) =>
        new TextRun({
          text: printable(text),
          ...(bold && { bold }),
          ...(italic && { italics: true }),
          ...(soft && { color: grey }),
        }),
    );

function table(part: Extract<Block, { kind: 'table' }>): Table {
  const whole = part.shares.reduce((sum, share) => sum + share, 0);
  const widths = part.shares.map((share) => Math.round((share / whole) * twipsWide));
  const cell = (children: TextRun[], at: number): TableCell =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      children: [new Paragraph({ children })],
    });
  return new Table({
    columnWidths: widths,
    width: { size: twipsWide, type: WidthType.DXA },
    rows: [
      new TableRow({
        tableHeader: true,
        children: part.head.map((text, at) => cell([new TextRun({ text, bold: true })], at)),
      }),
      ...part.rows.map(
        (row) => new TableRow({ cantSplit: true, children: row.map((line, at) => cell(runs(line), at)) }),
      ),
    ],
  });
}

function block(part: Block): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'title':
      return [
        new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(printable(part.text))] }),
        new Paragraph({
          spacing: { after: 160 },
          children: [new TextRun({ text: printable(part.under), color: grey })],
        }),
      ];
    case 'heading':
      return [
        new Paragraph({
          heading: part.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          keepNext: true,
          children: [new TextRun(printable(part.text))],
        }),
      ];
    case 'text':
      return [new Paragraph({ spacing: { after: 100 }, children: runs(part.line) })];
    case 'quote':
      return [
        new Paragraph({
          keepNext: part.from !== null,
          indent: { left: 280 },
          border: { left: { style: BorderStyle.SINGLE, size: 18, color: '6D4A2D', space: 8 } },
          children: [new TextRun({ text: printable(part.text), size: 24 })],
        }),
        ...(part.from === null
          ? []
          : [
              new Paragraph({
                indent: { left: 280 },
                spacing: { after: 120 },
                border: { left: { style: BorderStyle.SINGLE, size: 18, color: '6D4A2D', space: 8 } },
                children: [new TextRun({ text: printable(part.from), color: grey })],
              }),
            ]),
      ];
    case 'list':
      return part.items.map(
        (item) =>
          new Paragraph({
            spacing: { after: 80 },
            ...(part.ordered ? { numbering: { reference: 'ordered', level: 0 } } : { bullet: { level: 0 } }),
            children: runs(item),
          }),
      );
    case 'table':
      return [table(part), new Paragraph({ text: '' })];
    case 'room':
      return [new Paragraph({ text: roomInWords(part.points) })];
  }
}

/** A sheet as a Word document on letter paper. */
export async function docxOf({ title, notice, blocks }: Sheet): Promise<Buffer> {
  const document = new Document({
    title: printable(title),
    creator: 'Rostrum',
    styles: { default: { document: { run: { font: 'Georgia', size: 21 } } } },
    numbering: {
      config: [
        {
          reference: 'ordered',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({ text: 'Practice, not legal advice. Page ', color: grey, size: 16 }),
                  new TextRun({ children: [PageNumber.CURRENT], color: grey, size: 16 }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({
            spacing: { after: 160 },
            children: [new TextRun({ text: notice, italics: true, size: 18 })],
          }),
          ...blocks.flatMap(block),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
