import { readFileSync } from 'node:fs';

/** Which screen stands at which address: the pattern of the address, and the screen's file under src. */
const screens = JSON.parse(readFileSync(new URL('./src/app/screens.json', import.meta.url), 'utf8'));

/** The files of a part of the bundle and of everything that it imports at once. */
function filesOf(bundle, entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  const part = bundle[entry];
  if (part?.type !== 'chunk') return seen;
  seen.add(entry);
  for (const style of part.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const next of part.imports) filesOf(bundle, next, seen);
  return seen;
}

/** What each screen needs beyond the first screen's own files. Throws where a screen has no part of its own. */
export function filesAhead(bundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const first = new Set(
    chunks.filter((chunk) => chunk.isEntry).flatMap(({ fileName }) => [...filesOf(bundle, fileName)]),
  );
  return screens.map(([pattern, file]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${file}`));
    if (chunk === undefined) throw new Error(`There is no part of the bundle for ${file}.`);
    return [pattern, [...filesOf(bundle, chunk.fileName)].filter((name) => !first.has(name)).map((name) => `/${name}`)];
  });
}

/** Writes into the page which files each address needs, so that they are asked for with the page and not after it. */
export function screensAhead() {
  return {
    name: 'rostrum-screens-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => html.replace("'screens-ahead'", JSON.stringify(filesAhead(context.bundle ?? {}))),
    },
  };
}
