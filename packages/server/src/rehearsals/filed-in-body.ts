import { newsItemSchema, type NewsItem } from '@rostrum/contract';
import { given } from './given.ts';

/* What a body brings along as documents: an ordinance, planning text, news; in every form that pages send.
   decisions.md §6 (Payloads). */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The text as it was sent, untrimmed: citations count from its first character. */
const textOf = (value: unknown): string | null => (given(value) === null ? null : (value as string));

/** A text, a list of texts or of chunks with a text, or an object that holds either. */
export function textIn(value: unknown): string | null {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) {
    const texts = value.map(textIn).filter((text): text is string => text !== null);
    return texts.length === 0 ? null : texts.join('\n\n');
  }
  if (!isFields(value)) return null;
  return (
    textOf(value['text']) ?? textOf(value['content']) ?? textIn(value['chunks']) ?? textIn(value['ordinance_chunks'])
  );
}

/** The objects in which a project may keep a field: itself, its configuration, the wizard's configuration. */
function layersOf(project: unknown): readonly Fields[] {
  if (!isFields(project)) return [];
  const inner = [project['projectConfig'], project['project']].filter(isFields);
  return [project, ...inner];
}

export function ordinanceIn(project: unknown): string | null {
  for (const layer of layersOf(project)) {
    const text = textIn(layer['ordinanceText'] ?? layer['ordinance_text']);
    if (text !== null) return text;
  }
  return null;
}

export function planningIn(project: unknown): string | null {
  for (const layer of layersOf(project)) {
    const text = textIn(layer['planningData'] ?? layer['planning_data'] ?? layer['planning_text']);
    if (text !== null) return text;
  }
  return null;
}

const blankItem = {
  theme: 'general',
  relevance: 0.7,
  source: 'Local news',
  date: '',
  url: null,
  opposition_detected: false,
  simulated: false,
};

function newsItemOf(value: unknown): NewsItem | null {
  if (typeof value === 'string')
    return textOf(value) === null ? null : { ...blankItem, title: value.trim(), snippet: value.trim() };
  if (!isFields(value)) return null;
  const title = textOf(value['title'] ?? value['headline']) ?? textOf(value['snippet'] ?? value['text']);
  if (title === null) return null;
  const given = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== undefined));
  const item = {
    ...blankItem,
    ...given,
    title,
    snippet: textOf(value['snippet'] ?? value['description'] ?? value['text']) ?? title,
  };
  const read = newsItemSchema.safeParse(item);
  return read.success ? read.data : { ...blankItem, title, snippet: item.snippet };
}

/** News in a list, in an object with articles, or as a text. */
export function newsIn(value: unknown): readonly NewsItem[] {
  if (isFields(value) && !('title' in value)) return newsIn(value['articles'] ?? value['news'] ?? value['items'] ?? []);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map(newsItemOf).filter((item): item is NewsItem => item !== null);
}

export function newsOf(project: unknown): readonly NewsItem[] {
  for (const layer of layersOf(project)) {
    const items = newsIn(layer['newsArticles'] ?? layer['news_articles'] ?? []);
    if (items.length > 0) return items;
  }
  return [];
}

const documentFields: ReadonlySet<string> = new Set([
  'ordinanceText',
  'ordinance_text',
  'planningData',
  'planning_data',
  'newsArticles',
  'news_articles',
]);

/** The project without its documents, which are on the record separately. */
export function withoutDocuments(project: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(project)
      .filter(([key]) => !documentFields.has(key))
      .map(([key, value]) => [
        key,
        isFields(value) && ['projectConfig', 'project'].includes(key) ? withoutDocuments(value) : value,
      ]),
  );
}
