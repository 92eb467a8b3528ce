import { readFileSync } from 'node:fs';

/** Which screen belongs to which address: the pattern of the address, and the screen's file under src. */
const screens = JSON.parse(readFileSync(new URL('./src/app/screens.json', import.meta.url), 'utf8'));

/** What the screen at an address asks the server for when it opens: the pattern of the address, the calls, the
 *  session they name, and the stored keys that make them unnecessary; $1 is the bracketed part of the pattern. */
const calls = JSON.parse(readFileSync(new URL('./src/app/calls-ahead.json', import.meta.url), 'utf8'));

/** The files of a chunk and of everything it imports statically. */
function filesOf(bundle, entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  const part = bundle[entry];
  if (part?.type !== 'chunk') return seen;
  seen.add(entry);
  for (const style of part.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const next of part.imports) filesOf(bundle, next, seen);
  return seen;
}

/** Styles that are inlined into the page: those of the first screen, and the small ones that most screens share. As
 *  separate files, each would cost a round trip before the code runs. */
export function stylesWithin(bundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const within = [
    chunks.find(({ isEntry }) => isEntry),
    ...['shared', 'rehearsing'].map((part) => chunks.find(({ name }) => name === part)),
  ];
  return within.flatMap((part) => [...(part?.viteMetadata?.importedCss ?? [])]);
}

/** What each screen needs beyond the files of the first screen. Throws if a screen has no chunk of its own. */
export function filesAhead(bundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const first = new Set([
    ...chunks.filter((chunk) => chunk.isEntry).flatMap(({ fileName }) => [...filesOf(bundle, fileName)]),
    ...stylesWithin(bundle),
  ]);
  return screens.map(([pattern, file]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${file}`));
    if (chunk === undefined) throw new Error(`There is no part of the bundle for ${file}.`);
    return [pattern, [...filesOf(bundle, chunk.fileName)].filter((name) => !first.has(name)).map((name) => `/${name}`)];
  });
}

/** The page with its styles inlined. A disabled link loads nothing; it tells the code that loads screens that these
 *  styles are already there. */
function withStyles(html, bundle) {
  const files = stylesWithin(bundle);
  const styles = files.map((file) => `<style>${String(bundle[file].source).trim()}</style>`);
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`);
  const place = new RegExp(`<link rel="stylesheet"[^>]*(${files.join('|')})[^>]*>\\s*`, 'g');
  if (!place.test(html)) throw new Error('The page has no link to the styles of the first screen.');
  return html.replace(place, '').replace('</head>', () => `${[...styles, ...links].join('\n    ')}\n  </head>`);
}

/** Writes into the page which files and answers each address needs, so that they are requested along with the page,
 *  not after it or one after another. */
export function screensAhead() {
  return {
    name: 'rostrum-screens-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        withStyles(html, bundle)
          .replace("'screens-ahead'", () => JSON.stringify(filesAhead(bundle)))
          .replace("'calls-ahead'", () => JSON.stringify(calls)),
    },
  };
}
