import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/server/src/testing/free-port.ts';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

/** A separate server for a test, with its own data directory, that can be stopped and started again. */
export class OwnServer {
  readonly url: string;
  readonly #port: number;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = env;
  }

  static async started(env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-own-'));
    const server = new OwnServer(await freePort(), {
      ROSTRUM_DATA_DIR: dataDir,
      NEWS_FEED_URL: 'http://127.0.0.1:9/{county}',
      ...env,
    });
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...this.#env, PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(this.url)) resolve();
      });
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
