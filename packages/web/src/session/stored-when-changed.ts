import { writeStored, type StoredKey, type StoredValues } from './storage.ts';

/** What grows long and changes seldom, kept beside what changes every second: it is put into words and stored again only
 *  where one of its parts is another one than was stored last. */
export class StoredWhenChanged<K extends StoredKey> {
  readonly #key: K;
  #parts: readonly unknown[] | null = null;

  constructor(key: K) {
    this.#key = key;
  }

  /** Takes: the parts, compared by identity, and how the value is made of them. Gives: whether it was written. */
  write(parts: readonly unknown[], valueOf: () => StoredValues[K]): boolean {
    const last = this.#parts;
    if (last !== null && parts.length === last.length && parts.every((part, at) => part === last[at])) return false;
    this.#parts = parts;
    writeStored(this.#key, valueOf());
    return true;
  }
}
