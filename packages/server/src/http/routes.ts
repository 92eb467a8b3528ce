import { calls, limits, type Call, type CallName } from '@rostrum/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ForLongRehearsals, type LongRehearsals } from '../long/long-rehearsals.ts';
import type { Journal } from '../rehearsals/journal.ts';
import type { RehearsalStore, SessionRow } from '../rehearsals/store.ts';
import type { CallContext, Handlers, Settling } from './call-context.ts';
import { keyOf, forgetOldAnswers } from './idempotency.ts';
import type { Metrics } from './metrics.ts';
import { bind, browserOf, mayName } from './ownership.ts';
import { callerOf, type RateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import type { UploadRoom } from './upload-room.ts';

/** What a multipart body carries besides the file itself. */
const formOverheadBytes = 64 * 1024;
/** Calls that fetch or read documents, and so have their own limit. */
const documentCalls: ReadonlySet<CallName> = new Set([
  'parseOrdinance',
  'parsePlanningUrl',
  'parseStaffReport',
  'news',
  'transcribe',
]);

interface Named {
  /** Rows of the sessions named so far, null for those that nobody has named before. */
  readonly sessions: Map<string, SessionRow | null>;
  aborted: AbortController;
}

const namedOf = new WeakMap<FastifyRequest, Named>();

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function sessionOfBody(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('session_id' in body) || body.session_id == null) return null;
  if (typeof body.session_id !== 'string') throw new Refusal('bad_session_id');
  return textOf(body.session_id);
}

function validated(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  if (issue?.path.at(-1) === 'session_id')
    throw new Refusal(
      issue.input === undefined && !hasField(value, 'session_id') ? 'session_missing' : 'bad_session_id',
    );
  if (issue?.code === 'too_big' && issue.origin === 'string')
    throw new Refusal(
      'too_long',
      `The field ${nameOf(issue.path)} is longer than this call accepts. Shorten it and send it again.`,
    );
  throw new Refusal(
    'malformed',
    issue === undefined || issue.path.length === 0
      ? undefined
      : `The field ${nameOf(issue.path)} is missing or not of the kind this call accepts.`,
  );
}

const hasField = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value;
const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, 100);

/** How large a form of this call may be. */
const formBytes = ({ carriesRecord }: Call): number =>
  (carriesRecord === true ? limits.recordFileBytes : limits.ordinanceFileBytes) + formOverheadBytes;

/** A body is refused by the length it announces, before any of it is read. */
function refuseLength(call: Call, request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0);
  const isForm = call.multipart === true && /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (length > (isForm ? formBytes(call) : limits.jsonBodyBytes)) throw new Refusal('too_large');
}

export interface RoutesParts {
  readonly handlers: Partial<Handlers>;
  readonly store: RehearsalStore;
  readonly journal: Journal;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly uploads: UploadRoom;
  /** Who works with long rehearsals; null in the process that does. */
  readonly long: LongRehearsals | null;
}

/** Registers every call of the table: the session it names must be this browser's own, what it sends must fit the
 *  schema, and only then its handler runs. */
export function registerCalls(app: FastifyInstance, parts: RoutesParts): void {
  forgetOldAnswers(app, parts.store);
  for (const name of Object.keys(parts.handlers) as CallName[]) registerCall(app, parts, name);
}

function registerCall(app: FastifyInstance, parts: RoutesParts, name: CallName): void {
  const call: Call = calls[name];
  const handler = parts.handlers[name] as unknown as (context: CallContext<Call>) => Promise<unknown>;
  const opensOnly = (call.refusals as readonly string[]).includes('rehearsal_not_found');

  async function look(request: FastifyRequest, sessionId: string): Promise<void> {
    const named = namedOf.get(request) as Named;
    if (!named.sessions.has(sessionId))
      named.sessions.set(sessionId, await mayName(parts.store, sessionId, browserOf(request)));
  }

  /** The row of a named session, bound to this browser if nobody had named it. */
  async function open(request: FastifyRequest, reply: FastifyReply, sessionId: string): Promise<SessionRow> {
    const row = namedOf.get(request)?.sessions.get(sessionId) ?? null;
    if (row !== null) return row;
    if (opensOnly) throw new Refusal('rehearsal_not_found');
    return bind(parts.store, sessionId, request, reply);
  }

  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: limits.jsonBodyBytes,
    config: { call: name },
    onRequest: async (request) => {
      refuseLength(call, request);
      if (documentCalls.has(name)) parts.limits.documents.count(callerOf(request.ip));
      namedOf.set(request, { sessions: new Map(), aborted: new AbortController() });
      const header = textOf(request.headers['x-session-id']);
      const path = textOf((request.params as { session_id?: unknown }).session_id);
      if (header !== null) await look(request, header);
      if (path !== null && path !== header) await look(request, path);
    },
    handler: async (request, reply) => {
      const named = namedOf.get(request) as Named;
      const inBody = call.carriesRecord === true ? null : sessionOfBody(request.body);
      if (inBody !== null) await look(request, inBody);
      const isForm = call.multipart === true && request.isMultipart();
      const [params, query, body] = [
        validated(call.params, request.params),
        validated(call.query, request.query),
        isForm ? undefined : validated(call.body, request.body ?? undefined),
      ];
      const sessionId =
        textOf((request.params as { session_id?: unknown }).session_id) ??
        inBody ??
        textOf(request.headers['x-session-id']);
      if (sessionId === null && call.session === 'required') throw new Refusal('session_missing');
      if (sessionId !== null) parts.limits.session.count(sessionId);
      // Public data is for everyone: a call that needs no session does not bind the id it happens to carry.
      const session = sessionId === null || call.session === 'none' ? null : await open(request, reply, sessionId);
      const { long } = parts;
      if (session !== null && (await long?.takes(name, session, request)) === true)
        return (long as LongRehearsals).pass(request, reply, session.owner);
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) named.aborted.abort();
      });
      const settling: { last?: Settling } = {};
      const context = {
        body,
        query,
        params,
        session,
        browser: browserOf(request),
        request,
        reply,
        signal: named.aborted.signal,
        onSettled: (last) => {
          settling.last = last;
        },
        nameSession: async (id) => {
          await look(request, id);
          return open(request, reply, id);
        },
      } as CallContext<Call>;
      const key = keyOf(name, request);
      const upload = isForm ? parts.uploads.enterWith(request, callerOf(request.ip)) : null;
      try {
        if (key !== null && session !== null) {
          const { body: said, repeated } = await parts.journal.once(session, key, () => handler(context));
          settling.last?.done();
          if (reply.sent) return reply;
          if (repeated) void reply.header('idempotency-replayed', 'true');
          return reply.code(call.status).type('application/json; charset=utf-8').send(said);
        }
        const answer = await handler(context);
        settling.last?.done();
        // The handler sends a page or a file itself.
        if (reply.sent || reply.raw.headersSent) return reply;
        void reply.code(call.status);
        return call.status === 204 ? reply.send() : answer;
      } catch (error) {
        if (error instanceof ForLongRehearsals && long !== null) return await long.pass(request, reply);
        if (settling.last?.failed(error) === true) return reply;
        throw error;
      } finally {
        upload?.leave();
      }
    },
  });
}
