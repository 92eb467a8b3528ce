import { lexicon } from '../generated/lexicon.ts';
import type { EntriesByKind } from './types.ts';

/** The entries of one file of the lexicon. Takes: the file's name without its extension, and its kind.
 *  Gives: in the order written.  Throws: if there is no such file of that kind. */
export function entriesOf<Kind extends keyof EntriesByKind>(name: string, kind: Kind): readonly EntriesByKind[Kind][] {
  const file = lexicon[name];
  if (file === undefined || file.kind !== kind) throw new Error(`lexicon: no file ${name} of kind ${kind}`);
  return file.entries as readonly EntriesByKind[Kind][];
}

/** Word to id, for one file. Takes: the file's name without its extension, and its kind. Gives: a word of two entries has the id of the
 *  last. Throws: if there is no such file of that kind. */
export function idsByWord(name: string, kind: 'classes' | 'lemmas'): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { id, words } of entriesOf(name, kind)) for (const word of words) ids.set(word, id);
  return ids;
}
