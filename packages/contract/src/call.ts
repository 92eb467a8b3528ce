import type { z } from 'zod';
import type { RefusalCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/** One call over the wire: what it takes, what it answers, how it refuses. */
export interface Call {
  readonly method: HttpMethod;
  /** Fastify path with `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  /** Where the call names its session: none, optional, or required (header, body or path; see sessionOf in the
   *  server). */
  readonly session: 'none' | 'optional' | 'required';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** True if the body is a record: the session id in it is data and names no session of this server. */
  readonly multipart?: boolean;
  /** True if the body is a record: the session id in it is data and names no session of this server. */
  readonly carriesRecord?: boolean;
  readonly status: 200 | 204;
  readonly answer: z.ZodType;
  /** Refusals besides those that every call shares (malformed, credential_missing, not_yours, too_many, ...). */
  readonly refusals: readonly RefusalCode[];
}

/** What the caller sends as body, query and params, and what comes back. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends z.ZodType ? z.input<C['query']> : undefined;
export type ParamsOf<C extends Call> = C['params'] extends z.ZodType ? z.input<C['params']> : undefined;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
