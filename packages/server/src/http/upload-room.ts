import { Refusal } from './refusal.ts';

/** What is held in memory of documents, recordings and records that are on their way or being read: eight of the longest, or
 *  hundreds of those that people have. */
const mostBytes = 400 * 1024 * 1024;

/** The room for uploads. They stay in memory until they have been read, however slowly they come. */
export class UploadRoom {
  readonly #most: number;
  #taken = 0;

  /** Takes: what may be held at once, in bytes. */
  constructor(most = mostBytes) {
    this.#most = most;
  }

  /** Takes room for an upload of so many bytes. Gives: what leaves it again. Throws Refusal busy. */
  take(bytes: number): () => void {
    if (this.#taken > 0 && this.#taken + bytes > this.#most) throw new Refusal('busy', undefined, { retryAfterSec: 5 });
    this.#taken += bytes;
    let isLeft = false;
    return () => {
      if (!isLeft) this.#taken -= bytes;
      isLeft = true;
    };
  }
}
