import type { NewsItem } from '@rostrum/contract';
import { randomFrom, hashText } from '../base/random.ts';
import { localThemes, type LocalTheme } from './local-themes.ts';
import { newsKindOf, storiesOf, type Story } from './news-stories.ts';

const sources = ['Composed for this rehearsal'] as const;

/** Local stories where no feed could be reached: two or three for each theme, about a project of this kind in this
 *  place, and marked as composed.
 *  Takes: the place, the type of project, `today` as an ISO date, the themes wanted (all that have stories by default)
 *  and a seed.  Gives: items with relevance 0.7..1, `url` null, `simulated` true; no item bears a newspaper's name or
 *  a date after today.  The same input gives the same items.  Never throws; a date that cannot be read is left as it is.
 *  hearing.md §5 (Local content generation); decisions.md §1, §6. */
export function composeNews(given: {
  readonly county: string;
  readonly state: string;
  readonly city?: string | null;
  readonly projectType?: string | null;
  readonly today: string;
  readonly themes?: readonly LocalTheme[];
  readonly seed?: number;
}): NewsItem[] {
  const kind = newsKindOf(given.projectType ?? '');
  const county = /\b(?:county|parish|borough|city|area|municipality)$/i.test(given.county.trim())
    ? given.county.trim()
    : `${given.county.trim()} County`;
  const place = (given.city ?? '').trim() === '' ? county : (given.city ?? '').trim();
  const random = randomFrom(given.seed ?? hashText(`${county} ${given.state} ${place} ${kind.name}`), 'news');
  const wanted = given.themes ?? localThemes.filter((theme) => theme !== 'general');
  const items: NewsItem[] = [];
  for (const theme of new Set(wanted)) {
    const stories = [...storiesOf(theme, kind)];
    const count = Math.min(stories.length, random.next() < 0.5 ? 2 : 3);
    for (let n = 0; n < count; n++) {
      const story = stories.splice(Math.floor(random.next() * stories.length), 1)[0] as Story;
      items.push({
        title: filled(story.title),
        snippet: filled(story.snippet),
        theme,
        relevance: Math.round((0.7 + random.next() * 0.3) * 100) / 100,
        source: random.pick(sources),
        date: daysBefore(given.today, 2 + Math.floor(random.next() * 110)),
        url: null,
        opposition_detected: story.opposed,
        simulated: true,
      });
    }
  }
  return items
    .map((item, i) => ({ item, i }))
    .sort((a, b) => b.item.relevance - a.item.relevance || a.i - b.i)
    .map(({ item }) => item);

  function filled(text: string): string {
    const done = text
      .replace(/\{kind\}/g, kind.one)
      .replace(/\{kinds\}/g, kind.many)
      .replace(/\{county\}/g, county)
      .replace(/\{place\}/g, place)
      .replace(/\{state\}/g, given.state.trim())
      .replace(/\{thing\}/g, kind.thing);
    return done.charAt(0).toUpperCase() + done.slice(1);
  }
}

/** The ISO date some days before another, by the civil calendar. */
function daysBefore(today: string, days: number): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(today);
  if (match === null) return today;
  const serial = serialOf(Number(match[1]), Number(match[2]), Number(match[3])) - days;
  return isoOf(serial);
}

/** Days since 1970-01-01 (proleptic Gregorian). */
function serialOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yoe = y - era * 400;
  const doy = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yoe * 365 + Math.floor(yoe / 4) - Math.floor(yoe / 100) + doy - 719_468;
}

function isoOf(serial: number): string {
  // Civil date from a day count, after the usual era arithmetic; needs no clock.
  const z = serial + 719_468;
  const era = Math.floor(z / 146_097);
  const doe = z - era * 146_097;
  const yoe = Math.floor((doe - Math.floor(doe / 1_460) + Math.floor(doe / 36_524) - Math.floor(doe / 146_096)) / 365);
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const day = doy - Math.floor((153 * mp + 2) / 5) + 1;
  const month = mp < 10 ? mp + 3 : mp - 9;
  const year = yoe + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
