/* `npm run knowledge`: turns the engine's YAML data into modules that it imports. Start, dev, build, types, lint, test, bench and release
   run it first; it writes only what has changed. docs/knowledge.md says what the data means. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { z } from 'zod';

const engine = fileURLToPath(new URL('../../packages/engine/', import.meta.url));

/** Every set of data: a folder of YAML files with one schema. Gives: what each file of packages/engine/schemas exports. */
export async function knowledgeSets() {
  const files = readdirSync(join(engine, 'schemas')).filter((file) => file.endsWith('.mjs'));
  return Promise.all(
    files.sort().map(async (file) => (await import(pathToFileURL(join(engine, 'schemas', file)).href)).default),
  );
}

/** Reads one file. Takes: its text, its name for messages, and its zod schema. Gives: the value and the faults, each a line
 *  'name:line: what is wrong'. */
export function readYaml(text, name, schema) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const lineOf = (offset) => lines.linePos(offset).line;
  if (document.errors.length > 0)
    return {
      value: null,
      faults: document.errors.map((error) => `${name}:${lineOf(error.pos[0])}: ${error.message.split('\n')[0]}`),
    };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, faults: [] };
  return {
    value: null,
    faults: parsed.error.issues.map(({ path, message }) => {
      const at = nearestNode(document, path);
      return `${name}:${at === null ? 1 : lineOf(at)}: ${path.join('.')}: ${message}`;
    }),
  };
}

/** The location of the fault: the innermost node on its path that exists. */
function nearestNode(document, path) {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return null;
}

function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

function moduleOf({ name, type }, files) {
  const data = JSON.stringify(JSON.stringify(files));
  return [
    `/* Compiled from packages/engine/${name} by \`npm run knowledge\`. */`,
    `import type { ${type.name} } from '${type.from}';`,
    '',
    `/** By file name. */`,
    `export const ${name} = JSON.parse(`,
    `  ${data},`,
    `) as Readonly<Record<string, ${type.name}>>;`,
    '',
  ].join('\n');
}

/** The schema an editor uses to check a file as you type; the first line of each file names it. */
function editorSchema({ schema }) {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`;
}

/** Compiles every set into packages/engine/src/generated. Gives: the faults found; a set with faults is not overwritten. */
export async function compileKnowledge() {
  const faults = [];
  const out = join(engine, 'src', 'generated');
  mkdirSync(out, { recursive: true });
  const sets = await knowledgeSets();
  for (const set of sets) {
    const files = {};
    const folder = join(engine, set.name);
    const names = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.yml'));
    for (const file of names.sort()) {
      const path = join(folder, file);
      const read = readYaml(readFileSync(path, 'utf8'), relative(join(engine, '..', '..'), path), set.schema);
      faults.push(...read.faults);
      const key = basename(file, '.yml');
      if (key in files) faults.push(`${relative(engine, path)}:1: two files are called ${key}`);
      files[key] = read.value;
    }
    faults.push(...(set.check?.(files) ?? []));
    if (faults.length === 0) writeIfChanged(join(out, `${set.name}.ts`), moduleOf(set, files));
    writeIfChanged(join(engine, 'schemas', `${set.name}.json`), editorSchema(set));
  }
  const known = new Set(sets.map(({ name }) => `${name}.ts`));
  for (const file of readdirSync(out)) if (!known.has(file)) rmSync(join(out, file));
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await compileKnowledge();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
