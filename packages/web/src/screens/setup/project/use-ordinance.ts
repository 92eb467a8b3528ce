import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { readDocument, type DocumentProgress } from '../../../api/read-document.ts';
import { readOrHere, type OrdinanceRead } from '../../../offline/read-here.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import type { OrdinanceOnFile } from './project-draft.ts';
import { readingOf, type Reading } from './reading-of.ts';

const texts = projectTexts.ordinance;
const timeoutMs = 60_000;
const maxFileBytes = 50 * 1024 * 1024;
export const acceptedFiles = '.pdf,.docx,.txt';

export type OrdinanceWork =
  | { readonly state: 'idle' }
  | ({ readonly state: 'busy'; readonly fileName: string | null } & Reading)
  | { readonly state: 'failed'; readonly message: string; readonly reason: string | null };

/** Reads an ordinance from a file, an address or a text; one at a time, and each can be canceled. */
export function useOrdinance(onRead: (ordinance: OrdinanceOnFile | null) => void) {
  const [work, setWork] = useState<OrdinanceWork>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (
      from: OrdinanceOnFile['from'],
      fileName: string | null,
      label: string,
      failure: string,
      read: (signal: AbortSignal) => Promise<OrdinanceRead>,
      kept: OrdinanceOnFile | null = null,
    ) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setWork({ state: 'busy', label, ratio: fileName === null ? null : 0, value: '', fileName });
      try {
        const answer = await read(controller.signal);
        if (controller.signal.aborted) return;
        onRead(onFile(from, answer));
        setWork({ state: 'idle' });
      } catch (cause) {
        if (controller.signal.aborted) return;
        console.warn('The ordinance could not be read.', cause);
        onRead(kept);
        setWork({ state: 'failed', message: failure, reason: sentenceOf(cause) });
      }
    },
    [onRead],
  );

  /** With `kept`, a text that cannot be read right now stays on the form: it is filed as it is. */
  const readText = useCallback(
    (text: string, name: string, kept: OrdinanceOnFile | null = null) =>
      void run(
        'pasted',
        null,
        texts.reading,
        texts.fileFailed,
        (signal) =>
          readOrHere(
            call('parseOrdinance', { body: { text, name }, signal, timeoutMs }),
            () => Promise.resolve(text),
            name,
          ),
        kept,
      ),
    [run],
  );

  /** Updates after a cancel are no longer shown. */
  const shown = (signal: AbortSignal, fileName: string | null) => (progress: DocumentProgress) => {
    if (!signal.aborted) setWork({ state: 'busy', fileName, ...readingOf(progress, fileName) });
  };

  return {
    work,
    readFile: (file: File) => {
      const refused = refusalOf(file);
      if (refused) {
        onRead(null);
        setWork({ state: 'failed', message: texts.fileFailed, reason: refused });
        return;
      }
      void run('file', file.name, texts.uploading(file.name), texts.fileFailed, (signal) => {
        const form = new FormData();
        form.append('file', file);
        const asked = readDocument('parseOrdinance', form, { signal, timeoutMs, onProgress: shown(signal, file.name) });
        return /\.txt$/i.test(file.name) ? readOrHere(asked, () => file.text(), file.name) : asked;
      });
    },
    readUrl: (url: string) =>
      void run('url', null, texts.fetching, texts.urlFailed, (signal) =>
        readDocument('parseOrdinance', { url }, { signal, timeoutMs, onProgress: shown(signal, null) }),
      ),
    readText,
    cancel: () => {
      running.current?.abort();
      setWork({ state: 'idle' });
    },
  };
}

function refusalOf(file: File): string | null {
  if (!/\.(pdf|docx|txt)$/i.test(file.name)) return texts.wrongKind;
  return file.size > maxFileBytes ? texts.tooLarge : null;
}

function onFile(from: OrdinanceOnFile['from'], answer: OrdinanceRead): OrdinanceOnFile {
  const preview = answer.preview ?? '';
  return {
    from,
    source: answer.source ?? '',
    text: answer.text ?? preview,
    preview,
    pages: answer.pages ?? null,
    sections: [...new Set((answer.chunks ?? []).flatMap(({ section }) => section ?? []))],
    standards: answer.standards ?? [],
    isRead: true,
  };
}
