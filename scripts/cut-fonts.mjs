/* Subsets the product's fonts from the published ones, into packages/web/src/theme/fonts: the weights that the styles use, and two files
 * for each font. 'plain' has the letters and punctuation of English, and is all that most visits load; 'accents' has the rest of the Latin
 * alphabet, for names that need it. fonts.css has the same ranges. Run again after a new version of a font or a style with another weight:
 * node scripts/cut-fonts.mjs
 * Source Serif 4 and Source Sans 3 by Adobe, SIL Open Font License 1.1 (docs/credits.md). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const published = join(root, 'node_modules/@fontsource-variable');
const folder = join(root, 'packages/web/src/theme/fonts');

const faces = [
  ['source-serif-4', 'source-serif-4-latin-wght-normal.woff2', 'source-serif-4'],
  ['source-serif-4', 'source-serif-4-latin-wght-italic.woff2', 'source-serif-4-italic'],
  ['source-sans-3', 'source-sans-3-latin-wght-normal.woff2', 'source-sans-3'],
];

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const plain = [
  ...between(0x20, 0x7e),
  ...[0xa0, 0xa7, 0xb7, 0xbd, 0xd7],
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026],
];
const latin = [
  ...between(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc],
  ...between(0x2010, 0x2044),
  ...[0x20ac, 0x2122, 0x2212],
];
const cuts = { plain, accents: latin.filter((letter) => !plain.includes(letter)) };

/** Ligatures, tabular figures, accents in place; no small capitals, no fractions. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'tnum'];
const variationAxes = { wght: { min: 400, max: 700 } };

mkdirSync(folder, { recursive: true });
for (const [family, file, name] of faces) {
  const whole = readFileSync(join(published, family, 'files', file));
  for (const [cut, letters] of Object.entries(cuts)) {
    const text = String.fromCodePoint(...letters);
    const made = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures, variationAxes, noHinting: true });
    writeFileSync(join(folder, `${name}-${cut}.woff2`), made);
    console.log(
      `${name}-${cut}.woff2: ${(made.length / 1_024).toFixed(1)} KiB of ${(whole.length / 1_024).toFixed(1)}`,
    );
  }
}
