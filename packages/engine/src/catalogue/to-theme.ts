import type { Theme } from '@rostrum/contract';
import type { ThemeSheet } from './types.ts';

/** The theme as it is sent, without the topics that only the engine knows.
 *  Takes: a sheet.  Gives: a fresh object with the fields of practice.md §3.  Throws: never. */
export function toTheme(sheet: ThemeSheet): Theme {
  const { topics: _, industry_relevance, ...theme } = sheet;
  return { ...theme, industry_relevance: { ...industry_relevance } };
}
