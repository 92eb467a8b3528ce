import { writeFileSync } from 'node:fs';
import { pages, root, written } from './pages.ts';

/* `npm run docs`: writes the generated parts of the pages: the settings, the API, the traced example, the example hearing, the figures. */

for (const path of Object.keys(pages)) {
  writeFileSync(`${root}${path}`, await written(path));
  console.log(path);
}
