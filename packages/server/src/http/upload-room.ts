import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Memory for documents, recordings and records that are arriving or being read: hundreds of ordinary ones. */
const maxBytes = 400 * 1024 * 1024;
/** The share of it for one address: the longest record and a bit more. */
const bytesOfCaller = 160 * 1024 * 1024;
/** Slower than any connection that could carry a document: anything slower than this is given up. */
const leastBytes = 60 * 1024;
const everyMs = 15_000;

/** One upload in the room. */
export interface Upload {
  /** This many more bytes have arrived. Throws Refusal busy if there is no room for them. */
  received(bytes: number): void;
  /** All of it has arrived. */
  arrived(): void;
  /** It has been read, or given up. */
  leave(): void;
}

const uploads = new WeakMap<FastifyRequest, Upload>();

/** The upload of a request; one that was given no room is not counted. */
export const uploadOf = (request: FastifyRequest): Upload | undefined => uploads.get(request);

/** The room for uploads. They stay in memory until they have been read, and count by what has arrived: announcing
 *  much and sending nothing takes up nobody's room. */
export class UploadRoom {
  readonly #most: number;
  readonly #ofCaller: number;
  readonly #everyMs: number;
  readonly #callers = new Map<string, number>();
  #taken = 0;

  /** Takes: how much may be held at once, in bytes; how much of it by one caller; and how often to check that an
   *  upload is making progress. */
  constructor(most = maxBytes, ofCaller = bytesOfCaller, lookMs = everyMs) {
    this.#most = most;
    this.#ofCaller = ofCaller;
    this.#everyMs = lookMs;
  }

  /** Admits an upload.  Takes: who sends it, and what to do if it arrives too slowly. Throws Refusal busy. */
  enter(caller: string, onSlow: () => void): Upload {
    this.#refuseBeyond(caller, 1);
    let [held, before] = [0, 0];
    const look = setInterval(() => {
      if (held - before < leastBytes) onSlow();
      before = held;
    }, this.#everyMs).unref();
    return {
      received: (bytes) => {
        this.#refuseBeyond(caller, bytes);
        held += bytes;
        this.#add(caller, bytes);
      },
      arrived: () => clearInterval(look),
      leave: () => {
        clearInterval(look);
        this.#add(caller, -held);
        held = 0;
      },
    };
  }

  /** Admits the upload of a request, so that the code reading its form counts what arrives. */
  enterWith(request: FastifyRequest, caller: string): Upload {
    const upload = this.enter(caller, () => request.raw.destroy());
    uploads.set(request, upload);
    return upload;
  }

  #add(caller: string, bytes: number): void {
    this.#taken += bytes;
    const held = (this.#callers.get(caller) ?? 0) + bytes;
    if (held > 0) this.#callers.set(caller, held);
    else this.#callers.delete(caller);
  }

  #refuseBeyond(caller: string, bytes: number): void {
    const own = (this.#callers.get(caller) ?? 0) + bytes;
    if (this.#taken + bytes > this.#most || own > this.#ofCaller)
      throw new Refusal('busy', undefined, { retryAfterSec: 5 });
  }
}
