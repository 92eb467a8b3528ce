import type { FastifyServerOptions } from 'fastify';

/** The log: one line of JSON per call and per fault. No caller's address, no query, no body: what an applicant says
 *  goes on the record of the rehearsal and nowhere else. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: { method: string }) => ({ method: request.method }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: error.message,
        code: typeof error.code === 'string' ? error.code : undefined,
        stack: error.stack ?? '',
      }),
    },
    redact: ['headers.authorization', 'headers.cookie', 'req.headers'],
  };
}
