import type { TopicId } from '../knowledge/types.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { identified } from './identity.ts';
import { linesOf } from './lines.ts';
import { localThemeOf } from '../filed/local-themes.ts';
import { districtOf, effectiveYear, enforcementOf, municipalityOf, ordinanceRelevance } from './ordinance-facts.ts';
import { sectionLabel, titlesOf } from './outline-text.ts';
import { passageIndex, searchIn, type PassageIndex, type PlainIndex } from './passage-index.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { rankedBy } from './rank.ts';
import { outlineOf, type SectionNode } from './sections.ts';
import { standardsOf } from './standards.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { ChunkFound, TextReading } from './types.ts';
import { readable, stemsOf } from '../language/stems.ts';

/** Shorter texts have nothing to read. hearing.md §5. */
const shortestText = 20;

/** A reading as plain data, which can be handed from one thread to another. */
export interface PlainReading {
  readonly kind: 'ordinance' | 'planning';
  readonly source: string;
  readonly text: string;
  readonly chunks: TextReading['chunks'];
  readonly standards: TextReading['standards'];
  /** What the search runs over: one per chunk. */
  readonly passages: readonly { readonly heading: string; readonly text: string }[];
}

/** Reads an ordinance or a planning text: sections, passages, standards, and a search over them.
 *  Takes: the text as filed; all offsets given back are UTF-16 units into it.  Gives: under 20 characters no chunks;
 *  every chunk's text over 30 characters.  Never throws; linear in the text.  hearing.md §3, §5; decisions.md §3. */
export function readText(input: { kind: 'ordinance' | 'planning'; source: string; text: string }): TextReading {
  return readingOf(plainReading(input));
}

/** The expensive part of reading, for a separate thread. Takes and gives: as `readText`, without the search. Gives: plain data that can be
 *  sent between threads; nothing but the text if it is too short. */
export function plainReading(input: { kind: 'ordinance' | 'planning'; source: string; text: string }): PlainReading {
  const { kind, source, text } = input;
  if (text.trim().length < shortestText) return { kind, source, text, chunks: [], standards: [], passages: [] };
  const { lines, clean } = linesOf(text);
  const root = outlineOf(lines, text.length);
  const year = effectiveYear(text);
  const place = municipalityOf(text);
  const pieces = piecesOf(root, clean);
  const chunks = pieces.map((piece) => chunkOf(piece, clean, { source, year, place }));
  const shortForms = abbreviationsOf(clean);
  const standards = identified(text, standardsOf(root, clean, text, shortForms));
  const passages = pieces.map((piece, i) => ({
    heading: headingOf(piece.node, clean),
    text: spelledOut(chunks[i]?.text ?? '', shortForms),
  }));
  return { kind, source, text, chunks, standards, passages };
}

/** Adds the search to a plain reading. Takes: what `plainReading` gave, and the index of its passages if it has been made already.  Gives:
 *  the reading.  Throws: never. */
export function readingOf(plain: PlainReading, made?: PlainIndex): TextReading {
  const { kind, source, text, chunks, standards, passages } = plain;
  if (chunks.length === 0) return { kind, source, text, chunks, standards, search: () => [] };
  let index: PassageIndex | null = null;
  // Made on the first question: a page that only parses need not wait for it.
  const indexed = (): PassageIndex => (index ??= made === undefined ? passageIndex(passages) : searchIn(made));
  const rank = rankedBy(chunks, standards);
  const search = (query: string, limit: number) =>
    rank(query, indexed().search(query, 60), limit).map(({ at, score }) => ({
      chunk: chunks[at] as ChunkFound,
      score,
      literal: indexed().literal(query, at),
    }));
  return { kind, source, text, chunks, standards, search };
}

/** The text with the long form of every abbreviation in it added at its end, for the index only. */
function spelledOut(text: string, shortForms: ReadonlyMap<string, string>): string {
  if (shortForms.size === 0) return text;
  const used = new Set<string>();
  for (const match of text.matchAll(/\b[A-Z]{2,8}\b/g)) {
    const long = shortForms.get(match[0]);
    if (long !== undefined) used.add(long);
  }
  return used.size === 0 ? text : `${text} ${[...used].join(' ')}`;
}

function chunkOf(piece: Piece, clean: string, of: { source: string; year: string; place: string }): ChunkFound {
  const text = readable(clean.slice(piece.span.start, piece.span.end));
  const titles = titlesOf(piece.node);
  const found = topicsOfStems([...stemsOf(titles, true), ...stemsOf(text, true)]);
  const topics: TopicId[] = found.slice(0, 4).map(({ topic }) => topic);
  return {
    text,
    section: sectionLabel(piece.node) || null,
    theme: localThemeOf(topics[0]),
    district: districtOf(text),
    municipality: municipalityOf(titles) || of.place,
    effective_date: of.year,
    enforcement_level: enforcementOf(text),
    source: of.source,
    type: 'ordinance_chunk',
    relevance: ordinanceRelevance(text),
    span: piece.span,
    topics,
  };
}

/** The titles above a passage and the sentence that introduces its list: a question often uses their words. */
function headingOf(node: SectionNode, clean: string): string {
  const parent = node.parent;
  let intro = '';
  if (node.isItem && parent !== null && parent.parent !== null) {
    const end = parent.children[0]?.start ?? parent.end;
    const own = clean.slice(parent.start, Math.min(end, parent.start + 300));
    if (end - parent.start < 300) intro = readable(own);
  }
  return `${titlesOf(node)} ${sectionLabel(node)} ${intro}`;
}
