import type { Theme } from '@rostrum/contract';
import type { ThemeSheet } from './types.ts';

/** The theme as sent to the page, without the topics that only the engine needs.
 *  Takes: a sheet.  Gives: a new object with the fields of practice.md §3.  Throws: never. */
export function toTheme(sheet: ThemeSheet): Theme {
  const { topics: _, industry_relevance, ...theme } = sheet;
  return { ...theme, industry_relevance: { ...industry_relevance } };
}
