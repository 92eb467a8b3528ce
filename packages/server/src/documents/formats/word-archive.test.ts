import { describe, expect, it } from 'vitest';
import { docx, paragraph } from '../../testing/made-documents.ts';
import { parseDocx } from './parse-docx.ts';
import { WordArchive } from './word-archive.ts';

const honest = docx(paragraph('The honest words.'));
const other = docx(paragraph('The other words.'));
const endOf = (zip: Buffer): number => zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));

/** The document with some of its bytes changed. */
function changed(change: (zip: Buffer, end: number) => void, of = honest): Buffer {
  const zip = Buffer.from(of);
  change(zip, endOf(zip));
  return zip;
}

const directory = (zip: Buffer): number => zip.readUInt32LE(endOf(zip) + 16);
/** The directory entry of the second part. */
const second = (zip: Buffer): number => directory(zip) + 46 + '[Content_Types].xml'.length;
/** An archive whose directory lists a part twice. */
const twice = docx(paragraph('One.'), [{ name: 'word/document.xml', content: Buffer.from('<w:p/>') }]);

describe('a Word document', () => {
  it('is passed on as it was read, minus the parts that have no text', async () => {
    const picture = { name: 'word/media/image1.png', content: Buffer.alloc(1_000, 'x') };
    const archive = new WordArchive(docx(paragraph('Words.'), [picture]));
    const again = new WordArchive(archive.toZip());
    expect(again.text('word/document.xml')).toContain('Words.');
    expect(archive.toZip().includes('word/media')).toBe(false);
    expect((await parseDocx(honest)).text).toBe('The honest words.');
  });

  it.each([
    ['the number of its disk', (zip: Buffer, end: number) => zip.writeUInt16LE(0xffff, end + 4)],
    ['the disk of its directory', (zip: Buffer, end: number) => zip.writeUInt16LE(0xffff, end + 6)],
    ['the count of its parts on this disk', (zip: Buffer, end: number) => zip.writeUInt16LE(0xffff, end + 8)],
    ['the count of its parts', (zip: Buffer, end: number) => zip.writeUInt16LE(0xffff, end + 10)],
    ['the length of its directory', (zip: Buffer, end: number) => zip.writeUInt32LE(0xffffffff, end + 12)],
    ['the place of its directory', (zip: Buffer, end: number) => zip.writeUInt32LE(0xffffffff, end + 16)],
    ['its directory alone, in the name of a part', (zip: Buffer) => zip.write('X', second(zip) + 46, 'latin1')],
    ['its directory alone, in how a part is packed', (zip: Buffer) => zip.writeUInt16LE(0, directory(zip) + 10)],
    ['its directory alone, in the size of a part', (zip: Buffer) => zip.writeUInt32LE(5, directory(zip) + 24)],
    ['its directory alone, in where a part lies', (zip: Buffer) => zip.writeUInt32LE(7, directory(zip) + 42)],
  ])('that was changed in %s is not opened', (_what, change) => {
    expect(() => new WordArchive(changed(change))).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });

  it.each([
    ['two archives one after the other', Buffer.concat([other, honest])],
    ['an archive with another in its comment', changed((zip, end) => zip.writeUInt16LE(other.length, end + 20))],
    ['a directory that names a part twice', twice],
    [
      'a locator of zip64',
      Buffer.concat([
        honest.subarray(0, endOf(honest)),
        Buffer.from('PK\u0006\u0007', 'latin1'),
        Buffer.alloc(16),
        honest.subarray(endOf(honest)),
      ]),
    ],
    ['bytes behind its end', Buffer.concat([honest, Buffer.alloc(3)])],
  ])('that is %s is not opened', (what, zip) => {
    const bytes = what.includes('comment') ? Buffer.concat([zip, other]) : zip;
    expect(() => new WordArchive(bytes)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });

  it('whose parts overlap is not opened', () => {
    const zip = Buffer.from(honest);
    const [first, next] = [directory(zip), zip.readUInt32LE(second(zip) + 42)];
    // The first part claims to reach into the second.
    zip.writeUInt32LE(next, first + 20);
    zip.writeUInt32LE(next, zip.readUInt32LE(first + 42) + 18);
    expect(() => new WordArchive(zip)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });
});
