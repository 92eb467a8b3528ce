import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { protectData } from './headers.ts';
import { Refusal } from './refusal.ts';

/* What is checked first about a request: whether it is meant for this server, and for one of its pages. */

/** How long a browser that came over https stays with https. */
const httpsSec = 365 * 24 * 60 * 60;
const backInSec = 5;

/** The name or address in a Host header, without port, brackets and the dot that ends a full name. */
function nameIn(host: string | undefined): string {
  const name = /^(\[[^\]]*\]|[^:]*)/.exec(host ?? '')?.[0] ?? '';
  return name.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

const asWritten = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toNormalizedString() : address;

/** Whether the server answers to the host that a request names: configured names, this machine itself, and the
 *  address where the request arrived. Somebody else's page can point its own name here, but it cannot keep its
 *  browser from sending that name. */
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

/** Checks every request.  Takes: the configured names, and whether the server is about to stop. */
export function guardDoors(app: FastifyInstance, allowed: readonly string[], isStopping: () => boolean): void {
  app.addHook('onRequest', (request, reply, next) => {
    const refused = (refusal: Refusal): Refusal => (protectData(reply), refusal);
    if (isStopping()) {
      void reply.header('connection', 'close');
      throw refused(new Refusal('stopping', undefined, { retryAfterSec: backInSec }));
    }
    if (request.protocol === 'https') void reply.header('strict-transport-security', `max-age=${httpsSec}`);
    const path = pathOf(request);
    // A health check may use any name for this machine, and learns no more than that the server is running.
    if (path !== '/healthz' && !answersTo(request, allowed)) throw refused(new Refusal('host_not_allowed'));
    if (path.startsWith('/api') && request.headers['sec-fetch-site'] === 'cross-site')
      throw refused(new Refusal('cross_site'));
    next();
  });
}
