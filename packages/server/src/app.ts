import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { calls } from '@rostrum/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { LookupFunction } from 'node:net';
import type { Database } from './database/open.ts';
import { boardHandlers } from './documents/board-handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { meetingReader } from './documents/read-meeting.ts';
import { makeDocumentFetcher } from './documents/fetch-document.ts';
import { makeIngest } from './documents/ingest.ts';
import { DocumentProcesses } from './documents/process/document-processes.ts';
import { ordinanceTeller, paperReader } from './documents/read-paper.ts';
import type { Settings } from './env.ts';
import { credentialCheck } from './http/credential.ts';
import { isMisshapen } from './http/json-shape.ts';
import { guardDoors } from './http/doors.ts';
import { errorHandler } from './http/errors.ts';
import { protectData } from './http/headers.ts';
import { logOptions } from './http/log.ts';
import { makeMetrics, metricsOfAll } from './http/metrics.ts';
import { openApi } from './http/openapi.ts';
import { callerOf, RateLimit } from './http/rate-limits.ts';
import { Refusal } from './http/refusal.ts';
import { registerCalls } from './http/routes.ts';
import { stopArriving } from './http/stop-arriving.ts';
import { UploadRoom } from './http/upload-room.ts';
import { registerWebPages } from './http/web-pages.ts';
import { weighed } from './long/lengths.ts';
import { LongRehearsals } from './long/long-rehearsals.ts';
import { behindAnother, takeReadings } from './long/side-door.ts';
import { modelHandlers } from './language-model/handlers.ts';
import { openModel } from './language-model/open-model.ts';
import { PreparedTurns } from './language-model/prepared-turns.ts';
import { makeNewsFetcher } from './news/fetch-news.ts';
import { newsHandlers } from './news/handlers.ts';
import { Journal } from './rehearsals/journal.ts';
import { questionHandlers } from './rehearsals/question-handlers.ts';
import { Readings } from './rehearsals/readings.ts';
import { proceedingHandlers } from './proceedings/handlers.ts';
import { staffReportHandlers } from './proceedings/staff-report-handler.ts';
import { recordHandlers } from './rehearsals/record-handlers.ts';
import { RehearsalStore } from './rehearsals/store.ts';
import { reportHandlers } from './reports/handlers.ts';
import { makePool } from './reports/pool.ts';
import { catalogHandlers } from './setup/handlers.ts';
import { projectHandlers } from './setup/project-handlers.ts';
import { transcriptionHandlers } from './transcription/handlers.ts';
import { makeTranscriber } from './transcription/transcriber.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly credential: string;
  /** The key that signs the cookies. */
  readonly cookieKey: string;
  /** Folder of the built web client. */
  readonly webDir: string;
  readonly now?: () => Date;
  /** Name resolver for fetching; for tests. */
  readonly lookup?: LookupFunction;
  /** How long a call may wait for the language model; for tests. */
  readonly modelMs?: number;
  /** True in a process that long rehearsals are worked with in: what it is asked, another one has looked at. */
  readonly isForLong?: boolean;
}

/** How long a request may take to arrive; the longest document over the slowest connection takes less. */
const arrivalMs = 300_000;

