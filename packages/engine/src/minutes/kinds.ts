import type { MinutesKind } from './types.ts';

/* What was requested. */

const kinds: readonly (readonly [MinutesKind, readonly string[]])[] = [
  ['variance', ['variance', 'variances', 'variation', 'setback exception']],
  [
    'special_use',
    [
      'conditional use',
      'special use',
      'special exception',
      'use permit',
      'use on review',
      'interim use',
      'special permit',
      'special land use',
      'home occupation',
    ],
  ],
  [
    'text_or_plan',
    [
      'text amendment',
      'general plan',
      'comprehensive plan',
      'sector plan',
      'plan amendment',
      'code amendment',
      'master plan',
      'area plan',
      'area plans',
      'land use plan',
      'future land use',
      'ordinance amendment',
      'one-year plan',
    ],
  ],
  [
    'rezoning',
    [
      'rezone',
      'rezoning',
      'zone change',
      'zoning map',
      'map amendment',
      'zone map',
      'planned unit development',
      'zoning',
    ],
  ],
  ['subdivision', ['subdivision', 'plat', 'plats', 'lot split', 'resubdivision', 'lot line', 'condominium']],
  ['site_plan', ['site plan', 'site plans', 'design review', 'development plan', 'architectural', 'design approval']],
];
const procedure = [
  'minutes',
  'adjourn',
  'adjournment',
  'agenda',
  'consent',
  'election',
  'elect',
  'nominate',
  'nomination',
  'appoint',
  'appointment',
  'recess',
  'excuse',
  'bylaws',
  'chair for',
  'vice chair',
  'budget',
  'closed session',
  'executive session',
  'meeting schedule',
  'meeting dates',
];

/** What was requested. The motion's own words come first, then the title.
 *  Takes: title and motion in lower case.  Gives: the kind.  Throws: never. */
export function kindOfItem(title: string, motion: string): MinutesKind {
  const has = (text: string, words: readonly string[]): boolean => words.some((phrase) => text.includes(phrase));
  // "To approve the minutes with a change to what was said of the rezoning".
  if (['minutes', 'agenda', 'meeting notes'].some((word) => motion.slice(0, longestObject).includes(word)))
    return 'procedural';
  for (const text of [motion, title]) {
    for (const [kind, words] of kinds) if (has(text, words)) return kind;
    if (has(text, procedure)) return 'procedural';
  }
  return 'other';
}
const longestObject = 90;
