import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../http/refusal.ts';

/** The part of IPv6 that is assigned to the public internet. The rest includes ways a local network has of writing
 *  its older addresses (RFC 8215), which no list of private ranges covers by itself. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** A public address where cloud providers serve data meant only for their own machines. */
const metadata: ReadonlySet<string> = new Set(['168.63.129.16']);

/** An address of the public internet: not loopback, private, link-local, shared, reserved, nor any of these in
 *  disguise. */
export function isPublicAddress(address: string): boolean {
  try {
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast' || metadata.has(parsed.toString())) return false;
    return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
  } catch {
    return false;
  }
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');
const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

/** True if the operator has allowed this host and port as written. decisions.md §6. */
export function isAllowedByOperator(url: URL, allowed: readonly string[]): boolean {
  return allowed.includes(`${url.hostname.toLowerCase()}:${portOf(url)}`);
}

function urlOf(text: string, base: URL | undefined): URL | null {
  return URL.canParse(text, base?.href) ? new URL(text, base) : null;
}

/** Reads an address that an applicant gave. Throws Refusal address_not_allowed; what its name resolves to is
 *  checked when the connection is made. */
export function allowedUrl(text: string, allowed: readonly string[], base?: URL): URL {
  const url = urlOf(text.trim(), base);
  const refusal = new Refusal('address_not_allowed');
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    url.hostname === ''
  )
    throw refusal;
  if (isAllowedByOperator(url, allowed)) return url;
  if (url.port !== '' && url.port !== '80' && url.port !== '443') throw refusal;
  const host = bare(url.hostname);
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw refusal;
  if (/(^|\.)(localhost|local|internal|intranet|home\.arpa)\.?$/i.test(host)) throw refusal;
  return url;
}

/** A resolver that returns a name's addresses only if all of them are public: the connection goes to exactly the addresses that were
 *  checked, so a name that resolves differently the second time gains nothing. */
export function guardedLookup(lookup: LookupFunction = systemLookup): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const list = Array.isArray(addresses) ? addresses : [{ address: addresses, family: 4 }];
      if (list.length === 0 || list.some(({ address }) => !isPublicAddress(address)))
        return callback(Object.assign(new Error('address not allowed'), { code: 'BLOCKED_ADDRESS' }), '', 0);
      const first = list[0] as { address: string; family: number };
      if (options.all === true) callback(null, list);
      else callback(null, first.address, first.family);
    });
  };
}
