/** The list in an answer that may be the list itself or an object that holds it under `key` (decisions.md §3).
 *  Anything else is an empty list. */
export function listOf<Item>(answer: readonly Item[] | Readonly<Record<string, unknown>> | null, key: string): Item[] {
  if (Array.isArray(answer)) return answer as Item[];
  const inner = (answer as Readonly<Record<string, unknown>> | null)?.[key];
  return Array.isArray(inner) ? (inner as Item[]) : [];
}
