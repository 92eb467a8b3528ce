/* Parts of a Markdown document. */

/** Removes characters that would be read as Markdown or break a table. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>|#])/g, '\\$1')
    .trim();
}

export const quoted = (text: string): string => `> ${plain(text)}`;
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function section(title: string, body: string | null): string[] {
  return body === null || body === '' ? [] : [`## ${title}\n\n${body}`];
}
