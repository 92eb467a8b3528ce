import type { Annotation, Quantity, Sentence, Token } from '../../../language/types.ts';
import { idsByWord } from '../../../lexicon/entries.ts';
import { headsIn } from './heads.ts';
import { measures, places, things, usualMeasure } from '../rule-words.ts';

/* What a length measures, and where it is measured to. */

const verbs = idsByWord('verbs', 'classes');

/** Anything this close to a figure belongs to it. */
export const near = 7;
export const wide = 14;

/** A figure with what is next to it; indexes of tokens. */
export interface Around {
  readonly from: number;
  readonly next: number;
  /** Where the previous figure ends and the next one begins. */
  readonly left: number;
  readonly right: number;
}

/** What is at the far end of a distance is not what has to keep away. */
const farEnds: Readonly<Record<string, readonly string[]>> = {
  line: ['lot', 'line', 'boundary', 'property'],
  residence: ['house', 'building'],
  residential_lot: ['lot', 'residential', 'house'],
  road: ['road'],
  building: ['building'],
  well: ['well'],
  same_use: ['tower', 'turbine', 'dispensary', 'site'],
};

/** Takes: the head nouns around a distance, and the place it is measured to.  Gives: the heads that don't name that place. */
export function withoutPlace(heads: ReadonlySet<string>, place: string): ReadonlySet<string> {
  const far = new Set([place, ...(farEnds[place] ?? [])]);
  return new Set([...heads].filter((head) => !far.has(head)));
}

export const prepositions = new Set(['of', 'in', 'on', 'for', 'with', 'under', 'within', 'at', 'from', 'to', 'by']);
const apart = new Set(['from', 'off', 'away', 'to', 'inside']);
const nearness = new Set(['within', 'closer', 'nearer', 'setback', 'back']);

/** The measure whose word is nearest: first after the figure ('fifteen feet tall'), then before it ('height shall not exceed'). With a far
 *  end it is a distance. Takes: the tokens, what is around the figure, its heads, and the place of its far end or null. Gives: a
 *  measure by name; if none is near, the usual one of a head; null for neither. */
export function measureOf(
  tokens: readonly Token[],
  { from, next, left, right }: Around,
  heads: ReadonlySet<string>,
  place: string | null,
): string | null {
  const own = measures.all(tokens, next, Math.min(right, next + 3))[0]?.id ?? '';
  if (!sizes.has(own) && isBetween(tokens, { from, next, left, right })) return 'spacing';
  const leads = tokens.slice(Math.max(left, from - 3), next);
  if (
    place !== null &&
    (behindOf(tokens, next).some(({ lower }, i) => apart.has(lower) && !isPurpose(tokens, next + i)) ||
      leads.some(({ lower }) => nearness.has(lower)))
  )
    return 'distance';
  // 'A twenty-foot strip between the lot and the street'
  const thing = tokens[next - 1]?.lower === 'foot' ? things.all(tokens, next, Math.min(right, next + 4))[0] : undefined;
  const isNext = thing !== undefined && thing.from <= next + 1 && tokens[thing.from - 1]?.text !== '-';
  const usual = isNext ? usualMeasure(thing.id) : null;
  if (usual !== null) return usual;
  // 'From the right-of-way back to our first row it's 240 feet.'
  const isLed = places
    .all(tokens, left, from)
    .some(
      (one) =>
        one.id === place && tokens.slice(Math.max(left, one.from - 3), one.from).some(({ lower }) => lower === 'from'),
    );
  if (isLed) return 'distance';
  // 'The lowest edge is three feet off the ground' doesn't give a height.
  if (measures.all(tokens, left, from).some(({ id }) => id === 'clearance')) return 'clearance';
  const after = measures.all(tokens, next, Math.min(right, next + 4))[0]?.id ?? null;
  if (after !== null) return after;
  if (isOfYard(tokens, left, from)) return 'distance';
  const before = measures.all(tokens, Math.max(left, from - wide), from).at(-1)?.id ?? null;
  if (before !== null) return before;
  for (const head of heads) {
    const usual = usualMeasure(head);
    if (usual !== null) return usual;
  }
  return null;
}

/** The three words behind a figure, up to a comma. */
function behindOf(tokens: readonly Token[], next: number): readonly Token[] {
  const behind = tokens.slice(next, next + 3);
  const comma = behind.findIndex(({ text }) => text === ',' || text === ';');
  return comma === -1 ? behind : behind.slice(0, comma);
}

/** 'Fifty-four feet to get four boats high'. */
const isPurpose = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'to' && verbs.has(tokens[at + 1]?.lower ?? '') && places.at(tokens, at + 1) === null;

