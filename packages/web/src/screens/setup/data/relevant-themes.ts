import type { Theme } from '@rostrum/contract';

/** The score at which a theme counts as relevant to an industry. practice.md §5. */
const relevanceThreshold = 0.5;

/** The themes that matter to an industry, most relevant first. Themes without an id are left out with a warning; an
 *  industry that no theme mentions gets them all. */
export function relevantThemes(themes: readonly Theme[], industry: string | null): readonly Theme[] {
  const usable = themes.filter((theme) => {
    if (theme.theme_id) return true;
    console.warn(`A theme without a theme_id is ignored: '${theme.name}'.`);
    return false;
  });
  if (industry === null) return usable;
  const score = (theme: Theme) => theme.industry_relevance?.[industry] ?? 0;
  const relevant = usable.filter((theme) => score(theme) >= relevanceThreshold);
  return relevant.length > 0 ? relevant.sort((a, b) => score(b) - score(a)) : usable;
}
