import { LRUCache } from 'lru-cache';

/** A reading of a text, made once while the text is talked about. Takes: how many characters of text are kept with their readings; and the
 *  reading, which depends on its text alone and is not changed by whoever gets it. Gives: the same reading, remembered; what was asked for
 *  longest ago is forgotten first, and a text longer than all that is kept is read each time. Throws: what the reading throws. */
export function byText<Read extends object>(
  mostCharacters: number,
  read: (text: string) => Read,
): (text: string) => Read {
  const kept = new LRUCache<string, Read>({
    maxSize: mostCharacters,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = read(text);
    kept.set(text, made);
    return made;
  };
}