/** 'Ten feet between windrows', 'between one row and the next', 'twenty feet apart': a distance between things of one kind. */
function isBetween(tokens: readonly Token[], { from, next, left, right }: Around): boolean {
  if (isFromEachOther(tokens, left, next) || tokens[next]?.lower === 'apart') return true;
  // 'Separated by ten feet', with nothing named to be separated from.
  if (isSeparated(tokens, left, next)) return true;
  const at = tokens.findIndex(({ lower }, i) => i >= left && i < Math.min(right, next + 4) && lower === 'between');
  if (at === -1) return false;
  const end = at < from ? from : Math.min(right, at + near);
  const behind = tokens.slice(at + 1, end);
  const and = behind.findIndex(({ lower }) => lower === 'and');
  if (and !== -1 && and < near - 1) return behind.slice(and).some(({ lower }) => lower === 'next' || lower === 'other');
  return behind.some(({ lower, lemma }) => pair.has(lower) || (lower !== lemma && lower.endsWith('s')));
}

const isSeparated = (tokens: readonly Token[], left: number, next: number): boolean =>
  tokens.slice(left, next).some(({ lower }) => lower === 'separated') &&
  !tokens.slice(left, next + 3).some(({ lower }) => lower === 'from' || lower === 'off');

const sizes = new Set(['height', 'width', 'depth', 'run', 'diameter']);
const pair = new Set(['them', 'two', 'adjacent', 'adjoining']);

/** 'Separated from one another by ten feet'. */
const isFromEachOther = (tokens: readonly Token[], left: number, next: number): boolean =>
  tokens
    .slice(Math.max(0, left - 4), next + 5)
    .some(({ lower }, i, own) =>
      lower === 'next'
        ? own[i - 1]?.lower === 'the' && own.slice(0, i).some((one) => one.lower === 'between')
        : lower === 'other'
          ? own[i - 1]?.lower === 'each'
          : lower === 'another' && own[i - 1]?.lower === 'one',
    );

/** 'The side yards come in at eight feet', 'front yard: 25 feet'. */
const isOfYard = (tokens: readonly Token[], left: number, from: number): boolean =>
  tokens
    .slice(left, from)
    .some(
      ({ lemma }, i, own) =>
        lemma === 'yard' &&
        yardSides.includes(own[i - 1]?.lower ?? '') &&
        !own.slice(Math.max(0, i - 4), i).some(({ lower }) => lower === 'in'),
    ) || isRowOfYards(tokens, from);

/** 'Yards: front 75 feet; side 40 feet.', 'The following setbacks apply. Front: 50 feet.' */
const isRowOfYards = (tokens: readonly Token[], from: number): boolean =>
  yardSides.includes(tokens[tokens[from - 1]?.text === ':' ? from - 2 : from - 1]?.lower ?? '') &&
  tokens.slice(Math.max(0, from - 16), from).some(({ lemma }) => lemma === 'yard' || lemma === 'setback');

/** Takes: tokens, and what is around a figure.  Gives: the place that it is measured to; null if none is named. */
export function placeOf(
  annotation: Annotation,
  { dimension }: Quantity,
  { from, next, left, right }: Around,
  sentence: Sentence,
): string | null {
  if (dimension !== 'length' && dimension !== 'sound' && dimension !== 'light') return null;
  const { tokens } = annotation;
  const after = places.all(tokens, next, dimension === 'sound' ? sentence.to : Math.min(right, next + wide))[0];
  const behind = dimension === 'length' ? nextNoun(tokens, next, right) : null;
  if (behind !== null && after !== undefined && after.from >= behind.end) return behind.noun;
  if (after !== undefined) return ofHouse(tokens, after, sentence.to) ? 'residential_lot' : after.id;
  const isNear = tokens.slice(Math.max(left, from - 3), next).some(({ lower }) => nearness.has(lower));
  const far =
    dimension === 'length' ? farEnd(tokens, next, right, isNear ? ['from', 'off', 'of', 'to'] : ['from', 'off']) : null;
  if (far !== null) return far;
  const before = places.all(tokens, dimension === 'sound' ? sentence.from : Math.max(left, from - wide), from);
  const named = dimension === 'length' ? before.at(-1) : before[0];
  // 'From the property to the interchange is nine tenths of a mile.'
  const [, end] = dimension === 'length' && named === undefined ? bothEnds(tokens, left, from) : [];
  if (end !== undefined) return end;
  return named !== undefined && ofHouse(tokens, named, sentence.to) ? 'residential_lot' : (named?.id ?? null);
}

const belonging = new Set([
  'of',
  'with',
  'abutting',
  'adjoining',
  'adjacent',
  'bordering',
  'facing',
  'by',
  'next',
  'toward',
]);
const homes = new Set(['residence', 'residential_lot']);

