/** A stored key as a reader would say it: 'equity_focused' becomes 'Equity focused'. */
export function wordsOf(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The role of a person, as any body would say it: who sits on a zoning board or a town board is no commissioner. */
export const roleSaid = (role: string): string => (role === 'commissioner' ? 'Board member' : wordsOf(role));
