import type { Call, CallName, Calls } from '@rostrum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SessionRow } from '../rehearsals/store.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<C extends Call, K extends 'body' | 'query' | 'params'> = C extends Record<K, infer S> ? Parsed<S> : undefined;

/** For a handler that answers piece by piece: called once the call is settled; until then its last piece waits. */
export interface Settling {
  /** The effects of the call are committed. */
  done(): void;
  /** The call failed.  Gives: true if the failure has already been sent. */
  failed(error: unknown): boolean;
}

/** One call as its handler sees it: validated, with a session of this browser. */
export interface CallContext<C extends Call> {
  readonly body: Part<C, 'body'>;
  readonly query: Part<C, 'query'>;
  readonly params: Part<C, 'params'>;
  readonly session: C['session'] extends 'required' ? SessionRow : SessionRow | null;
  /** The browser's id, null if it has no cookie yet. */
  readonly browser: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal;
  /** Only the last one counts: a call that collides with another process may have to be repeated. */
  onSettled(settling: Settling): void;
  /** Checks and binds a session that is named only in a form, after the call has begun. */
  nameSession(sessionId: string): Promise<SessionRow>;
}

export type Handler<C extends Call> = (call: CallContext<C>) => Promise<z.input<C['answer']>>;
export type Handlers<Names extends CallName = CallName> = { readonly [N in Names]: Handler<Calls[N]> };
