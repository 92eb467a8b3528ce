import { isUtf8 } from 'node:buffer';

/** The text of bytes in any encoding that documents are commonly saved in: by its byte order mark, otherwise UTF-16
 *  by its NULs, UTF-8 if it is valid, or Windows-1252. */
export function decodeText(bytes: Uint8Array, declared?: string | null): string {
  return decoded(bytes, declared ?? null)
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array, declared: string | null): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  return isUtf8(bytes) ? new TextDecoder('utf-8').decode(bytes) : eightBit(bytes, declared);
}

/** The characters of Windows-1252 from 0x80 to 0x9f. Node 20 decodes these as control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const western = /^(utf-?8|windows-1252|cp1252|x-cp1252|iso-?8859-1|latin1|us-ascii|ascii)$/i;

/** Null for a name that no decoder knows. */
function decoderFor(declared: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(declared);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function eightBit(bytes: Uint8Array, declared: string | null): string {
  const named = declared === null || western.test(declared) ? null : decoderFor(declared);
  if (named !== null) return named.decode(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (letter) => windows1252[letter.charCodeAt(0) - 0x80] ?? letter);
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 4_096);
  const nuls = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1;
  const half = head.length / 2;
  if ((nuls[1] ?? 0) > half * 0.6 && (nuls[0] ?? 0) < half * 0.1) return 'utf-16le';
  if ((nuls[0] ?? 0) > half * 0.6 && (nuls[1] ?? 0) < half * 0.1) return 'utf-16be';
  return null;
}
