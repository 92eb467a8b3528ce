import type { Report } from '@rostrum/contract';
import { briefOf, reportMarkdown, webVtt } from '@rostrum/engine';
import type { Database } from '../database/open.ts';
import type { DocumentProcesses } from '../documents/process/document-processes.ts';
import type { Handlers } from '../http/call-context.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { RehearsalStore } from '../rehearsals/store.ts';
import { coachHandlers } from './coach-handlers.ts';
import { fileNameOf } from './file-name.ts';
import { htmlOf } from './html.ts';
import type { Pool } from './pool.ts';
import { importRecord } from './import-record.ts';
import { findingsSheet } from './proceeding-sheet.ts';
import { progressOf } from './progress.ts';
import { repeatRehearsal } from './repeat.ts';
import { ReportReader } from './report-reader.ts';
import { reportSheet } from './report-sheet.ts';
import { answerAgain } from './rewind.ts';
import { typesetReport } from './typeset-report.ts';
import type { WritingJob } from './worker.ts';

type OfReports =
  | 'report'
  | 'brief'
  | 'importRehearsal'
  | 'progress'
  | 'rewind'
  | 'repeat'
  | 'coachLinks'
  | 'makeCoachLink'
  | 'revokeCoachLink'
  | 'comments'
  | 'coachReport'
  | 'coachComment';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const longestMs = 60_000;

/** The formats that a report can be downloaded in. */
const formats = {
  md: { type: 'text/markdown; charset=utf-8', what: 'report' },
  html: { type: 'text/html; charset=utf-8', what: 'report' },
  pdf: { type: 'application/pdf', what: 'report' },
  docx: { type: docxType, what: 'questions-and-answers' },
  vtt: { type: 'text/vtt; charset=utf-8', what: 'captions' },
  findings: { type: docxType, what: 'draft-findings' },
} as const;

async function written(
  report: Report,
  format: keyof typeof formats,
  writers: Pool,
  signal: AbortSignal,
): Promise<string | Buffer> {
  if (format === 'md') return reportMarkdown(report);
  if (format === 'vtt') return webVtt(report.captions);
  if (format === 'html') return htmlOf(reportSheet(report));
  const job: WritingJob =
    format === 'findings'
      ? { format: 'docx', sheet: findingsSheet(report) }
      : { format, sheet: reportSheet(report, format === 'docx' ? 'answers' : 'all') };
  return Buffer.from(await writers.run<Uint8Array>(job, { timeoutMs: longestMs, signal }));
}

export function reportHandlers(
  room: Room,
  store: RehearsalStore,
  database: Database,
  { writers, processes }: { readonly writers: Pool; readonly processes: DocumentProcesses },
): Handlers<OfReports> {
  const { journal, readings } = room;
  const reports = new ReportReader(room, store);
  return {
    report: async ({ session, query, reply, signal }) => {
      const report = await reports.read(session);
      const format = query.format ?? 'json';
      if (format === 'json') return report;
      const { type, what } = formats[format];
      const file = await written(typesetReport(report), format, writers, signal);
      void reply
        .type(type)
        .header(
          'content-disposition',
          `attachment; filename="${fileNameOf(report.project.name, what, format === 'findings' ? 'docx' : format)}"`,
        );
      // A file instead of the table's answer: Fastify sends texts and bytes as they are.
      return file as unknown as Report;
    },

    brief: async ({ session }) => {
      const state = await journal.read(session);
      return briefOf(state.rehearsal, await readings.materials(state, state.rehearsal));
    },

    importRehearsal: (call) => importRecord(room, store, processes, call),

    progress: async ({ browser }) => {
      const rows = browser === null ? [] : await store.ofOwner(browser);
      await room.long?.unlessLong(rows);
      const points = [];
      for await (const [row, { rehearsal }] of journal.readEach(rows)) {
        const point = progressOf(row, rehearsal);
        if (point !== null) points.push(point);
      }
      return { points: points.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)) };
    },

    rewind: async ({ session, body, signal }) => ({
      rewind: await answerAgain(
        room,
        store,
        session,
        { questionId: body.question_id, answer: body.answer, responseTimeSec: body.response_time ?? null },
        signal,
      ),
    }),

    repeat: ({ session, body }) => repeatRehearsal(room, store, session, body?.topics ?? []),

    ...coachHandlers(room, store, database, reports),
  };
}