/** 'The property line of the closest house', 'the line with the neighbors' homes' is that of a lot with a house. */
function ofHouse(
  tokens: readonly Token[],
  { id, to }: { readonly id: string; readonly to: number },
  end: number,
): boolean {
  if (id !== 'line' || !belonging.has(tokens[to]?.lower ?? '')) return false;
  return places.all(tokens, to, Math.min(end, to + near)).some((other) => homes.has(other.id));
}

/** 'From the garage door to the sidewalk': the heads of both ends. */
function bothEnds(tokens: readonly Token[], left: number, to: number): string[] {
  const from = tokens.findIndex(({ lower }, i) => i >= left && i < to && lower === 'from');
  const other = tokens.findIndex(({ lower }, i) => i > from && i < Math.min(to, from + near) && lower === 'to');
  if (from === -1 || other === -1) return [];
  const [first, second] = [headsIn(tokens, from, other), headsIn(tokens, other, Math.min(to, other + near))];
  return [first.at(-1), second[0]].filter((head) => head !== undefined);
}

const joining = new Set([',', 'or', 'and', ';']);
const listGap = 4;

/** The place of a figure with those that are listed beside it. Takes: tokens, the place, and where its part of the sentence is. Gives: the
 *  place alone if nothing is listed with it. Never throws. */
export function listedWith(
  tokens: readonly Token[],
  place: string | null,
  left: number,
  to: number,
): ReadonlySet<string> {
  if (place === null) return new Set();
  const all = places.all(tokens, left, to);
  const ends = bothEnds(tokens, left, to);
  const at = all.findIndex(({ id }) => id === place);
  const isBeside = (nth: number): boolean => {
    const [one, next] = [all[nth], all[nth + 1]];
    if (one === undefined || next === undefined || next.from - one.to > listGap) return false;
    const between = tokens.slice(one.to, next.from);
    return between.some(({ lower }) => joining.has(lower)) && !between.some(({ tag }) => tag === 'number');
  };
  let [first, last] = [at, at];
  while (at !== -1 && isBeside(first - 1)) first--;
  while (at !== -1 && isBeside(last)) last++;
  return new Set([place, ...ends, ...all.slice(Math.max(0, first), last + 1).map(({ id }) => id)]);
}

export const yardSides = ['front', 'rear', 'side'];

/** What follows 'from' right after a figure, if it is none of the listed places: 'from any septic system'. */
function farEnd(tokens: readonly Token[], next: number, right: number, leads: readonly string[]): string | null {
  const at = tokens.findIndex(({ lower }, i) => i >= next && i < next + 3 && leads.includes(lower));
  if (at === -1 || at >= right) return null;
  let end = at + 1;
  while (
    end < right &&
    end < at + 7 &&
    !prepositions.has(tokens[end]?.lower ?? '') &&
    !endsFar.has(tokens[end]?.tag ?? 'punctuation')
  )
    end++;
  return headsIn(tokens, at + 1, end).at(-1) ?? null;
}

/** The noun right behind 'of' or 'from', where a preposition ends it: of 'an interchange of a highway' the interchange. */
function nextNoun(tokens: readonly Token[], next: number, right: number): { noun: string; end: number } | null {
  if (!['of', 'from', 'to'].includes(tokens[next]?.lower ?? '')) return null;
  let end = next + 1;
  while (end < right && !prepositions.has(tokens[end]?.lower ?? '') && !endsFar.has(tokens[end]?.tag ?? 'punctuation'))
    end++;
  const noun = headsIn(tokens, next + 1, end).at(-1);
  return noun === undefined || !prepositions.has(tokens[end]?.lower ?? '') ? null : { noun, end };
}

const endsFar = new Set(['punctuation', 'modal', 'auxiliary', 'conjunction', 'number']);

const wholly = new Set(['each', 'both', 'either', 'one', 'every', 'other', 'another']);

/** The yard named last before a figure, else right after it. Takes: the tokens, and what is around the figure. Gives: 'front', 'rear'
 *  or 'side'; null if none is named. */
export function sideOf(tokens: readonly Token[], { from, next, left, right }: Around): string | null {
  const isSide = ({ lower }: Token, i: number, own: readonly Token[]): boolean =>
    yardSides.includes(lower) &&
    !(lower === 'side' && (wholly.has(own[i - 1]?.lower ?? '') || own[i + 1]?.lower === 'of'));
  const found = tokens.slice(left, from).findLast(isSide) ?? tokens.slice(next, Math.min(right, next + 6)).find(isSide);
  return found?.lower ?? null;
}
