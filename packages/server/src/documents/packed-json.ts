import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packedBytes, packingLevel } from './packed-bytes.ts';
import type { Pieces } from './pieces.ts';

/* What a page gets about a code of ordinances is tens of megabytes with a lot of repetition. Handed from thread to thread uncompressed, all
   of it would count as memory allocated at once, and the garbage collector would stop everybody to find room: so it travels compressed,
   even to the browser, and is decompressed a little at a time for clients that don't accept compression. */

export interface PackedJson {
  readonly gzip: Pieces;
  /** Length of the JSON itself. */
  readonly bytes: number;
}

/** What is decompressed at once: about a millisecond's worth. */
const chunkSize = 256 * 1_024;

/** Compresses JSON that comes in pieces, in one go: for a thread that serves nobody else. */
export function packedJson(pieces: Iterable<string>): PackedJson {
  const json = Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));
  return { gzip: [packedBytes(json)], bytes: json.length };
}

/** The same, interleaved with other work. Throws the reason of `signal`. */
export async function packedBetween(pieces: Iterable<string>, signal: AbortSignal): Promise<PackedJson> {
  let bytes = 0;
  function* counted(): Generator<Buffer> {
    for (const piece of pieces) {
      const json = Buffer.from(piece);
      bytes += json.length;
      yield json;
    }
  }
  const gzip: Buffer[] = [];
  // A piece at a time: what is taken ahead is taken in one turn.
  await pipeline(
    Readable.from(counted(), { highWaterMark: 1 }),
    createGzip({ level: packingLevel }),
    async (packed: AsyncIterable<Buffer>) => {
      for await (const piece of packed) gzip.push(piece);
    },
    { signal },
  );
  return { gzip, bytes };
}

/** The JSON again, no faster than it is read. */
export function unpackedJson({ gzip }: PackedJson): Readable {
  const json = createGunzip({ chunkSize });
  for (const piece of gzip) json.write(piece);
  json.end();
  return json;
}
