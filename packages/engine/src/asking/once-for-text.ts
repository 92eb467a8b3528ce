/** Texts whose findings are kept; when there are more, all are found anew. */
const mostTexts = 6_000;

/** A computation over a text, done once for the same words: the lines of the knowledge and of the voices are weighed again
 *  at every question, and so are the quotations from what is on file.
 *  Takes: the computation, which must depend on nothing but the text.  Gives: the same, remembered. */
export function onceForText<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = compute(text);
      if (known.size >= mostTexts) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
