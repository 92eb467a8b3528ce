import ipaddr from 'ipaddr.js';
import { Refusal } from './refusal.ts';

/** An IPv6 client has a whole network of addresses, and could call from a different one each time: all of it counts
 *  as one. Anything that is not an address, as a proxy may send, counts as written. */
export function callerOf(address: string): string {
  if (!address.includes(':') || address.includes('.') || !ipaddr.IPv6.isValid(address)) return address.slice(0, 64);
  return ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':');
}

/** Counts calls per key in windows of one minute. Each server process counts for itself. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #windowEndsMs = 0;

  /** Takes: the limit, 0 for none, and a clock in milliseconds. */
  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts one call of this key; refuses it beyond the limit, saying when to come back. */
  count(key: string): void {
    if (this.#perMinute === 0) return;
    const now = this.#now();
    // A clock set back would otherwise keep the window open for that long.
    if (now >= this.#windowEndsMs || now < this.#windowEndsMs - 60_000) {
      this.#counts = new Map();
      this.#windowEndsMs = now + 60_000;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count > this.#perMinute)
      throw new Refusal('too_many', undefined, {
        retryAfterSec: Math.max(1, Math.ceil((this.#windowEndsMs - now) / 1_000)),
      });
  }
}

export interface RateLimits {
  readonly session: RateLimit;
  readonly address: RateLimit;
  readonly documents: RateLimit;
}
