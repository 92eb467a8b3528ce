import { randomBytes, randomUUID } from 'node:crypto';
import { sessionIdPattern } from '@rostrum/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';
import { Refusal } from './refusal.ts';

/** Over https the cookie has a name that browsers accept only from this very host; its value has a prefix, so that
 *  it is not taken for an older one that another site under the same domain may have planted. */
const cookieName = 'rostrum_browser';
const secureName = `__Host-${cookieName}`;
const secureMark = 'https.';
const oneYearSec = 365 * 24 * 60 * 60;

/** The key that signs the cookies: made once, shared by all processes on one database. */
export async function signingKey({ db }: Database): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'cookie_key', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'cookie_key')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Cookies whose signature was verified, as they were sent: a browser sends the same one with every call. */
const verifiedBy = new WeakMap<FastifyInstance, LeastRecentlyUsed<string>>();
const cookiesKept = 5_000;

const browsers = new WeakMap<FastifyRequest, string | null>();

/** The browser that a request comes from, by its signed cookie; null if it has none. */
export function browserOf(request: FastifyRequest): string | null {
  let browser = browsers.get(request);
  if (browser === undefined) {
    browser = signedBrowserOf(request);
    browsers.set(request, browser);
  }
  return browser;
}

function signedBrowserOf(request: FastifyRequest): string | null {
  const isSecure = request.protocol === 'https';
  const known = isSecure ? browserIn(request, request.cookies[secureName]) : null;
  if (known !== null) return known.replace(secureMark, '');
  const plain = browserIn(request, request.cookies[cookieName]);
  return plain?.startsWith(secureMark) === true ? null : plain;
}

function browserIn(request: FastifyRequest, cookie: string | undefined): string | null {
  if (cookie === undefined) return null;
  const verified = verifiedBy.get(request.server) ?? new LeastRecentlyUsed<string>(cookiesKept);
  verifiedBy.set(request.server, verified);
  const known = verified.get(cookie);
  if (known !== undefined) return known;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid) return null;
  verified.set(cookie, value);
  return value;
}

/** Gives the browser its cookie, or renews it: for another year, and from the first page over https, for https
 *  alone. The id is made here and never accepted from a request except under our own signature, so that nobody can
 *  plant one. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request) ?? randomUUID();
  const isSecure = request.protocol === 'https';
  void reply.setCookie(isSecure ? secureName : cookieName, isSecure ? secureMark + browser : browser, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/',
    maxAge: oneYearSec,
  });
  return browser;
}

/** The cookie of a browser as it comes over http, for code that makes a call on its behalf. */
export const plainCookie = (app: FastifyInstance, browser: string): string =>
  `${cookieName}=${encodeURIComponent(app.signCookie(browser))}`;

/** Checks that this browser may name a session. Gives its row, or null if nobody has named it yet. */
export async function mayName(
  store: RehearsalStore,
  sessionId: string,
  browser: string | null,
): Promise<SessionRow | null> {
  if (!sessionIdPattern.test(sessionId)) throw new Refusal('bad_session_id');
  const row = await store.find(sessionId);
  if (row !== null && row.owner !== browser) throw new Refusal('not_yours');
  return row;
}

/** Binds a session that nobody has named yet to this browser. */
export async function bind(
  store: RehearsalStore,
  sessionId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionRow> {
  const browser = browserOf(request) ?? giveCookie(request, reply);
  const row = await store.bind(sessionId, browser);
  if (row === null) throw new Refusal('rehearsal_not_found');
  if (row.owner !== browser) throw new Refusal('not_yours');
  return row;
}
