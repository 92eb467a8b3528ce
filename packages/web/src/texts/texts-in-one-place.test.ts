import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const files = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);
const screens = files.filter(([name]) => name.endsWith('.tsx') && !name.includes('.test.'));
const words = /\p{L}{2,}/u;
/** Attributes whose words somebody reads. */
const told =
  /^(?:label|title|hint|placeholder|alt|lead|text|description|heading|aria-(?:label|description|valuetext|roledescription|placeholder))$/;

/** The words that JSX contains literally, with their lines. */
function spokenBy(name: string, code: string): readonly string[] {
  const tree = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (words.test(text))
      found.push(`${name}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`);
  };
  /** Literals that become text: not those inside a call, a comparison or a subscript. */
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node))
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) note(part, part.text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literals);
    else if (ts.isParenthesizedExpression(node)) literals(node.expression);
    else if (ts.isBinaryExpression(node) && /^(?:&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText()))
      [node.left, node.right].forEach(literals);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && told.test(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node, node.initializer.text);
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
        literals(node.initializer.expression);
    }
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) literals(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('the words of the product', () => {
  it('are in texts/, not in a screen or a part', () => {
    expect(screens.length).toBeGreaterThan(80);
    expect(screens.flatMap(([name, code]) => spokenBy(name, code))).toEqual([]);
  });

  it.each([
    ['<p>Hello there</p>', 'Hello there'],
    ['<input aria-label="Your name" />', 'Your name'],
    ['<Button title={isOn ? texts.on : "Turn on"} />', 'Turn on'],
    ['<p>{count} left</p>', 'left'],
    ['<p>{`${count} words`}</p>', 'words'],
  ])('are found in %s', (code, text) => {
    expect(spokenBy('x.tsx', `const a = ${code};`)).toEqual([expect.stringContaining(text)]);
  });

  it.each([
    '<p>{texts.hello} · {count}</p>',
    '<p className="lead">{a === "yes" && texts.b}</p>',
    '<a href="/">{x}</a>',
  ])('are not reported if there are none: %s', (code) => {
    expect(spokenBy('x.tsx', `const a = ${code};`)).toEqual([]);
  });
});

describe('figures and dates', () => {
  it('are formatted by texts/locale.ts and nowhere else', () => {
    const elsewhere = files
      .filter(([name]) => !/\/locale(?:\.test)?\.ts$/.test(name) && !name.endsWith('.test.ts'))
      .filter(([, code]) => /\bIntl\.|toLocale\w*String\(|'en-US'/.test(code))
      .map(([name]) => name);
    expect(elsewhere).toEqual([]);
  });
});
