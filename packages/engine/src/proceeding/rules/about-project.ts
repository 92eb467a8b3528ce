import { lettersIn } from '../../base/text.ts';
import type { About, Place } from '../types.ts';

const municipal: readonly string[] = ['city', 'village', 'town', 'borough'];
const worship: readonly string[] = [
  'church',
  'chapel',
  'parish',
  'mosque',
  'masjid',
  'temple',
  'synagogue',
  'shul',
  'gurdwara',
  'worship',
  'religious',
  'monastery',
  'congregation',
];

/** The fields that say what is to be built, and for whom. A church next door, or Church Road, makes nothing a place of worship. */
const saysUse = (key: string): boolean =>
  ['type', 'developer', 'applicant'].some((word) => key.toLowerCase().includes(word));

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one)) : [];
};

const wordsIn = (text: string): readonly string[] => lettersIn(text.toLowerCase()).filter((word) => word !== '');

/** Who has the land in hand, and whether people worship there, by the form and the name of the body.
 *  Takes: what the pages have sent about the project, and the local rules as sent.  Gives: a null place where neither the name of the body
 *  nor the form says it.  Throws: never. */
export function aboutProject(project: Readonly<Record<string, unknown>>, local: unknown): About {
  const name = textsIn((local as { readonly name?: unknown } | null | undefined)?.name).join(' ');
  const words = new Set(
    Object.entries(project).flatMap(([key, value]) => (saysUse(key) ? textsIn(value).flatMap(wordsIn) : [])),
  );
  return { place: placeOf(wordsIn(name)) ?? placeFiled(project), isWorship: worship.some((word) => words.has(word)) };
}

function placeOf(name: readonly string[]): Place | null {
  if (name.includes('county')) return 'county';
  return municipal.some((word) => name.includes(word)) ? 'municipality' : null;
}

/** A form with a county and no city is the county's; with a city, the land may still be outside it. */
function placeFiled(project: Readonly<Record<string, unknown>>): Place | null {
  const location = { ...project, ...(project['location'] as object | undefined) } as Record<string, unknown>;
  const [city, county] = ['city', 'county'].map((key) => textsIn(location[key]).join('').trim());
  return city === '' && county !== '' ? 'county' : null;
}
