import { randomUUID } from 'node:crypto';
import type { DocumentFiledEvent, NewsItem } from '@rostrum/contract';
import type { SessionState } from './journal.ts';
import { storable, textIdOf, type HashedText } from './kept-text.ts';

/** The time of a call, as events carry it. */
export type Clock = () => Date;

interface About {
  readonly kind: 'ordinance' | 'planning' | 'staff_report' | 'minutes';
  readonly source: string;
  readonly title?: string | null;
  readonly pages?: number | null;
  /** True for a staff report that was made from what is on file. */
  readonly made?: boolean;
}

/** A paper to be filed: with its text, or with what was derived from that elsewhere, ready to be stored. */
export type Paper = About & ({ readonly text: string } | { readonly hashed: HashedText });

function filedOf(state: SessionState | null, kind: DocumentFiledEvent['kind']): DocumentFiledEvent | null {
  return state?.rehearsal.documents.findLast((document) => document.kind === kind) ?? null;
}

/** The event that files a document; null if this very text is already on file. */
export function filePaper(state: SessionState | null, paper: Paper, now: Clock): DocumentFiledEvent | null {
  const text = 'hashed' in paper ? null : storable(paper.text);
  const documentId = 'hashed' in paper ? paper.hashed.textId : textIdOf(text ?? '');
  const same = state?.rehearsal.documents.some(
    ({ kind, id }) => kind === paper.kind && state.textIds.get(id) === documentId,
  );
  if (same === true) return null;
  return {
    type: 'document_filed',
    id: randomUUID(),
    at: now().toISOString(),
    kind: paper.kind,
    document_id: documentId,
    source: paper.source,
    title: paper.title ?? null,
    pages: paper.pages ?? null,
    ...(paper.made === true && { made: true }),
    ...(text !== null && { text }),
  };
}

/** The event that files news; null if the same articles are already on file. */
export function fileNews(
  state: SessionState | null,
  articles: readonly NewsItem[],
  source: string,
  now: Clock,
): DocumentFiledEvent | null {
  if (articles.length === 0) return null;
  const documentId = textIdOf(JSON.stringify(articles));
  if (filedOf(state, 'news')?.document_id === documentId) return null;
  return {
    type: 'document_filed',
    id: randomUUID(),
    at: now().toISOString(),
    kind: 'news',
    document_id: documentId,
    source,
    articles: [...articles],
  };
}
