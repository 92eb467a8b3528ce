import { parseSync, Visitor, type ESTree } from 'vite';
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
  const found: string[] = [];
  const note = ({ start }: ESTree.Node, text: string): void => {
    if (words.test(text)) found.push(`${name}:${code.slice(0, start).split('\n').length} ${text.trim()}`);
  };
  /** Literals that become text: not those inside a call, a comparison or a subscript. */
  const literals = (node: ESTree.Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value);
    else if (node.type === 'TemplateLiteral') for (const part of node.quasis) note(part, part.value.cooked ?? '');
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(literals);
    else if (node.type === 'ParenthesizedExpression') literals(node.expression);
    else if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+'))
      [node.left, node.right].forEach(literals);
  };
  /** Expressions that are the value of an attribute, which only reads aloud if `told` has its name. */
  const ofAttributes = new Set<ESTree.Node>();
  new Visitor({
    JSXText: (node) => note(node, node.value),
    JSXAttribute({ name: attribute, value }) {
      if (value === null) return;
      ofAttributes.add(value);
      if (attribute.type !== 'JSXIdentifier' || !told.test(attribute.name)) return;
      literals(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    JSXExpressionContainer(node) {
      if (!ofAttributes.has(node)) literals(node.expression);
    },
  }).visit(parseSync(name, code).program);
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
