import { parseHTML } from 'linkedom';

/* The few parts of a page's tree that are read here; the parser's own types need a browser's. */

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

/** A page or part of one; its scripts are not run. */
export function openHtml(html: string): HtmlPage {
  const whole = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  return (parseHTML(whole) as unknown as { document: HtmlPage }).document;
}
