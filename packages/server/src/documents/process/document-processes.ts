import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { startHelper } from '../../helper-process.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Pieces } from '../pieces.ts';
import { framed, FrameReader, type Frame } from './frames.ts';
import type { Job, Message, Said } from './jobs.ts';

/** What a process that reads documents may use, in bytes: in total, and for the heap. The longest ordinance that is
 *  accepted needs three fifths of it. */
const maxResidentBytes = 900 * 1024 * 1024;
const heapMegabytes = 768;
/** A process that uses more than this after its work, its garbage collected, is not reused: what a document has unpacked is not
 *  always given back. */
const warmBytes = 320 * 1024 * 1024;
export const documentProcessesAtOnce = 2;
const maxWaiting = 200;
const idleMs = 120_000;
/** How long it may take to collect its garbage. */
const collectMs = 10_000;

const tooHeavy = (): Refusal =>
  new Refusal(
    'document_too_long',
    'Reading the document takes more memory than is allowed. Upload only the chapters that apply to the project, save it as TXT, or paste the text.',
  );

export interface RunOptions {
  /** How long the answer is of use, waiting included. */
  readonly timeoutMs: number;
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Who asks: one document of theirs is read at a time. */
  readonly caller?: string | undefined;
  readonly onMessage?: ((message: Message, parts: readonly Pieces[]) => void) | undefined;
  /** Called with this job's place in line, from 1, whenever it changes. */
  readonly onWaiting?: ((place: number) => void) | undefined;
}

export interface Done<R> {
  readonly result: R;
  readonly parts: readonly Pieces[];
}

interface Waiting {
  readonly job: Job;
  readonly parts: readonly Pieces[];
  readonly options: RunOptions;
  resolve(done: Done<unknown>): void;
  reject(reason: Error): void;
  place: number;
}

/** One process, and what it is working on. */
class DocumentProcess {
  readonly #child: ChildProcess;
  readonly #onGone: (process: DocumentProcess) => void;
  readonly #onFree: (process: DocumentProcess) => void;
  #current: Waiting | null = null;
  #idle: NodeJS.Timeout | null = null;
  #isEnding = false;

  constructor(
    residentBytes: number,
    onFree: (process: DocumentProcess) => void,
    onGone: (process: DocumentProcess) => void,
  ) {
    this.#onFree = onFree;
    this.#onGone = onGone;
    this.#child = startHelper('documents/process/work', {
      flags: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
      programArguments: [`${residentBytes}`, `${warmBytes}`],
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    const frames = new FrameReader((frame) => this.#heard(frame));
    (this.#child.stdio[3] as Readable).on('data', (bytes: Buffer) => frames.take(bytes));
    // A process that is gone takes no more bytes; its exit says why it is gone.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.once('error', (error) => this.#gone(error));
    this.#child.once('close', (code, signal) => this.#gone(endOf(code, signal)));
    this.#child.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get current(): Waiting | null {
    return this.#current;
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  begin(waiting: Waiting): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#current = waiting;
    const { stdin } = this.#child;
    // In one go, in which the socket takes as many as it has room for.
    stdin?.cork();
    for (const piece of framed({ head: waiting.job, parts: waiting.parts })) stdin?.write(piece);
    stdin?.uncork();
  }

  /** Ends the process.  Gives: a promise that resolves when it is gone. */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => this.#child.once('close', () => resolve()));
    this.#child.kill('SIGKILL');
    await gone;
  }

  #heard({ head, parts }: Frame): void {
    const said = head as Said;
    if (said.said === 'message') return this.#current?.options.onMessage?.(said.message, parts);
    const done = this.#current;
    this.#current = null;
    if (said.said === 'result') done?.resolve({ result: said.result, parts });
    if (said.said === 'failed') done?.reject(new Error(`a document was not read: ${said.fault}`));
    const isWarm = said.residentBytes <= warmBytes;
    if (this.#idle !== null) clearTimeout(this.#idle);
    if (!isWarm && said.said === 'collected') void this.end();
    else this.#idle = setTimeout(() => void this.end(), isWarm ? idleMs : collectMs).unref();
    if (isWarm) this.#onFree(this);
  }

  #gone(reason: Error): void {
    const lost = this.#current;
    this.#current = null;
    lost?.reject(reason);
    this.#onGone(this);
  }
}

