import { ApiError, refusalFrom } from './api-error.ts';
import type { Answer, Body } from './client.ts';
import { eventsIn } from './events-in.ts';
import { callHeaders } from './headers.ts';
import { paths } from './paths.ts';

type ReadingCall = 'parseOrdinance' | 'parsePlanningUrl' | 'parseStaffReport' | 'parseMinutes';

/** How far a document has come: uploading, being fetched from its site, being read page by page, and finally
 *  section by section. */
export type DocumentProgress =
  | { readonly stage: 'sending'; readonly ratio: number }
  | { readonly stage: 'fetching'; readonly received: number; readonly total: number | null }
  | { readonly stage: 'waiting'; readonly place: number }
  | { readonly stage: 'opening' }
  | { readonly stage: 'pages'; readonly page: number; readonly pages: number }
  | { readonly stage: 'sections' };

export interface ReadOptions {
  /** Cancels the reading, on the server too. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly onProgress: (progress: DocumentProgress) => void;
}

/** Has a document read and reports progress, including upload progress, which fetch cannot report. Fails the way
 *  `call` does. */
export function readDocument<N extends ReadingCall>(
  name: N,
  body: FormData | Body<N>,
  { signal, timeoutMs, onProgress }: ReadOptions,
): Promise<Answer<N>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(paths[name].method, paths[name].path);
    const headers = { ...callHeaders(), Accept: 'text/event-stream, application/json' };
    for (const [key, value] of Object.entries(headers)) request.setRequestHeader(key, value);
    request.timeout = timeoutMs;
    if (body instanceof FormData)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0 && loaded < total) onProgress({ stage: 'sending', ratio: loaded / total });
      };
    else request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onload = () => onProgress({ stage: 'opening' });

    let told = 0;
    let last: { event: string; data: unknown } | null = null;
    const hear = (): void => {
      if (!isStream(request)) return;
      const { events, end } = eventsIn(request.responseText, told);
      told = end;
      for (const heard of events) {
        if (heard.event === 'progress') onProgress(heard.data as DocumentProgress);
        else last = heard;
      }
    };
    request.onprogress = hear;
    request.onload = () => {
      hear();
      if (isStream(request)) {
        if (last?.event === 'document') resolve(last.data as Answer<N>);
        else reject(refusalFrom(last === null ? 0 : refusedLate, last?.data));
        return;
      }
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer !== undefined) resolve(answer as Answer<N>);
      else reject(refusalFrom(request.status, answer));
    };
    request.onerror = () => reject(new ApiError('unreachable', 'The server can’t be reached at the moment.'));
    request.ontimeout = () => reject(new ApiError('timed_out_here', 'The server took too long to answer.'));
    request.onabort = () => reject(new DOMException('The reading was canceled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}

/** Once a stream has started, a refusal comes after the status; its sentence can be shown like any other. */
const refusedLate = 422;

const isStream = (request: XMLHttpRequest): boolean =>
  /^text\/event-stream\b/i.test(request.getResponseHeader('content-type') ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
