import { useFiles } from '../../../knowledge/authored.ts';
import type { IndustryGroup, UseFile } from '../../../knowledge/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher, type Match } from '../../../language/matcher.ts';
import type { Annotation } from '../../../language/types.ts';
import type { ProjectFacts } from '../../../record/rehearsal.ts';

/** What people call a project whose industry has one common name. */
export const industryNames: Partial<Record<IndustryGroup, string>> = {
  renewable_energy: 'solar farm',
  wind: 'wind farm',
  battery_storage: 'battery facility',
  data_centers: 'data center',
};

/** The characters of a presentation within which an applicant says what is proposed. */
const opening = 300;
const cues = useFiles.map((use) => ({
  use,
  cues: matcher(use.cues),
  other: use.other.length === 0 ? null : matcher(use.other),
  needs: use.needs.length === 0 ? null : matcher(use.needs),
}));
const kept = new WeakMap<ProjectFacts, { readonly text: string; readonly use: UseFile | null }>();

/** The use of a project, more specific than its industry: first by what the applicant calls it, then by the type of the catalog, its
 *  name, its description, and how the presentation begins.
 *  Takes: the project's facts and what is on file.  Gives: the use; null if none is certain.  Throws: never. */
export function useOfProject(facts: ProjectFacts, materials: Materials): UseFile | null {
  const text = materials.presentation?.text ?? '';
  const known = kept.get(facts);
  if (known?.text === text) return known.use;
  const described = `${facts.description ?? ''}. ${facts.facts.join('. ')}`;
  const catalogd = facts.projectType.replaceAll('_', ' ');
  const places = [facts.typeSaid ?? catalogd, facts.projectName, described, text.slice(0, opening), catalogd];
  const called = annotate([facts.typeSaid ?? '', catalogd, facts.projectName, described].join('\n'));
  const asked = annotate([...places, facts.zoning ?? ''].join('\n'));
  const out = new Set(
    cues.flatMap(({ use, other, needs }) =>
      other?.test(called) === true || needs?.test(asked) === false ? [use] : [],
    ),
  );
  let use: UseFile | null = null;
  for (const [at, place] of places.entries()) {
    // What the applicant calls it counts whatever group it was put in.
    use = bestIn(place, at === 0 ? null : facts.industry, out);
    if (use !== null) break;
  }
  kept.set(facts, { text, use });
  return use;
}

/** Words before a place that is around the project: 'twelve spaces in the church lot', 'across from the school'. */
const around: ReadonlySet<string> = new Set([
  'in',
  'at',
  'near',
  'by',
  'beside',
  'behind',
  'from',
  'opposite',
  'against',
]);
/** Land that belongs to what is named before it. */
const land: ReadonlySet<string> = new Set(['lot', 'property', 'land', 'yard', 'grounds', 'driveway']);
const streets: ReadonlySet<string> = new Set(
  'street st road rd avenue ave lane ln drive boulevard court way hill creek'.split(' '),
);

/** What a building was before: 'in the old dairy barn'. */
const before: ReadonlySet<string> = new Set(['old', 'former', 'vacant', 'empty', 'closed', 'abandoned']);

/** True if a match names a street ('Church Street') or somebody else's place, not the project. */
function isNearby({ tokens }: Annotation, match: Match): boolean {
  const [first, article, next] = [tokens[match.from - 2], tokens[match.from - 1], tokens[match.to]];
  if (streets.has(next?.lower ?? '') || before.has(article?.lower ?? '')) return true;
  return article?.lower === 'the' && (around.has(first?.lower ?? '') || land.has(next?.lower ?? ''));
}

/** The use named most often; a special case before the general one. */
function bestIn(text: string, group: IndustryGroup | null, out: ReadonlySet<UseFile>): UseFile | null {
  const annotation = annotate(text);
  let best: { readonly use: UseFile; readonly times: number } | null = null;
  for (const { use, cues: words } of cues) {
    if ((group !== null && !use.groups.includes(group)) || out.has(use)) continue;
    const times =
      words.all(annotation).filter((match) => !isNearby(annotation, match)).length + 0.5 * use.refines.length;
    if (times >= 1 && times > (best?.times ?? 0)) best = { use, times };
  }
  return best?.use ?? null;
}
