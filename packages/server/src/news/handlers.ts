import type { NewsItem } from '@rostrum/contract';
import { classifyNews, composeNews } from '@rostrum/engine';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Room } from '../rehearsals/ask.ts';
import { fileNews } from '../rehearsals/filing.ts';
import { given } from '../rehearsals/given.ts';
import type { NewsFetcher } from './fetch-news.ts';

export function newsHandlers(room: Room, fetcher: NewsFetcher): Handlers<'news'> {
  return {
    news: async ({ query, session }) => {
      const [county, state] = [given(query.county), given(query.state)];
      if (county === null || state === null)
        throw new Refusal('malformed', 'Please select a state and county before fetching news.');
      const city = given(query.city) ?? '';
      const known = session === null ? null : (await room.journal.read(session)).rehearsal.project;
      const projectType = given(query.project_type) ?? known?.projectType ?? null;
      const stories = await fetcher.fetch({ county, state, city });
      const found: readonly NewsItem[] =
        stories === null ? [] : classifyNews(stories, { county, state, city: city || null, projectType });
      room.metrics.news.inc({ outcome: stories === null ? 'unreachable' : found.length > 0 ? 'found' : 'nothing' });
      const articles =
        found.length > 0 || query.compose !== 'true'
          ? found
          : composeNews({ county, state, city: city || null, projectType });
      if (session !== null)
        await room.journal.decide(session, (at) => {
          const event = fileNews(at, articles, 'Local news', room.now);
          return { events: event === null ? [] : [event], answer: () => null };
        });
      return { articles: [...articles] };
    },
  };
}
