import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { protectData } from './headers.ts';
import { Refusal } from './refusal.ts';

/* What is looked at before anything else of a request: whether it was meant for this server, and for a page of it. */

/** How long a browser that came by https stays with it. */
const httpsSec = 365 * 24 * 60 * 60;
const backInSec = 5;

/** The name or address in a Host header, without port, brackets and the dot that ends a full name. */
function nameIn(host: string | undefined): string {
  const name = /^(\[[^\]]*\]|[^:]*)/.exec(host ?? '')?.[0] ?? '';
  return name.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

const asWritten = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toNormalizedString() : address;

/** Whether the server answers to the host that a request names: those that are configured, this machine itself, and the very
 *  address at which the request arrived. A page of somebody else can have its own name lead here, but it cannot change that its
 *  browser sends that name. */
export function answersTo(request: Pick<FastifyRequest, 'headers' | 'socket'>, allowed: readonly string[]): boolean {
  const name = nameIn(request.headers.host);
  if (name === 'localhost' || name.endsWith('.localhost') || allowed.includes(name)) return true;
  if (!ipaddr.isValid(name)) return false;
  const address = ipaddr.process(name);
  return (
    address.range() === 'loopback' || address.toNormalizedString() === asWritten(request.socket.localAddress ?? '')
  );
}

const pathOf = (request: FastifyRequest): string => request.url.replace(/[?#].*$/, '');

/** Has every request looked at. Takes: the names that are configured, and whether the server is about to stop. */
export function guardDoors(app: FastifyInstance, allowed: readonly string[], isStopping: () => boolean): void {
  app.addHook('onRequest', (request, reply, next) => {
    const refused = (refusal: Refusal): Refusal => (protectData(reply), refusal);
    if (isStopping()) {
      void reply.header('connection', 'close');
      throw refused(new Refusal('stopping', undefined, { retryAfterSec: backInSec }));
    }
    if (request.protocol === 'https') void reply.header('strict-transport-security', `max-age=${httpsSec}`);
    const path = pathOf(request);
    // Whoever looks after the machine asks by whatever name it has there, and is told no more than that it runs.
    if (path !== '/healthz' && !answersTo(request, allowed)) throw refused(new Refusal('host_not_allowed'));
    if (path.startsWith('/api') && request.headers['sec-fetch-site'] === 'cross-site')
      throw refused(new Refusal('cross_site'));
    next();
  });
}
