import type { Handlers } from '../http/call-context.ts';
import type { Room } from '../rehearsals/ask.ts';
import { filePaper, type Paper } from '../rehearsals/filing.ts';
import type { HashedText } from '../rehearsals/kept-text.ts';
import type { SessionRow } from '../rehearsals/store.ts';
import { documentOfCall } from './document-of-call.ts';
import type { Ingest } from './ingest.ts';
import type { TellOrdinance } from './read-paper.ts';
import { readAloud } from './read-aloud.ts';

type OfDocuments = 'parseOrdinance' | 'parsePlanningUrl';

/** Below the client's own 65 s for a planning page. practice.md §9. */
const planningMs = 60_000;

type HashedPaper = Extract<Paper, { hashed: HashedText }>;

export function documentHandlers(room: Room, ingest: Ingest, tell: TellOrdinance): Handlers<OfDocuments> {
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

  return {
    parseOrdinance: (call) =>
      readAloud(call, async (options) => {
        const { session, ...document } = await documentOfCall(call, ingest, options);
        const paper = { kind: 'ordinance' as const, ...document };
        options.onProgress?.({ stage: 'sections' });
        const told = await tell(paper, paper.hashed.textId, options);
        await file(session, paper, options.signal);
        return told;
      }),

    parsePlanningUrl: ({ body, session, ...call }) =>
      readAloud(call, async (options) => {
        const { text, title, pages, source, hashed } = await ingest.address(body.url, planningMs, options);
        await file(session, { kind: 'planning', title, pages, source, hashed }, options.signal);
        return { text: String(text), title: title ?? source };
      }),
  };
}
