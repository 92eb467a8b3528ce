import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/* What the sources of the engine keep to. Numbers here only fall: lower them when you take something out. */

const root = fileURLToPath(new URL('./', import.meta.url));

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('generated'))
  .map((name) => ({
    name,
    tree: ts.createSourceFile(name, readFileSync(`${root}${name}`, 'utf8'), ts.ScriptTarget.Latest, true),
  }));

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

/** Names of the functions that a file exports, and whether each has a docstring. */
function exportedFunctions(tree: ts.SourceFile): { name: string; isDescribed: boolean }[] {
  return tree.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const name = isExported ? functionName(statement) : null;
    if (name === null) return [];
    const before = tree.text.slice(statement.getFullStart(), statement.getStart(tree));
    return [{ name, isDescribed: before.includes('/**') }];
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

const undescribed = (folder: string): string[] =>
  sources
    .filter(({ name }) => name.startsWith(folder))
    .flatMap(({ name, tree }) =>
      exportedFunctions(tree)
        .filter(({ isDescribed }) => !isDescribed)
        .map((one) => `${name}: ${one.name}`),
    );

describe('the sources of the engine', () => {
  it('have no more regular expressions than before', () => {
    expect(countIn('')).toBeLessThanOrEqual(867);
  });

  it.each([
    ['claims', 2],
    ['lexicon', 0],
    ['language', 14],
    ['judging', 10],
  ])('have no more of them in %s than before', (folder, most) => {
    expect(countIn(`${folder}/`)).toBeLessThanOrEqual(most);
  });

  it.each(['claims/', 'language/', 'lexicon/'])('describe every exported function of %s', (folder) => {
    expect(undescribed(folder)).toEqual([]);
  });

  it('have no more exported functions without a description than before', () => {
    expect(undescribed('').length).toBeLessThanOrEqual(30);
  });
});
