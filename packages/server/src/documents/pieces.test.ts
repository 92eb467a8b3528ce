import { describe, expect, it } from 'vitest';
import { framed, FrameReader, type Frame } from './process/frames.ts';
import { headOf, joined, lengthOf, SentText } from './pieces.ts';

const bytes = Buffer.from('Sec. 1. A setback of 50 feet – 🌾.');
/** Cut everywhere, also within a character. */
const cut = (of: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(of.length / size) }, (_, i) => of.subarray(i * size, (i + 1) * size));

describe('bytes in pieces', () => {
  it.each([1, 2, 3, 7, 1_000])('are the same text when joined, however they were cut: %i', (size) => {
    const text = new SentText(cut(bytes, size));
    expect(String(text)).toBe(bytes.toString());
    expect([text.length, lengthOf(text.pieces)]).toEqual([bytes.length, bytes.length]);
    for (const length of [0, 1, 5, bytes.length, 999])
      expect(headOf(text.pieces, length)).toEqual(bytes.subarray(0, length));
  });

  it.each([1, 3, 64, 100_000])('come out of a stream of frames as they went in, cut into %i', (size) => {
    const frames: Frame[] = [
      { head: { n: 1 }, parts: [cut(bytes, 5), [], [bytes]] },
      { head: { n: 2 }, parts: [] },
      { head: { n: 3 }, parts: [[bytes, bytes]] },
    ];
    const read: Frame[] = [];
    const reader = new FrameReader((frame) => read.push(frame));
    for (const piece of cut(Buffer.concat(frames.flatMap(framed)), size)) reader.take(piece);
    const plain = ({ head, parts }: Frame) => ({ head, parts: parts.map((part) => joined(part).toString()) });
    expect(read.map(plain)).toEqual(frames.map(plain));
  });

  it('are not copied on their way: what is read are views of what arrived', () => {
    const long = Buffer.alloc(300_000, 'A rule. ');
    const arrived = cut(Buffer.concat(framed({ head: null, parts: [[long]] })), 65_536);
    let parts: Frame['parts'] = [];
    const reader = new FrameReader((frame) => (parts = frame.parts));
    for (const piece of arrived) reader.take(piece);
    const memory = new Set(arrived.map(({ buffer }) => buffer));
    expect(parts[0]?.every(({ buffer }) => memory.has(buffer))).toBe(true);
    // Nor on the way out.
    expect(framed({ head: null, parts: [[long]] }).at(-1)).toBe(long);
  });
});
