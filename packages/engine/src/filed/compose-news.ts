import type { NewsItem } from '@rostrum/contract';
import { hashText, randomFrom } from '../base/random.ts';
import { localThemes, type LocalTheme } from './local-themes.ts';
import { worriesOf } from './worries.ts';

/** Shown in place of a newspaper's name. */
export const composedSource = 'Rostrum (composed)';

/** What people elsewhere worry about with a project of this kind, for an applicant who asks for it when no news was found: two or three
 *  items per theme.
 *  Takes: the place (it only seeds the order and the relevance), the type of project, the themes wanted (all but the general one by
 *  default) and a seed.  Gives: items with relevance 0.7..1, most relevant first; `simulated` true, `url` and `date` null. They name no
 *  event, date, newspaper or person. The same input gives the same items. Never throws. hearing.md §5 (Local content generation);
 *  decisions.md §8 (Made-up articles). */
export function composeNews(given: {
  readonly county: string;
  readonly state: string;
  readonly city?: string | null;
  readonly projectType?: string | null;
  readonly themes?: readonly LocalTheme[];
  readonly seed?: number;
}): NewsItem[] {
  const type = given.projectType ?? '';
  const random = randomFrom(given.seed ?? hashText(`${given.county} ${given.state} ${type}`), 'worries');
  const wanted = given.themes ?? localThemes.filter((theme) => theme !== 'general');
  const items = [...new Set(wanted)].flatMap((theme) =>
    worriesOf(theme, type)
      .slice(-3)
      .map(({ title, text }): NewsItem => ({
        title,
        snippet: text,
        theme,
        relevance: Math.round((0.7 + random.next() * 0.3) * 100) / 100,
        source: composedSource,
        date: null,
        url: null,
        opposition_detected: false,
        simulated: true,
      })),
  );
  return items
    .map((item, at) => ({ item, at }))
    .sort((a, b) => b.item.relevance - a.item.relevance || a.at - b.at)
    .map(({ item }) => item);
}
