import { useOf } from '../knowledge/uses/use-of.ts';
import type { UseSheet } from '../knowledge/uses/types.ts';
import type { Materials } from '../filed/types.ts';
import type { ProjectFacts } from '../record/rehearsal.ts';
import { onceForMaterials } from './once-for-materials.ts';

/** Characters of a presentation in which an applicant says what is proposed. */
const firstWords = 400;

/** Kinds that hold uses of many sorts: a hotel, a car wash and a field of campers are all commercial. */
const wide: ReadonlySet<string> = new Set(['commercial', 'manufacturing', 'logistics']);

/** What an opening says is proposed: the words after 'we propose', 'we ask for', '… is a'. */
function proposedIn(opening: string): string {
  return [
    ...opening.matchAll(
      /\b(?:propos\w+|ask\w*|request\w*|permit|build|open|operate|would like|plan(?:ning)? for|is an?|turn|convert)\b([^.;]{3,70})/gi,
    ),
  ]
    .map(([, what]) => what)
    .join('. ');
}

const found = onceForMaterials((materials, told): { readonly use: UseSheet | null } => {
  const [industry, ...texts] = told.split('\u0000');
  const opening = (materials.presentation?.text ?? '').slice(0, firstWords);
  const group = industry as ProjectFacts['industry'];
  // A project that nobody has named is told by what the applicant says first; one of a wide kind by what is proposed there.
  const said = group === 'generic' ? [opening] : wide.has(group) ? [proposedIn(opening)] : [];
  return { use: useOf(group, [...texts, ...said]) };
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
  const texts = [
    `${facts.typeSaid ?? facts.projectType} ${facts.projectName}`,
    facts.facts.join('. '),
    facts.description ?? '',
    ...(facts.typeSaid === undefined ? [] : [facts.projectType]),
  ];
  return [facts.industry, ...texts].join('\u0000');
}
