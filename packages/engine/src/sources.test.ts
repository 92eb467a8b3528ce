import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';

/* What the sources of the engine keep to. Numbers here only fall: lower them when you take something out. */

const root = fileURLToPath(new URL('./', import.meta.url));

interface Source {
  readonly name: string;
  readonly text: string;
  readonly tree: ESTree.Program;
}

const read = (name: string, text: string): Source => ({ name, text, tree: parseSync(name, text).program });

const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('generated'))
    .map((name) => read(name, readFileSync(`${folder}${name}`, 'utf8')));

const sources = sourcesIn(root);
const contract = sourcesIn(fileURLToPath(new URL('../../contract/src/', import.meta.url)));

/** Regular expressions: literals, and those made with `new RegExp`. */
function expressionsIn({ tree }: Source): number {
  let count = 0;
  new Visitor({
    Literal(node) {
      if ('regex' in node) count += 1;
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') count += 1;
    },
  }).visit(tree);
  return count;
}

const countIn = (folder: string): number =>
  sources.filter(({ name }) => name.startsWith(folder)).reduce((sum, source) => sum + expressionsIn(source), 0);

/** Names of the functions that a file exports, and whether the docstring of each says what it takes, gives or throws. */
function exportedFunctions({ tree, text }: Source): { name: string; isDescribed: boolean }[] {
  return tree.body.flatMap((statement, at) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const name = declaration === null ? null : functionName(declaration);
    if (name === null) return [];
    const before = text.slice(tree.body[at - 1]?.end ?? 0, statement.start);
    return [{ name, isDescribed: before.includes('/**') && /\b(?:Takes|Gives|Throws):/.test(before) }];
  });
}

function functionName(declaration: ESTree.Declaration): string | null {
  if (declaration.type === 'FunctionDeclaration') return declaration.id?.name ?? null;
  if (declaration.type !== 'VariableDeclaration') return null;
  const [first] = declaration.declarations;
  const made = first?.init?.type === 'CallExpression' ? first.init.callee : null;
  const isCached = made?.type === 'Identifier' && ['oncePer', 'byText'].includes(made.name);
  const isFunction =
    isCached || first?.init?.type === 'ArrowFunctionExpression' || first?.init?.type === 'FunctionExpression';
  return isFunction && first?.id.type === 'Identifier' ? first.id.name : null;
}

const undescribed = (from: readonly Source[]): string[] =>
  from.flatMap((source) =>
    exportedFunctions(source)
      .filter(({ isDescribed }) => !isDescribed)
      .map((one) => `${source.name}: ${one.name}`),
  );

describe('the sources of the engine', () => {
  it('have no more regular expressions than before', () => {
    expect(countIn('')).toBeLessThanOrEqual(690);
  });

  it.each([
    ['claims', 0],
    ['lexicon', 0],
    ['language', 9],
    ['judging', 7],
  ])('have no more of them in %s than before', (folder, most) => {
    expect(countIn(`${folder}/`)).toBeLessThanOrEqual(most);
  });

  it('describe every exported function', () => {
    expect(undescribed(sources)).toEqual([]);
  });
});

describe('the sources of the contract', () => {
  it('describe every exported function', () => {
    expect(contract.length).toBeGreaterThan(10);
    expect(undescribed(contract)).toEqual([]);
  });
});

describe('an exported function', () => {
  it.each([
    ['/** Twice it. Takes: a number. */ export function twice(n: number) { return 2 * n; }', true],
    ['/** The answer. Gives: 42. */ export const answer = () => 42;', true],
    ['/** Twice it. */ export const twice = (n: number) => 2 * n;', false],
    ['/* Takes: a number. */ export function twice(n: number) { return 2 * n; }', false],
  ])('%s', (text, isDescribed) => {
    expect(exportedFunctions(read('one.ts', text)).map((one) => one.isDescribed)).toEqual([isDescribed]);
  });
});

/** Every file outside the engine that may import from it, joined. */
function outsideWords(): ReadonlySet<string> {
  const house = fileURLToPath(new URL('../../../', import.meta.url));
  const skipped = /(?:^|\/)(?:node_modules|dist|dist-test|dist-types)\//;
  const files = ['packages/server', 'packages/web', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(`${house}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mts|mjs)$/.test(name) && !skipped.test(`${folder}/${name}`))
      .map((name) => readFileSync(`${house}${folder}/${name}`, 'utf8')),
  );
  return new Set(files.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** The values that an entry point exports by name. Throws: if it exports all of a file, because nobody would see what that is. */
function exportedBy(door: string): string[] {
  const statements = sources.find(({ name }) => name === door)?.tree.body ?? [];
  return statements.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${door} exports all of ${statement.source.value}`);
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    return statement.specifiers.flatMap(({ exported, exportKind }) =>
      exportKind === 'type' || exported.type !== 'Identifier' ? [] : [exported.name],
    );
  });
}

describe('the entry points of the engine', () => {
  const words = outsideWords();
  it.each(['index.ts', 'hearing/index.ts', 'catalog/index.ts'])('%s exports what others use and no more', (door) => {
    const exported = exportedBy(door);
    expect(exported.length).toBeGreaterThan(10);
    expect(exported.filter((name) => !words.has(name))).toEqual([]);
  });
});
