/* Draws packages/web/public/portraits/<character_id>.svg from the `portrait` of each character, and lists the characters in
 * packages/engine/src/catalog/characters.ts. To add a character: write a file in catalog/characters/, run
 *   node scripts/draw-portraits.mjs
 * Style: Open Peeps by Pablo Stanley, CC0 (docs/credits.md). */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAvatar } from '@dicebear/core';
import { openPeeps } from '@dicebear/collection';
import { tsImport } from 'tsx/esm/api';
import { formatted } from './formatted.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/engine/src/catalog/characters');
const list = join(root, 'packages/engine/src/catalog/characters.ts');
const pictures = join(root, 'packages/web/public/portraits');

const skins = { light: 'f9d9c0', fair: 'f1c6a3', olive: 'deb188', tan: 'c88f63', brown: '9f6b48', deep: '74523f' };
const hairs = {
  black: '2b2320',
  dark: '40302a',
  brown: '5a4033',
  chestnut: '7b4a34',
  auburn: 'a35a33',
  sandy: 'c29a63',
  gray: '8f8c89',
  silver: 'b9b6b2',
  white: 'e9e5df',
  plum: '6d4a66',
  teal: '2f6f73',
};
const cloths = {
  navy: '38506f',
  slate: '64748a',
  moss: '6d7f56',
  brick: 'a5553f',
  ochre: 'c2923f',
  plum: '7d5775',
  teal: '3f7c80',
  sand: 'c9b48d',
  stone: '9a958c',
  charcoal: '4a4a50',
  rose: 'c0808a',
};
const papers = {
  navy: 'dfe5ec',
  slate: 'e4e8ee',
  moss: 'e5eadb',
  brick: 'f1dfd6',
  ochre: 'f3e8cf',
  plum: 'ebe0e9',
  teal: 'dbeaea',
  sand: 'eee6d6',
  stone: 'e9e6e0',
  charcoal: 'e2e2e6',
  rose: 'f3e2e3',
};
const roles = [
  'chair',
  'commissioner',
  'planning_director',
  'public_works_director',
  'building_inspector',
  'legal_counsel',
  'emergency_management_director',
  'economic_development_director',
  'mayor',
  'resident',
  'expert',
];

const sheets = [];
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  const module = await tsImport(pathToFileURL(join(folder, file)).href, import.meta.url);
  const [variable, sheet] = Object.entries(module).find(([, value]) => value?.character_id) ?? [];
  if (`${sheet?.character_id.replaceAll('_', '-')}.ts` !== file)
    throw new Error(`${file}: the file is not named after its character_id`);
  sheets.push({ file, variable, sheet });
}

/** One value of a table; a misspelled one is an error here instead of a blank face. */
function from(table, key, sheet) {
  if (!(key in table)) throw new Error(`${sheet.character_id}: no such color: ${key}`);
  return table[key];
}

function draw(sheet) {
  const { head, skin, hair, face, facialHair, glasses, clothing } = sheet.portrait;
  const svg = createAvatar(openPeeps, {
    seed: sheet.character_id,
    head: [head],
    face: [face],
    skinColor: [from(skins, skin, sheet)],
    headContrastColor: [from(hairs, hair, sheet)],
    clothingColor: [from(cloths, clothing, sheet)],
    facialHair: facialHair ? [facialHair] : [],
    facialHairProbability: facialHair ? 100 : 0,
    accessories: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    backgroundColor: [from(papers, clothing, sheet)],
  }).toString();
  /* No metadata, no links, one decimal: the drawing is 704 units wide. */
  return svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/ xmlns:\w+="[^"]*"/g, '')
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
}

const wanted = new Set();
for (const { sheet } of sheets) {
  wanted.add(`${sheet.character_id}.svg`);
  writeFileSync(join(pictures, `${sheet.character_id}.svg`), `${draw(sheet)}\n`);
}
for (const name of readdirSync(pictures)) if (name.endsWith('.svg') && !wanted.has(name)) rmSync(join(pictures, name));

const byRole = [...sheets].sort(
  (a, b) => roles.indexOf(a.sheet.role) - roles.indexOf(b.sheet.role) || (a.file < b.file ? -1 : 1),
);
const text = `/* Written by scripts/draw-portraits.mjs from the files in characters/: add a file there and run it. */
${sheets.map(({ file, variable }) => `import { ${variable} } from './characters/${file}';`).join('\n')}
import type { CharacterSheet } from './types.ts';

/** Everyone who can take part in a hearing: chair, commissioners, staff, residents, experts. practice.md §3, hearing.md §6. */
export const characters: readonly CharacterSheet[] = [${byRole.map(({ variable }) => variable).join(', ')}];
`;
const listed = await formatted(list, text);
if (readFileSync(list, 'utf8') !== listed) writeFileSync(list, listed);
