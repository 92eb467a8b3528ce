import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

/* How the record keeps the text of a document: under the hash of its content, a long one packed. The commit that files a text
   has everybody else wait for the disk, so what goes into it is to be small. */

/** What a database can hold of a text: PostgreSQL takes no NUL, neither takes half a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed();
}

/** The id of a text is the hash of its content. */
export function textIdOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A text with what is worked out of it, where that was done in another thread. */
export interface HashedText {
  readonly textId: string;
  /** As the database keeps it. */
  readonly stored: string;
}

/** What begins with it is packed; no text that people file begins so, and one that does is packed whatever its length. */
export const packedMark = '\u0001packed\u0001';
/** Below this packing saves less than it costs. */
const packedFrom = 64_000;
/** The middle of the scale packs a code of ordinances as well as the upper end does, in a fraction of the time. */
const quality = 5;

/** Packs a text whatever its length. Takes a tenth of a second for some megabytes: a long one belongs into a thread. */
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
  return `${packedMark}${packed.toString('base64')}`;
}

/** A text for the record, hashed and, where it is long, packed. Takes: a text that is `storable`. */
export function hashedText(text: string): HashedText {
  return { textId: textIdOf(text), stored: text.length < packedFrom ? storedAsIs(text) : packedText(text) };
}

/** A text as the database keeps it where nobody has packed it. */
export function storedAsIs(text: string): string {
  return text.startsWith(packedMark) ? packedText(text) : text;
}

const unpack = promisify(brotliDecompress);

/** The text that was stored. */
export async function textOfStored(stored: string): Promise<string> {
  if (!stored.startsWith(packedMark)) return stored;
  return (await unpack(Buffer.from(stored.slice(packedMark.length), 'base64'))).toString();
}
