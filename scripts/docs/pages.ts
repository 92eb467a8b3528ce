import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { growthPicture } from '../../bench/growth-picture.ts';
import { measuredParts, measuredSeries } from '../../bench/measured.ts';
import { formatted } from '../formatted.mjs';
import { apiPage } from './api-page.ts';
import { exampleHearing } from './example-hearing.ts';
import { withPart } from './marked.ts';
import { settingsTable } from './settings-table.ts';
import { tracedExample } from './traced-example.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const withParts = (path: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce(
    (page, [name, content]) => withPart(page, name, content),
    readFileSync(`${root}${path}`, 'utf8'),
  );

/** Every generated page, whole or in parts, as it should be. */
export const pages: Readonly<Record<string, () => string>> = {
  'docs/operating.md': () => withParts('docs/operating.md', { settings: settingsTable() }),
  'docs/api.md': apiPage,
  'docs/how-a-question-comes-about.md': () => withParts('docs/how-a-question-comes-about.md', tracedExample()),
  'docs/measured.md': () => withParts('docs/measured.md', measuredParts()),
  'packages/web/src/screens/demo/example-hearing.json': exampleHearing,
  'docs/pictures/growth.svg': () => growthPicture(measuredSeries()),
};

/** The page as it should be in the file, formatted. */
export async function written(path: string): Promise<string> {
  const page = pages[path];
  if (page === undefined) throw new Error(`${path} is not made`);
  if (!/\.(md|json)$/.test(path)) return page();
  return formatted(path, page());
}
