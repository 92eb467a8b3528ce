import { themes } from './themes.ts';
import type { ThemeSheet } from './types.ts';

const byId: ReadonlyMap<string, ThemeSheet> = new Map(themes.map((theme) => [theme.theme_id, theme]));

/** The theme with this id.
 *  Takes: anything.  Gives: the theme, or null if there is none.  Throws: never. */
export function themeById(id: unknown): ThemeSheet | null {
  return typeof id === 'string' ? (byId.get(id) ?? null) : null;
}
