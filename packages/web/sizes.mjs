import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('./dist/', import.meta.url);
const kib = 1_024;

function builtManifest() {
  const list = new URL('asset-manifest.json', dist);
  if (!existsSync(list)) throw new Error('The web client is not built; run npm run build first.');
  return JSON.parse(readFileSync(list, 'utf8'));
}

/** The files of a chunk and of everything it imports statically. */
function collect(manifest, key, seen = new Set(), files = new Set()) {
  const part = manifest[key];
  if (part === undefined || seen.has(key)) return files;
  seen.add(key);
  for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
  for (const next of part.imports ?? []) collect(manifest, next, seen, files);
  return files;
}

/** For every screen but the first: the files it needs that do not come with the page, and those that the page
 *  preloads for it. */
export function filesByScreen() {
  const manifest = builtManifest();
  const page = readFileSync(new URL('index.html', dist), 'utf8');
  const brought = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const ahead = JSON.parse(/screensAhead = (\[.*\]);/.exec(page)?.[1] ?? '[]');
  return Object.keys(manifest)
    .filter((key) => /-page\.tsx$/.test(key) && manifest[key].isDynamicEntry)
    .map((key) => {
      const needs = [...collect(manifest, key)].filter((file) => !brought.includes(file));
      const own = `/${manifest[key].file}`;
      const named = ahead.find(([, files]) => files.includes(own))?.[1] ?? [];
      return { screen: /([\w-]+)-page\.tsx$/.exec(key)[1], needs, named: named.map((file) => file.slice(1)) };
    });
}

/** The sizes of what was built, in KiB: text as best-level gzip, fonts as they are. Throws if nothing was built. */
export function sizes() {
  const manifest = builtManifest();
  const bytes = new Map();
  const sizeOf = (file) => {
    if (!bytes.has(file)) bytes.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / kib);
    return bytes.get(file);
  };
  const total = (files, ending) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0);
  const firstFiles = collect(manifest, 'index.html');
  const isOwn = (file) => !firstFiles.has(file);
  const found = {
    'first screen, JavaScript': total(firstFiles, '.js'),
    'first screen, CSS': total(firstFiles, '.css'),
  };
  for (const key of Object.keys(manifest).sort()) {
    const screen = /^src\/screens\/.*\/([\w-]+)-page\.tsx$/.exec(key)?.[1];
    if (screen === undefined) continue;
    const files = [...collect(manifest, key)].filter(isOwn);
    found[`${screen}, JavaScript`] = total(files, '.js');
    found[`${screen}, CSS`] = total(files, '.css');
  }
  const built = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const all = [...new Set(built)];
  const fonts = all.filter((file) => file.endsWith('.woff2'));
  const fontKib = fonts.reduce((sum, file) => sum + statSync(new URL(file, dist)).size / kib, 0);
  found['fonts'] = fontKib;
  found['kept for offline use'] = fontKib + total(all, '.js') + total(all, '.css');
  const portraits = readdirSync(new URL('portraits/', dist)).filter((file) => file.endsWith('.svg'));
  found['largest portrait'] = Math.max(...portraits.map((file) => sizeOf(`portraits/${file}`)));
  return found;
}
