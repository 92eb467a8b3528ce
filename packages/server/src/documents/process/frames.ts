import { joined, lengthOf, type Pieces } from '../pieces.ts';

/* What goes between the server and the process that reads documents: a head as JSON and any number of pieces of
   bytes, each in order and in as many pieces as it came in. Node's own channel between processes copies what it sends several times over,
   while nobody else is served; bytes that go through a pipe are not copied at all. */

export interface Frame<Head = unknown> {
  readonly head: Head;
  readonly parts: readonly Pieces[];
}

interface Envelope {
  readonly head: unknown;
  readonly lengths: readonly number[];
}

const prefixLength = 4;

/** A frame as the pieces to be written one after the other. */
export function framed({ head, parts }: Frame): readonly Uint8Array[] {
  const envelope: Envelope = { head, lengths: parts.map(lengthOf) };
  const json = Buffer.from(JSON.stringify(envelope));
  const prefix = Buffer.alloc(prefixLength);
  prefix.writeUInt32LE(json.length);
  return [Buffer.concat([prefix, json]), ...parts.flat()];
}

/** Reassembles frames from a stream of bytes, however it is cut. */
export class FrameReader {
  readonly #onFrame: (frame: Frame) => void;
  #waiting: Uint8Array[] = [];
  #length = 0;
  #envelope: Envelope | null = null;

  constructor(onFrame: (frame: Frame) => void) {
    this.#onFrame = onFrame;
  }

  take(bytes: Uint8Array): void {
    this.#waiting.push(bytes);
    this.#length += bytes.byteLength;
    for (let frame = this.#next(); frame !== null; frame = this.#next()) this.#onFrame(frame);
  }

  #next(): Frame | null {
    if (this.#envelope === null) {
      if (this.#length < prefixLength) return null;
      const needed = prefixLength + this.#peek(prefixLength).readUInt32LE();
      if (this.#length < needed) return null;
      this.#envelope = JSON.parse(joined(this.#cut(needed)).toString('utf8', prefixLength)) as Envelope;
    }
    const { head, lengths } = this.#envelope;
    if (this.#length < lengths.reduce((sum, length) => sum + length, 0)) return null;
    this.#envelope = null;
    return { head, parts: lengths.map((length) => this.#cut(length)) };
  }

  #peek(length: number): Buffer {
    const first = this.#waiting[0];
    if (first === undefined || first.byteLength < length) this.#waiting = [Buffer.concat(this.#waiting)];
    const { buffer, byteOffset } = this.#waiting[0] as Uint8Array;
    return Buffer.from(buffer, byteOffset, length);
  }

  /** Takes this many bytes off the front, as they lie: none is copied. */
  #cut(length: number): Pieces {
    const pieces: Uint8Array[] = [];
    let left = length;
    while (left > 0) {
      const first = this.#waiting[0] as Uint8Array;
      const part = first.subarray(0, left);
      pieces.push(part);
      left -= part.byteLength;
      if (part.byteLength === first.byteLength) this.#waiting.shift();
      else this.#waiting[0] = first.subarray(part.byteLength);
    }
    this.#length -= length;
    return pieces;
  }
}
