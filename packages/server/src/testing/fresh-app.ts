import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type AnswerOf, type Call, type CallName, type Calls } from '@rostrum/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { readSettings } from '../env.ts';
import { signingKey } from '../http/ownership.ts';

export const credential = 'tester:secret';
export const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;

/** An answer, typed as the table says; a refusal has the two fields of every refusal. */
export interface Answer<T = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly json: (T extends null ? object : T) & { readonly code?: string; readonly error?: string };
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  /** Sent in the header X-Session-ID. */
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
}

/** One browser: it keeps its cookie between calls. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  cookie: string | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async send<T = Readonly<Record<string, unknown>>>(options: InjectOptions): Promise<Answer<T>> {
    const response = await this.#app.inject({
      ...options,
      headers: { authorization, ...(this.cookie !== null && { cookie: this.cookie }), ...options.headers },
    });
    const set = response.headers['set-cookie'];
    const first = Array.isArray(set) ? set[0] : set;
    if (first !== undefined) this.cookie = first.split(';')[0] ?? null;
    const isJson = /json/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      json: (isJson ? JSON.parse(response.body) : {}) as Answer<T>['json'],
      text: response.body,
      headers: response.headers,
    };
  }

  call<N extends CallName>(
    name: N,
    { body, query, params, session, headers, payload }: CallOptions = {},
  ): Promise<Answer<AnswerOf<Calls[N]>>> {
    const call: Call = calls[name];
    const path = call.path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(params?.[key] ?? 'missing'));
    return this.send({
      method: call.method,
      url: path,
      ...(query !== undefined && { query: { ...query } }),
      headers: { ...(session !== undefined && { 'x-session-id': session }), ...headers },
      ...(payload !== undefined ? { payload } : body !== undefined ? { payload: body as object } : {}),
    });
  }

  /** Starts a rehearsal and gives its session id. */
  async start(mode: 'hearing' | 'practice' = 'hearing', config?: Record<string, unknown>): Promise<string> {
    const session = newSessionId(mode);
    const answer = await this.call('startSimulation', {
      body: { session_id: session, ...(config !== undefined && { enhanced_config: config }) },
    });
    if (answer.status !== 200) throw new Error(`starting answered ${answer.status}: ${answer.text}`);
    return session;
  }
}

export function newSessionId(prefix = 'hearing'): string {
  return `${prefix}-1790000000000_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

/** A form with one file and any fields. */
export function form(
  field: string,
  file: { name: string; bytes: Uint8Array; type?: string } | null,
  fields: Readonly<Record<string, string>> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----rostrum${randomUUID()}`;
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== null)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`,
      ),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    );
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(payload.length) },
  };
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dataDir: string;
  browser(): TestBrowser;
  close(): Promise<void>;
}

/** The whole server on a fresh database. It contacts nothing outside this machine: the feed is a port where nobody listens. */
export async function freshApp(
  options: {
    environment?: Record<string, string>;
    url?: string;
    lookup?: LookupFunction;
    now?: () => Date;
    webDir?: string;
    modelMs?: number;
  } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-test-'));
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    ROSTRUM_DATA_DIR: dataDir,
    NEWS_FEED_URL: 'http://127.0.0.1:9/{county}',
    ...options.environment,
  });
  const database = await openDatabase({ dataDir, url: options.url });
  const app = await buildApp({
    settings,
    database,
    credential,
    cookieKey: await signingKey(database),
    webDir: options.webDir ?? join(dataDir, 'no-web'),
    ...(options.lookup !== undefined && { lookup: options.lookup }),
    ...(options.now !== undefined && { now: options.now }),
    ...(options.modelMs !== undefined && { modelMs: options.modelMs }),
  });
  await app.ready();
  return {
    app,
    database,
    dataDir,
    browser: () => new TestBrowser(app),
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Another server on the data of one, as after a restart: it knows nothing that is not stored. */
export async function restarted({ dataDir }: TestServer): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ROSTRUM_DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir });
  const cookieKey = await signingKey(database);
  const app = await buildApp({ settings, database, credential, cookieKey, webDir: join(dataDir, 'no-web') });
  await app.ready();
  return {
    app,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
