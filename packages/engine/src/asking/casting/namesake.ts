import type { CharacterSheet } from '../../catalog/types.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';

/** True if a character has the surname of somebody on the record, and would be taken for family: a neighbor called Tolliver at the hearing on
 *  Tolliver Land Company. Takes: the character and the rehearsal.  Throws: never. */
export function isNamesake({ name }: CharacterSheet, { project, presentation }: Rehearsal): boolean {
  return wordsOn(project, presentation?.text ?? '').has(name.split(' ').at(-1) ?? name);
}

const kept = new WeakMap<Rehearsal['project'], { readonly text: string; readonly words: ReadonlySet<string> }>();

function wordsOn(project: Rehearsal['project'], text: string): ReadonlySet<string> {
  const known = kept.get(project);
  if (known?.text === text) return known.words;
  const filed = [project.developer, project.applicant, project.projectName, text].join('\n');
  const words = new Set(tokensOf(filed).map((word) => word.text));
  kept.set(project, { text, words });
  return words;
}
