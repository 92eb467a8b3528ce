import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { startHelper } from './helper-process.ts';
import { DocumentProcesses } from './documents/process/document-processes.ts';

const open: DocumentProcesses[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** The lowest there is, if these tests themselves run at a low priority. */
const behind = Math.min(19, getPriority() + 10);

/** The nice value of each thread of a process, 0 being normal and 19 the last. */
const niceOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(/\) /);
    return Number(afterName.split(' ')[16]);
  });

describe.runIf(existsSync('/proc/self/task'))('a process that works for the server', () => {
  it('gives way to it from the start, before any of its own code runs', async () => {
    const child = startHelper('documents/process/work', { flags: [], stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
    try {
      expect(new Set(niceOf(child.pid as number))).toEqual(new Set([behind]));
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('gives way with all its threads, the collector’s too', async () => {
    const processes = new DocumentProcesses();
    open.push(processes);
    const text = Buffer.from('Section 1. A barn shall stand 50 feet from a lot line.');
    const document = { name: 'a', kind: 'text', charset: null, address: null } as const;
    await processes.run({ task: 'parse', document }, [[text]], {
      timeoutMs: 60_000,
      signal: new AbortController().signal,
    });
    const [pid] = processes.pids();
    const nice = niceOf(pid as number);
    expect(nice.length).toBeGreaterThan(2);
    expect(new Set(nice)).toEqual(new Set([behind]));
  }, 90_000);
});
