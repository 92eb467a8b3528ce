/** 'a, b and c'. Takes: any number of words.  Gives: '' for none.  Throws: never. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
