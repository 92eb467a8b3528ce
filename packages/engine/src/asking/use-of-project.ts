import { useOf } from '../knowledge/uses/use-of.ts';
import type { UseSheet } from '../knowledge/uses/types.ts';
import type { Materials } from '../reading/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import { onceForMaterials } from './once-for-materials.ts';

/** Characters of a presentation in which an applicant says what is proposed. */
const firstWords = 400;

const found = onceForMaterials((materials, told): { readonly use: UseSheet | null } => {
  const [industry, ...texts] = told.split('\u0000');
  const opening = (materials.presentation?.text ?? '').slice(0, firstWords);
  // A project of a known kind is told by its papers; one that nobody has named is told by what the applicant says first.
  return { use: useOf(industry as ProjectFacts['industry'], industry === 'generic' ? [...texts, opening] : texts) };
});

/** The use that a project is, finer than its industry, where it is one with questions of its own. Computed once for the same
 *  documents.  Takes: the project's facts and what is on file.  Gives: the use, or null.  Throws: never. */
export function useOfProject(facts: ProjectFacts, materials: Materials): UseSheet | null {
  const told = toldOf.get(facts) ?? textOf(facts);
  toldOf.set(facts, told);
  return found(materials, told).use;
}

const toldOf = new WeakMap<ProjectFacts, string>();

function textOf(facts: ProjectFacts): string {
  const texts = [`${facts.projectType} ${facts.projectName}`, facts.facts.join('. '), facts.description ?? ''];
  return [facts.industry, ...texts].join('\u0000');
}
