import { writeStored, type StoredKey, type StoredValues } from './storage.ts';

/** Data that grows long and rarely changes, stored next to what changes every second: it is serialized and stored
 *  again only if one of its parts has changed. */
export class StoredWhenChanged<K extends StoredKey> {
  readonly #key: K;
  #parts: readonly unknown[] | null = null;

  constructor(key: K) {
    this.#key = key;
  }

  /** Takes: the parts, compared by identity, and a function that builds the value. Gives: whether it was written. */
  write(parts: readonly unknown[], valueOf: () => StoredValues[K]): boolean {
    const last = this.#parts;
    if (last !== null && parts.length === last.length && parts.every((part, at) => part === last[at])) return false;
    this.#parts = parts;
    writeStored(this.#key, valueOf());
    return true;
  }
}
