import { ApiError } from '../api/api-error.ts';
import type { Answer } from '../api/client.ts';
import { handedOnCharacters } from '../session/project-details.ts';
import { breath } from './breath.ts';

/* The engine in this browser reads a text while the server is unreachable. PDF, DOCX and addresses need the server. */

/** Characters of an ordinance to show, the same as the server gives (contract/limits.ts). */
export const previewCharacters = 2_000;

/** No answer at all, or one from a proxy whose server does not answer. */
const away: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** What a page needs to know about an ordinance that was read. */
export type OrdinanceRead = Pick<Answer<'parseOrdinance'>, 'text' | 'preview' | 'source' | 'pages' | 'standards'> & {
  readonly chunks: readonly { readonly section: string | null }[];
};

/** Takes: the server's reading, the text that it reads, and its name. Gives: that reading, or this browser's own
 *  if the server is unreachable. Throws the server's refusal if it did answer, and if the text is too long to read
 *  here or is not UTF-8. */
export async function readOrHere(
  asked: Promise<OrdinanceRead>,
  textOf: () => Promise<string>,
  source: string,
): Promise<OrdinanceRead> {
  try {
    return await asked;
  } catch (failure) {
    if (!(failure instanceof ApiError) || !away.has(failure.status)) throw failure;
    const text = await textOf();
    // A longer text could not be handed on either, and takes more than a fifth of a second on a slow machine.
    if (text.length > handedOnCharacters || text.includes('\uFFFD')) throw failure;
    console.warn('The server did not read the ordinance; this browser does.', failure);
    const { readText } = await import('@rostrum/engine');
    await breath();
    const { chunks, standards } = readText({ kind: 'ordinance', source, text });
    return { text, preview: text.slice(0, previewCharacters), source, pages: null, chunks, standards: [...standards] };
  }
}
