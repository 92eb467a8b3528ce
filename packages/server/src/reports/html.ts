import type { Block, Line, Sheet } from './blocks.ts';
import { roomDrawing, roomInWords } from './room-drawing.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function line(runs: Line): string {
  return runs
    .filter(({ text }) => text !== '')
    .map(({ text, bold, italic, soft }) => {
      const words = escaped(text);
      const leaning = italic ? `<em>${words}</em>` : words;
      const heavy = bold ? `<strong>${leaning}</strong>` : leaning;
      return soft ? `<span class="soft">${heavy}</span>` : heavy;
    })
    .join('');
}

function block(part: Block): string {
  switch (part.kind) {
    case 'title':
      return `<h1>${escaped(part.text)}</h1><p class="soft">${escaped(part.under)}</p>`;
    case 'heading':
      return `<h${part.level}>${escaped(part.text)}</h${part.level}>`;
    case 'text':
      return `<p>${line(part.line)}</p>`;
    case 'quote':
      return `<blockquote><p>${escaped(part.text)}</p>${part.from === null ? '' : `<footer>${escaped(part.from)}</footer>`}</blockquote>`;
    case 'list': {
      const tag = part.ordered ? 'ol' : 'ul';
      return `<${tag}>${part.items.map((item) => `<li>${line(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return `<table><thead><tr>${part.head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${part.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${line(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;
    case 'room':
      return `<figure role="img" aria-label="${escaped(roomInWords(part.points))}">${roomDrawing(part.points)}<figcaption class="soft">${escaped(roomInWords(part.points))}</figcaption></figure>`;
  }
}

const style = `
@page { size: letter; margin: 18mm }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1.2rem; font: 1.05rem/1.55 Georgia, 'Times New Roman', serif; color: #1b2233; background: #fffcf5 }
h1, h2, h3 { line-height: 1.2; break-after: avoid } h1 { font-size: 2rem; margin-bottom: .3rem } h2 { margin-top: 2.2rem; border-bottom: 2px solid #b4893c; padding-bottom: .25rem } h3 { margin: 1.6rem 0 .4rem }
.soft, footer { color: #4b5163; font-size: .92em } .notice { border: 1px solid #b4893c; padding: .6rem .9rem; font-size: .92rem }
blockquote { margin: .5rem 0; padding: .2rem 0 .2rem 1rem; border-left: 4px solid #6d4a2d } blockquote p { margin: 0; font-size: 1.1em }
table { border-collapse: collapse; width: 100%; font-size: .9rem } th, td { text-align: left; vertical-align: top; padding: .4rem .5rem; border-bottom: 1px solid #d8cdb8; overflow-wrap: anywhere } tr, li, blockquote { break-inside: avoid }
p, li, td { overflow-wrap: anywhere } svg { max-width: 100%; height: auto } figure { margin: .5rem 0 }
@media print { body { background: #fff; margin: 0; max-width: none; padding: 0 } }`;

/** A sheet as one HTML file that needs nothing else and can run nothing. */
export function htmlOf({ title, notice, blocks }: Sheet): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<p class="notice">${escaped(notice)}</p>
${blocks.map(block).join('\n')}
</main>
</body>
</html>
`;
}
