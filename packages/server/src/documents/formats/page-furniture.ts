import type { HtmlElement, HtmlPage } from './open-html.ts';

/* What surrounds the text of a web page: navigation, banners, search, footers. */

/** Never part of the text, whatever it contains. */
const silent =
  'script, style, noscript, template, [hidden], [aria-hidden="true"], .visually-hidden, .sr-only, .screen-reader-text, .element-invisible';
const furniture =
  'nav, header, footer, aside, form, dialog, iframe, [role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [role="complementary"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="menubar"], [role="toolbar"], [role="tablist"]';
/** Names that sites give these parts, as a class or an id. */
const named =
  /^(?:(?:site|page|main|global|primary|secondary|top|bottom|left|right|mobile|utility|sub|quick)?[-_]?(?:nav|navbar|navigation|menu|sidebar|side-?nav|footer|masthead)|(?:l-)?region[-_]sidebar.*|sidebar[-_].*|widget[-_]area|breadcrumbs?|bread-?crumb-?s?|skip.*|cookie.*|(?:gdpr|consent|privacy)[-_].*|onetrust.*|share.*|social.*|addtoany.*|pager|pagination|search-?(?:form|box|bar|block).*|newsletter.*|subscribe.*|alert-?(?:bar|banner)|emergency-?(?:alert|banner)|google[-_]?translate.*|translate.*|feedback.*|back-to-top|print-?(?:link|button)s?|tool-?bar|tags?-links|post-meta|related-?.*)$/i;

/** More than this share of a page's words is not furniture: some sites put the whole page into a form. */
const maxShareOfPage = 0.5;
const lengthOf = (element: HtmlElement): number => (element.textContent ?? '').replace(/\s+/g, ' ').length;

/** Removes the furniture from a page. */
export function removeFurniture(page: HtmlPage): void {
  for (const element of page.querySelectorAll(silent)) element.remove();
  for (const element of page.querySelectorAll('[style]'))
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute('style') ?? '')) element.remove();
  const all = lengthOf(page.body);
  const isPart = (element: HtmlElement): boolean => lengthOf(element) <= all * maxShareOfPage;
  for (const element of page.querySelectorAll(furniture)) {
    // The header of an article carries its title.
    if (element.nodeName === 'HEADER' && element.closest('main, article, [role="main"]') !== null) continue;
    if (isPart(element)) element.remove();
  }
  for (const element of page.querySelectorAll('[class], [id]')) {
    if (/^(?:HTML|BODY|MAIN|ARTICLE|H[1-6])$/.test(element.nodeName)) continue;
    const words = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.split(/\s+/);
    if (words.some((word) => named.test(word)) && isPart(element)) element.remove();
  }
}
