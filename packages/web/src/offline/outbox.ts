import type { RehearsalEvent } from '@rostrum/contract';
import { addPending, pendingEvents, sendPending } from './pending-events.ts';

const retryMs = 15_000;

interface OutboxOf {
  readonly sessionId: string;
  /** Tells the server about a session that began without it, with everything it was set up with. Gives: whether
   *  the server knows it now; never throws. */
  readonly begin: () => Promise<boolean>;
  /** Nothing is sent before this: the session has been started, or starting it has failed. */
  readonly ready?: Promise<unknown>;
  readonly onStanding?: (offline: boolean) => void;
}

/** Sends the part of one rehearsal's record that the server missed, in order, as soon as it can. */
export class Outbox {
  readonly #of: OutboxOf;
  #sending: Promise<boolean> | null = null;
  #next: Promise<boolean> | null = null;

  constructor(of: OutboxOf) {
    this.#of = of;
  }

  /** Sends what is pending now, whenever the network comes back, and at intervals. Gives: a function that stops it. */
  open(): () => void {
    const send = () => {
      if (pendingEvents(this.#of.sessionId).length > 0) void this.flush();
    };
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);
    send();
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }

  add(...events: readonly RehearsalEvent[]): Promise<boolean> {
    addPending(this.#of.sessionId, events);
    return this.flush();
  }

  /** Gives: true if nothing is pending anymore. What is added while others are being sent goes after them, in one
   *  call. */
  flush(): Promise<boolean> {
    if (this.#sending === null) return this.#begin();
    this.#next ??= this.#sending.then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<boolean> {
    this.#next = null;
    const sending = this.#send().finally(() => {
      if (this.#sending === sending) this.#sending = null;
    });
    this.#sending = sending;
    return sending;
  }

  async #send(): Promise<boolean> {
    const { sessionId, begin, ready, onStanding } = this.#of;
    await ready;
    let sent = await sendPending(sessionId);
    if (sent === 'unknown_session' && (await begin())) sent = await sendPending(sessionId);
    onStanding?.(sent !== 'all');
    return sent === 'all';
  }
}
