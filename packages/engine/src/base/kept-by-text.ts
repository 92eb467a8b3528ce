/** A reading of a text, made once while the text is talked about: one call reads the same words for several purposes.
 *  Takes: the characters of text that are kept with their readings, and the reading, which depends on its text alone and is not
 *  changed by whoever gets it.  Gives: the same reading, remembered.  Throws: what the reading throws. */
export function keptByText<T>(mostCharacters: number, read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  let characters = 0;
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = read(text);
    kept.set(text, made);
    characters += text.length;
    // The oldest go: what was said lately is what is asked about again.
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters || oldest === text) break;
      kept.delete(oldest);
      characters -= oldest.length;
    }
    return made;
  };
}
