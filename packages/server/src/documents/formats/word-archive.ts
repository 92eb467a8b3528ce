import { Inflate, strFromU8, strToU8, zipSync } from 'fflate';
import { Refusal } from '../../http/refusal.ts';

/* A Word document is a zip. Zip readers differ in what they take for its directory, and a file that is two
   different archives to two of them passes the check of one and is opened by the other. So it is read once, here
   and strictly, and the parser gets an archive that was rewritten from what was read. */

/** A document of 20 million characters unpacks to less than this. */
const unpackedBytes = 256 * 1024 * 1024;
const maxEntries = 10_000;
/** What is unpacked in one go: a thousandth of what it may become. */
const stepBytes = 64 * 1024;

const localSign = 0x04034b50;
const centralSign = 0x02014b50;
const endSign = 0x06054b50;
const zip64LocatorSign = 0x07064b50;
const endLength = 22;
/** A comment may follow the end record, and other readers look that far for one. */
const longestComment = 0xffff;
const zip64Locator = 20;

const damaged = (): Refusal =>
  new Refusal(
    'unreadable',
    'The Word document is damaged and cannot be read. Open it and save it again, or paste the text.',
  );
const ambiguous = (): Refusal =>
  new Refusal(
    'unreadable',
    'The Word document is packed in a way that can be read as two different files, so it was not opened. Open it and save it again, or paste the text.',
  );
const bomb = (): Refusal =>
  new Refusal(
    'unreadable',
    'The Word document unpacks to far more than a document holds, so it was not opened. Save it as PDF or TXT, or paste the text.',
  );

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** The one end record, which must be the last thing in the file except for its comment. */
function endOf(zip: Buffer): number {
  const from = Math.max(0, zip.length - endLength - longestComment);
  const found: number[] = [];
  for (let at = zip.length - endLength; at >= from; at--) if (zip.readUInt32LE(at) === endSign) found.push(at);
  const [end] = found;
  if (end === undefined) throw damaged();
  if (found.length > 1 || end + endLength + zip.readUInt16LE(end + 20) !== zip.length) throw ambiguous();
  if (end >= zip64Locator && zip.readUInt32LE(end - zip64Locator) === zip64LocatorSign) throw ambiguous();
  return end;
}

function entriesOf(zip: Buffer): readonly Entry[] {
  const end = endOf(zip);
  const [disk, startDisk] = [zip.readUInt16LE(end + 4), zip.readUInt16LE(end + 6)];
  const [here, count] = [zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)];
  const [length, start] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  // Numbers at their maximum send a reader of zip64 to another directory.
  if (disk !== 0 || startDisk !== 0 || here !== count || start + length !== end) throw ambiguous();
  if (count > maxEntries) throw bomb();
  const entries: Entry[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== centralSign) throw damaged();
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      sum: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end || new Set(entries.map(({ name }) => name)).size !== count) throw ambiguous();
  return entries;
}

const isEncrypted = ({ flags }: Entry): boolean => (flags & 1) !== 0;
/** Sizes and checksum may come after the data instead of before it. */
const followsLater = ({ flags }: Entry): boolean => (flags & 8) !== 0;

/** Where the data of an entry is. Its own header must say what the directory says about it. */
function dataOf(zip: Buffer, entry: Entry, endOfData: number): Uint8Array {
  const { offset, name, method, packed, unpacked, sum } = entry;
  if (offset + 30 > endOfData || zip.readUInt32LE(offset) !== localSign) throw damaged();
  const nameEnd = offset + 30 + zip.readUInt16LE(offset + 26);
  const told = [zip.readUInt32LE(offset + 14), zip.readUInt32LE(offset + 18), zip.readUInt32LE(offset + 22)];
  const agrees =
    zip.readUInt16LE(offset + 8) === method &&
    zip.toString('utf8', offset + 30, nameEnd) === name &&
    [sum, packed, unpacked].every((value, i) => told[i] === value || (followsLater(entry) && told[i] === 0));
  const from = nameEnd + zip.readUInt16LE(offset + 28);
  if (!agrees || from + packed > endOfData) throw ambiguous();
  return zip.subarray(from, from + packed);
}

/** No two entries may share bytes: that is how a small file unpacks to a large one. */
function endsOfData(zip: Buffer, entries: readonly Entry[]): ReadonlyMap<Entry, number> {
  const end = zip.readUInt32LE(endOf(zip) + 16);
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  return new Map(sorted.map((entry, i) => [entry, sorted[i + 1]?.offset ?? end]));
}

function unpackedData(data: Uint8Array, { method, unpacked }: Entry): Uint8Array {
  if (method === 0) {
    if (data.length !== unpacked) throw ambiguous();
    return data;
  }
  if (method !== 8) throw damaged();
  const whole = new Uint8Array(unpacked);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    // What a zip says about itself need not be true.
    if (length + chunk.length > unpacked) throw bomb();
    whole.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < data.length; at += stepBytes)
      inflate.push(data.subarray(at, at + stepBytes), at + stepBytes >= data.length);
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
  if (length !== unpacked) throw damaged();
  return whole;
}

/** The parts with the text: pictures and fonts are not opened. */
const holdsText = ({ name }: Entry): boolean => /\.(?:xml|rels)$/i.test(name);

/** The parts of a Word document that hold its text. */
export class WordArchive {
  readonly #parts: Map<string, Uint8Array>;

  /** Takes: a file that starts like a zip. Throws Refusal: unreadable, wrong_kind, document_encrypted. */
  constructor(bytes: Uint8Array) {
    const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = zip.length < endLength ? [] : entriesOf(zip);
    if (entries.some((entry) => entry.name === 'EncryptedPackage' || isEncrypted(entry)))
      throw new Refusal('document_encrypted');
    const isWord = entries.some(({ name }) => name === '[Content_Types].xml') && entries.some(isOfWord);
    if (!isWord)
      throw new Refusal(
        'wrong_kind',
        'This file is an archive or an Office file of another kind, not a Word document. Save it as PDF, DOCX or TXT, or paste the text.',
      );
    const ends = endsOfData(zip, entries);
    const texts = entries.filter(holdsText);
    if (texts.reduce((sum, { unpacked }) => sum + unpacked, 0) > unpackedBytes) throw bomb();
    const data = entries.map((entry) => [entry, dataOf(zip, entry, ends.get(entry) ?? 0)] as const);
    this.#parts = new Map(
      data.filter(([entry]) => holdsText(entry)).map(([entry, packed]) => [entry.name, unpackedData(packed, entry)]),
    );
  }

  /** The text of a part, or null if there is none. */
  text(name: string): string | null {
    const part = this.#parts.get(name);
    return part === undefined ? null : strFromU8(part).replace(/^\ufeff/, '');
  }

  /** Replaces the text of one of the parts. */
  write(name: string, text: string): void {
    this.#parts.set(name, strToU8(text));
  }

  /** An archive of these parts and nothing else, for the parser. */
  toZip(): Buffer {
    const { buffer, byteOffset, byteLength } = zipSync(Object.fromEntries(this.#parts), { level: 0 });
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}

const isOfWord = ({ name }: Entry): boolean => name.startsWith('word/');
