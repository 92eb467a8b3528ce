import { modelUseOf, type Rehearsal } from '@rostrum/engine';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import type { ModelUsage } from './harness.ts';

const sessionsKept = 1_000;

/** Tokens spent on a rehearsal, according to its record. */
export function tokensOnRecord(rehearsal: Rehearsal): number {
  const use = modelUseOf(rehearsal);
  return use === null ? 0 : use.input_tokens + use.output_tokens;
}

/** What may be spent on each rehearsal. The record is the account; what was spent since the last event is held here
 *  until the next one takes it along. */
export class TokenPurse {
  readonly #budget: number;
  /** What calls that are under way may still use. */
  readonly #held = new Map<string, number>();
  readonly #pending = new LeastRecentlyUsed<ModelUsage>(sessionsKept);

  /** Takes the budget in tokens, 0 for none. */
  constructor(budget: number) {
    this.#budget = budget;
  }

  /** Whether this many tokens may still be spent. `leaves`: the share of the budget that must be left for others afterward. */
  allows(rehearsal: Rehearsal, tokens: number, leaves = 0): boolean {
    if (this.#budget === 0) return true;
    const pending = this.#pending.get(rehearsal.sessionId);
    const spent =
      tokensOnRecord(rehearsal) +
      (this.#held.get(rehearsal.sessionId) ?? 0) +
      (pending === undefined ? 0 : pending.input_tokens + pending.output_tokens);
    return spent + tokens <= this.#budget * (1 - leaves);
  }

  /** Sets tokens aside for a call. Gives: what to call when it is over. */
  hold(sessionId: string, tokens: number): () => void {
    this.#held.set(sessionId, (this.#held.get(sessionId) ?? 0) + tokens);
    return () => {
      const left = (this.#held.get(sessionId) ?? 0) - tokens;
      if (left > 0) this.#held.set(sessionId, left);
      else this.#held.delete(sessionId);
    };
  }

  add(sessionId: string, usage: ModelUsage): void {
    const before = this.#pending.get(sessionId);
    this.#pending.set(sessionId, {
      input_tokens: (before?.input_tokens ?? 0) + usage.input_tokens,
      output_tokens: (before?.output_tokens ?? 0) + usage.output_tokens,
    });
  }

  take(sessionId: string): ModelUsage | null {
    const usage = this.#pending.get(sessionId) ?? null;
    this.#pending.delete(sessionId);
    return usage;
  }
}
