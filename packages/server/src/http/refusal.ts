import { refusals, type RefusalCode } from '@rostrum/contract';

/** A request that is turned down: the code decides the status; the sentence is the code's own unless a better one
 *  is given. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly retryAfterSec: number | null;

  constructor(code: RefusalCode, sentence?: string, options?: { retryAfterSec?: number }) {
    super(sentence ?? refusals[code].sentence);
    this.code = code;
    this.status = refusals[code].status;
    this.retryAfterSec = options?.retryAfterSec ?? null;
  }
}
