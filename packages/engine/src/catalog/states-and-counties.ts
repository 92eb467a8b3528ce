import { countyNames } from './county-names.ts';
import { normalized } from './normalized.ts';

/* This module and its data are kept apart from the rest of the catalog, so that a page loads them only if it needs them. */

export interface CountyEntry {
  /** 'Orleans'. */
  readonly name: string;
  /** The legal kind of place: 'County', 'Parish', 'Borough', 'Census Area', 'Municipality', 'City and Borough', 'independent city' or
   *  'district'. */
  readonly kind: string;
  /** As shown in a list: 'Orleans Parish', 'Richmond (independent city)'. Unique in its state. */
  readonly fullName: string;
  /** As said in a sentence: 'Orleans Parish', 'the City of Richmond'. */
  readonly spokenName: string;
}

export interface StateEntry {
  readonly name: string;
  /** Postal code, two capitals. */
  readonly code: string;
  /** Sorted alphabetically. */
  readonly counties: readonly CountyEntry[];
}

/** The fifty states and the District of Columbia with all their counties, sorted alphabetically. practice.md §3, decisions.md §2. */
export const statesAndCounties: readonly StateEntry[] = countyNames.split('\n').map((line) => {
  const [name = '', code = '', usual = 'County', list = ''] = line.split('|');
  return { name, code, counties: list.split(';').map((text) => countyOf(text, usual)) };
});

/** The state with this name or postal code.
 *  Takes: anything, in any case.  Gives: the state with its counties, or null.  Throws: never. */
export function stateByNameOrCode(nameOrCode: unknown): StateEntry | null {
  if (typeof nameOrCode !== 'string') return null;
  const wanted = normalized(nameOrCode.trim().toLowerCase());
  return (
    statesAndCounties.find(({ name, code }) => normalized(name) === wanted || code.toLowerCase() === wanted) ?? null
  );
}

function countyOf(text: string, usual: string): CountyEntry {
  const [name = '', kind = usual] = text.split('~');
  if (kind === 'district') return { name, kind, fullName: name, spokenName: `the ${name}` };
  if (kind !== 'independent city') return { name, kind, fullName: `${name} ${kind}`, spokenName: `${name} ${kind}` };
  const spokenName = name.endsWith(' City') ? name : `the City of ${name}`;
  return { name, kind, fullName: `${name} (${kind})`, spokenName };
}
