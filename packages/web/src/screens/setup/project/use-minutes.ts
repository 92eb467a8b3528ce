import type { Board } from '@rostrum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call, type Body } from '../../../api/client.ts';
import { readDocument } from '../../../api/read-document.ts';
import { readStored } from '../../../session/storage.ts';
import { boardTexts as texts } from '../../../texts/board.ts';
import { readingOf, type Reading } from './reading-of.ts';

const timeoutMs = 60_000;

export type MinutesWork =
  | { readonly state: 'idle' }
  | ({ readonly state: 'busy' } & Reading)
  | { readonly state: 'failed'; readonly title: string; readonly reason: string | null };

/** Minutes of a board, read one after the other from files, an address or a text; each can be canceled. */
export function useMinutes(onRead: (board: Board) => void) {
  const [work, setWork] = useState<MinutesWork>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const sessionId = readStored('sessionId');
  useEffect(() => () => running.current?.abort(), []);

  // What an earlier visit filed is on the record; before the session begins there is none.
  const onFile = useQuery({
    queryKey: ['board', sessionId],
    enabled: sessionId !== null,
    retry: false,
    queryFn: ({ signal }) =>
      // Without the server, the board that was read before stays on the page.
      call('board', { params: { session_id: sessionId ?? '' }, sessionId, signal, timeoutMs }).catch(
        () => client.getQueryData<Board | null>(['board', sessionId]) ?? null,
      ),
  });

  const keep = (board: Board | null): void => {
    client.setQueryData(['board', readStored('sessionId')], board);
  };

  const run = async (bodies: readonly (readonly [FormData | Body<'parseMinutes'>, string | null])[]): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    // One file that cannot be read keeps none of the others from being read.
    const failed: { readonly name: string | null; readonly reason: string | null }[] = [];
    for (const [index, [body, name]] of bodies.entries()) {
      const which = texts.ofFiles(index + 1, bodies.length);
      setWork({ state: 'busy', label: texts.reading + which, ratio: null, value: '' });
      try {
        const board = await readDocument('parseMinutes', body, {
          signal,
          timeoutMs,
          onProgress: (progress) => {
            if (!signal.aborted) setWork({ state: 'busy', ...readingOf(progress, name) });
          },
        });
        if (signal.aborted) return;
        keep(board);
        onRead(board);
      } catch (cause) {
        if (signal.aborted) return;
        console.warn('The minutes could not be read.', cause);
        failed.push({ name, reason: sentenceOf(cause) });
      }
    }
    const [first] = failed;
    if (first === undefined) {
      setWork({ state: 'idle' });
      return;
    }
    const names = failed.flatMap(({ name }) => name ?? []);
    const title = names.length === 0 ? texts.failed : texts.fileFailed(names.join(', '));
    setWork({ state: 'failed', title, reason: first.reason });
  };

  return {
    work,
    board: onFile.data ?? null,
    readFiles: (files: readonly File[]) =>
      void run(
        files.map((file) => {
          const form = new FormData();
          form.append('file', file);
          return [form, file.name] as const;
        }),
      ),
    readUrl: (url: string) => void run([[{ url }, null]]),
    readText: (text: string) => void run([[{ text, name: texts.title }, null]]),
    /** Off the record, with their text. */
    remove: async () => {
      try {
        await call('resetMinutes', {});
        keep(null);
      } catch (cause) {
        setWork({ state: 'failed', title: texts.failed, reason: sentenceOf(cause) });
      }
    },
    cancel: () => {
      running.current?.abort();
      setWork({ state: 'idle' });
    },
  };
}
