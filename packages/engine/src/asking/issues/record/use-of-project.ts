import { splitAtSpaces } from '../../../base/text.ts';
import { useFiles } from '../../../knowledge/authored.ts';
import type { IndustryGroup, UseFile } from '../../../knowledge/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher, type Match } from '../../../language/matcher.ts';
import type { Annotation } from '../../../language/types.ts';
import type { ProjectFacts } from '../../../record/rehearsal.ts';
import { isFiling, namesPhrase, proposedPhrases } from './project-phrase.ts';

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

/** The use of a project, more specific than its industry, by the name that the applicant gives it: the type as typed, then what the
 *  description begins with. Where the type leaves it open ('rezoning'), the project's name, then the description and the presentation as far as they
 *  are about the project itself. Words elsewhere tell of neighbors as often: 'eight spaces at the church next door'.
 *  Takes: the project's facts and what is on file.  Gives: the use; null if none is certain.  Throws: never. */
export function useOfProject(facts: ProjectFacts, materials: Materials): UseFile | null {
  const text = materials.presentation?.text ?? '';
  const known = kept.get(facts);
  if (known?.text === text) return known.use;
  const catalogued = facts.projectType.replaceAll('_', ' ');
  const typed = annotate(facts.typeSaid ?? catalogued);
  const described = annotate(facts.description ?? '');
  const own = annotate(ownWords(described));
  const { others, needy } = ruledOut(facts, catalogued, own.text, text);
  const out = [...others, ...needy];
  // What the applicant calls it counts whatever group it was put in.
  let use = namedIn(typed, null, out) ?? namedIn(described, facts.industry, out);
  // 'Senior housing', 'a home with beds of memory care': the name is known, and the rest says that it isn't the usual one.
  if (use === null && others.some((one) => namedIn(typed, null, [], one) !== null))
    use = bestIn(own, facts.industry, out);
  if (use === null && saysNothing(typed))
    for (const place of [annotate(facts.projectName), own, annotate(text.slice(0, opening))])
      use ??= bestIn(place, facts.industry, out);
  kept.set(facts, { text, use });
  return use;
}

/** Words of a type that name an industry, a form or nothing, and no use. */
const untold: ReadonlySet<string> = new Set(
  splitAtSpaces(`commercial retail manufacturing industrial industry housing residential logistics development business mixed other heavy light general
   planned unit energy special conditional application`),
);

/** Whether what was typed leaves the use open: 'rezoning to commercial', 'Commercial Development'. */
const saysNothing = (typed: Annotation): boolean =>
  typed.tokens.every(
    ({ tag, lemma, lower }, at) =>
      tag !== 'word' || untold.has(lower) || untold.has(lemma) || isFiling(typed, { from: at, to: at + 1 }),
  );

/** The first sentence of a description up to where it speaks of what lies around. */
function ownWords({ text, tokens, sentences }: Annotation): string {
  const [first] = sentences;
  if (first === undefined) return '';
  const near = tokens.find(({ lower }, at) => at < first.to && vicinity.has(lower));
  return text.slice(first.start, near?.start ?? first.end);
}

const vicinity: ReadonlySet<string> = new Set(
  'near beside behind across along adjacent between next opposite against abutting adjoining bordering around'.split(
    ' ',
  ),
);

/** Uses that the record excludes. Gives: those that words for another use exclude, and those whose own needs aren't said. */
function ruledOut(
  facts: ProjectFacts,
  catalogued: string,
  own: string,
  text: string,
): { readonly others: readonly UseFile[]; readonly needy: readonly UseFile[] } {
  const said = [facts.typeSaid ?? '', catalogued, facts.projectName];
  const called = annotate([...said, own].join('\n'));
  const rest = [facts.description ?? '', ...facts.facts, text.slice(0, opening), facts.zoning ?? ''];
  const asked = annotate([...said, ...rest].join('\n'));
  return {
    others: cues.filter(({ other }) => other?.test(called) === true).map(({ use }) => use),
    needy: cues.filter(({ needs }) => needs?.test(asked) === false).map(({ use }) => use),
  };
}

/** The use that the first phrase of a text names; the longest name, and a special case before the general one. */
function namedIn(
  annotation: Annotation,
  group: IndustryGroup | null,
  out: readonly UseFile[],
  only: UseFile | null = null,
): UseFile | null {
  const whole = { from: 0, to: annotation.tokens.length };
  for (const phrase of [whole, ...proposedPhrases(annotation)]) {
    let best: { readonly use: UseFile; readonly weight: number } | null = null;
    for (const { use, cues: words } of cues) {
      if ((group !== null && !use.groups.includes(group)) || out.includes(use) || (only !== null && use !== only))
        continue;
      for (const match of words.all(annotation)) {
        const isNamed =
          phrase === whole
            ? match.from === 0 && match.to === whole.to
            : namesPhrase(annotation, phrase, match) && !streets.has(annotation.tokens[match.to]?.lower ?? '');
        const weight = match.to - match.from + 0.5 * use.refines.length;
        if (isNamed && weight > (best?.weight ?? 0)) best = { use, weight };
      }
    }
    if (best !== null) return best.use;
  }
  return null;
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
function bestIn(annotation: Annotation, group: IndustryGroup, out: readonly UseFile[]): UseFile | null {
  let best: { readonly use: UseFile; readonly times: number } | null = null;
  for (const { use, cues: words } of cues) {
    if (!use.groups.includes(group) || out.includes(use)) continue;
    const times =
      words.all(annotation).filter((match) => !isNearby(annotation, match)).length + 0.5 * use.refines.length;
    if (times >= 1 && times > (best?.times ?? 0)) best = { use, times };
  }
  return best?.use ?? null;
}
