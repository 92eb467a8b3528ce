import type { NewsItem, OrdinanceChunk } from '@rostrum/contract';
import { composeNews } from './compose-news.ts';
import { localThemes, type LocalTheme } from './local-themes.ts';
import { readText } from '../ordinance/read-text.ts';

export { ordinanceRelevance } from '../ordinance/ordinance-facts.ts';

export type LocalContentMode = 'single_theme' | 'multi_theme' | 'real_life';

/** The themes of a mode. hearing.md §5: multi_theme is visual, traffic, environmental; real_life is all of them. Takes: the mode and the
 *  theme chosen, if any. Gives: for a single theme that is unknown or null, 'general'. */
export function themesOfMode(mode: LocalContentMode, theme: string | null): readonly LocalTheme[] {
  if (mode === 'single_theme') return [localThemes.find((known) => known === theme) ?? 'general'];
  if (mode === 'multi_theme') return ['visual_impact', 'traffic_safety', 'environmental_impact'];
  return localThemes;
}

/** Local content made from the project's configuration: what people worry about, and the passages of the ordinance text that belong to the
 *  mode's themes.
 *  Takes: mode and theme, the place, the type of project, the ordinance text if there is one.
 *  Gives: 2 or 3 composed items per theme and the matching passages, most relevant first. A mode of one or several themes keeps only
 *  passages of its themes; real_life keeps all. No ordinance text, or one under 20 characters, gives no passages. Never throws;
 *  deterministic. hearing.md §5 (Local content generation). */
export function localContent(given: {
  readonly mode: LocalContentMode;
  readonly theme?: string | null;
  readonly county: string;
  readonly state: string;
  readonly city?: string | null;
  readonly projectType?: string | null;
  readonly ordinanceText?: string | null;
  readonly ordinanceSource?: string;
}): { readonly news: NewsItem[]; readonly chunks: OrdinanceChunk[] } {
  const themes = themesOfMode(given.mode, given.theme ?? null);
  const news = composeNews({ ...given, themes });
  const reading = readText({
    kind: 'ordinance',
    source: given.ordinanceSource ?? 'Zoning ordinance',
    text: given.ordinanceText ?? '',
  });
  const chunks = reading.chunks
    .filter((chunk) => given.mode === 'real_life' || themes.some((theme) => theme === chunk.theme))
    .map(({ span: _span, topics: _topics, ...chunk }, at) => ({ chunk, at }))
    .sort((a, b) => b.chunk.relevance - a.chunk.relevance || a.at - b.at)
    .map(({ chunk }) => chunk);
  return { news, chunks };
}
