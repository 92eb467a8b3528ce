import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

/* How the record stores the text of a document: under the hash of its content, a long one compressed. The commit
   that files a text makes everybody else wait for the disk, so what goes into it should be small. */

/** What a database can store of a text: PostgreSQL accepts no NUL, and neither accepts half a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed();
}

/** The id of a text is the hash of its content. */
export function textIdOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A text with what is derived from it, if that was done in another thread. */
export interface HashedText {
  readonly textId: string;
  /** In the form that the database stores. */
  readonly stored: string;
}

/** Texts with this prefix are compressed; no text that people file starts this way, and one that does is compressed
 *  whatever its length. Next comes the number of characters that the text takes in a record, and the last character of
 *  the prefix again; texts from before that number was kept continue with their bytes. */
export const packedMark = '\u0001packed\u0001';
const lengthEnd = '\u0001';
/** Below this length, compression saves less than it costs. */
const packedFrom = 64_000;
/** The middle of the scale compresses a code of ordinances as well as the upper end does, in a fraction of the time. */
const quality = 5;

/** Compresses a text whatever its length. Takes a tenth of a second for some megabytes: a long one belongs in a
 *  thread. */
export function packedText(text: string): string {
  const bytes = Buffer.from(text);
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return `${packedMark}${charactersInRecord(text)}${lengthEnd}${packed.toString('base64')}`;
}

/** How many characters a text has in a record, as JSON. */
export function charactersInRecord(text: string): number {
  return JSON.stringify(text).length - 2;
}

/** The same for a text as it is stored; null for one that was compressed before lengths were stored. */
export function charactersOfStored(stored: string): number | null {
  if (!stored.startsWith(packedMark)) return charactersInRecord(stored);
  const end = stored.indexOf(lengthEnd, packedMark.length);
  return end === -1 ? null : Number(stored.slice(packedMark.length, end));
}

/** A text for the record, hashed and, if it is long, compressed.  Takes: a text that is `storable`. */
export function hashedText(text: string): HashedText {
  return { textId: textIdOf(text), stored: text.length < packedFrom ? storedAsIs(text) : packedText(text) };
}

/** A text in the form that the database stores, if nobody has compressed it. */
export function storedAsIs(text: string): string {
  return text.startsWith(packedMark) ? packedText(text) : text;
}

const unpack = promisify(brotliDecompress);

/** The text that was stored. */
export async function textOfStored(stored: string): Promise<string> {
  if (!stored.startsWith(packedMark)) return stored;
  const from = stored.indexOf(lengthEnd, packedMark.length) + 1 || packedMark.length;
  return (await unpack(Buffer.from(stored.slice(from), 'base64'))).toString();
}
