import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip, gzipSync } from 'node:zlib';

/* What a page is told of a code of ordinances is tens of megabytes that say much three times. Handed from thread to thread as it
   is, all of that would count as memory that came at once, and the collector of garbage would stop everybody to look for some:
   so it travels packed, to a browser as well, and is unpacked a little at a time for those that take nothing packed. */

export interface PackedJson {
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Length of the JSON itself. */
  readonly bytes: number;
}

/** The upper levels take several times as long for a tenth less. */
const level = constants.Z_BEST_SPEED;
/** What is unpacked at once: about a millisecond of it. */
const chunkSize = 256 * 1_024;

const lengthOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Packs JSON that comes in pieces, in one go: for a thread that serves nobody else. */
export function packedJson(pieces: Iterable<string>): PackedJson {
  const json = Array.from(pieces, (piece) => Buffer.from(piece));
  // A copy of its own: what is handed over must not be part of a buffer that is used for something else.
  return { gzip: new Uint8Array(gzipSync(Buffer.concat(json), { level })), bytes: lengthOf(json) };
}

/** The same between other work. Throws what `signal` is aborted with. */
export async function packedBetween(pieces: Iterable<string>, signal: AbortSignal): Promise<PackedJson> {
  let bytes = 0;
  function* counted(): Generator<Buffer> {
    for (const piece of pieces) {
      const json = Buffer.from(piece);
      bytes += json.length;
      yield json;
    }
  }
  const collected = new PassThrough();
  const [gzip] = await Promise.all([
    buffer(collected),
    pipeline(Readable.from(counted()), createGzip({ level }), collected, { signal }),
  ]);
  return { gzip: new Uint8Array(gzip), bytes };
}

/** The JSON again, no faster than it is taken. */
export function unpackedJson({ gzip }: PackedJson): Readable {
  const json = createGunzip({ chunkSize });
  json.end(gzip);
  return json;
}
