import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BenchRow } from './row.ts';

/** The JavaScript that the first screen loads, gzip: the entry, what it imports at once, and the landing page's own part. */
export async function run(): Promise<readonly BenchRow[]> {
  const dist = new URL('../packages/web/dist/', import.meta.url);
  if (!existsSync(dist)) throw new Error('the web client is not built; run npm run build first');
  const manifest = JSON.parse(readFileSync(new URL('asset-manifest.json', dist), 'utf8')) as Record<
    string,
    { file: string; imports?: string[]; isEntry?: boolean }
  >;
  const wanted = new Set<string>();
  const add = (key: string): void => {
    const part = manifest[key];
    if (part === undefined || wanted.has(part.file)) return;
    wanted.add(part.file);
    for (const next of part.imports ?? []) add(next);
  };
  for (const key of Object.keys(manifest))
    if (manifest[key]?.isEntry === true || /screens\/landing\//.test(key)) add(key);
  const bytes = [...wanted]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
  return [
    {
      name: 'first screen, JavaScript gzip',
      value: bytes / 1_024,
      unit: 'KiB',
      target: 'at most 130',
      reference: 'React with its DOM alone: 66',
    },
  ];
}
