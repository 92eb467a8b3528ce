import { parseFeed } from 'feedsmith';
import { decodeText } from '../documents/formats/decode-text.ts';

/** A story as a feed has it. */
export interface FeedItem {
  readonly title: string;
  readonly snippet: string;
  readonly source: string;
  readonly date: string;
  readonly url: string | null;
}

const maxStories = 40;
/** A few hundred characters of a field are shown; a feed may put a whole paper into one. */
const longestField = 20_000;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Text of a field that feeds fill with a text, an object with a value, or HTML. */
function plain(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : typeof fieldsOf(value)['value'] === 'string'
        ? (fieldsOf(value)['value'] as string)
        : '';
  return decodeEntities(text.slice(0, longestField).replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['hellip', '…'],
]);

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function dateOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const instant = typeof value === 'string' || value instanceof Date ? new Date(value) : null;
    if (instant !== null && !Number.isNaN(instant.getTime())) return instant.toISOString();
  }
  return null;
}

function urlOf(entry: Fields): string | null {
  const links = listOf(entry['links']).map(fieldsOf);
  const link = links.find((one) => one['rel'] === undefined || one['rel'] === 'alternate') ?? links[0];
  const text =
    typeof entry['link'] === 'string'
      ? entry['link']
      : typeof entry['url'] === 'string'
        ? entry['url']
        : link?.['href'];
  return typeof text === 'string' && URL.canParse(text) && /^https?:/.test(text) ? text : null;
}

/** A feed declares its encoding in its first line or in the header of the response. */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared =
    /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1] ?? /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1];
  return decodeText(bytes, declared ?? null);
}

/** The stories of any feed, in its order.  Takes: the text of the feed, the name of its source, the current time. */
export function storiesIn(text: string, origin: string, now: Date): readonly FeedItem[] {
  const feed = fieldsOf(parseFeed(text).feed);
  const feedTitle = plain(feed['title']) || origin;
  const seen = new Set<string>();
  const stories: FeedItem[] = [];
  for (const entry of [...listOf(feed['items']), ...listOf(feed['entries'])].map(fieldsOf)) {
    const title = plain(entry['title']) || plain(entry['description'] ?? entry['summary']).slice(0, 120);
    const url = urlOf(entry);
    // One story arrives under several addresses and one address with several query strings: both count as duplicates.
    const keys = [title.toLowerCase().replace(/\W+/g, ' ').trim(), url?.replace(/[?#].*$/, '') ?? ''].filter(
      (key) => key !== '',
    );
    if (title === '' || keys.some((key) => seen.has(key))) continue;
    keys.forEach((key) => seen.add(key));
    const source = plain(fieldsOf(entry['source'])['title'] ?? fieldsOf(entry['source'])['value']) || feedTitle;
    const body =
      entry['description'] ??
      entry['summary'] ??
      fieldsOf(entry['content'])['encoded'] ??
      entry['content'] ??
      entry['content_text'];
    stories.push({
      title,
      snippet: (plain(body) || title).slice(0, 500),
      source,
      date:
        dateOf(
          entry['pubDate'],
          entry['published'],
          entry['updated'],
          entry['date_published'],
          fieldsOf(entry['dc'])['date'],
        ) ?? now.toISOString(),
      url,
    });
    if (stories.length === maxStories) break;
  }
  return stories;
}
