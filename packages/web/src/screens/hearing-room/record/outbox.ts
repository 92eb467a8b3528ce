import type { RehearsalEvent } from '@rostrum/contract';
import { addToOutbox, pendingEvents, sendPending } from '../../../offline/outbox.ts';
import { startSession } from '../../../session/start-session.ts';

const retryMs = 15_000;

/** Sends what the record has missed, in order, as soon as it can. */
export class Outbox {
  readonly #sessionId: string;
  readonly #onStanding: (offline: boolean) => void;
  /** Nothing is sent before the session has been started, or has failed to be. */
  readonly #ready: Promise<unknown>;
  #sending: Promise<boolean> | null = null;

  constructor(sessionId: string, ready: Promise<unknown>, onStanding: (offline: boolean) => void) {
    this.#sessionId = sessionId;
    this.#ready = ready;
    this.#onStanding = onStanding;
  }

  /** Sends what is waiting now, whenever the network is back, and every so often. Gives: how to stop. */
  open(): () => void {
    const send = () => {
      if (pendingEvents(this.#sessionId).length > 0) void this.flush();
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
    addToOutbox(this.#sessionId, events);
    return this.flush();
  }

  /** Gives: true when nothing is waiting any more. Calls that come together are one. */
  flush(): Promise<boolean> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #send(): Promise<boolean> {
    await this.#ready;
    for (let tries = 2; tries > 0 && pendingEvents(this.#sessionId).length > 0; tries -= 1)
      await sendPending(this.#sessionId, async () => void (await startSession(this.#sessionId)));
    const all = pendingEvents(this.#sessionId).length === 0;
    this.#onStanding(!all);
    return all;
  }
}
