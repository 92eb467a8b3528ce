/* `node scripts/cut-icons.mjs`: writes packages/web/icons.json, the drawings of the icons that the screens import from lucide-react. The
   page is built from these, so that starting Rostrum needs none of the thousands of others (packages/web/cut-icons.mjs). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawnAnew, iconsIn } from '../packages/web/cut-icons.mjs';

const web = fileURLToPath(new URL('../packages/web/', import.meta.url));
const drawings = {};
for (const name of [...iconsIn(`${web}src`)].sort()) {
  drawings[name] = await drawnAnew(name);
  if (drawings[name] === null) process.exit(1);
}
writeFileSync(`${web}icons.json`, `${JSON.stringify(drawings, null, 2)}\n`);
console.log(`${Object.keys(drawings).length} icons`);
