/* Bytes in the pieces in which they came, from a connection or from another process. The thread that serves everybody passes
   megabytes on in these pieces: to join them, or to make a string of them, would take as long as several calls do. */

export type Pieces = readonly Uint8Array[];

const bufferOn = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export function lengthOf(pieces: Pieces): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** All of them as one. A single piece is not copied. */
export function joined(pieces: Pieces): Buffer {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? bufferOn(first) : Buffer.concat(pieces);
}

/** The first bytes, up to this many. */
export function headOf(pieces: Pieces, length: number): Buffer {
  const head: Uint8Array[] = [];
  let left = length;
  for (const piece of pieces) {
    if (left <= 0) break;
    head.push(piece.subarray(0, left));
    left -= piece.byteLength;
  }
  return joined(head);
}

/** A text in UTF-8 as it was sent: a string only where somebody asks for one. */
export class SentText {
  readonly pieces: Pieces;
  /** In bytes, which is at least the number of characters. */
  readonly length: number;

  constructor(pieces: Pieces) {
    this.pieces = pieces;
    this.length = lengthOf(pieces);
  }

  static of(text: string): SentText {
    return new SentText([Buffer.from(text)]);
  }

  toString(): string {
    return joined(this.pieces).toString();
  }
}
