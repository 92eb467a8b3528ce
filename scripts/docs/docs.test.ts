import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls, type Call, type CallName } from '@rostrum/contract';
import { apiPage } from './api-page.ts';
import { exampleOf } from './example-of.ts';
import { partsOf, withPart } from './marked.ts';
import { pages, root, written } from './pages.ts';
import { tracedExample } from './traced-example.ts';

const markdown = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
const all = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdown('docs')];

describe('the generated parts of the pages', () => {
  it.each(Object.keys(pages))('%s is current; if not, npm run docs updates it', async (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(await written(path));
  });

  it('of the traced example leave no part of the page empty', () => {
    const page = readFileSync(join(root, 'docs/how-a-question-comes-about.md'), 'utf8');
    expect([...partsOf(page)].sort()).toEqual(Object.keys(tracedExample()).sort());
  });

  it('of the traced example still show what the page says about it', () => {
    const told = tracedExample();
    expect(told['question']).toMatch(/260 feet/);
    expect(told['question']).toMatch(/300 feet/);
    expect(told['compliance']).toMatch(/^falls short/);
    expect(told['rating']).toMatch(/^strong/);
    expect(told['dodged']).toMatch(/^(weak|poor)/);
  });

  it('replace a part and nothing else', () => {
    const page = 'a <!-- made: x -->old<!-- end: x --> b <!-- made: y -->keep<!-- end: y -->';
    expect(withPart(page, 'x', 'new')).toBe(page.replace('old', 'new'));
    expect(() => withPart(page, 'z', 'new')).toThrow('no part called z');
  });
});

describe('the page of the API', () => {
  const page = apiPage();
  it.each(Object.keys(calls) as CallName[])('shows %s with an answer that its schema accepts', (name) => {
    const call: Call = calls[name];
    expect(page).toContain(`### ${call.method} ${call.path}\n`);
    expect(call.answer.safeParse(call.status === 204 ? null : exampleOf(call.answer, 'output')).success).toBe(true);
  });
});

describe('the links of the pages', () => {
  it.each(all)('in %s lead to files that exist', (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
    const missing = targets.filter(
      (target) => !/^(https?:|mailto:)/.test(target) && !existsSync(join(root, dirname(path), target)),
    );
    expect(missing).toEqual([]);
  });

  it('name no npm script that does not exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = all.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)].map((match) => match[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});
