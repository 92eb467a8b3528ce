import type { NewsItem } from '@rostrum/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { listOf } from '../../../api/list-of.ts';
import { projectTexts } from '../../../texts/project-form.ts';

const texts = projectTexts.location;
/** A feed may be slow to answer. */
const timeoutMs = 20_000;

interface Place {
  readonly state: string;
  readonly county: string;
  readonly city: string;
  readonly projectType: string;
}

/** Local news for the place, on demand. */
export function useNews(onFound: (articles: readonly NewsItem[]) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fetchNews = async ({ state, county, city, projectType }: Place, compose = false) => {
    if (state === '' || county === '') {
      setError(texts.newsNeedsPlace);
      return;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setError(null);
    try {
      const query = {
        county,
        state,
        ...(city ? { city } : {}),
        ...(projectType ? { project_type: projectType } : {}),
        ...(compose ? { compose: 'true' as const } : {}),
      };
      onFound(listOf<NewsItem>(await call('news', { query, signal: controller.signal, timeoutMs }), 'articles'));
    } catch (cause) {
      if (controller.signal.aborted) return;
      console.warn('The news could not be fetched.', cause);
      onFound([]);
      setError(texts.newsFailed);
    } finally {
      if (running.current === controller) setBusy(false);
    }
  };

  return {
    isBusy,
    error,
    fetchNews: (place: Place) => void fetchNews(place),
    /** What people elsewhere worry about, composed if there is no news; the place is known by then. */
    composeNews: (place: Place) => void fetchNews(place, true),
    cancel: () => {
      running.current?.abort();
      setBusy(false);
    },
  };
}
