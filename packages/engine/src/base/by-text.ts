import { LRUCache } from 'lru-cache';

/** Caches the reading of a text, so that a text under discussion is read once. Takes: how many characters of text to keep readings for; and
 *  the reading, which depends on the text alone and must not be mutated by callers. Gives: the same reading, cached; the least recently
 *  used goes first, and a text longer than the limit is read every time. Throws: whatever the reading throws. */
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
