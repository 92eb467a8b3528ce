import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './pages.ts';

/* The glossary of CONTRIBUTING.md: no screen and no document uses a word that it replaces. */

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const named = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const rows = [...read('CONTRIBUTING.md').matchAll(/^\| (\w[\w ]*?) +\| (.+?) +\| (.+?) +\|$/gm)]
  .map(([, word = '', , not = '']) => ({ word, replaced: not.split(', ') }))
  .filter(({ word }) => word !== 'Word');
const replaced = rows.flatMap((row) => row.replaced);

/** Labels that the specification fixes, and the sentence that explains one. */
const fixed = ['Launch Game'];
/** The screens of the public phase, and the steps that lead to it, are called a simulation by the specification. */
const simulations = /^packages\/web\/src\/texts\/(public-phase|bridge|project-form)\.ts$/;

const texts = named('packages/web/src/texts', /(?<!\.test)\.ts$/);
// The API page is generated, with ordinances and answers as examples.
const pages = ['README.md', 'CHANGELOG.md', ...named('docs', /(?<!^api)\.md$/)];

/** The lines that use one of the words, in the singular or plural. */
function uses(name: string, text: string, words: readonly string[]): readonly string[] {
  const any = new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i');
  const plain = fixed.reduce((rest, label) => rest.replaceAll(label, ''), text);
  return plain.split('\n').flatMap((line, at) => (any.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : []));
}

describe('the glossary', () => {
  it('has ten words, each with what it replaces', () => {
    expect(rows.map(({ word }) => word)).toHaveLength(10);
    for (const row of rows) expect(row.replaced.length, row.word).toBeGreaterThan(0);
  });

  it.each([...texts, ...pages])('is kept by %s', (path) => {
    const words = simulations.test(path) ? replaced : [...replaced, 'simulation'];
    expect(uses(path, read(path), words)).toEqual([]);
  });

  it.each([
    ['Your mock hearing is over.', 1],
    ['Two dry runs a week', 1],
    ['The rehearsal is over.', 0],
    ['Launch Game opens the hearing room.', 0],
    ['A game for two', 1],
  ])('%s', (line, count) => expect(uses('x', line, replaced)).toHaveLength(count));
});
