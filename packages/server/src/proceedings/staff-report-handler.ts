import { limits, type AnswerOf, type Calls, type StaffReport } from '@rostrum/contract';
import {
  choiceOf,
  madeStaffReport,
  madeStaffReportText,
  readStaffReport,
  rulesOf,
  type Rehearsal,
} from '@rostrum/engine';
import { documentOfCall } from '../documents/document-of-call.ts';
import type { Ingest } from '../documents/ingest.ts';
import { readAloud } from '../documents/read-aloud.ts';
import type { CallContext, Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Room } from '../rehearsals/ask.ts';
import { filePaper, type Paper } from '../rehearsals/filing.ts';
import { storable, storedAsIs, textIdOf, type HashedText } from '../rehearsals/kept-text.ts';
import type { SessionRow } from '../rehearsals/store.ts';

type StaffCall = CallContext<Calls['parseStaffReport']>;
type HashedPaper = Extract<Paper, { hashed: HashedText }>;

const madeSource = 'Staff report made from what is on file';

const isFromFiled = ({ request, body }: StaffCall): boolean =>
  !request.isMultipart() && 'from_filed' in body && body.from_filed === true;

function requestInWords(rehearsal: Rehearsal): string {
  const choice = choiceOf(rehearsal);
  const sought = choice === null ? 'the application' : rulesOf(choice).sought;
  return `${sought} for ${rehearsal.project.projectName}`;
}

function told(
  { text, source, pages }: Pick<Paper, 'source' | 'pages'> & { readonly text: string },
  report: StaffReport,
): AnswerOf<Calls['parseStaffReport']> {
  const preview = text.slice(0, limits.ordinancePreviewCharacters);
  return { ...report, preview, text, pages: pages ?? null, source };
}

/** The staff report: read from whatever format it comes in, or made from what is on file. decisions.md §8. */
export function staffReportHandlers(room: Room, ingest: Ingest): Handlers<'parseStaffReport'> {
  async function file(session: SessionRow | null, paper: HashedPaper, signal: AbortSignal): Promise<void> {
    // After a cancel, it should not go on the record.
    signal.throwIfAborted();
    if (session === null) return;
    await room.journal.decide(session, (state) => {
      const event = filePaper(state, paper, room.now);
      if (event === null) return { events: [], answer: () => null };
      return { events: [event], hashed: new Map([[event.id, paper.hashed]]), answer: () => null };
    });
  }

  /** A report made from what this rehearsal has on file, filed like any other and marked as made. */
  async function madeFromFiled(session: SessionRow | null, signal: AbortSignal) {
    if (session === null) throw new Refusal('session_missing');
    const state = await room.journal.read(session);
    const materials = await room.readings.materials(state, state.rehearsal);
    const { project } = state.rehearsal;
    const text = storable(madeStaffReportText(project, requestInWords(state.rehearsal), materials));
    const hashed = { textId: textIdOf(text), stored: storedAsIs(text) };
    const paper = { kind: 'staff_report' as const, source: madeSource, hashed, made: true };
    await file(session, paper, signal);
    return told({ ...paper, text }, madeStaffReport(materials));
  }

  return {
    parseStaffReport: (call) =>
      readAloud(call, async (options) => {
        if (isFromFiled(call)) return madeFromFiled(call.session, options.signal);
        const { session, text: sent, title, pages, source, hashed } = await documentOfCall(call, ingest, options);
        const paper = { kind: 'staff_report' as const, title, pages, source, hashed };
        await file(session, paper, options.signal);
        const text = String(sent);
        return told({ ...paper, text }, readStaffReport(text));
      }),
  };
}
