import type { Materials } from '../../filed/types.ts';

/** What bodies that hear a land-use request are called. */
const appointed: readonly string[] = [
  'planning and zoning commission',
  'planning and zoning board',
  'board of zoning appeals',
  'zoning board of appeals',
  'zoning hearing board',
  'board of zoning adjustment',
  'zoning board of adjustment',
  'board of adjustment',
  'planning commission',
  'plan commission',
  'zoning commission',
  'planning board',
  'zoning board',
  'land use board',
];
/** Those to which others recommend. */
const governing: readonly string[] = [
  'board of county commissioners',
  'board of commissioners',
  'county commission',
  'board of supervisors',
  'board of selectmen',
  'board of trustees',
  'city council',
  'town council',
  'village council',
  'village board',
  'county board',
  'town board',
];

const headLines = 10;
const longestHeadLine = 100;

/** The body to which the staff report on file is addressed, by the lines above its text.
 *  Takes: what is filed, and whether the body of the hearing decides.  Gives: its name in lower case; null if those lines name none, or more
 *  than one, or a governing body where this one only recommends.  Throws: never. */
export function bodyFiled({ staffReport }: Pick<Materials, 'staffReport'>, decides: boolean): string | null {
  if (staffReport == null || staffReport.report.made) return null;
  const lines = staffReport.text.split('\n').filter((line) => line.trim() !== '');
  const end = lines.findIndex((line) => line.length > longestHeadLine);
  const head = lines.slice(0, Math.min(headLines, end < 0 ? headLines : end));
  const named = new Set(head.flatMap((line) => longestIn(line.toLowerCase()) ?? []));
  const [only] = named;
  return named.size === 1 && only !== undefined && (decides || !governing.includes(only)) ? only : null;
}

/** 'planning and zoning commission', which has 'zoning commission' in it. */
const longestIn = (line: string): string | null =>
  [...appointed, ...governing].filter((name) => line.includes(name)).sort((a, b) => b.length - a.length)[0] ?? null;
