import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { plainIndex, readingOf, type PlainIndex, type PlainReading, type TextReading } from '@rostrum/engine';

/* A reading of a long ordinance is tens of thousands of objects. Handed over as they are they would be unpacked in one go, while
   nobody else is served; so they travel as bytes, and are unpacked some at a time. */

export interface PackedReading {
  readonly slices: readonly Uint8Array[];
  readonly index: PlainIndex;
}

/** What is unpacked at once: some milliseconds of it. */
const objectsInSlice = 300;

interface Slice {
  readonly chunks?: PlainReading['chunks'];
  readonly standards?: PlainReading['standards'];
}

function slicesOf<T>(list: readonly T[], slice: (part: readonly T[]) => Slice): Uint8Array[] {
  const slices: Uint8Array[] = [];
  for (let at = 0; at < list.length; at += objectsInSlice) {
    // A copy of its own: what is handed over must not be part of a buffer that is used for something else.
    slices.push(new Uint8Array(serialize(slice(list.slice(at, at + objectsInSlice)))));
  }
  return slices;
}

/** Takes: a reading.  Gives: the same with its search made, ready to be handed to another thread. */
export function packed({ chunks, standards, passages }: PlainReading): PackedReading {
  return {
    slices: [
      ...slicesOf(chunks, (part) => ({ chunks: part })),
      ...slicesOf(standards, (part) => ({ standards: part })),
    ],
    index: plainIndex(passages),
  };
}

/** The memory that changes hands with a packed reading. */
export function buffersOf({ slices, index }: PackedReading): ArrayBuffer[] {
  return [...slices, index.ends, index.ids, index.impacts, index.idfs].map(({ buffer }) => buffer as ArrayBuffer);
}

/** The reading again, unpacked between other work. Takes: the paper that was read, and what `packed` gave. */
export async function unpacked(
  { kind, source, text }: Pick<PlainReading, 'kind' | 'source' | 'text'>,
  { slices, index }: PackedReading,
): Promise<TextReading> {
  const chunks: PlainReading['chunks'][number][] = [];
  const standards: PlainReading['standards'][number][] = [];
  for (const bytes of slices) {
    const slice = deserialize(bytes) as Slice;
    chunks.push(...(slice.chunks ?? []));
    standards.push(...(slice.standards ?? []));
    await nextTurn();
  }
  return readingOf({ kind, source, text, chunks, standards, passages: [] }, index);
}
