import { squeezed } from '../base/text.ts';
/* Parts of a Markdown document. */

/** Removes characters that would be read as Markdown or break a table. Takes: any text. Gives: one line, with such characters after a
 *  backslash. */
export function plain(text: string): string {
  return squeezed(text)
    .replace(/([\\`*_[\]<>|#])/g, '\\$1')
    .trim();
}

/** Takes: words as spoken.  Gives: a Markdown quotation of one line. */
export const quoted = (text: string): string => `> ${plain(text)}`;
/** Takes: items in Markdown.  Gives: a bulleted list; '' for none. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Takes: a head and rows of as many cells, in Markdown.  Gives: a table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Takes: a title and a body in Markdown.  Gives: one section, or none if the body is empty. */
export function section(title: string, body: string | null): string[] {
  return body === null || body === '' ? [] : [`## ${title}\n\n${body}`];
}
