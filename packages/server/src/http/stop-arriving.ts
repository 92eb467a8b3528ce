import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long the rest of a request may take to arrive once the server is asked to stop. */
const restMs = 3_000;

/** Gives up on requests that are still arriving shortly after the server is asked to stop: those that have arrived
 *  are answered, but nobody can delay shutdown by never finishing a request. */
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