/** A number says how many proxies are in front of the server. */
function trusted(proxies: boolean | number | string): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** The whole server, ready to listen or to be injected into; it never listens itself. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, isForLong = false } = parts;
  const settings = isForLong ? behindAnother(parts.settings) : parts.settings;
  const now = parts.now ?? (() => new Date());
  const store = new RehearsalStore(database);
  const journal = new Journal(store);
  const { credential, cookieKey, webDir } = parts;
  const metrics = makeMetrics(() => journal.phases());
  const heard = { forget: (session: string) => journal.forget(session), count: () => metrics.long.inc() };
  const long = isForLong ? null : new LongRehearsals(database, { settings, credential, cookieKey, webDir }, heard);
  // What is read here again was let go of, or filed before the last start.
  const processes = isForLong ? new DocumentProcesses(undefined, 1) : new DocumentProcesses();
  const writers = makePool('reports/worker', 1);
  const fetcher = makeDocumentFetcher(settings.FETCH_ALLOW_HOSTS, parts.lookup);
  const ingest = makeIngest(processes, fetcher, metrics);
  const news = makeNewsFetcher(settings.NEWS_FEED_URL, now, processes);
  const transcriber =
    settings.TRANSCRIBE_BASE_URL === undefined
      ? null
      : makeTranscriber({
          base: settings.TRANSCRIBE_BASE_URL,
          model: settings.TRANSCRIBE_MODEL,
          key: settings.TRANSCRIBE_API_KEY,
        });
  const readings = new Readings(store, paperReader(processes), (sessionId) => journal.forget(sessionId));
  const model = openModel(settings, {
    metrics: metrics.model,
    log: (entry) => app.log.info(entry, 'language model'),
    waitMs: parts.modelMs,
  });
  const prepared = model === null ? null : new PreparedTurns(model);
  const room = { journal, readings, now, metrics, model, prepared, long };
  const clock = (): number => now().getTime();
  const limits = {
    session: new RateLimit(settings.RATE_LIMIT_SESSION, clock),
    address: new RateLimit(settings.RATE_LIMIT_ADDRESS, clock),
    documents: new RateLimit(settings.RATE_LIMIT_DOCUMENTS, clock),
  };
  const handleError = errorHandler(database.dialect);

  const app = Fastify({
    logger: settings.LOG_LEVEL === 'silent' ? false : logOptions(settings.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusted(settings.TRUST_PROXY),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: arrivalMs,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: handleError,
  });
  app.setErrorHandler(handleError);
  let closing = false;
  stopArriving(app);
  guardDoors(app, settings.ALLOWED_HOSTS, () => closing);
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  // Some clients announce JSON and then send nothing, if a call has no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const text = String(body);
    weighed(request, text);
    if (isMisshapen(text))
      return done(new Refusal('malformed', 'The body is nested deeper, or has more fields, than any call accepts.'));
    void parseJson(request, text, done);
  });
  await app.register(cookie, { secret: parts.cookieKey });
  await app.register(multipart);

  const check = credentialCheck(parts.credential);
  const known = Object.values(calls).map((call) => ({
    method: call.method,
    path: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}/?$`),
  }));

  await app.register(async (api) => {
    // Lists, records and reports are long and repetitive: on a slow connection they are most of the wait. What a browser
    // sends arrives as it is.
    await api.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, globalDecompression: false });
    // Hooks that wait for nothing return at once; a promise for each would cost every call a few turns of the loop.
    api.addHook('onRequest', (request, reply, next) => {
      protectData(reply);
      void reply.header('x-request-id', request.id);
      check(request);
      limits.address.count(callerOf(request.ip));
      next();
    });
    api.addHook('onResponse', (request, reply, next) => {
      const call = (request.routeOptions.config as { call?: string }).call ?? 'none';
      metrics.calls.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
      if (!isForLong)
        request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'call');
      next();
    });
    registerCalls(api, {
      store,
      journal,
      limits,
      metrics,
      uploads: new UploadRoom(),
      long,
      handlers: {
        ...catalogHandlers,
        ...projectHandlers(room, store),
        ...questionHandlers(room),
        ...recordHandlers(room, store),
        ...proceedingHandlers(room),
        ...staffReportHandlers(room, ingest),
        ...reportHandlers(room, store, database, { writers, processes }),
        ...modelHandlers(model, settings),
        ...documentHandlers(room, ingest, ordinanceTeller(processes, readings, long)),
        ...boardHandlers(room, store, ingest, meetingReader(processes)),
        ...newsHandlers(room, news),
        ...transcriptionHandlers(transcriber, metrics),
      },
    });
    let described: ReturnType<typeof openApi> | null = null;
    api.get('/api/openapi.json', async () => (described ??= openApi()));
    api.all('/api', async () => {
      throw new Refusal('not_found');
    });
    api.all('/api/*', async (request) => {
      const path = request.url.replace(/[?#].*$/, '');
      throw new Refusal(known.some((call) => call.path.test(path)) ? 'method_not_allowed' : 'not_found');
    });
  });

  app.get('/healthz', async (_request, reply) => {
    protectData(reply);
    await store.answers();
    return { status: 'ok' };
  });
  app.get('/metrics', async (request, reply) => {
    protectData(reply);
    if (!settings.METRICS_PUBLIC) check(request);
    if (isForLong) return metrics.registry.getMetricsAsJSON();
    const counted = (await long?.counted()) ?? [];
    return reply.type(metrics.registry.contentType).send(await metricsOfAll(metrics.registry, counted));
  });
  if (isForLong) takeReadings(app, readings);
  await registerWebPages(app, { webDir: parts.webDir, credential: parts.credential });

  app.addHook('preClose', async () => {
    closing = true;
  });
  // A browser keeps its connection open; the one whose call was running at shutdown would hold the process up.
  app.addHook('onResponse', (_request, _reply, next) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    next();
  });
  app.addHook('onClose', async () => {
    await Promise.all([
      long?.close(),
      processes.close(),
      writers.close(),
      fetcher.close(),
      news.close(),
      transcriber?.close(),
      model?.close(),
    ]);
  });
  return app;
}
