import { stemsOf } from '../language/stems.ts';

const alike = 0.75;

/** News without repeats: the same address, or titles that share three words out of four, are one story; the first one stays. Takes:
 *  stories, the ones to keep first. Gives: those kept, in the same order. */
export function dedupedNews<T extends { readonly title: string; readonly url?: string | null }>(
  items: readonly T[],
): T[] {
  const kept: { item: T; words: Set<string> }[] = [];
  const urls = new Set<string>();
  const titles = new Set<string>();
  for (const item of items) {
    const url = plainUrl(item.url ?? null);
    if (url !== null && urls.has(url)) continue;
    const words = new Set(stemsOf(withoutSource(item.title)));
    const key = [...words].join(' ');
    if (titles.has(key)) continue;
    // Wire stories appear under slightly changed titles; a page of news is short, so all pairs are compared, up to a limit.
    if (words.size >= 4 && kept.slice(-200).some((other) => overlap(words, other.words) >= alike)) continue;
    if (url !== null) urls.add(url);
    titles.add(key);
    kept.push({ item, words });
  }
  return kept.map(({ item }) => item);
}

/** 'Board delays solar vote - The Daily News' and 'Board delays solar vote' are one story. */
function withoutSource(title: string): string {
  return title.replace(/\s[-–—|]\s[^-–—|]{2,40}$/, '');
}

function plainUrl(url: string | null): string | null {
  return url === null
    ? null
    : url
        .replace(/[?#].*$/, '')
        .replace(/^https?:\/\/(?:www\.)?/, '')
        .replace(/\/$/, '')
        .toLowerCase();
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / Math.max(a.size, b.size, 1);
}
