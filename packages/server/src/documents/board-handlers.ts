import type { Board } from '@rostrum/contract';
import { boardOf, type MeetingRead } from '@rostrum/engine';
import type { Handlers } from '../http/call-context.ts';
import { callerOf } from '../http/rate-limits.ts';
import type { Room } from '../rehearsals/ask.ts';
import { filePaper } from '../rehearsals/filing.ts';
import type { HashedText } from '../rehearsals/kept-text.ts';
import type { SessionState } from '../rehearsals/journal.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';
import { documentsOfCall, type DocumentBrought } from './document-of-call.ts';
import type { Ingest, ReadOptions } from './ingest.ts';
import { readAloud } from './read-aloud.ts';
import type { ReadMeeting } from './read-meeting.ts';

type OfBoards = 'parseMinutes' | 'board';

/** Meetings in one form; a year and a half of one board. */
const maxFiles = 18;

export function boardHandlers(
  room: Room,
  store: RehearsalStore,
  ingest: Ingest,
  readMeeting: ReadMeeting,
): Handlers<OfBoards> {
  /** The minutes on file, read. */
  async function meetingsOf(
    state: SessionState,
    options: Pick<ReadOptions, 'signal' | 'caller'>,
  ): Promise<MeetingRead[]> {
    const meetings: MeetingRead[] = [];
    for (const { kind, id, source } of state.rehearsal.documents) {
      const textId = kind === 'minutes' ? state.textIds.get(id) : undefined;
      const text = textId === undefined ? null : await store.text(state.sessionId, textId);
      if (textId === undefined || text === null) continue;
      meetings.push(await readMeeting({ document_id: textId, source, text }, options));
    }
    return meetings;
  }

  async function file(session: SessionRow, papers: readonly DocumentBrought[]): Promise<void> {
    await room.journal.decide(session, (state) => {
      const hashed = new Map<string, HashedText>();
      const events = papers.flatMap(({ title, pages, source, hashed: own }) => {
        const paper = { kind: 'minutes' as const, title, pages, source, hashed: own };
        const event = filePaper(state, paper, room.now);
        if (event === null) return [];
        hashed.set(event.id, own);
        return [event];
      });
      return { events, hashed, answer: () => null };
    });
  }

  return {
    parseMinutes: (call) =>
      readAloud<Board>(call, async (options) => {
        const papers = await documentsOfCall(call, ingest, options, maxFiles);
        options.onProgress?.({ stage: 'sections' });
        const brought: MeetingRead[] = [];
        for (const { hashed, source, text } of papers)
          brought.push(await readMeeting({ document_id: hashed.textId, source, text }, options));
        // After a cancel, it should not go on the record.
        options.signal.throwIfAborted();
        const session = papers[0]?.session ?? null;
        if (session === null) return boardOf(brought);
        await file(session, papers);
        return boardOf(await meetingsOf(await room.journal.read(session), options));
      }),

    board: async ({ session, signal, request }) => {
      const state = await room.journal.read(session);
      return boardOf(await meetingsOf(state, { signal, caller: callerOf(request.ip) }));
    },
  };
}
