import type { AnswerOf, BodyOf, CallName, Calls, ParamsOf, QueryOf } from '@rostrum/contract';
import { actionKey } from './action-key.ts';
import { answerAhead } from './answer-ahead.ts';
import { answerAloud, BrokeOff, isStream, type Sentence } from './answer-aloud.ts';
import { anySignal } from './any-signal.ts';
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
  /** The session named in X-Session-ID: undefined uses the current one, null names none. */
  readonly sessionId?: string | null;
  /** If given, the question is requested as a stream, and this receives each sentence while the rest is being
   *  written. If the stream is unavailable or breaks off, the answer comes whole, and starts with what was already
   *  reported. */
  readonly onSentence?: (sentence: Sentence) => void;
}

const defaultTimeoutMs = 10_000;
/** The least time that a repeated call gets. */
const leastMs = 1_000;

/** Makes one call and gives its answer. Throws ApiError for every failure except the caller's own abort, whose
 *  reason it rethrows. */
export async function call<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Answer<N>> {
  const began = performance.now();
  const timeoutMs = input.timeoutMs ?? defaultTimeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = input.signal ? anySignal(input.signal, timeout) : timeout;
  const headers = callHeaders(input.sessionId);
  const { onSentence, ...plainly } = input;
  if (onSentence !== undefined) headers['Accept'] = 'text/event-stream, application/json';
  let body: BodyInit | undefined = input.form;
  if (input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(input.body);
  }
  const address = addressOf(name, input.params, input.query);
  const action = actionKey(name, `${address} ${headers['X-Session-ID'] ?? ''} ${typeof body === 'string' ? body : ''}`);
  if (action !== null) headers['Idempotency-Key'] = action.key;
  try {
    const { method } = paths[name];
    const ahead = method === 'GET' ? await answerAhead(address, headers['X-Session-ID'] ?? null, signal) : null;
    const response =
      ahead ??
      (await fetch(address, {
        method,
        headers,
        credentials: 'same-origin',
        signal,
        ...(body === undefined ? {} : { body }),
      }));
    const answer =
      response.status === 204
        ? null
        : onSentence !== undefined && isStream(response)
          ? await told(response, onSentence)
          : await bodyOf(response);
    // A server error may come after the work was done; a refusal settles the request as well as an answer does.
    if (response.status < 500) action?.answered();
    if (!response.ok) throw refusalFrom(response.status, answer);
    return answer as Answer<N>;
  } catch (failure) {
    if (failure instanceof ApiError) throw failure;
    if (input.signal?.aborted) throw failure;
    if (timeout.aborted) throw new ApiError('timed_out_here', 'The server took too long to answer.');
    if (failure instanceof BrokeOff)
      return call(name, {
        ...plainly,
        timeoutMs: Math.max(leastMs, Math.round(timeoutMs - (performance.now() - began))),
      });
    throw new ApiError('unreachable', 'The server can’t be reached at the moment.');
  }
}

/** Like `answerAloud`, but a connection lost while reading counts as broken off. */
async function told(response: Response, tell: (sentence: Sentence) => void): Promise<unknown> {
  try {
    return await answerAloud(response, tell);
  } catch (failure) {
    throw failure instanceof ApiError || failure instanceof BrokeOff ? failure : new BrokeOff('the line was lost');
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
  const asked = search.toString();
  return asked === '' ? filled : `${filled}?${asked}`;
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
