import { writeFileSync } from 'node:fs';
import { goldenFile, goldens } from './goldens.ts';

/* `npm run goldens`: writes what the engine makes of the fixed material now. Look at the difference before you commit it. */

for (const [name, told] of Object.entries(goldens)) {
  writeFileSync(goldenFile(name), `${JSON.stringify(told(), null, 1)}\n`);
  console.log(name);
}
