import { splitAtSpaces } from '../base/text.ts';
import type { IndustryGroup } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { categories, industryChecklists } from './presentation-items.ts';
import { localThemeOf, type LocalTheme } from './local-themes.ts';
import type { Gap, PresentationAnalysis } from './types.ts';

/** A presentation shorter than this is not analyzed. hearing.md §5. */
export const shortestPresentation = 10;
const gapBelow = 0.5;
const themeAbove = 0.3;
const mostThemes = 5;
const fullLengthWords = 300;

/** Themes that come with an industry, if the gaps leave room. */
const industryThemes: Readonly<Record<IndustryGroup, readonly LocalTheme[]>> = {
  renewable_energy: ['visual_impact', 'environmental_impact', 'property_values'],
  wind: ['noise_concerns', 'visual_impact', 'property_values'],
  battery_storage: ['public_safety', 'noise_concerns', 'environmental_impact'],
  data_centers: ['noise_concerns', 'environmental_impact', 'economic_development'],
  commercial: ['traffic_safety', 'noise_concerns', 'visual_impact'],
  residential: ['traffic_safety', 'zoning_compliance', 'property_values'],
  logistics: ['traffic_safety', 'noise_concerns', 'environmental_impact'],
  manufacturing: ['environmental_impact', 'noise_concerns', 'public_safety'],
  oil_gas: ['public_safety', 'environmental_impact', 'traffic_safety'],
  generic: ['zoning_compliance', 'traffic_safety', 'general'],
};

/** The analysis of a presentation: ten categories, the industry's checklist, gaps, themes, overall figures.
 *  Takes: the words and the industry group.  Gives: null under 10 characters. Never throws; linear. hearing.md §5. */
export function analyzePresentation(text: string, industry: IndustryGroup): PresentationAnalysis | null {
  if (text.trim().length < shortestPresentation) return null;
  const read = annotate(text);
  const universal: Record<string, { mentioned: boolean; quality_score: number; details: string[]; gaps: string[] }> =
    {};
  const universalGaps: Gap[] = [];
  let sum = 0;
  for (const category of categories) {
    const mentioned = category.isTold(read);
    const details = mentioned ? category.details.filter(({ isTold }) => isTold(read)).map(({ detail }) => detail) : [];
    const score = mentioned ? (category.scores[Math.min(details.length, category.scores.length - 1)] ?? 0) : 0;
    const isGap = score < gapBelow;
    universal[category.id] = { mentioned, quality_score: score, details, gaps: isGap ? [category.gap] : [] };
    if (isGap)
      universalGaps.push({
        category: category.id,
        message: category.gap,
        severity: tenth(1 - score),
        topic: category.topic,
      });
    sum += score;
  }
  const checklist = industryChecklists[industry] ?? [];
  const industrySpecific = checklist.map(({ item, isTold, gap, topic }) => {
    const mentioned = isTold(read);
    return { item, mentioned, gap: mentioned ? null : gap, topic };
  });
  const share =
    checklist.length === 0 ? 0 : industrySpecific.filter(({ mentioned }) => mentioned).length / checklist.length;
  // A checklist item is either mentioned or not; how much a missing one weighs depends on how much else is missing.
  const industryGaps: Gap[] = industrySpecific.flatMap(({ gap, topic }) =>
    gap === null ? [] : [{ category: industry, message: gap, severity: tenth(0.4 + 0.4 * (1 - share)), topic }],
  );
  const universalCoverage = hundredth(sum / categories.length);
  const industryCoverage = industryChecklists[industry] === undefined ? 0.3 : 0.8;
  const words = splitAtSpaces(text).filter((word) => word !== '').length;
  return {
    universal,
    industry_analysis: { industry_group: industry, industry_specific: industrySpecific },
    overall_assessment: {
      universal_coverage: universalCoverage,
      industry_specific_coverage: industryCoverage,
      overall_quality: hundredth((universalCoverage + industryCoverage) / 2),
      presentation_length_score: Math.min(1, words / fullLengthWords),
    },
    gaps: [...universalGaps, ...industryGaps],
    themes: themesOf(universalGaps, industryGaps, industry),
  };
}

/** Up to 3 themes from universal gaps and 2 from the industry's, the most serious first, then the industry's own. §5. */
function themesOf(universal: readonly Gap[], industry: readonly Gap[], group: IndustryGroup): readonly string[] {
  const themes: string[] = [];
  const take = (gaps: readonly Gap[], most: number): void => {
    let taken = 0;
    for (const gap of [...gaps].sort((a, b) => b.severity - a.severity)) {
      const theme = localThemeOf(gap.topic);
      if (taken >= most || gap.severity <= themeAbove || theme === 'general' || themes.includes(theme)) continue;
      themes.push(theme);
      taken++;
    }
  };
  take(universal, 3);
  take(industry, 2);
  for (const theme of industryThemes[group]) if (!themes.includes(theme)) themes.push(theme);
  return themes.slice(0, mostThemes);
}

function tenth(value: number): number {
  return Math.round(value * 100) / 100;
}

function hundredth(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
