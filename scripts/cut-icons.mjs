/* `node scripts/cut-icons.mjs`: writes packages/web/icons.json, the drawings of the icons that the screens import from lucide-react.
   The page is built from these, so that starting Rostrum needs none of the thousands of others (packages/web/cut-icons.mjs). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconsIn } from '../packages/web/cut-icons.mjs';

const web = fileURLToPath(new URL('../packages/web/', import.meta.url));

/** What is drawn inside the svg of an icon. */
function drawingOf(name) {
  const icon = lucide[name];
  if (icon === undefined) throw new Error(`lucide-react has no icon called ${name}`);
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const drawings = Object.fromEntries([...iconsIn(`${web}src`)].sort().map((name) => [name, drawingOf(name)]));
writeFileSync(`${web}icons.json`, `${JSON.stringify(drawings, null, 2)}\n`);
console.log(`${Object.keys(drawings).length} icons`);
