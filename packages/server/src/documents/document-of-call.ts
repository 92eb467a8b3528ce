import { limits } from '@rostrum/contract';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../http/read-form.ts';
import { Refusal } from '../http/refusal.ts';
import { given } from '../rehearsals/given.ts';
import type { SessionRow } from '../rehearsals/store.ts';
import { parseMs, type Ingest, type ReadOptions } from './ingest.ts';
import type { SentDocument } from './process/outcome.ts';

/** A call that brings a document: as a form with a file, or as a `text` or a `url` in a form or in JSON. */
export interface DocumentCall {
  readonly request: FastifyRequest;
  readonly body: unknown;
  readonly session: SessionRow | null;
  nameSession(sessionId: string): Promise<SessionRow>;
}

export interface DocumentBrought extends SentDocument {
  /** Name of the file, address, or the name given to a pasted text. */
  readonly source: string;
  /** The session that the call names, even if it does so in a form. */
  readonly session: SessionRow | null;
}

type Fields = ReadonlyMap<string, string>;

function fieldsOf(body: unknown): Fields {
  const pairs = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** The document that a call brings, as plain text with its pages: whatever its format, it is read in its own
 *  process. Throws Refusal. */
export async function documentOfCall(
  call: DocumentCall,
  ingest: Ingest,
  options: ReadOptions,
): Promise<DocumentBrought> {
  const [document] = await documentsOfCall(call, ingest, options, 1);
  return document as DocumentBrought;
}

/** The documents that a call brings: several files in one form, or one of any kind. At least one.  Throws Refusal. */
export async function documentsOfCall(
  call: DocumentCall,
  ingest: Ingest,
  options: ReadOptions,
  maxFiles: number,
): Promise<readonly DocumentBrought[]> {
  if (!call.request.isMultipart()) return [{ ...(await fromFields(fieldsOf(call.body))), session: call.session }];
  const { files, fields } = await readForm(call.request, limits.ordinanceFileBytes, maxFiles);
  const sessionId = given(fields.get('session_id'));
  const session = sessionId === null ? call.session : await call.nameSession(sessionId);
  if (files.length === 0) return [{ ...(await fromFields(fields)), session }];
  const brought: DocumentBrought[] = [];
  // One after the other: each caller has one document read at a time.
  for (const { pieces, name } of files)
    brought.push({ ...(await ingest.file(pieces, name, options)), source: name || 'Uploaded document', session });
  return brought;

  async function fromFields(of: Fields): Promise<SentDocument & { readonly source: string }> {
    const [pasted, url] = [of.get('text'), given(of.get('url'))];
    if (given(pasted) !== null)
      return { ...(await ingest.pasted(pasted ?? '', options)), source: given(of.get('name')) ?? 'Pasted text' };
    if (url !== null) return ingest.address(url, parseMs, options);
    if (pasted !== undefined) throw new Refusal('document_empty');
    throw new Refusal('malformed', 'The form contains no file. Choose a PDF, DOCX or TXT file, or paste the text.');
  }
}
