import { makeDocumentFetcher } from '../documents/fetch-document.ts';
import type { DocumentProcesses } from '../documents/process/document-processes.ts';
import type { FeedJob, FeedResult } from '../documents/process/jobs.ts';
import { Refusal } from '../http/refusal.ts';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import type { FeedItem } from './stories-in.ts';

export interface NewsPlace {
  readonly county: string;
  readonly state: string;
  readonly city: string;
}

export interface NewsFetcher {
  /** The stories of the feed for this place, without duplicates; null if the feed cannot be reached or read. */
  fetch(place: NewsPlace): Promise<readonly FeedItem[] | null>;
  close(): Promise<void>;
}

/** An applicant waits for this with the form open, and a machine without a network should not make them wait. */
const feedMs = 2_500;
const feedBytes = 5 * 1024 * 1024;
const readMs = 10_000;
const keepMs = 10 * 60_000;
const keepFailureMs = 60_000;

export function feedAddress(template: string, place: NewsPlace): string {
  return template.replace(/\{(county|state|city)\}/g, (_whole, name: keyof NewsPlace) =>
    encodeURIComponent(place[name]),
  );
}

const hostOf = (template: string): string => {
  const { hostname, port, protocol } = new URL(template.replace(/[{}]/g, ''));
  return `${hostname.toLowerCase()}:${port || (protocol === 'https:' ? '443' : '80')}`;
};

/** Fetches the operator's feed, from any address the operator set; redirects may only go to the public internet. It is read in a separate
 *  process, like every outside document. Takes: its template, a clock, and the reader. */
export function makeNewsFetcher(
  template: string,
  now: () => Date,
  processes: Pick<DocumentProcesses, 'run'>,
): NewsFetcher {
  const fetcher = makeDocumentFetcher([hostOf(template)]);
  const kept = new LeastRecentlyUsed<{ since: number; until: number; stories: readonly FeedItem[] | null }>(500);

  async function stories(address: string): Promise<readonly FeedItem[] | null> {
    const { signal } = new AbortController();
    try {
      const { pieces, contentType } = await fetcher.fetch(address, { timeoutMs: feedMs, signal, maxBytes: feedBytes });
      const job: FeedJob = { task: 'feed', origin: new URL(address).hostname, contentType, now: now().toISOString() };
      const { result } = await processes.run<FeedResult>(job, [pieces], { timeoutMs: readMs, signal, caller: 'feed' });
      return result.stories;
    } catch (error) {
      // No network, no such feed, not a feed: there is no local news. decisions.md §8 (Made-up articles).
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  return {
    async fetch(place) {
      const address = feedAddress(template, place);
      const instant = now().getTime();
      const known = kept.get(address);
      // If the clock was set back meanwhile, cached entries would otherwise stay until it has caught up.
      if (known !== undefined && instant < known.until && instant >= known.since) return known.stories;
      const found = await stories(address);
      kept.set(address, { since: instant, until: instant + (found === null ? keepFailureMs : keepMs), stories: found });
      return found;
    },
    close: () => fetcher.close(),
  };
}
