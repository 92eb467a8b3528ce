import { inflateRawSync } from 'node:zlib';
import { Refusal } from '../http/refusal.ts';

/** A document of 20 million characters unpacks to less than this. */
const unpackedBytes = 256 * 1024 * 1024;
const entriesAtMost = 10_000;

const damaged = (): Refusal =>
  new Refusal(
    'unreadable',
    'The Word document is damaged and cannot be read. Open and save it anew, or paste the text.',
  );
const bomb = (): Refusal =>
  new Refusal(
    'unreadable',
    'The Word document unpacks to far more than a document holds, so it was not opened. Save it as PDF or TXT, or paste the text.',
  );

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

function entriesOf(zip: Buffer): readonly Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > zip.length) throw damaged();
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > entriesAtMost) throw bomb();
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw damaged();
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks into nothing, stopping where it would be too much: what a zip declares of itself need not be true. */
function unpackedSize(zip: Buffer, entry: Entry, budget: number): number {
  if (entry.offset + 30 > zip.length || zip.readUInt32LE(entry.offset) !== 0x04034b50) throw damaged();
  const start = entry.offset + 30 + zip.readUInt16LE(entry.offset + 26) + zip.readUInt16LE(entry.offset + 28);
  const data = zip.subarray(start, start + entry.packed);
  if (entry.method === 0) return data.length;
  if (entry.method !== 8) throw damaged();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, budget) }).length;
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? bomb() : damaged();
  }
}

/** Checks that a zip is a Word document of a sane size, before anything opens it. Throws Refusal. */
export function checkZip(bytes: Uint8Array): void {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(zip);
  if (entries.some(({ name }) => name === 'EncryptedPackage')) throw new Refusal('document_encrypted');
  if (!entries.some(({ name }) => name === '[Content_Types].xml') || !entries.some(({ name }) => /^word\//.test(name)))
    throw new Refusal(
      'wrong_kind',
      'This file is an archive or an Office file of another kind, not a Word document. Save it as PDF, DOCX or TXT, or paste the text.',
    );
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > unpackedBytes) throw bomb();
  let left = unpackedBytes;
  for (const entry of entries) {
    left -= unpackedSize(zip, entry, left);
    if (left <= 0) throw bomb();
  }
}
