import { parseHTML } from 'linkedom';

/* The little of a page's tree that is read here; the parser's own types need a browser's. */

export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  textContent: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
}

export interface HtmlElement extends HtmlNode {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  closest(selector: string): HtmlElement | null;
  querySelector(selector: string): HtmlElement | null;
  querySelectorAll(selector: string): Iterable<HtmlElement>;
  remove(): void;
}

export interface HtmlPage extends HtmlElement {
  readonly body: HtmlElement;
  cloneNode(deep: boolean): HtmlPage;
}

/** A page or a piece of one, without its scripts being run. */
export function openHtml(html: string): HtmlPage {
  const whole = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  return (parseHTML(whole) as unknown as { document: HtmlPage }).document;
}