/** A process is killed if it uses too much, by us or by the operating system, and V8 aborts at the end of its heap. */
function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const ofMemory = signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134;
  return ofMemory ? tooHeavy() : new Refusal('unreadable');
}

/** Reads documents in separate processes, which are started on demand, kept warm, and ended at their limit of
 *  memory and time: a malicious document takes down its process and nothing else. */
export class DocumentProcesses {
  readonly #processes = new Set<DocumentProcess>();
  readonly #free: DocumentProcess[] = [];
  #line: Waiting[] = [];
  #closed = false;
  readonly #residentBytes: number;
  readonly #atOnce: number;

  /** Takes: what one process may hold, in bytes, and how many there may be. */
  constructor(residentBytes = maxResidentBytes, atOnce = documentProcessesAtOnce) {
    this.#residentBytes = residentBytes;
    this.#atOnce = atOnce;
  }

  /** Processes that are working or waiting for work. */
  get size(): number {
    return this.#processes.size;
  }

  /** Their ids, for operators. */
  pids(): readonly number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  /** Does one job. Throws Refusal: busy, timed_out, document_too_long (out of memory), unreadable; and the reason
   *  of `signal`. */
  async run<R>(job: Job, parts: readonly Pieces[], options: RunOptions): Promise<Done<R>> {
    options.signal.throwIfAborted();
    if (this.#line.length >= maxWaiting) throw new Refusal('busy', undefined, { retryAfterSec: 5 });
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const given = AbortSignal.any([timeout, options.signal]);
    return new Promise<Done<unknown>>((resolve, reject) => {
      const leave = (): void => {
        reject(options.signal.aborted ? (options.signal.reason as Error) : this.#late(waiting));
        this.#drop(waiting);
      };
      const stay = (): void => given.removeEventListener('abort', leave);
      const waiting: Waiting = {
        ...{ job, parts, options, place: 0 },
        resolve: (done) => (stay(), resolve(done)),
        reject: (reason) => (stay(), reject(reason)),
      };
      given.addEventListener('abort', leave, { once: true });
      this.#line.push(waiting);
      this.#serve();
    }) as Promise<Done<R>>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#processes].map((one) => one.end()));
  }

  /** A job that ran out of time in line was never started. */
  #late(waiting: Waiting): Refusal {
    return this.#line.includes(waiting)
      ? new Refusal('busy', undefined, { retryAfterSec: 5 })
      : new Refusal('timed_out');
  }

  #drop(waiting: Waiting): void {
    this.#line = this.#line.filter((one) => one !== waiting);
    for (const one of this.#processes) if (one.current === waiting) void one.end();
    this.#tellPlaces();
  }

  /** The next in line whose caller has no other document being read. */
  #serve(): void {
    const callers = new Set([...this.#processes].map(({ current }) => current?.options.caller).filter(Boolean));
    for (const waiting of [...this.#line]) {
      if (waiting.options.caller !== undefined && callers.has(waiting.options.caller)) continue;
      const process = this.#closed ? undefined : this.#process();
      if (process === undefined) break;
      this.#line = this.#line.filter((one) => one !== waiting);
      if (waiting.options.caller !== undefined) callers.add(waiting.options.caller);
      process.begin(waiting);
    }
    this.#tellPlaces();
  }

  #tellPlaces(): void {
    for (const [i, waiting] of this.#line.entries()) {
      if (waiting.place === i + 1) continue;
      waiting.place = i + 1;
      waiting.options.onWaiting?.(waiting.place);
    }
  }

  #process(): DocumentProcess | undefined {
    let free = this.#free.pop();
    while (free?.isEnding === true) free = this.#free.pop();
    if (free !== undefined || this.#processes.size >= this.#atOnce) return free;
    const process = new DocumentProcess(
      this.#residentBytes,
      (freed) => {
        this.#free.push(freed);
        this.#serve();
      },
      (gone) => {
        this.#processes.delete(gone);
        const at = this.#free.indexOf(gone);
        if (at >= 0) this.#free.splice(at, 1);
        this.#serve();
      },
    );
    this.#processes.add(process);
    return process;
  }
}
