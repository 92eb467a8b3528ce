/** What a recording is, by its first bytes; null if it is not one. The name tells the speech server how to read it. */
export function audioKindOf(bytes: Uint8Array): { readonly type: string; readonly extension: string } | null {
  const head = Buffer.from(bytes.subarray(0, 16));
  const at = (offset: number, text: string): boolean =>
    head.subarray(offset, offset + text.length).toString('latin1') === text;
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])))
    return { type: 'audio/webm', extension: 'webm' };
  if (at(4, 'ftyp')) return { type: 'audio/mp4', extension: 'm4a' };
  if (at(0, 'OggS')) return { type: 'audio/ogg', extension: 'ogg' };
  if (at(0, 'RIFF') && at(8, 'WAVE')) return { type: 'audio/wav', extension: 'wav' };
  if (at(0, 'fLaC')) return { type: 'audio/flac', extension: 'flac' };
  if (at(0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0))
    return { type: 'audio/mpeg', extension: 'mp3' };
  return null;
}
