import type { StaffReport } from '@rostrum/contract';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call, type Answer, type Body } from '../../../api/client.ts';
import { readDocument } from '../../../api/read-document.ts';
import { randomId } from '../../../session/random-id.ts';
import { readStored } from '../../../session/storage.ts';
import { proceedingTexts } from '../../../texts/proceeding-form.ts';
import { readingOf, type Reading } from './reading-of.ts';

const texts = proceedingTexts.report;
const timeoutMs = 60_000;

export interface StaffReportOnFile {
  readonly source: string;
  readonly text: string;
  readonly read: StaffReport;
}

export type StaffReportWork =
  | { readonly state: 'idle' }
  | ({ readonly state: 'busy' } & Reading)
  | { readonly state: 'failed'; readonly reason: string | null };

/** Reads a staff report from a file, an address or a text, or has one made; one at a time, and each can be canceled. */
export function useStaffReport(onRead: (report: StaffReportOnFile | null) => void) {
  const [work, setWork] = useState<StaffReportWork>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (read: (signal: AbortSignal) => Promise<Answer<'parseStaffReport'>>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setWork({ state: 'busy', label: texts.reading, ratio: null, value: '' });
    try {
      const { source, text, preview: _preview, pages: _pages, ...report } = await read(controller.signal);
      if (controller.signal.aborted) return;
      onRead({ source, text, read: report });
      setWork({ state: 'idle' });
    } catch (cause) {
      if (controller.signal.aborted) return;
      console.warn('The staff report could not be read.', cause);
      setWork({ state: 'failed', reason: sentenceOf(cause) });
    }
  };

  const withProgress = (body: FormData | Body<'parseStaffReport'>, fileName: string | null) => (signal: AbortSignal) =>
    readDocument('parseStaffReport', body, {
      signal,
      timeoutMs,
      onProgress: (progress) => {
        if (!signal.aborted) setWork({ state: 'busy', ...readingOf(progress, fileName) });
      },
    });

  return {
    work,
    readFile: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      void run(withProgress(form, file.name));
    },
    readUrl: (url: string) => void run(withProgress({ url }, null)),
    readText: (text: string) =>
      void run((signal) => call('parseStaffReport', { body: { text, name: texts.title }, signal, timeoutMs })),
    make: () => void run((signal) => call('parseStaffReport', { body: { from_filed: true }, signal, timeoutMs })),
    /** Off the form, and off the record if it was filed there. */
    remove: () => {
      onRead(null);
      void withdraw();
    },
    cancel: () => {
      running.current?.abort();
      setWork({ state: 'idle' });
    },
  };
}

/** A server that cannot be reached now keeps the report on file; the form says what it will file again. */
async function withdraw(): Promise<void> {
  const sessionId = readStored('sessionId');
  if (sessionId === null) return;
  const event = {
    id: randomId(),
    at: new Date().toISOString(),
    type: 'document_withdrawn' as const,
    kind: 'staff_report' as const,
  };
  try {
    await call('postEvents', { params: { session_id: sessionId }, sessionId, body: { events: [event] } });
  } catch (cause) {
    console.warn('The staff report could not be taken off the record.', cause);
  }
}
