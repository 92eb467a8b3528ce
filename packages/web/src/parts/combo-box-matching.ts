/** Entries that contain the text, those that start with it first; all of them if the text is empty. */
export function matching(options: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const containing = options.filter((option) => option.toLowerCase().includes(wanted));
  const begins = (option: string) => option.toLowerCase().startsWith(wanted);
  return [...containing.filter(begins), ...containing.filter((option) => !begins(option))];
}

/** The entry a text refers to: the one it names, or the only one that starts with it; otherwise none. */
export function entryMeant(options: readonly string[], text: string): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const exact = options.find((option) => option.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const beginning = options.filter((option) => option.toLowerCase().startsWith(wanted));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}
