/** Keeps what was used last, up to a total weight. */
export class LeastRecentlyUsed<T> {
  readonly #capacity: number;
  readonly #weigh: (value: T) => number;
  readonly #onLetGo: (value: T) => void;
  readonly #kept = new Map<string, { value: T; weight: number }>();
  #weight = 0;

  /** Takes: the weight that may be kept, the weight of a value (1 each by default), and a callback for a value that
   *  is evicted. */
  constructor(capacity: number, weigh: (value: T) => number = () => 1, onLetGo: (value: T) => void = () => undefined) {
    this.#capacity = capacity;
    this.#weigh = weigh;
    this.#onLetGo = onLetGo;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Everything that is kept, without using it. */
  *values(): Generator<T> {
    for (const { value } of this.#kept.values()) yield value;
  }

  get(key: string): T | undefined {
    const entry = this.#kept.get(key);
    if (entry === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    const weight = this.#weigh(value);
    this.#kept.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#kept) {
      if (this.#weight <= this.#capacity || oldest === key) break;
      this.delete(oldest);
      this.#onLetGo(entry.value);
    }
  }

  delete(key: string): void {
    const entry = this.#kept.get(key);
    if (entry === undefined) return;
    this.#kept.delete(key);
    this.#weight -= entry.weight;
  }
}
