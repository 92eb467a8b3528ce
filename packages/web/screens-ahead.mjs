import { readFileSync } from 'node:fs';

/** Which screen stands at which address: the pattern of the address, and the screen's file under src. */
const screens = JSON.parse(readFileSync(new URL('./src/app/screens.json', import.meta.url), 'utf8'));

/** What the screen at an address asks the server for as it opens: the pattern of the address, the calls, the session that is
 *  named, and what a tab may keep that makes them needless; $1 stands for what is in the brackets of the pattern. */
const calls = JSON.parse(readFileSync(new URL('./src/app/calls-ahead.json', import.meta.url), 'utf8'));

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

/** Styles that stand in the page itself: those of the first screen, and those small ones of what most screens are made of.
 *  As files each of them would cost a way to the server and back before the code has its turn. */
export function stylesWithin(bundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const within = [
    chunks.find(({ isEntry }) => isEntry),
    ...['shared', 'rehearsing'].map((part) => chunks.find(({ name }) => name === part)),
  ];
  return within.flatMap((part) => [...(part?.viteMetadata?.importedCss ?? [])]);
}

/** What each screen needs beyond the first screen's own files. Throws where a screen has no part of its own. */
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

/** The page with its styles in it. A link that is disabled asks for nothing; it tells what loads the screens that these
 *  styles are there. */
function withStyles(html, bundle) {
  const files = stylesWithin(bundle);
  const styles = files.map((file) => `<style>${String(bundle[file].source).trim()}</style>`);
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`);
  const place = new RegExp(`<link rel="stylesheet"[^>]*(${files.join('|')})[^>]*>\\s*`, 'g');
  if (!place.test(html)) throw new Error('The page has no link to the styles of the first screen.');
  return html.replace(place, '').replace('</head>', () => `${[...styles, ...links].join('\n    ')}\n  </head>`);
}

/** Writes into the page which files and answers each address needs, so that they are asked for with the page and not after
 *  it, or after one another. */
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
