import { hasDigit } from '../base/text.ts';
import type { Span } from '../language/types.ts';
import { taskText, type ChecklistItem } from '../tasks/data.ts';
import { verbatimIn } from '../tasks/verbatim.ts';
import type { Asked } from '../said/asked.ts';
import { hitsOf, within, type Heard } from '../said/heard.ts';
import type { Features } from './features/features.ts';
import type { Given } from './features/given.ts';

/* What somebody else found in an answer, item by item with the words that show it, and which of it counts. The finder never names a band:
 * the items raise and clear features, and the table of rules rates. */

/** As claimed: none of it counts until it is verified. */
export interface ItemClaimed {
  readonly item: string;
  /** The part of the question, from 1; 0 for an item about the whole. */
  readonly part: number;
  readonly words: string;
}

/** An item that passed: its words appear in the answer; null if it says that something is missing. */
export interface ItemFound extends ItemClaimed {
  readonly at: Span | null;
}

const items: ReadonlyMap<string, ChecklistItem> = new Map(
  (taskText('judge').items ?? []).map((item) => [item.id, item]),
);
/** No answer shows more than this; anyone who claims more is flooding. */
const mostClaimed = 80;

/** Which of the items claimed about an answer count: what it gives of each part that was asked, what is due next, and what is on the
 *  checklist, each with words that appear in the answer; of items that exclude each other, none.
 *  Takes: the claims, the question and the answer, read.  Gives: each item once per part, in the order claimed; nothing at all if a part of
 *  the question was left out.  Throws: never.  Specification: decisions.md §8 (Model). */
export function itemsIn(claimed: readonly ItemClaimed[], asked: Asked, heard: Heard): readonly ItemFound[] {
  const found: ItemFound[] = [];
  for (const { item: id, part, words } of claimed.slice(0, mostClaimed)) {
    const item = items.get(id);
    if (item === undefined) continue;
    const of = item.of === 'part' ? part : 0;
    if (item.of === 'part' && !(Number.isInteger(of) && of >= 1 && of <= asked.parts.length)) continue;
    if (found.some((one) => one.part === of && isSame(item, one.item))) continue;
    const at = verbatimIn(words, heard.annotation.text);
    if (at === null ? item.wordless !== true : item.holds === 'number' && !holdsNumber(heard, at)) continue;
    found.push({ item: id, part: of, words: at === null ? '' : heard.annotation.text.slice(at.start, at.end), at });
  }
  if (asked.parts.some((_, at) => levelOf(found, at + 1) === null)) return [];
  const has = (id: string): boolean => found.some((one) => one.item === id);
  const excluded = new Set(
    found.flatMap(({ item }) => {
      const others = (items.get(item)?.not_with ?? []).filter(has);
      return others.length === 0 ? [] : [item, ...others];
    }),
  );
  return found.filter(({ item }) => !excluded.has(item));
}

/** The same item, or another answer to the same question about the answer. */
const isSame = (item: ChecklistItem, other: string): boolean =>
  item.of === undefined || item.of === 'left' ? item.id === other : items.get(other)?.of === item.of;

/** What an answer gives of a part. */
const levelOf = (found: readonly ItemFound[], part: number): ItemFound | null =>
  found.find((one) => one.part === part && items.get(one.item)?.of === 'part') ?? null;

const holdsNumber = ({ annotation }: Heard, { start, end }: Span): boolean =>
  annotation.tokens.some((token) => token.tag === 'number' && token.start >= start && token.end <= end) ||
  annotation.quantities.some((one) => one.start >= start && one.end <= end) ||
  hasDigit(annotation.text.slice(start, end));

/** The features of an answer by both readings: the engine's own, raised and cleared by the items that were found.
 *  Takes: the features, the question and the answer, read, and the verified items.  Throws: never. */
export function withItems(features: Features, asked: Asked, heard: Heard, found: readonly ItemFound[]): Features {
  const values: Record<string, number> = { ...features.values, read: 1 };
  const words: Record<string, Span | null> = { ...features.words };
  const byModel = new Set(['read', 'read_given', 'read_least', 'read_speaks']);
  const yes = new Map(found.map((one) => [one.item, one]));
  for (const item of items.values()) {
    const one = yes.get(item.id);
    if (one === undefined) {
      for (const id of item.no_clears ?? []) values[id] = 0;
      continue;
    }
    for (const id of item.clears ?? []) values[id] = 0;
  }
  for (const item of items.values()) {
    const one = yes.get(item.id);
    for (const [id, value] of one === undefined ? [] : Object.entries(item.raises)) {
      byModel.add(id);
      values[id] = Math.max(values[id] ?? 0, value);
      words[id] = one?.at ?? null;
    }
  }
  const given = asked.parts.map((_, at) => givenBy(found, at + 1, heard));
  const shares = given.map((one) => one.share);
  const worths = given.map(({ where, share }) => (where === null ? 0 : share * Math.max(0.5, 1 - 0.2 * where.at)));
  const isGiven = shares.some((share) => share > 0);
  Object.assign(values, {
    given: mean(worths),
    least_given: Math.min(...worths),
    given_first: given[0]?.share === 1 && given[0].where?.at === 0 ? 1 : 0,
    read_given: mean(shares),
    read_least: Math.min(...shares),
    read_speaks: found.some(({ item, at }) => items.get(item)?.of === 'part' && at !== null) ? 1 : 0,
  });
  // What is answered isn't beside the point, whatever its words look like.
  if (isGiven) for (const id of besides) values[id] = 0;
  return {
    values,
    words: { ...words, given: given[0]?.where?.sentence ?? null },
    lemmas: features.lemmas,
    given: given.map(({ where }) => where),
    byModel,
  };
}

const besides = [
  'astray',
  'beside',
  'beside_all',
  'misfit',
  'figureless',
  'echo',
  'missing_unrelated',
  'given_unrelated',
  'polar_missing',
] as const;

function givenBy(
  found: readonly ItemFound[],
  part: number,
  heard: Heard,
): { readonly where: Given | null; readonly share: number } {
  const level = levelOf(found, part);
  const share = level === null ? 0 : (items.get(level.item)?.gives ?? 0);
  const place = level?.at ?? null;
  if (share === 0 || place === null) return { where: null, share: 0 };
  const at = heard.sentences.findIndex(({ start, end }) => place.start < end && place.end > start);
  const sentence = heard.sentences[at];
  return { where: sentence === undefined ? null : { sentence, at }, share };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether anything was found that counts against an answer. Takes: the verified items.  Throws: never. */
export const speaksAgainst = (found: readonly ItemFound[]): boolean =>
  found.some(({ item }) => items.get(item)?.against === true);

/** Whether the engine itself saw what no second reading can overrule: hostility, or word salad. Takes: the answer, read, and its
 *  features. */
export const isBarred = (heard: Heard, { values }: Features): boolean =>
  within(hitsOf(heard, 'hostile'), { start: 0, end: heard.annotation.text.length }) ||
  ['soup', 'gibberish', 'condescending'].some((id) => (values[id] ?? 0) > 0);
