import { limits, type AnswerOf, type Calls } from '@rostrum/contract';
import type { PlainReading } from '@rostrum/engine';

type Told = AnswerOf<Calls['parseOrdinance']>;
type ToBeTold = Pick<PlainReading, 'text' | 'source' | 'chunks' | 'standards'>;

const toldChunk = (chunk: PlainReading['chunks'][number]): Told['chunks'][number] => ({
  text: chunk.text,
  section: chunk.section,
  theme: chunk.theme,
  district: chunk.district,
  municipality: chunk.municipality,
  effective_date: chunk.effective_date,
  enforcement_level: chunk.enforcement_level,
  source: chunk.source,
  type: chunk.type,
  relevance: chunk.relevance,
});

const toldStandard = (standard: PlainReading['standards'][number]): Told['standards'][number] => ({
  id: standard.id,
  subject: standard.subject,
  comparator: standard.comparator,
  value: standard.value,
  unit: standard.unit,
  section: standard.section,
  quote: standard.quote,
  applies_to: standard.applies_to,
  binds: standard.binds,
  measured_to: standard.measured_to,
  from: standard.from,
});

const previewOf = (text: string): string => text.slice(0, limits.ordinancePreviewCharacters);

/** What a page is shown about an ordinance that was read. Takes: the reading, and how many pages the document had. */
export function toldOrdinance({ text, source, chunks, standards }: ToBeTold, pages: number | null): Told {
  return {
    preview: previewOf(text),
    text,
    pages,
    chunks: chunks.map(toldChunk),
    standards: standards.map(toldStandard),
    source,
  };
}

/** What is serialized at once: about a millisecond's worth. */
const charactersInPiece = 250_000;
const objectsInPiece = 400;

/** A text as JSON without its quotation marks, in pieces; half a surrogate pair would be written differently from
 *  the pair. */
export function* textAsJson(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + charactersInPiece);
    if (end < text.length && (text.charCodeAt(end) & 0xfc00) === 0xdc00) end += 1;
    yield JSON.stringify(text.slice(at, end)).slice(1, -1);
    at = end;
  }
}

function* listAsJson<T>(list: readonly T[], told: (one: T) => object): Generator<string> {
  for (let at = 0; at < list.length; at += objectsInPiece) {
    const piece = JSON.stringify(list.slice(at, at + objectsInPiece).map(told)).slice(1, -1);
    yield at === 0 ? piece : `,${piece}`;
  }
}

/** The JSON of `toldOrdinance` in pieces, so that other work can go on in between: for a code of ordinances it is
 *  tens of megabytes, its text once whole, once in its sections, and once more in what its standards quote. */
export function* toldAsJson({ text, source, chunks, standards }: ToBeTold, pages: number | null): Generator<string> {
  yield `{"preview":${JSON.stringify(previewOf(text))},"text":"`;
  yield* textAsJson(text);
  yield `","pages":${JSON.stringify(pages)},"chunks":[`;
  yield* listAsJson(chunks, toldChunk);
  yield '],"standards":[';
  yield* listAsJson(standards, toldStandard);
  yield `],"source":${JSON.stringify(source)}}`;
}
