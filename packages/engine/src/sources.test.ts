import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/* What the sources of the engine keep to. Numbers here only fall: lower them when you take something out. */

const root = fileURLToPath(new URL('./', import.meta.url));

interface Source {
  readonly name: string;
  readonly tree: ts.SourceFile;
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('generated'))
    .map((name) => ({
      name,
      tree: ts.createSourceFile(name, readFileSync(`${folder}${name}`, 'utf8'), ts.ScriptTarget.Latest, true),
    }));

const sources = sourcesIn(root);
const contract = sourcesIn(fileURLToPath(new URL('../../contract/src/', import.meta.url)));

function expressionsIn(node: ts.Node): number {
  const isMade = ts.isNewExpression(node) && node.expression.getText() === 'RegExp';
  let count = ts.isRegularExpressionLiteral(node) || isMade ? 1 : 0;
  ts.forEachChild(node, (child) => {
    count += expressionsIn(child);
  });
  return count;
}

const countIn = (folder: string): number =>
  sources.filter(({ name }) => name.startsWith(folder)).reduce((sum, { tree }) => sum + expressionsIn(tree), 0);

/** Names of the functions that a file exports, and whether the docstring of each says what it takes, gives or throws. */
function exportedFunctions(tree: ts.SourceFile): { name: string; isDescribed: boolean }[] {
  return tree.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const name = isExported ? functionName(statement) : null;
    if (name === null) return [];
    const before = tree.text.slice(statement.getFullStart(), statement.getStart(tree));
    return [{ name, isDescribed: before.includes('/**') && /\b(?:Takes|Gives|Throws):/.test(before) }];
  });
}

function functionName(statement: ts.Statement): string | null {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? null;
  if (!ts.isVariableStatement(statement)) return null;
  const [first] = statement.declarationList.declarations;
  const value = first?.initializer;
  const isFunction = value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  return isFunction ? (first?.name.getText() ?? null) : null;
}

const undescribed = (from: readonly Source[]): string[] =>
  from.flatMap(({ name, tree }) =>
    exportedFunctions(tree)
      .filter(({ isDescribed }) => !isDescribed)
      .map((one) => `${name}: ${one.name}`),
  );

describe('the sources of the engine', () => {
  it('have no more regular expressions than before', () => {
    expect(countIn('')).toBeLessThanOrEqual(885);
  });

  it.each([
    ['claims', 2],
    ['lexicon', 0],
    ['language', 14],
    ['judging', 10],
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
  const read = (text: string): boolean[] =>
    exportedFunctions(ts.createSourceFile('one.ts', text, ts.ScriptTarget.Latest, true)).map(
      ({ isDescribed }) => isDescribed,
    );
  it.each([
    ['/** Twice it. Takes: a number. */ export function twice(n: number) { return 2 * n; }', true],
    ['/** The answer. Gives: 42. */ export const answer = () => 42;', true],
    ['/** Twice it. */ export const twice = (n: number) => 2 * n;', false],
    ['/* Takes: a number. */ export function twice(n: number) { return 2 * n; }', false],
  ])('%s', (text, isDescribed) => {
    expect(read(text)).toEqual([isDescribed]);
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
  const statements = sources.find(({ name }) => name === door)?.tree.statements ?? [];
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause))
      throw new Error(`${door} exports all of ${moduleSpecifier?.getText() ?? 'nothing'}`);
    return exportClause.elements.flatMap(({ name, isTypeOnly }) => (isTypeOnly ? [] : [name.text]));
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
