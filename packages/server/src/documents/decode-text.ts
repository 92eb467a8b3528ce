/** The text of bytes in any encoding that documents are commonly saved in: by its byte order mark, else UTF-16 by its NULs,
 *  else UTF-8 where it is valid, else Windows-1252. */
export function decodeText(bytes: Uint8Array, declared?: string | null): string {
  return decoded(bytes, declared ?? null).replaceAll('\0', '').replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array, declared: string | null): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fallback(declared).decode(bytes);
  }
}

function fallback(declared: string | null): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(declared === null || /^utf-?8$/i.test(declared) ? 'windows-1252' : declared);
  } catch {
    return new TextDecoder('windows-1252');
  }
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
