import { readText } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { docx, paragraph } from '../../testing/made-documents.ts';
import { parseDocx } from './parse-docx.ts';

/* Codes drafted in Word have their section numbers in its lists, not in the text. */

const level = (number: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${number}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const part = (name: string, xml: string) => ({
  name: `word/${name}.xml`,
  content: Buffer.from(
    `<?xml version="1.0"?><w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${xml}</w:${name}>`,
  ),
});
const numbering = part(
  'numbering',
  `<w:abstractNum w:abstractNumId="0">${level(0, 'upperRoman', 'ARTICLE %1')}${level(1, 'decimal', 'Section %1.%2.', '<w:isLgl/>')}${level(2, 'lowerLetter', '(%3)')}${level(3, 'decimal', '(%4)')}</w:abstractNum>
   <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Rule"/><w:lvlText w:val="17.40.0%10"/></w:lvl>${level(1, 'bullet', '•')}</w:abstractNum>
   <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
   <w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num>`,
);
const styles = part(
  'styles',
  `<w:style w:type="paragraph" w:styleId="Rule"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>
   <w:style w:type="paragraph" w:styleId="Ours"><w:basedOn w:val="Rule"/></w:style>`,
);
const inList = (list: number, at: number, text: string, more = ''): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>${more}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const styled = (style: string, text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const read = async (body: string): Promise<string> => (await parseDocx(docx(body, [numbering, styles]))).text;
const linesOf = async (body: string): Promise<string[]> => (await read(body)).split('\n').filter((line) => line !== '');

describe('the numbers of a Word document', () => {
  it('are those that Word shows, each list with its levels', async () => {
    const body = [
      inList(1, 0, 'SOLAR FACILITIES'),
      inList(1, 1, 'Setbacks.'),
      inList(1, 2, 'From roads, 50 feet.'),
      inList(1, 2, 'From residences:'),
      inList(1, 3, 'participating, 100 feet;'),
      inList(1, 3, 'others, 500 feet.'),
      inList(1, 1, 'Height.'),
      inList(1, 2, 'Panels shall not exceed 15 feet.'),
      paragraph('Not in a list.'),
      inList(1, 0, 'WIND'),
      inList(1, 1, 'Setbacks.'),
    ].join('');
    expect(await linesOf(body)).toEqual([
      'ARTICLE I SOLAR FACILITIES',
      'Section 1.1. Setbacks.',
      '(a) From roads, 50 feet.',
      '(b) From residences:',
      '(1) participating, 100 feet;',
      '(2) others, 500 feet.',
      'Section 1.2. Height.',
      '(a) Panels shall not exceed 15 feet.',
      'Not in a list.',
      'ARTICLE II WIND',
      'Section 2.1. Setbacks.',
    ]);
    const { standards } = readText({ kind: 'ordinance', source: 'code.docx', text: await read(body) });
    expect(standards.map(({ value, section }) => `${value} ${section}`)).toEqual([
      '50 Section 1.1 (a)',
      '100 Section 1.1 (b) From residences (1)',
      '500 Section 1.1 (b) From residences (2)',
      '15 Section 1.2 (a)',
    ]);
  });

  it('also come from styles, start where the list says, and leave bullets and unnumbered paragraphs alone', async () => {
    const body = [
      styled('Rule', 'Fences.'),
      styled('Ours', 'Signs.'),
      inList(2, 1, 'A bullet.'),
      inList(3, 0, 'Begun anew.'),
      inList(0, 0, 'Taken out of its list.'),
      inList(7, 0, 'In a list that is not there.'),
    ].join('');
    expect(await linesOf(body)).toEqual([
      '17.40.040 Fences.',
      '17.40.050 Signs.',
      'A bullet.',
      '17.40.090 Begun anew.',
      'Taken out of its list.',
      'In a list that is not there.',
    ]);
  });

  it('do not count what a tracked change deleted', async () => {
    const deleted = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr><w:rPr><w:del w:id="1" w:author="a"/></w:rPr></w:pPr><w:del w:id="2" w:author="a"><w:r><w:delText>Gone.</w:delText></w:r></w:del></w:p>`;
    const changed = `<w:pPrChange w:id="3" w:author="a"><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr></w:pPrChange>`;
    expect(await linesOf(`${inList(2, 0, 'One.')}${deleted}${inList(2, 0, 'Two.', changed)}`)).toEqual([
      '17.40.040 One.',
      '17.40.050 Two.',
    ]);
  });
});
