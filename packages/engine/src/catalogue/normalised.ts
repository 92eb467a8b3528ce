/** A name made comparable: lower case, letters and digits only, words parted by single spaces, '+' and '&' read as words.
 *  Takes: any text.  Gives: the comparable form, '' for none. */
export function normalised(text: string): string {
  return text
    .replace(/\+/g, ' plus ')
    .replace(/&/g, ' and ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
