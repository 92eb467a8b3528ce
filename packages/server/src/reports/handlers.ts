import type { Report } from '@rostrum/contract';
import { briefOf, reportMarkdown, webVtt } from '@rostrum/engine';
import type { Database } from '../database/open.ts';
import type { Handlers } from '../http/call-context.ts';
import type { Room } from '../rehearsals/ask.ts';
import type { RehearsalStore } from '../rehearsals/store.ts';
import { coachHandlers } from './coach-handlers.ts';
import { docxOf } from './docx.ts';
import { fileNameOf } from './file-name.ts';
import { htmlOf } from './html.ts';
import { importRecord } from './import-record.ts';
import { pdfOf } from './pdf.ts';
import { progressOf } from './progress.ts';
import { readReport } from './read-report.ts';
import { repeatRehearsal } from './repeat.ts';
import { reportSheet } from './report-sheet.ts';
import { answerAgain } from './rewind.ts';

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

/** The formats in which a report leaves the house. */
const formats = {
  md: { type: 'text/markdown; charset=utf-8', what: 'report', write: async (report: Report) => reportMarkdown(report) },
  html: {
    type: 'text/html; charset=utf-8',
    what: 'report',
    write: async (report: Report) => htmlOf(reportSheet(report)),
  },
  pdf: { type: 'application/pdf', what: 'report', write: (report: Report) => pdfOf(reportSheet(report)) },
  docx: {
    type: docxType,
    what: 'questions-and-answers',
    write: (report: Report) => docxOf(reportSheet(report, 'answers')),
  },
  vtt: { type: 'text/vtt; charset=utf-8', what: 'captions', write: async (report: Report) => webVtt(report.captions) },
} as const;

export function reportHandlers(room: Room, store: RehearsalStore, database: Database): Handlers<OfReports> {
  const { journal, readings } = room;
  return {
    report: async ({ session, query, reply }) => {
      const report = await readReport(room, store, session);
      const format = query.format ?? 'json';
      if (format === 'json') return report;
      const { type, what, write } = formats[format];
      const file = await write(report);
      void reply
        .type(type)
        .header('content-disposition', `attachment; filename="${fileNameOf(report.project.name, what, format)}"`);
      // A file instead of the table's answer: Fastify sends texts and bytes as they are.
      return file as unknown as Report;
    },

    brief: async ({ session }) => {
      const state = await journal.read(session);
      return briefOf(state.rehearsal, await readings.materials(state, state.rehearsal));
    },

    importRehearsal: ({ request, reply }) => importRecord(room, store, request, reply),

    progress: async ({ browser }) => {
      const rows = browser === null ? [] : await store.ofOwner(browser);
      const points = [];
      for (const row of rows) {
        const point = progressOf(row, (await journal.read(row)).rehearsal);
        if (point !== null) points.push(point);
      }
      return { points: points.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)) };
    },

    rewind: async ({ session, body }) => ({
      rewind: await answerAgain(room, store, session, {
        questionId: body.question_id,
        answer: body.answer,
        responseTimeSec: body.response_time ?? null,
      }),
    }),

    repeat: ({ session, body }) => repeatRehearsal(room, store, session, body?.topics ?? []),

    ...coachHandlers(room, store, database),
  };
}
