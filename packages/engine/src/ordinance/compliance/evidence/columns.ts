import { annotate } from '../../../language/annotate.ts';
import type { Token } from '../../../language/types.ts';
import type { ProjectWords } from '../compare.ts';
import type { Column } from '../limits/columns.ts';
import { zonesOf } from '../limits/scope.ts';
import { largestWords, places, smallestWords, things } from '../rule-words.ts';
import { senseOf, sensesOf, sharedOf } from './senses.ts';

/* Whether a statement is on the row of a table, and the project in its column. */

/** How sure it is that a limit in a column is held against a statement: 'other' if row or column is another one. */
type Fit = 'sure' | 'open' | 'other';

/** Takes: the column with the label of the row, the senses of the statement's words, and what is known about the project. Throws: never. */
export function fitOf({ name, others, label }: Column, said: ReadonlySet<string>, project: ProjectWords): Fit {
  if (!isSaidWhole(label, said, project.stems ?? new Set())) return 'other';
  const named = [name, ...others].filter((one) =>
    districtsIn(one).some((zone) => project.districts?.has(zone) === true),
  );
  if (named.length > 0 && !named.includes(name)) return 'other';
  const isSure = named.length === 1 || (named.length === 0 && isSaidAlone(name, others, said));
  return isSure ? 'sure' : 'open';
}

const longestCode = 5;

/** The codes of districts that a text names: 'A-1', 'LI'. Takes: any text. Gives: in lower case. */
export function districtsIn(text: string): string[] {
  const { tokens } = annotate(text);
  const codes = tokens.flatMap(({ text: word, lower }, i) => {
    const isCode = word.length > 1 && word.length <= longestCode && word === word.toUpperCase() && word !== lower;
    // 'RMF' of 'RMF-18' names no district.
    return isCode && tokens[i + 1]?.text !== '-' ? [lower] : [];
  });
  return [...zonesOf(tokens, 0, tokens.length), ...codes];
}

/** 'Nonparticipating': a case that the statement names, and none beside it. */
function isSaidAlone(name: string, others: readonly string[], said: ReadonlySet<string>): boolean {
  const [own, ...rest] = [name, ...others].map((one) => {
    const { tokens } = annotate(one);
    return [...sensesOf(tokens, 0, tokens.length)];
  });
  const special = (own ?? []).filter((sense) => !rest.every((one) => one.includes(sense)));
  return (
    special.length > 0 &&
    special.every((sense) => said.has(sense)) &&
    rest.every((one) => !one.some((sense) => said.has(sense) && own?.includes(sense) !== true))
  );
}

/** Every word of a label is said, or its thing or place by another name; of two with 'or' between them, one. */
function isSaidWhole(label: readonly Token[], said: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  const named = [...things.all(label), ...places.all(label)];
  const isSaid = (at: number): boolean => {
    const sense = senseOf(label, at);
    if (sense === null || smallestWords.at(label, at) !== null || largestWords.at(label, at) !== null) return true;
    if (said.has(sense) || stems.has(sense)) return true;
    return named.some(({ id, from, to }) => from <= at && at < to && (said.has(id) || said.has(`@${id}`)));
  };
  return (
    sharedOf(sensesOf(label, 0, label.length), said) > 0 &&
    label.every((_, at) => {
      const beside = [at - 2, at + 2].find((other) => label[(at + other) / 2]?.lower === 'or');
      return isSaid(at) || (beside !== undefined && isSaid(beside));
    })
  );
}
