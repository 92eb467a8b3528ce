/** 'a, b and c'; 'a and b; c; and d' if one of them is a list itself. Takes: any number of words.  Gives: '' for none.  Throws: never. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const isOfLists = items.some((item) => item.includes(', ') || item.includes(' and '));
  return isOfLists
    ? `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
