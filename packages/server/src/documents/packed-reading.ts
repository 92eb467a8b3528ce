import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip } from 'node:zlib';
import { plainIndex, readingOf, type PlainIndex, type PlainReading, type TextReading } from '@rostrum/engine';
import { packedBytes } from './packed-bytes.ts';
import { joined, type Pieces } from './pieces.ts';

/* A reading of a long ordinance is tens of thousands of objects, and as bytes five times as long as its text.
   Handed over as objects they would be unpacked in one go, while nobody else is served; handed over as those bytes
   they would make the garbage collector look, again in one go, for what it could free. So they travel and wait
   compressed, in one piece, and are decompressed in slices when somebody asks about the ordinance, which most
   people who file one do only later. */

export interface PackedReading {
  readonly gzip: Pieces;
  /** Lengths of its consecutive parts, in bytes: first the lists of the search, then the slices. */
  readonly lists: Readonly<Record<List, number>>;
  readonly slices: readonly number[];
  readonly passages: number;
}

type List = 'idfs' | 'ends' | 'ids' | 'impacts';

/** What is decompressed at once: a few milliseconds' worth. */
const objectsInSlice = 300;

interface Slice {
  readonly chunks?: PlainReading['chunks'];
  readonly standards?: PlainReading['standards'];
  readonly stems?: PlainIndex['stems'];
}

function slicesOf<T>(list: readonly T[], slice: (part: readonly T[]) => Slice): Uint8Array[] {
  const slices: Uint8Array[] = [];
  for (let at = 0; at < list.length; at += objectsInSlice)
    slices.push(serialize(slice(list.slice(at, at + objectsInSlice))));
  return slices;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Takes: a reading.  Gives: the same with its search made, ready to be handed to another thread. */
export function packed({ chunks, standards, passages }: PlainReading): PackedReading {
  const { stems, ends, ids, impacts, idfs, size } = plainIndex(passages);
  const slices = [
    ...slicesOf(chunks, (part) => ({ chunks: part })),
    ...slicesOf(standards, (part) => ({ standards: part })),
    ...slicesOf(stems, (part) => ({ stems: part })),
  ];
  const bytes = Buffer.concat([...[idfs, ends, ids, impacts].map(bytesOf), ...slices]);
  return {
    gzip: [packedBytes(bytes)],
    lists: {
      idfs: idfs.byteLength,
      ends: ends.byteLength,
      ids: ids.byteLength,
      impacts: impacts.byteLength,
    },
    slices: slices.map(({ length }) => length),
    passages: size,
  };
}

const opened = promisify(gunzip);

/** The reading again, decompressed between other work.  Takes: the paper that was read, and what `packed` gave. */
export async function unpacked(
  { kind, source, text }: Pick<PlainReading, 'kind' | 'source' | 'text'>,
  { gzip, lists, slices, passages }: PackedReading,
): Promise<TextReading> {
  const bytes = await opened(joined(gzip));
  let at = 0;
  const next = (length: number): Uint8Array => bytes.subarray(at, (at += length));
  // Copies: a list of numbers must be aligned, and should keep nothing else in memory.
  const copied = (length: number): ArrayBuffer => new Uint8Array(next(length)).buffer;
  const idfs = new Float64Array(copied(lists.idfs));
  const ends = new Uint32Array(copied(lists.ends));
  const ids = new Uint32Array(copied(lists.ids));
  const impacts = new Float32Array(copied(lists.impacts));
  const chunks: PlainReading['chunks'][number][] = [];
  const standards: PlainReading['standards'][number][] = [];
  const stems: string[] = [];
  for (const length of slices) {
    const slice = deserialize(next(length)) as Slice;
    chunks.push(...(slice.chunks ?? []));
    standards.push(...(slice.standards ?? []));
    stems.push(...(slice.stems ?? []));
    await nextTurn();
  }
  const index = { size: passages, stems, idfs, ends, ids, impacts };
  return readingOf({ kind, source, text, chunks, standards, passages: [] }, index);
}
