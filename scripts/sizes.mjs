/* `npm run sizes`: lines of the engine and regular expressions in it, by folder; tests and compiled data aren't counted, YAML data comes
   last. A regular expression is a literal or a `new RegExp`, found by a parser. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

const engine = fileURLToPath(new URL('../packages/engine/', import.meta.url));

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

const linesOf = (texts) => texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

function expressionsIn(text) {
  let count = 0;
  new Visitor({
    Literal(node) {
      if (node.regex !== undefined) count += 1;
    },
    NewExpression({ callee }) {
      if (callee.name === 'RegExp') count += 1;
    },
  }).visit(parseSync('a.ts', text).program);
  return count;
}

const foldersOf = (folder, leftOut) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !leftOut.includes(entry.name))
    .map(({ name }) => name)
    .sort();

const code = foldersOf(join(engine, 'src'), ['generated']).map((name) => {
  const texts = filesIn(join(engine, 'src', name), '.ts');
  return { name, lines: linesOf(texts), expressions: texts.reduce((sum, text) => sum + expressionsIn(text), 0) };
});
const data = foldersOf(engine, ['src', 'dist-types', 'node_modules', 'schemas', 'cases'])
  .map((name) => ({ name, lines: linesOf(filesIn(join(engine, name), '.yml')) }))
  .filter(({ lines }) => lines > 0);

const row = (...cells) =>
  console.log(cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](14)).join(''));
const sum = (rows, of) => rows.reduce((total, one) => total + one[of], 0);
row('folder', 'lines', 'expressions');
for (const { name, lines, expressions } of code) row(name, lines, expressions);
row('code', sum(code, 'lines'), sum(code, 'expressions'));
for (const { name, lines } of data) row(`${name}/*.yml`, lines, '');
row('data', sum(data, 'lines'), '');
