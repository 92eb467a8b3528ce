import { entriesOf } from '../lexicon/entries.ts';
import type { UnitEntry } from '../lexicon/types.ts';
import { tokensOf } from './tokens.ts';
import type { Dimension, Token } from './types.ts';

/** A unit found in a text. */
export interface UnitRead {
  readonly unit: UnitEntry;
  /** Index of the token after it. */
  readonly next: number;
}

const units = entriesOf('units', 'units');
const byId = new Map(units.map((unit) => [unit.id, unit]));
const phrases = new Map<string, { readonly lemmas: readonly string[]; readonly unit: UnitEntry }[]>();
const joints = new Set(['-', '.', '–']);
for (const unit of units)
  for (const word of unit.words) {
    const lemmas = tokensOf(word)
      .filter(({ text }) => !joints.has(text))
      .map(({ lemma }) => lemma);
    const first = lemmas[0] ?? '';
    const list = [...(phrases.get(first) ?? []), { lemmas, unit }];
    phrases.set(
      first,
      list.sort((a, b) => b.lemmas.length - a.lemmas.length),
    );
  }
const between = new Set(entriesOf('names', 'classes').find(({ id }) => id === 'between')?.words ?? []);
const marks = new Map([
  ["'", 'foot'],
  ['’', 'foot'],
  ['′', 'foot'],
  ['"', 'inch'],
  ['”', 'inch'],
  ['″', 'inch'],
]);

/** The unit of that id, or null. Takes: the id of a unit ('foot', 'mile'), or null. Gives: null also for an id that the lexicon doesn't
 *  have. */
export const unitOf = (id: string | null): UnitEntry | null => (id === null ? null : (byId.get(id) ?? null));

/** The unit that begins at a token, possibly after a hyphen or descriptive words ('20 contiguous acres').
 *  Takes: tokens and an index. Gives: the unit and the index after it, or null. Never throws. */
export function unitAt(tokens: readonly Token[], at: number): UnitRead | null {
  const mark = marks.get(tokens[at]?.text ?? '');
  if (mark !== undefined && tokens[at - 1]?.end === tokens[at]?.start && tokens[at - 1]?.tag === 'number')
    return { unit: byId.get(mark) as UnitEntry, next: at + 1 };
  let i = at;
  for (let skipped = 0; skipped < 4; skipped++) {
    const found = plainUnitAt(tokens, i);
    if (found !== null) return found;
    const token = tokens[i];
    if (token === undefined || !(token.text === '-' || between.has(token.lower))) return null;
    i++;
  }
  return null;
}

/** The unit whose words begin exactly at a token. Takes: tokens and an index. Gives: the unit of the longest match and the index after it;
 *  null if none begins there. */
export function plainUnitAt(tokens: readonly Token[], at: number): UnitRead | null {
  const first = tokens[at];
  if (first === undefined) return null;
  for (const key of first.lemma === first.lower ? [first.lower] : [first.lemma, first.lower]) {
    for (const { lemmas, unit } of phrases.get(key) ?? []) {
      const next = phraseEnd(tokens, at, lemmas);
      if (next > 0) return { unit, next };
    }
  }
  return null;
}

function phraseEnd(tokens: readonly Token[], at: number, lemmas: readonly string[]): number {
  let i = at;
  for (const [place, lemma] of lemmas.entries()) {
    if (place > 0 && joints.has(tokens[i]?.text ?? '')) i++;
    const token = tokens[i];
    if (token === undefined || (token.lemma !== lemma && token.lower !== lemma)) return 0;
    i++;
  }
  return i;
}

/** A value in the base unit of its dimension. Takes: a value in the unit with that id. Gives: the value unchanged if the unit isn't in the
 *  lexicon (a count of something). */
export const inBase = (value: number, unit: string | null): number => value * (unitOf(unit)?.factor ?? 1);

/** A base-unit value in another unit. Takes: the value as in `Quantity`, and the unit's id. Gives: the value in that unit, or null if the
 *  unit measures something else. Never throws. */
export function valueIn(
  quantity: { readonly value: number; readonly dimension: Dimension },
  unit: string,
): number | null {
  const entry = unitOf(unit);
  return entry === null || entry.dimension !== quantity.dimension ? null : quantity.value / entry.factor;
}
