import { normalized } from './normalized.ts';
import { projectTypeSheets } from './project-type-sheets.ts';
import type { ProjectTypeSheet } from './types.ts';

/* The first type with a name keeps it, even if a later type has it as an alias. */
const byName = new Map<string, ProjectTypeSheet>();
for (const type of projectTypeSheets) for (const name of [type.id, type.name]) byName.set(normalized(name), type);
for (const type of projectTypeSheets) {
  for (const alias of type.aliases) if (!byName.has(normalized(alias))) byName.set(normalized(alias), type);
}
/* Longest first, so that 'residential solar' is found before 'solar'. */
const phrases = [...byName].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));

/* 'solar farm with storage', 'data center near housing': what follows these words only accompanies the project. */
const companions = new Set([
  'with',
  'and',
  'plus',
  'near',
  'beside',
  'next',
  'on',
  'for',
  'at',
  'in',
  'by',
  'from',
  'to',
]);

/** The project type that a text means: an id, a name, a technology key of older clients (`solar`, `data_center`), or words that contain one
 *  of those names, the last one counting ('solar panel factory' is a factory).
 *  Takes: anything, in any case, with spaces, hyphens or underscores.  Gives: the type, or null.  Throws: never. practice.md §4,
 *  decisions.md §6. */
export function findProjectType(idOrName: unknown): ProjectTypeSheet | null {
  if (typeof idOrName !== 'string') return null;
  const text = normalized(idOrName.slice(0, 200));
  if (text === '') return null;
  return byName.get(text) ?? headOf(text.split(' '));
}

function headOf(words: readonly string[]): ProjectTypeSheet | null {
  let found: ProjectTypeSheet | null = null;
  let at = 0;
  while (at < words.length) {
    if (found !== null && companions.has(words[at] as string)) return found;
    const rest = words.slice(at).join(' ');
    const match = phrases.find(([phrase]) => startsWithPhrase(rest, phrase));
    if (match === undefined) at += 1;
    else {
      found = match[1];
      at += match[0].split(' ').length;
    }
  }
  return found;
}

/* The plural of a name counts as the name: 'solar farms', 'warehouses'. */
function startsWithPhrase(text: string, phrase: string): boolean {
  if (!text.startsWith(phrase)) return false;
  const after = text.slice(phrase.length);
  return after === '' || after.startsWith(' ') || after === 's' || after.startsWith('s ');
}
