import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const icons = fileURLToPath(new URL('./icons.json', import.meta.url));
const maker = fileURLToPath(new URL('./src/parts/icon.tsx', import.meta.url));
const imports = /import \{([^}]*)\} from 'lucide-react';/g;
const namesIn = (list) => list.split(',').flatMap((name) => name.trim() || []);
const prefix = '\0icon:';

/** The names of all icons that the sources in a folder import. */
export function iconsIn(folder) {
  const names = new Set();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8');
    for (const [, list] of text.matchAll(imports)) for (const name of namesIn(list)) names.add(name);
  }
  return names;
}

/** The drawing of an icon from lucide-react, if it is installed; null if it isn't or has no such icon. */
export async function drawnAnew(name) {
  try {
    const [lucide, { createElement }, { renderToStaticMarkup }] = await Promise.all(
      ['lucide-react', 'react', 'react-dom/server'].map((module) => import(module)),
    );
    return renderToStaticMarkup(createElement(lucide[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  } catch (cause) {
    console.warn(`The icon ${name} could not be drawn.`, cause);
    return null;
  }
}

/** Vite: turns each icon imported from lucide-react into its own module, made from its drawing in icons.json, so
 *  that a screen loads only the icons it shows and a build does not need a package with thousands of them. */
export function cutIcons() {
  const drawings = JSON.parse(readFileSync(icons, 'utf8'));
  return {
    name: 'rostrum-icons',
    enforce: 'pre',
    transform: {
      filter: { code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(imports, (_, list) =>
          namesIn(list)
            .map((name) => `import { ${name} } from 'icon:${name}';`)
            .join(' '),
        ),
        map: null,
      }),
    },
    resolveId: (id) => (id.startsWith('icon:') ? `${prefix}${id.slice('icon:'.length)}` : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const drawing = drawings[name] ?? (await drawnAnew(name));
      if (drawing === null) this.error(`icons.json has no ${name}: run node scripts/cut-icons.mjs`);
      return `import { icon } from ${JSON.stringify(maker)};\nexport const ${name} = /* @__PURE__ */ icon(${JSON.stringify(drawing)});\n`;
    },
  };
}
