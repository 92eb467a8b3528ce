import type { FastifyReply } from 'fastify';

/** The page needs the microphone and nothing else that a browser guards. */
const permissions = [
  'microphone=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** An answer to a call is data: nothing in it may run, be framed or be cached. */
const data = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

export function protectData(reply: FastifyReply): void {
  void reply.headers(data);
}

export function protectFile(reply: FastifyReply): void {
  void reply.headers(everywhere);
}

/** A page runs what this server serves and nothing else. Style attributes are set by scripts, which needs no
 *  permission. */
export function protectPage(reply: FastifyReply, nonce: string): void {
  void reply.headers({
    ...everywhere,
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  });
}
