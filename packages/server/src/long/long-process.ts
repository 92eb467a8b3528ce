import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Settings } from '../env.ts';
import { startHelper } from '../helper-process.ts';

/** What the process gets when it starts. It has no environment; what it needs from there is in the settings. */
export interface Begin {
  readonly settings: Settings;
  readonly credential: string;
  readonly cookieKey: string;
  readonly webDir: string;
  /** Where it listens. */
  readonly socket: string;
  /** How much memory it may use before it ends itself. */
  readonly residentBytes: number;
}

const heapMegabytes = 768;
/** How long it may take to end by itself. */
const endMs = 3_000;

/** One process for long rehearsals: started right away, ready when it listens. */
export class LongProcess {
  readonly #child: ChildProcess;
  readonly #folder: string | null;
  readonly #socket: string;
  /** Resolves when it is listening; rejects if it exits before that. */
  readonly ready: Promise<void>;
  /** Settles when it has ended. */
  readonly gone: Promise<void>;
  /** Calls that it is working on. */
  underWay = 0;

  constructor(begin: Omit<Begin, 'socket'>, onGone: () => void) {
    this.#folder = process.platform === 'win32' ? null : mkdtempSync(join(tmpdir(), 'rostrum-'));
    this.#socket = this.#folder === null ? `\\\\.\\pipe\\rostrum-${crypto.randomUUID()}` : join(this.#folder, 'long');
    this.#child = startHelper('long/serve', {
      flags: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
    });
    this.gone = new Promise((resolve) => {
      this.#child.once('error', () => resolve());
      this.#child.once('close', () => resolve());
    });
    this.ready = new Promise((resolve, reject) => {
      this.#child.stdout?.once('data', () => resolve());
      void this.gone.then(() => {
        if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
        reject(new Error('the process for long rehearsals has ended'));
        onGone();
      });
    });
    // Callers that wait for it see the failure; it is possible that none do.
    this.ready.catch(() => undefined);
    for (const stream of [this.#child.stdin, this.#child.stdio[3] as Writable]) stream?.on('error', () => undefined);
    const told: Begin = { ...begin, socket: this.#socket };
    (this.#child.stdio[3] as Writable).end(JSON.stringify(told));
    this.#child.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether it ended because it held too much: it kills itself, and V8 aborts at the end of its heap. */
  get ranOutOfMemory(): boolean {
    const { signalCode, exitCode } = this.#child;
    return signalCode === 'SIGKILL' || signalCode === 'SIGABRT' || signalCode === 'SIGTRAP' || exitCode === 134;
  }

  request(options: RequestOptions, onAnswer: (answer: IncomingMessage) => void): ClientRequest {
    return request({ ...options, socketPath: this.#socket }, onAnswer);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Lets it finish what it is doing. Gives: when it is gone. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const late = setTimeout(() => this.kill(), endMs);
    this.#child.stdin?.end();
    await this.gone;
    clearTimeout(late);
  }
}
