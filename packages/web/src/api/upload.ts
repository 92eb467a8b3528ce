import type { CallName } from '@rostrum/contract';
import { ApiError, refusalFrom } from './api-error.ts';
import type { Answer } from './client.ts';
import { callHeaders } from './headers.ts';
import { paths } from './paths.ts';

export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Share sent so far, 0..1; 1 means that everything is sent and the server is at work. */
  readonly onProgress: (sentRatio: number) => void;
}

/** Sends a form and reports how much of it has gone out, which fetch cannot do. Fails as `call` does. */
export function upload<N extends CallName>(name: N, form: FormData, options: UploadOptions): Promise<Answer<N>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(paths[name].method, paths[name].path);
    for (const [key, value] of Object.entries(callHeaders())) request.setRequestHeader(key, value);
    request.timeout = options.timeoutMs;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress(event.loaded / event.total);
    };
    request.upload.onload = () => options.onProgress(1);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer !== undefined) resolve(answer as Answer<N>);
      else reject(refusalFrom(request.status, answer));
    };
    request.onerror = () => reject(new ApiError('unreachable', 'The server cannot be reached at the moment.'));
    request.ontimeout = () => reject(new ApiError('timed_out_here', 'The server took too long to answer.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
