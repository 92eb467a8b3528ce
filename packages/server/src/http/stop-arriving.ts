import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long the rest of a request may take to arrive once the server is asked to stop. */
const restMs = 3_000;

/** Has requests that are still on their way given up a little after the server is asked to stop: those that have arrived are
 *  answered, but nobody can hold up the end by never finishing what they send. */
export function stopArriving(app: FastifyInstance): void {
  const open = new Set<FastifyRequest>();
  app.addHook('onRequest', (request, _reply, next) => {
    open.add(request);
    request.raw.once('close', () => open.delete(request));
    next();
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const request of open) if (!request.raw.complete) request.raw.destroy();
    }, restMs).unref();
  });
}
