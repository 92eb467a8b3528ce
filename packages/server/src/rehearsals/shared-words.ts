/** Longer words are hardly ever said twice. */
const longestShared = 120;
/** Words of a generation; when it is full, the previous one is dropped. */
const maxWords = 20_000;

/** Keeps one copy of the words that many events have in common: names, topics, labels, ids that refer to each
 *  other. Parsed JSON has its own copy of each, and a thousand rehearsals have millions of them. */
export class SharedWords {
  #young = new Map<string, string>();
  #old = new Map<string, string>();

  /** The same string as before, if it occurred before. */
  of(words: string): string {
    if (words.length > longestShared) return words;
    const known = this.#young.get(words) ?? this.#old.get(words);
    if (known === undefined && this.#young.size >= maxWords) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    const kept = known ?? words;
    if (!this.#young.has(kept)) this.#young.set(kept, kept);
    return kept;
  }

  /** Shares the words all through a value that was parsed from JSON, in place. */
  in<T>(value: T): T {
    if (typeof value === 'string') return this.of(value) as T;
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    for (const key in fields) {
      const field = fields[key];
      if (typeof field === 'string') fields[key] = this.of(field);
      else if (typeof field === 'object' && field !== null) this.in(field);
    }
    return value;
  }
}
