import { entriesOf } from '../lexicon/entries.ts';
import { matcher, type Matcher } from '../language/matcher.ts';
import { lemmaOf } from '../language/lemma.ts';
import { isInScope, tokensIn } from '../language/spans.ts';
import type { Annotation, Clause, Token } from '../language/types.ts';
import type { Claim } from './types.ts';
import { isContent } from './words.ts';

const families = entriesOf('choices', 'choices').map(({ id, label, of, values }) => {
  const rows = values.flatMap((value) => value.words.map((words) => ({ value: value.id, words })));
  return {
    id,
    label,
    of: of === undefined ? null : { words: matcher(of), lemmas: new Set(of.map(lemmaOf)) },
    values: matcher(rows.map(({ words }) => words)),
    valueIds: rows.map(({ value }) => value),
  };
});
const labels = new Map(families.map(({ id, label }) => [id, label]));

/** The name of a family for readers: 'kind of fence'. Takes: the id of a family of the lexicon's choices. Gives: its label, or the id if
 *  there is no such family. */
export const familyLabel = (family: string): string => labels.get(family) ?? family;

/** The choices that a clause states: one value of a family, not denied. Two values of one family in a clause are not a choice. Takes: the
 *  text read, the clause, and its claim, which may get its subject from its question ('What is the fence made of?' 'Solid wood.'). Gives:
 *  for each, a claim without the words of the value. Never throws. */
export function withChoices(annotation: Annotation, clause: Clause, base: Claim): Claim[] {
  return families.flatMap(({ id, of, values, valueIds }) => {
    const found = values.all(annotation, clause);
    if (found.length === 0 || (of !== null && !of.words.test(annotation, clause) && !isOfAsked(of.lemmas, base)))
      return [];
    const ids = new Set(found.map(({ pattern }) => valueIds[pattern] ?? ''));
    const [value] = ids;
    if (ids.size !== 1 || value === undefined || found.some((match) => isInScope(annotation, match, 'negated')))
      return [];
    const said = new Set(found.flatMap((match) => tokensIn(annotation, match).map(({ lemma }) => lemma)));
    const without = (lemmas: readonly string[]): string[] =>
      lemmas.filter((lemma) => !said.has(lemma) || of?.lemmas.has(lemma) === true);
    const { head, full, circumstances } = base;
    const rest = { head: without(head), full: without(full), circumstances: without(circumstances) };
    const { noun, kinds } = of === null ? { noun: null, kinds: [] } : thingOf(annotation, clause, of, base, said);
    const isCounted = annotation.quantities.some(
      ({ start, end, dimension }) => dimension === 'count' && start >= clause.start && end <= clause.end,
    );
    return [{ ...base, ...rest, choice: { family: id, value, noun, kinds, isCounted } }];
  });
}

interface Of {
  readonly words: Matcher;
  readonly lemmas: ReadonlySet<string>;
}

/** What has the value: 'fence' with 'playground' for 'the playground fence', or the noun of the question. */
function thingOf(
  annotation: Annotation,
  clause: Clause,
  of: Of,
  { full }: Claim,
  said: ReadonlySet<string>,
): { noun: string | null; kinds: string[] } {
  const { tokens } = annotation;
  const match = of.words.first(annotation, clause);
  if (match === null) return { noun: full.find((lemma) => of.lemmas.has(lemma)) ?? null, kinds: [] };
  const kinds: string[] = [];
  for (let i = match.from - 1; i >= clause.from && tokens[i]?.tag === 'word'; i--) {
    const token = tokens[i] as Token;
    if (isContent(token) && !said.has(token.lemma)) kinds.push(token.lemma);
  }
  return { noun: tokens[match.to - 1]?.lemma ?? null, kinds };
}

const isOfAsked = (lemmas: ReadonlySet<string>, { isOpen, isFragment, isPronominal, full }: Claim): boolean =>
  (isOpen || isFragment || isPronominal) && full.some((lemma) => lemmas.has(lemma));
