import { limits, type Calls } from '@rostrum/contract';
import type { CallContext, Handlers } from '../http/call-context.ts';
import { readForm } from '../http/read-form.ts';
import { Refusal } from '../http/refusal.ts';
import type { Room } from '../rehearsals/ask.ts';
import { filePaper, type Paper } from '../rehearsals/filing.ts';
import { storable, storedAsIs, textIdOf, type HashedText } from '../rehearsals/kept-text.ts';
import type { SessionRow } from '../rehearsals/store.ts';
import { given } from '../rehearsals/given.ts';
import { parseMs, type Ingest, type ReadOptions } from './ingest.ts';
import type { TellOrdinance } from './read-paper.ts';
import { readAloud } from './read-aloud.ts';
import { mendedText } from './whole-words.ts';

type OfDocuments = 'parseOrdinance' | 'parsePlanningUrl';

/** Under the client's own 65 s for a planning page. practice.md §9. */
const planningMs = 60_000;

type HashedPaper = Paper & { readonly hashed: HashedText };

interface Found {
  readonly paper: HashedPaper;
  readonly session: SessionRow | null;
}

export function documentHandlers(room: Room, ingest: Ingest, tell: TellOrdinance): Handlers<OfDocuments> {
  async function file(session: SessionRow | null, paper: HashedPaper, signal: AbortSignal): Promise<void> {
    // Whoever cancelled does not want it on the record.
    signal.throwIfAborted();
    if (session === null) return;
    await room.journal.decide(session, (state) => {
      const event = filePaper(state, paper, room.now);
      if (event === null) return { events: [], answer: () => null };
      return { events: [event], hashed: new Map([[event.id, paper.hashed]]), answer: () => null };
    });
  }

  async function fromForm(call: CallContext<Calls['parseOrdinance']>, options: ReadOptions): Promise<Found> {
    const { file: upload, fields } = await readForm(call.request, limits.ordinanceFileBytes);
    const sessionId = given(fields.get('session_id'));
    const session = sessionId === null ? call.session : await call.nameSession(sessionId);
    const pasted = given(fields.get('text'));
    if (upload !== null) {
      const { text, title, pages, hashed } = await ingest.file(upload.bytes, upload.name, options);
      const source = upload.name || 'Uploaded document';
      return { paper: { kind: 'ordinance', text, title, pages, source, hashed }, session };
    }
    if (pasted !== null) return { paper: pastedPaper(fields.get('text') ?? '', fields.get('name')), session };
    const url = given(fields.get('url'));
    if (url !== null) return { paper: await fromAddress(url, options), session };
    throw new Refusal('malformed', 'The form contains no file. Choose a PDF, DOCX or TXT file, or paste the text.');
  }

  function pastedPaper(pasted: string, name: string | null | undefined): HashedPaper {
    if (!/[\p{L}\p{N}]/u.test(pasted)) throw new Refusal('document_empty');
    const text = storable(mendedText(pasted.replace(/\r\n?/g, '\n')));
    const hashed = { textId: textIdOf(text), stored: storedAsIs(text) };
    return { kind: 'ordinance', text, source: given(name) ?? 'Pasted text', hashed };
  }

  async function fromAddress(url: string, options: ReadOptions): Promise<HashedPaper> {
    const { text, title, pages, source, hashed } = await ingest.address(url, parseMs, options);
    return { kind: 'ordinance', text, title, pages, source, hashed };
  }

  async function paperOf(call: CallContext<Calls['parseOrdinance']>, options: ReadOptions): Promise<Found> {
    if (call.request.isMultipart()) return fromForm(call, options);
    const { body, session } = call;
    if ('url' in body && typeof body.url === 'string') return { paper: await fromAddress(body.url, options), session };
    return { paper: pastedPaper(body['text'] as string, body['name'] as string | null | undefined), session };
  }

  return {
    parseOrdinance: (call) =>
      readAloud(call, async (options) => {
        const { paper, session } = await paperOf(call, options);
        options.onProgress?.({ stage: 'sections' });
        const { source, text } = paper;
        const ordinance = { kind: 'ordinance', source, text, pages: paper.pages ?? null } as const;
        const told = await tell(ordinance, paper.hashed.textId, options.signal);
        await file(session, paper, options.signal);
        return told;
      }),

    parsePlanningUrl: ({ body, session, ...call }) =>
      readAloud(call, async (options) => {
        const { text, title, pages, source, hashed } = await ingest.address(body.url, planningMs, options);
        await file(session, { kind: 'planning', text, title, pages, source, hashed }, options.signal);
        return { text, title: title ?? source };
      }),
  };
}
