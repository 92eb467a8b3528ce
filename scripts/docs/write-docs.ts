import { writeFileSync } from 'node:fs';
import { pages, root, written } from './pages.ts';

/* `npm run docs`: writes what is made in the pages: the settings, the API, the traced example, the example hearing, the figures. */

for (const path of Object.keys(pages)) {
  writeFileSync(`${root}${path}`, await written(path));
  console.log(path);
}
