/** Entries that contain the text, those that begin with it first; all of them for no text. */
export function matching(options: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const containing = options.filter((option) => option.toLowerCase().includes(wanted));
  const begins = (option: string) => option.toLowerCase().startsWith(wanted);
  return [...containing.filter(begins), ...containing.filter((option) => !begins(option))];
}

/** The entry that a text stands for: the one it names, else the only one that begins with it, else none. */
export function entryMeant(options: readonly string[], text: string): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const exact = options.find((option) => option.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const beginning = options.filter((option) => option.toLowerCase().startsWith(wanted));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}
