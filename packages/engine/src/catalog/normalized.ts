/** Normalizes a name for comparison: lower case, letters and digits only, words separated by single spaces, '+' and '&' read as words.
 *  Takes: any text.  Gives: the normalized form, '' if there is nothing in it. */
export function normalized(text: string): string {
  return text
    .replace(/\+/g, ' plus ')
    .replace(/&/g, ' and ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
