import type { AnswerOf, BodyOf, CallName, Calls, ParamsOf, QueryOf } from '@rostrum/contract';
import { actionKey } from './action-key.ts';
import { ApiError, refusalFrom } from './api-error.ts';
import { callHeaders } from './headers.ts';
import { paths } from './paths.ts';

export type Answer<N extends CallName> = AnswerOf<Calls[N]>;
export type Body<N extends CallName> = BodyOf<Calls[N]>;

export interface CallInput<N extends CallName> {
  readonly params?: ParamsOf<Calls[N]>;
  readonly query?: QueryOf<Calls[N]>;
  readonly body?: Body<N>;
  /** Sent as multipart instead of `body`. */
  readonly form?: FormData;
  readonly signal?: AbortSignal | undefined;
  /** Default 10 s. */
  readonly timeoutMs?: number;
  /** The session named in X-Session-ID: undefined takes the current one, null names none. */
  readonly sessionId?: string | null;
}

const defaultTimeoutMs = 10_000;

/** Makes one call and gives its answer. Throws ApiError for every failure except the caller's own abort, whose reason
 *  it passes on. */
export async function call<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Answer<N>> {
  const timeout = AbortSignal.timeout(input.timeoutMs ?? defaultTimeoutMs);
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  const headers = callHeaders(input.sessionId);
  let body: BodyInit | undefined = input.form;
  if (input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(input.body);
  }
  const address = addressOf(name, input.params, input.query);
  const action = actionKey(name, `${address} ${headers['X-Session-ID'] ?? ''} ${typeof body === 'string' ? body : ''}`);
  if (action !== null) headers['Idempotency-Key'] = action.key;
  try {
    const response = await fetch(address, {
      method: paths[name].method,
      headers,
      credentials: 'same-origin',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    const answer = response.status === 204 ? null : await bodyOf(response);
    // A fault of the server's may have come after the deed; a refusal is as good as an answer.
    if (response.status < 500) action?.answered();
    if (!response.ok) throw refusalFrom(response.status, answer);
    return answer as Answer<N>;
  } catch (failure) {
    if (failure instanceof ApiError) throw failure;
    if (input.signal?.aborted) throw failure;
    if (timeout.aborted) throw new ApiError('timed_out_here', 'The server took too long to answer.');
    throw new ApiError('unreachable', 'The server cannot be reached at the moment.');
  }
}

/** The address of a call, with its parameters and query filled in. */
export function addressOf<N extends CallName>(name: N, params?: ParamsOf<Calls[N]>, query?: QueryOf<Calls[N]>): string {
  const filled = paths[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string' && value !== '') search.set(key, value);
    else if (typeof value === 'number' || typeof value === 'boolean') search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (!response.ok) return null;
    throw new ApiError('unexpected_answer', 'The server gave an answer that could not be read.', response.status);
  }
}
