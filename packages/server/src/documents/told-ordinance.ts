import { limits, type AnswerOf, type Calls } from '@rostrum/contract';
import type { PlainReading } from '@rostrum/engine';

/** What a page is told of an ordinance that was read. Takes: the reading, and how many pages the document had. */
export function toldOrdinance(
  { text, source, chunks, standards }: Pick<PlainReading, 'text' | 'source' | 'chunks' | 'standards'>,
  pages: number | null,
): AnswerOf<Calls['parseOrdinance']> {
  return {
    preview: text.slice(0, limits.ordinancePreviewCharacters),
    text,
    pages,
    chunks: chunks.map((chunk) => ({
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
    })),
    standards: standards.map(({ subject, comparator, value, unit, section, quote, applies_to }) => ({
      subject,
      comparator,
      value,
      unit,
      section,
      quote,
      applies_to,
    })),
    source,
  };
}
