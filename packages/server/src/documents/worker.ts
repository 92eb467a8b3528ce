import type { DocumentBytes, ParseOutcome } from './outcome.ts';
import { parseDocument } from './parse-document.ts';

/** Runs in a thread of its own: a document that never ends or eats all memory ends the thread and not the server. */
export default function work(document: DocumentBytes): Promise<ParseOutcome> {
  return parseDocument(document);
}
