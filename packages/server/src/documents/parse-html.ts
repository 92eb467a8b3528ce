import { Readability } from '@mozilla/readability';
import { decodeText } from './decode-text.ts';
import { openHtml, type HtmlPage } from './open-html.ts';
import type { DocumentText } from './outcome.ts';
import { Refusal } from '../http/refusal.ts';
import { textOfHtml } from './text-of-html.ts';

const furniture =
  'nav, header, footer, aside, script, style, noscript, template, iframe, form, [role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [aria-hidden="true"], .breadcrumb, .breadcrumbs, .skip-link, .cookie-banner';

const charsetIn = (bytes: Uint8Array): string | null =>
  /<meta[^>]+charset=["']?([\w-]+)/i.exec(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1'))?.[1] ?? null;

/** The article finder drops too much of a code of ordinances, which is mostly headings, lists and tables: its result
 *  stands only where it kept most of what is left without the furniture of the page. */
const mostOf = 0.6;

/** The text of a web page without its navigation. Throws Refusal. */
export function parseHtml(bytes: Uint8Array, charset: string | null): DocumentText {
  const html = decodeText(bytes, charset ?? charsetIn(bytes));
  const document = openHtml(html);
  const title = document.querySelector('title')?.textContent?.trim() ?? '';
  for (const element of document.querySelectorAll(furniture)) element.remove();
  const root = document.querySelector('main, [role="main"]') ?? document.body;
  const rest = textOfHtml(root);
  const article = articleOf(document);
  const found = article !== null && article.text.length >= rest.length * mostOf ? article.text : rest;
  const heading = (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  // The article finder takes the heading for the title and drops it.
  const text = found.slice(0, 2_000).includes(heading) ? found : `${heading}\n\n${found}`;
  if (!/\p{L}/u.test(text))
    throw new Refusal(
      'document_empty',
      'The page contains no text; it may need a browser to show it. Open it, and copy and paste its text.',
    );
  return {
    text,
    title: (title.replace(/\s+/g, ' ') || article?.title || heading || '').slice(0, 300) || null,
    pages: null,
  };
}

function articleOf(document: HtmlPage): { text: string; title: string } | null {
  const article = new Readability(document.cloneNode(true), { charThreshold: 200 }).parse();
  if (typeof article?.content !== 'string') return null;
  return { text: textOfHtml(openHtml(article.content).body), title: article.title ?? '' };
}
