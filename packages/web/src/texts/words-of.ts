/** A stored key as a reader would say it: 'equity_focused' becomes 'Equity focused'. */
export function wordsOf(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
