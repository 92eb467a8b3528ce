/* Combines pictures into an animated WebP. The browser that takes them compresses each; this only writes them into one file, following the
   WebP container format, so that no encoder has to be installed. */

const chunk = (name, body) => {
  const padded = body.length % 2 === 0 ? body : Buffer.concat([body, Buffer.alloc(1)]);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, padded]);
};

const threeBytes = (value) => {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
};

/** The chunks of a still WebP that contain the picture itself. */
function pictureOf(file) {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('a frame is not a WebP picture');
  const parts = [];
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) parts.push(chunk(name, file.subarray(at + 8, at + 8 + length)));
    at += 8 + length + (length % 2);
  }
  if (parts.length === 0) throw new Error('a frame holds no picture');
  return Buffer.concat(parts);
}

/** Frames of one size, each a WebP file and how long to show it, as one file that loops. */
export function animated(frames, { width, height }) {
  const size = [threeBytes(width - 1), threeBytes(height - 1)];
  const hasAnimation = 0x02;
  const noBlending = 0x02;
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.concat([Buffer.from([hasAnimation, 0, 0, 0]), ...size])),
    // White paper as the background, and an endless loop.
    chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0])),
    ...frames.map(({ file, ms }) =>
      chunk(
        'ANMF',
        Buffer.concat([
          threeBytes(0),
          threeBytes(0),
          ...size,
          threeBytes(ms),
          Buffer.from([noBlending]),
          pictureOf(file),
        ]),
      ),
    ),
  ]);
  return chunk('RIFF', body);
}
