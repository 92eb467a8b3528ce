import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { readDocument } from '../../../api/read-document.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import type { PlanningOnFile } from './project-draft.ts';
import { readingOf, type Reading } from './reading-of.ts';

const timeoutMs = 65_000;

export type PlanningWork =
  | { readonly state: 'idle' }
  | ({ readonly state: 'busy' } & Reading)
  | { readonly state: 'failed'; readonly reason: string | null };

/** Reads a planning page from its address. */
export function usePlanning(onRead: (planning: PlanningOnFile | null) => void) {
  const [work, setWork] = useState<PlanningWork>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (url: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setWork({ state: 'busy', label: projectTexts.planning.parsing, ratio: null, value: '' });
    try {
      const { text, title } = await readDocument(
        'parsePlanningUrl',
        { url },
        {
          signal,
          timeoutMs,
          onProgress: (progress) => {
            if (!signal.aborted) setWork({ state: 'busy', ...readingOf(progress, null) });
          },
        },
      );
      onRead({ source: url, title: title ?? url, text: text ?? '' });
      setWork({ state: 'idle' });
    } catch (cause) {
      if (controller.signal.aborted) return;
      console.warn('The planning page could not be read.', cause);
      onRead(null);
      setWork({ state: 'failed', reason: sentenceOf(cause) });
    }
  };

  return {
    work,
    read: (url: string) => void read(url),
    cancel: () => {
      running.current?.abort();
      setWork({ state: 'idle' });
    },
  };
}
