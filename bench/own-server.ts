import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { loadavg } from 'node:os';

const program = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url));
const credential = 'bench:bench';
const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;

/** The load of the machine during the measurement, to print next to the figures. */
export const machineLoad = (): string => `machine load ${loadavg()[0]?.toFixed(1)}`;

/** A size from the environment, else one suited to a run of a few minutes. */
export function size(name: string, byDefault: number): number {
  const given = Number(process.env[name]);
  return Number.isInteger(given) && given > 0 ? given : byDefault;
}

export function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

const inside = fileURLToPath(new URL('./inside-server.mjs', import.meta.url));
const answerMs = 20_000;

/** For how long a server served nobody, since this was last asked, in milliseconds. */
export interface Pauses {
  /** The longest time, without what it spent waiting for a processor. */
  readonly longestMs: number;
  /** How long it waited for a processor in all. */
  readonly waitedMs: number;
  /** The event loop's own histogram of delays, whatever caused them. */
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** The built server as a separate process, with the flags of `npm start`, without rate limits. */
export class OwnServer {
  readonly child: ChildProcess;
  readonly address: string;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #asked = 0;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
    child.on('message', (said) => {
      const { id, answer } = said as { id: number; answer: unknown };
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    });
  }

  static async started(environment: Readonly<Record<string, string>>, main = program): Promise<OwnServer> {
    if (!existsSync(main)) throw new Error('the server is not built; run npm run build first');
    const child = spawn(process.execPath, ['--v8-pool-size=0', '--expose-gc', '--import', inside, main], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        ROSTRUM_API_CREDENTIAL: credential,
        NEWS_FEED_URL: 'http://127.0.0.1:9/{county}',
        RATE_LIMIT_SESSION: '0',
        RATE_LIMIT_ADDRESS: '0',
        RATE_LIMIT_DOCUMENTS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const { stdout } = child;
    if (stdout === null) throw new Error('the server has no output');
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /Rostrum is at (http\S+)/.exec(output)?.[1];
        if (found === undefined) return;
        resolve(found);
        // From here on its log is read, so that it doesn't block, and thrown away.
        stdout.removeAllListeners('data').resume();
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return new OwnServer(child, address);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await gone;
  }

  /** CPU time that the server has used, in milliseconds; null if this machine doesn't report it (only Linux does). */
  processorMs(): number | null {
    const file = `/proc/${this.child.pid}/stat`;
    if (!existsSync(file)) return null;
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // In hundredths of a second, the unit the kernel reports.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** The size of the server's objects right after a garbage collection. */
  async heapMiB(): Promise<number> {
    return Number(await this.#ask('heapBytes')) / 2 ** 20;
  }

  /** For how long it served nobody since this was last asked. */
  async pauses(): Promise<Pauses> {
    return (await this.#ask('pauses')) as Pauses;
  }

  #ask(asked: string): Promise<unknown> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the server did not answer about its ${asked}`)), answerMs);
      this.#waiting.set(id, (answer) => (clearTimeout(late), resolve(answer)));
      this.child.send({ id, asked });
    });
  }

  async memoryMiB(): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`, { headers: { authorization } })).text();
    return Number(/^rostrum_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
  }
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export function newSession(prefix = 'hearing'): string {
  return `${prefix}-1790000000000_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** One applicant's browser: keeps its cookie and measures each call. */
export class Applicant {
  readonly session: string;
  address: string;
  #cookie = '';

  constructor(address: string, session = newSession()) {
    this.address = address;
    this.session = session;
  }

  /** Rejects if no answer comes back. */
  send(
    method: string,
    path: string,
    body?: Buffer | object | null,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const payload = body == null ? null : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        `${this.address}${path}`,
        {
          agent,
          method,
          headers: {
            authorization,
            'x-session-id': this.session,
            ...(this.#cookie !== '' && { cookie: this.#cookie }),
            ...(payload !== null && { 'content-type': 'application/json', 'content-length': String(payload.length) }),
            ...headers,
          },
        },
        (response) => {
          this.#keep(response.headers);
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - began,
            }),
          );
        },
      );
      call.once('error', reject);
      call.end(payload ?? undefined);
    });
  }

  post(path: string, body: object, key?: string): Promise<Answered> {
    return this.send('POST', path, body, key === undefined ? {} : { 'idempotency-key': key });
  }

  async start(): Promise<void> {
    const answer = await this.post('/api/start_simulation', {
      session_id: this.session,
      enhanced_config: { selectedProjectType: 'Utility-Scale Solar', selectedDifficulty: 'intermediate' },
    });
    if (answer.status !== 200) throw new Error(`starting answered ${answer.status}: ${answer.text}`);
  }

  /** A question or an answer, alternating, as a hearing goes. */
  step(n: number): Promise<Answered> {
    return n % 2 === 0
      ? this.post(
          '/api/generate-question',
          { session_id: this.session, community_type: 'rural_traditional' },
          crypto.randomUUID(),
        )
      : this.post(
          '/api/evaluate-response',
          {
            session_id: this.session,
            question: `What of the road in spring, number ${n}?`,
            answer: `On point ${n}: we will repair County Road 12 to its present standard within 60 days and post a bond of $250,000.`,
          },
          crypto.randomUUID(),
        );
  }

  /** The headers of this browser's calls, for clients other than this one. */
  get headers(): Record<string, string> {
    return { 'content-type': 'application/json', authorization, 'x-session-id': this.session, cookie: this.#cookie };
  }

  #keep(headers: IncomingHttpHeaders): void {
    const cookie = headers['set-cookie']?.[0]?.split(';')[0];
    if (cookie !== undefined) this.#cookie = cookie;
  }
}
