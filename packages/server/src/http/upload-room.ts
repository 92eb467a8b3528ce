import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** What is held in memory of documents, recordings and records that are on their way or being read: hundreds of those that people
 *  have. */
const mostBytes = 400 * 1024 * 1024;
/** What one address may hold of it: the longest record and something beside it. */
const bytesOfCaller = 160 * 1024 * 1024;
/** Slower than any line that could carry a document: what comes slower than this is given up. */
const leastBytes = 60 * 1024;
const everyMs = 15_000;

/** One upload in the room. */
export interface Upload {
  /** So many more bytes have come. Throws Refusal busy where there is no room for them. */
  received(bytes: number): void;
  /** All of it has come. */
  arrived(): void;
  /** It has been read, or given up. */
  leave(): void;
}

const uploads = new WeakMap<FastifyRequest, Upload>();

/** The upload that a request brings; one that was given no room is counted nowhere. */
export const uploadOf = (request: FastifyRequest): Upload | undefined => uploads.get(request);

/** The room for uploads. They stay in memory until they have been read, and are counted by what has come of them: who announces much
 *  and sends nothing takes nobody's room. */
export class UploadRoom {
  readonly #most: number;
  readonly #ofCaller: number;
  readonly #everyMs: number;
  readonly #callers = new Map<string, number>();
  #taken = 0;

  /** Takes: what may be held at once, in bytes; what of it by one caller; and how often it is looked whether an upload comes on. */
  constructor(most = mostBytes, ofCaller = bytesOfCaller, lookMs = everyMs) {
    this.#most = most;
    this.#ofCaller = ofCaller;
    this.#everyMs = lookMs;
  }

  /** Lets an upload in. Takes: who sends it, and what is done where it comes too slowly. Throws Refusal busy. */
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

  /** Lets in what a request brings, so that whoever reads its form counts what comes. */
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
