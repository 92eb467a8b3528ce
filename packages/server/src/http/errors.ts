import { refusals, type RefusalCode } from '@rostrum/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Dialect } from '../database/dialect.ts';
import { Refusal } from './refusal.ts';

/** What Fastify and its plugins call a request's faults. */
const codes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not_json',
};

function refusalFor(error: FastifyError | Refusal, dialect: Dialect): Refusal | null {
  if (error instanceof Refusal) return error;
  const known = codes[error.code];
  if (known !== undefined) return new Refusal(known);
  if (dialect.isUnavailable(error)) return new Refusal('database_unavailable', undefined, { retryAfterSec: 2 });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('malformed');
  return null;
}

/** The one place where a refusal is written. Anything that is not a refusal is logged in full and described in
 *  general terms. */
export function errorHandler(dialect: Dialect) {
  return (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = refusalFor(error, dialect);
    if (refusal === null) request.log.error({ err: error }, 'a call failed');
    else if (refusal.code === 'database_unavailable') request.log.error({ err: error }, 'the database did not answer');
    const { code, message, status } = refusal ?? { code: 'internal', message: refusals.internal.sentence, status: 500 };
    if (refusal?.retryAfterSec != null) void reply.header('retry-after', String(refusal.retryAfterSec));
    void reply.code(status).type('application/json; charset=utf-8').send({ error: message, code });
  };
}
