/* Generated parts of a page are between <!-- made: NAME --> and <!-- end: NAME -->. */

const part = (name: string): RegExp => new RegExp(`(<!-- made: ${name} -->)[\\s\\S]*?(<!-- end: ${name} -->)`, 'g');

/** The names of the generated parts of a page, in order. */
export function partsOf(page: string): readonly string[] {
  return [...page.matchAll(/<!-- made: ([\w-]+) -->/g)].map((match) => match[1] ?? '');
}

/** The page with the part of this name replaced. A part within a line stays within the line. Throws if the page has no such part. */
export function withPart(page: string, name: string, content: string): string {
  if (!part(name).test(page)) throw new Error(`the page has no part called ${name}`);
  const gap = content.includes('\n') || /^[|>`#]/.test(content) ? '\n\n' : '';
  return page.replace(part(name), (_whole, open: string, close: string) => `${open}${gap}${content}${gap}${close}`);
}
