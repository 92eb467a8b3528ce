import type { NewsItem } from '@rostrum/contract';
import { localThemeOf } from './local-themes.ts';
import { dedupedNews } from './same-story.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import { stemsOf } from '../language/stems.ts';

export { composeNews } from './compose-news.ts';

export interface FoundArticle {
  readonly title: string;
  readonly snippet: string;
  readonly source: string;
  readonly date: string;
  readonly url: string | null;
}

export interface NewsContext {
  readonly county?: string | null;
  readonly state?: string | null;
  readonly city?: string | null;
  readonly projectType?: string | null;
}

const opposed =
  /\b(?:oppos(?:e|es|ed|ition|ing|ents?)|protest(?:s|ed|ers?)?|against|object(?:s|ed|ions?|ing)?|petition(?:s|ed)?|lawsuit|sue[sd]?|suing|fight(?:s|ing)?|reject(?:s|ed)?|den(?:y|ies|ied)|deny|moratorium|pushback|push back|backlash|outcry|concern(?:s|ed)|critic(?:s|ize[sd]?|ism)|block(?:s|ed)?|ban(?:s|ned)?|halt(?:s|ed)?|controvers(?:y|ial)|divid(?:e[sd]?|ed)|pack(?:s|ed) (?:the )?(?:meeting|hearing|room)|angry|upset|voice[sd]? (?:concerns?|opposition)|yard signs?|appeal(?:s|ed)?)\b/i;
const supportive =
  /\b(?:drops? (?:its |their )?(?:opposition|lawsuit)|no (?:one )?opposition|without (?:any )?opposition|unopposed|rejects? (?:the )?(?:appeal|lawsuit|petition)|dismiss(?:es|ed)? (?:the )?(?:lawsuit|appeal))\b/i;
const landUse =
  /\b(?:zoning|planning (?:commission|board)|rezon\w+|hearing|county (?:board|commission\w*)|supervisors|city council|township|ordinance|permit|variance|conditional use|special use|development|developer|proposal|proposed|project|solar|wind farm|data center|warehouse|subdivision|apartments|battery storage)\b/gi;

/** Adds theme, relevance and whether they report opposition to the stories of a feed; drops repeats.
 *  Takes: the articles as read from the feed, and the place and type of the project.  Gives: news items, most relevant first, relevance
 *  0..1 by land-use words, place and type of project; `simulated` false. Never throws. hearing.md §3 (News item), §5. */
export function classifyNews(items: readonly FoundArticle[], context: NewsContext): NewsItem[] {
  const places = [context.county, context.city, context.state].map((place) =>
    (place ?? '')
      .replace(/ (?:County|Parish|Borough)$/i, '')
      .trim()
      .toLowerCase(),
  );
  const typeWords = new Set(stemsOf((context.projectType ?? '').replace(/_/g, ' ')));
  const classified = dedupedNews(items).map((item): NewsItem => {
    const text = `${item.title}. ${item.snippet}`.slice(0, 4_000);
    const stems = stemsOf(text, true);
    const topics = topicsOfStems(stems, 1);
    const low = text.toLowerCase();
    const civic = Math.min(4, new Set((text.match(landUse) ?? []).map((word) => word.toLowerCase())).size);
    let relevance = 0.2 + civic * 0.1;
    if (places[0] !== '' && low.includes(places[0] ?? '\u0000')) relevance += 0.15;
    if (places[1] !== '' && low.includes(places[1] ?? '\u0000')) relevance += 0.1;
    if (typeWords.size > 0 && stems.some((stem) => typeWords.has(stem))) relevance += 0.2;
    return {
      title: item.title,
      snippet: item.snippet,
      theme: localThemeOf(topics.find(({ topic }) => localThemeOf(topic) !== 'general')?.topic),
      relevance: Math.round(Math.min(1, relevance) * 100) / 100,
      source: item.source,
      date: item.date,
      url: item.url,
      opposition_detected: tellsOfOpposition(text),
      simulated: false,
    };
  });
  return classified
    .map((item, i) => ({ item, i }))
    .sort((a, b) => b.item.relevance - a.item.relevance || a.i - b.i)
    .map(({ item }) => item);
}

/** Whether the words mention people who are against a project. Takes: the title and the snippet of a story, or any text. Gives: false if
 *  all it tells is that opposition ended or failed. */
export function tellsOfOpposition(text: string): boolean {
  return opposed.test(text.replace(new RegExp(supportive.source, 'gi'), ' '));
}
