import { presentation } from '../generated/presentation.ts';
import type { IndustryGroup, TopicId } from '../knowledge/types.ts';
import { matcher } from '../language/matcher.ts';
import type { Annotation } from '../language/types.ts';

/** What tells that something was said; any of these is enough. packages/engine/schemas/presentation.mjs says what each means. */
interface Signs {
  readonly words?: readonly string[];
  readonly dimensions?: readonly string[];
  readonly units?: readonly string[];
  readonly counts?: readonly string[];
}

interface ItemFiled extends Signs {
  readonly id?: string;
  readonly item: string;
  readonly topic: TopicId;
  readonly gap: string;
}

interface CategoryFiled extends Signs {
  readonly id: string;
  readonly topic: TopicId | null;
  readonly gap: string;
  readonly scores: readonly number[];
  readonly details: readonly (Signs & { readonly detail: string })[];
}

/** One file of packages/engine/presentation. */
export type PresentationFile =
  | { readonly kind: 'categories'; readonly categories: readonly CategoryFiled[] }
  | { readonly kind: 'checklist'; readonly items: readonly (ItemFiled | { readonly use: string })[] };

type Told = (text: Annotation) => boolean;

/** Something a board expects to hear, and what to say if it is missing. */
export interface ChecklistItem {
  readonly item: string;
  readonly topic: TopicId;
  readonly gap: string;
  /** Whether a presentation tells of it. */
  readonly isTold: Told;
}

/** One of the ten universal categories. hearing.md §5. */
export interface Category {
  readonly id: string;
  readonly topic: TopicId | null;
  readonly gap: string;
  readonly isTold: Told;
  readonly details: readonly { readonly detail: string; readonly isTold: Told }[];
  /** Score by the number of details found; the last one stands for all above. */
  readonly scores: readonly number[];
}

function toldBy({ words, dimensions = [], units = [], counts = [] }: Signs): Told {
  const phrases = words === undefined ? null : matcher(words);
  const things = new Set(counts.flatMap((list) => list.split('|')));
  return (text) =>
    (phrases?.test(text) ?? false) ||
    text.quantities.some(
      ({ dimension, unit, of }) =>
        dimensions.includes(dimension) ||
        (unit !== null && units.includes(unit)) ||
        (dimension === 'count' && of !== null && things.has(of)),
    );
}

const files = Object.entries(presentation);

const shared = new Map(
  files.flatMap(([, file]) =>
    file.kind === 'checklist'
      ? file.items.flatMap((item) => ('use' in item || item.id === undefined ? [] : [[item.id, itemOf(item)] as const]))
      : [],
  ),
);

function itemOf(filed: ItemFiled): ChecklistItem {
  return { item: filed.item, topic: filed.topic, gap: filed.gap, isTold: toldBy(filed) };
}

/** The ten categories of hearing.md §5, in its order. */
export const categories: readonly Category[] = files.flatMap(([, file]) =>
  file.kind === 'categories'
    ? file.categories.map((filed) => ({
        ...filed,
        isTold: toldBy(filed),
        details: filed.details.map((one) => ({ detail: one.detail, isTold: toldBy(one) })),
      }))
    : [],
);

/** 10 to 20 items for each group that has a checklist. hearing.md §5: "Each has its own checklist and gap messages". */
export const industryChecklists = Object.fromEntries(
  files.flatMap(([name, file]) =>
    file.kind === 'checklist' && name !== 'shared'
      ? [[name, file.items.flatMap((item) => ('use' in item ? (shared.get(item.use) ?? []) : itemOf(item)))]]
      : [],
  ),
) as Readonly<Partial<Record<IndustryGroup, readonly ChecklistItem[]>>>;
