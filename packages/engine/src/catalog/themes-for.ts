import { industryKeyOf } from './industry-key-of.ts';
import { themes } from './themes.ts';
import type { ThemeSheet } from './types.ts';

/** The score at which a theme counts as relevant to an industry. practice.md §5. */
export const relevanceThreshold = 0.5;

/** The themes that matter to a project, most relevant first, ties in catalog order.
 *  Takes: a project type or industry, as id, name or older key; a missing or unknown one means all themes.
 *  Gives: themes with a relevance of 0.5 or more.  Throws: never. decisions.md §3. */
export function themesFor(projectTypeOrIndustry?: string): readonly ThemeSheet[] {
  const industry = industryKeyOf(projectTypeOrIndustry);
  if (industry === null) return themes;
  const score = (theme: ThemeSheet) => theme.industry_relevance[industry] ?? 0;
  return themes.filter((theme) => score(theme) >= relevanceThreshold).sort((a, b) => score(b) - score(a));
}
