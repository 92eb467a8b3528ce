import { Readability } from '@mozilla/readability';
import { decodeText } from './decode-text.ts';
import { gateOf, onlyMenus } from './empty-shells.ts';
import { kindOfList } from './list-markers.ts';
import { openHtml, type HtmlPage } from './open-html.ts';
import type { DocumentText } from '../process/outcome.ts';
import { Refusal } from '../../http/refusal.ts';
import { removeFurniture } from './page-furniture.ts';
import { textOfHtml } from './text-of-html.ts';

const charsetIn = (bytes: Uint8Array): string | null =>
  /<meta[^>]+charset=["']?([\w-]+)/i.exec(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1'))?.[1] ?? null;

/** The article finder drops too much of a code of ordinances, which is mostly headings, lists and tables: its
 *  result is used only if it kept most of what is left without the page's furniture. */
const mainShare = 0.6;

/** A page with less text than this in all is only a frame. */
const fewestCharacters = 200;

/** The text of a web page without its navigation. Throws Refusal. */
export function parseHtml(bytes: Uint8Array, charset: string | null): DocumentText {
  const html = decodeText(bytes, charset ?? charsetIn(bytes));
  const document = openHtml(html);
  const title = document.querySelector('title')?.textContent?.trim() ?? '';
  const heading = (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const frame = document.querySelector('iframe[src], frame[src]')?.getAttribute('src') ?? null;
  const needsScripts = document.querySelector('script') !== null;
  removeFurniture(document);
  // The article finder removes styles, and with them the numbers that a list shows.
  for (const list of document.querySelectorAll('ol[style]')) list.setAttribute('type', kindOfList(list));
  const main = document.querySelector('main, [role="main"]');
  const whole = textOfHtml(document.body);
  const ofMain = main === null ? '' : textOfHtml(main);
  // Some sites leave their main part empty or put a banner into it.
  const rest = ofMain.length >= whole.length * mainShare || ofMain.length > 2 * longestBanner ? ofMain : whole;
  const article = articleOf(document);
  const found = article !== null && article.text.length >= rest.length * mainShare ? article.text : rest;
  // The article finder takes the heading as the title and drops it.
  const text = heading === '' || found.slice(0, 2_000).includes(heading) ? found : `${heading}\n\n${found}`;
  const isFrame = text.length < fewestCharacters && (frame !== null || saysScripts.test(html));
  if (!/\p{L}/u.test(found) || isFrame) throw new Refusal('document_empty', emptySentence(frame, needsScripts));
  const shell = gateOf(found) ?? onlyMenus(found);
  if (shell !== null) throw new Refusal('document_empty', shell);
  return {
    text,
    title: (title.replace(/\s+/g, ' ') || article?.title || heading || '').slice(0, 300) || null,
    pages: null,
  };
}

const longestBanner = 400;
const saysScripts =
  /(?:enable|requires?|turn on|without) javascript|javascript (?:is|to be|must be) (?:disabled|enabled|required)/i;

function emptySentence(frame: string | null, needsScripts: boolean): string {
  if (frame !== null && /^https?:\/\/[^\s"'<>]{4,200}$/i.test(frame))
    return `The page only embeds another page. Enter that address instead: ${frame}`;
  return needsScripts
    ? 'The page contains no text; it may need a browser to show it. Open it, and copy and paste its text.'
    : 'The page contains no text. Check the address, or open it, and copy and paste its text.';
}

function articleOf(document: HtmlPage): { text: string; title: string } | null {
  const article = new Readability(document.cloneNode(true), { charThreshold: 200 }).parse();
  if (typeof article?.content !== 'string') return null;
  return { text: textOfHtml(openHtml(article.content).body), title: article.title ?? '' };
}
