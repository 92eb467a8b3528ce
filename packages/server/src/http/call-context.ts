import type { Call, CallName, Calls } from '@rostrum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SessionRow } from '../rehearsals/store.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<C extends Call, K extends 'body' | 'query' | 'params'> = C extends Record<K, infer S> ? Parsed<S> : undefined;

/** What a handler that answers piece by piece does once the call is settled; until then its last piece waits. */
export interface Settling {
  /** What the call did is committed. */
  done(): void;
  /** The call failed. Gives: true where that has been told already. */
  failed(error: unknown): boolean;
}

/** One call as its handler meets it: validated, and its session this browser's own. */
export interface CallContext<C extends Call> {
  readonly body: Part<C, 'body'>;
  readonly query: Part<C, 'query'>;
  readonly params: Part<C, 'params'>;
  readonly session: C['session'] extends 'required' ? SessionRow : SessionRow | null;
  /** The browser's id, null where it has no cookie yet. */
  readonly browser: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal;
  /** Only the last one counts: a call that meets another process may have to be done again. */
  onSettled(settling: Settling): void;
  /** Checks and binds a session that is named only in a form, after the call has begun. */
  nameSession(sessionId: string): Promise<SessionRow>;
}

export type Handler<C extends Call> = (call: CallContext<C>) => Promise<z.input<C['answer']>>;
export type Handlers<Names extends CallName = CallName> = { readonly [N in Names]: Handler<Calls[N]> };
