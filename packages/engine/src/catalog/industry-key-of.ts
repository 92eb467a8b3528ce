import { splitAtSpaces, startsWithDigit } from '../base/text.ts';
import { findProjectType } from './find-project-type.ts';
import { industrySheets } from './industry-sheets.ts';
import { normalized } from './normalized.ts';
import type { IndustryKey } from './types.ts';

const byName: ReadonlyMap<string, IndustryKey> = new Map(
  industrySheets.flatMap(
    ({ key, name }) =>
      [
        [normalized(key), key],
        [normalized(name), key],
      ] as const,
  ),
);

/* Words that place a project in an industry if none of its type names is found. hearing.md §5: keyword lists. */
const keywords: readonly (readonly [IndustryKey, readonly string[]])[] = [
  ['solar', ['solar', 'photovoltaic', 'pv', 'renewable', 'renewables', 'renewable energy']],
  ['wind', ['wind', 'turbine', 'turbines']],
  ['battery_storage', ['battery', 'batteries', 'bess', 'energy storage', 'lithium']],
  ['data_center', ['data', 'server', 'servers', 'computing', 'cloud', 'hyperscale']],
  [
    'residential',
    [
      'home',
      'homes',
      'house',
      'houses',
      'housing',
      'dwelling',
      'dwellings',
      'residence',
      'residences',
      'lots',
      'townhomes',
      'townhouses',
      'duplexes',
      'condominiums',
      'condos',
      'cottages',
    ],
  ],
  ['logistics', ['logistics', 'warehousing', 'trucking', 'distribution', 'shipping']],
  [
    'manufacturing',
    [
      'manufacturing',
      'manufacturer',
      'mill',
      'mining',
      'mine',
      'processing',
      'industry',
      'quarry',
      'gravel',
      'aggregate',
      'aggregates',
      'asphalt',
      'concrete',
      'foundry',
      'sawmill',
      'smelter',
      'ethanol',
      'refinery',
    ],
  ],
  ['oil_gas', ['oil', 'gas', 'petroleum', 'drill', 'drilling', 'pipelines', 'lng', 'energy oil gas']],
  [
    'commercial',
    [
      'commercial',
      'store',
      'stores',
      'restaurant',
      'bank',
      'mall',
      'business',
      'marina',
      'wash',
      'carwash',
      'dispensary',
      'pharmacy',
      'brewery',
      'cafe',
      'dealership',
      'gym',
      'salon',
      'casino',
      'cinema',
      'theater',
      'theatre',
    ],
  ],
];

/** The industry of a project type or category.
 *  Takes: anything; an industry key or name, whatever `findProjectType` understands, or words containing a keyword of an industry.
 *  Gives: the key, or null if nothing fits.  Throws: never. hearing.md §5. */
export function industryKeyOf(text: unknown): IndustryKey | null {
  if (typeof text !== 'string') return null;
  const plain = normalized(text.slice(0, 200));
  const named = byName.get(plain) ?? findProjectType(plain)?.industry;
  if (named !== undefined) return named;
  const words = plain.split(' ');
  return keywords.find(([, list]) => words.some((word, at) => list.includes(word) && !isOther(words, at)))?.[0] ?? null;
}

/* What kind of house or home is still a dwelling; a chicken house, a funeral home, a halfway house aren't. */
const dwellings = new Set(
  splitAtSpaces(`single family detached attached new tiny mobile manufactured modular custom affordable senior vacation town row patio estate luxury
   infill residential starter rental market rate story bedroom unit acre for sale and the a of`),
);

function isOther(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  if (before === undefined || !['home', 'homes', 'house', 'houses'].includes(words[at] ?? '')) return false;
  return !dwellings.has(before) && !startsWithDigit(before) && !numbers.has(before);
}

const numbers = new Set(
  'one two three four five six eight ten twelve twenty thirty forty fifty sixty eighty hundred'.split(' '),
);
