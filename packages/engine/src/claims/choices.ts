import { entriesOf } from '../lexicon/entries.ts';
import { matcher } from '../language/matcher.ts';
import { isInScope } from '../language/spans.ts';
import type { Annotation, Clause } from '../language/types.ts';
import type { Claim } from './types.ts';

const families = entriesOf('choices', 'choices').map(({ id, label, of, values }) => {
  const rows = values.flatMap((value) => value.words.map((words) => ({ value: value.id, words })));
  return {
    id,
    label,
    of: of === undefined ? null : matcher(of),
    values: matcher(rows.map(({ words }) => words)),
    valueIds: rows.map(({ value }) => value),
  };
});
const labels = new Map(families.map(({ id, label }) => [id, label]));

/** The name of a family for a reader: 'kind of fence'. */
export const familyLabel = (family: string): string => labels.get(family) ?? family;

/** The choices that a clause states: one value of a family, not denied. Two values of one family in a clause are no choice. */
export function choicesIn(annotation: Annotation, clause: Clause): NonNullable<Claim['choice']>[] {
  return families.flatMap(({ id, of, values, valueIds }) => {
    const found = values.all(annotation, clause);
    if (found.length === 0 || (of !== null && !of.test(annotation, clause))) return [];
    const ids = new Set(found.map(({ pattern }) => valueIds[pattern] ?? ''));
    const [value] = ids;
    if (ids.size !== 1 || value === undefined || found.some((match) => isInScope(annotation, match, 'negated')))
      return [];
    return [{ family: id, value }];
  });
}
