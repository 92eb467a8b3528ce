/** A failed call. `sentence` can be shown to the applicant; `code` is one of the contract's, or `timed_out_here`
 *  (our own limit), `unreachable` (no answer at all) or `unexpected_answer` (not what the contract says). */
export class ApiError extends Error {
  readonly code: string;
  readonly sentence: string;
  /** 0 if there was no answer. */
  readonly status: number;

  constructor(code: string, sentence: string, status = 0) {
    super(`${code}: ${sentence}`);
    this.name = 'ApiError';
    this.code = code;
    this.sentence = sentence;
    this.status = status;
  }
}

/** The code of a failure, whatever was thrown. */
export function codeOf(failure: unknown): string {
  return failure instanceof ApiError ? failure.code : 'unknown';
}

/** The sentence the server gave for its refusal, or null if the failure has no helpful one. */
export function sentenceOf(failure: unknown): string | null {
  return failure instanceof ApiError && failure.status > 0 ? failure.sentence : null;
}

/** What the body of a refusal says. */
export function refusalFrom(status: number, body: unknown): ApiError {
  if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
    const code = 'code' in body && typeof body.code === 'string' ? body.code : `status_${status}`;
    return new ApiError(code, body.error, status);
  }
  return new ApiError(`status_${status}`, `The server refused the request (${status}).`, status);
}
