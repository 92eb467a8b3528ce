import { useFiles } from '../../knowledge/authored.ts';
import type { IndustryGroup, UseFile } from '../../knowledge/types.ts';
import type { Materials } from '../../filed/types.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import type { ProjectFacts } from '../../record/rehearsal.ts';

/** What people call a project whose industry has one plain name. */
export const industryNames: Partial<Record<IndustryGroup, string>> = {
  renewable_energy: 'solar farm',
  wind: 'wind farm',
  battery_storage: 'battery facility',
  data_centers: 'data center',
};

/** Characters of a presentation in which an applicant says what is proposed. */
const opening = 300;
const cues = useFiles.map((use) => ({
  use,
  cues: matcher(use.cues),
  other: use.other.length === 0 ? null : matcher(use.other),
}));
const kept = new WeakMap<ProjectFacts, { readonly text: string; readonly use: UseFile | null }>();

/** The use that a project is, finer than its industry: by its type and name first, then by its description, then by how the
 *  presentation begins.  Takes: the project's facts and what is on file.  Gives: the use, or null.  Throws: never. */
export function useOfProject(facts: ProjectFacts, materials: Materials): UseFile | null {
  const text = materials.presentation?.text ?? '';
  const known = kept.get(facts);
  if (known?.text === text) return known.use;
  const places = [
    `${facts.typeSaid ?? ''}. ${facts.projectType.replaceAll('_', ' ')}`,
    facts.projectName,
    `${facts.description ?? ''}. ${facts.facts.join('. ')}`,
    text.slice(0, opening),
  ];
  const called = annotate(places.slice(0, 3).join('\n'));
  const others = new Set(cues.flatMap(({ use, other }) => (other?.test(called) === true ? [use] : [])));
  let use: UseFile | null = null;
  for (const place of places) {
    use = bestIn(place, facts.industry, others);
    if (use !== null) break;
  }
  kept.set(facts, { text, use });
  return use;
}

/** The use named most often; a special case before what it refines. */
function bestIn(text: string, group: IndustryGroup, others: ReadonlySet<UseFile>): UseFile | null {
  const annotation = annotate(text);
  let best: { readonly use: UseFile; readonly times: number } | null = null;
  for (const { use, cues: words } of cues) {
    if (!use.groups.includes(group) || others.has(use)) continue;
    const times = words.all(annotation).length + 0.5 * use.refines.length;
    if (times >= 1 && times > (best?.times ?? 0)) best = { use, times };
  }
  return best?.use ?? null;
}
