import type { NewsItem, RehearsalEvent } from '@rostrum/contract';
import type { NewEvent } from './pending-events.ts';

/** What was filed during setup, as the browser hands it on; an empty text was not filed. */
export interface Papers {
  readonly ordinanceText: string;
  readonly planningText: string;
  readonly news: readonly NewsItem[];
}

/** The documents that are missing from this browser's copy of the record, as the events that file them: the engine
 *  in this browser asks from them while the server, which has them on its record, is unreachable. */
export function papersHere(
  sessionId: string,
  { ordinanceText, planningText, news }: Papers,
  events: readonly RehearsalEvent[],
): NewEvent[] {
  const missing: NewEvent[] = [];
  const isMissing = (kind: string) => !events.some((event) => event.type === 'document_filed' && event.kind === kind);
  const paper = (kind: 'ordinance' | 'planning', source: string, text: string) => {
    if (text !== '' && isMissing(kind))
      missing.push({ type: 'document_filed', kind, document_id: `${sessionId}:${kind}`, source, text });
  };
  paper('ordinance', 'Zoning ordinance', ordinanceText);
  paper('planning', 'Planning page', planningText);
  if (news.length > 0 && isMissing('news'))
    missing.push({
      type: 'document_filed',
      kind: 'news',
      document_id: `${sessionId}:news`,
      source: 'Local news',
      articles: [...news],
    });
  return missing;
}
