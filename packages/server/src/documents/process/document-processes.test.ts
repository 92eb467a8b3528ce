import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { pdf, pdfOf } from '../../testing/made-documents.ts';
import type { DocumentKind } from '../formats/kind.ts';
import { DocumentProcesses, type Done, type RunOptions } from './document-processes.ts';
import type { ParseResult } from './jobs.ts';

const megabyte = 1024 * 1024;
/** Starting a process from source takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });
const nobodyStops = new AbortController().signal;
const open: DocumentProcesses[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function processes(residentBytes?: number, atOnce?: number): DocumentProcesses {
  const made = new DocumentProcesses(residentBytes, atOnce);
  open.push(made);
  return made;
}

const parse = (
  where: DocumentProcesses,
  bytes: Uint8Array,
  kind: DocumentKind = 'pdf',
  options: Partial<RunOptions> = {},
): Promise<Done<ParseResult>> =>
  where.run<ParseResult>({ task: 'parse', document: { name: 'a', kind, charset: null, address: null } }, [[bytes]], {
    timeoutMs: 60_000,
    signal: nobodyStops,
    ...options,
  });
const plain = Buffer.from('Section 1. A barn shall stand 50 feet from a lot line.');
const pages = (count: number): Buffer => pdf(Array.from({ length: count }, (_, i) => `Section ${i}. A rule.`));
const paragraphs = (count: number): Buffer =>
  Buffer.from(`<html><body>${'<p>A rule of <b>this</b> code.</p>'.repeat(count)}</body></html>`);
const onLinux = existsSync('/proc/self/statm');

/** The most memory any of the processes held during some work, in bytes. */
async function heaviest(where: DocumentProcesses, work: Promise<unknown>): Promise<number> {
  let most = 0;
  const look = setInterval(() => {
    for (const pid of where.pids()) {
      const file = `/proc/${pid}/statm`;
      if (existsSync(file)) most = Math.max(most, Number(readFileSync(file, 'utf8').split(' ')[1]) * 4_096);
    }
  }, 10);
  await work.catch(() => undefined);
  clearInterval(look);
  return most;
}

/** A page whose text is this many bytes of nothing, compressed once or several times. */
function packedPage(bytes: number, times: number): Buffer {
  let packed = Buffer.alloc(bytes, ' ');
  for (let i = 0; i < times; i++) packed = deflateSync(packed, { level: 1 });
  const stream = packed.toString('latin1');
  const filters = '/FlateDecode '.repeat(times);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${stream.length} /Filter [${filters}] >>\nstream\n${stream}\nendstream`,
  ]);
}

describe('a document that unpacks to more than is allowed', () => {
  const where = new DocumentProcesses();
  afterAll(() => where.close());

  it.each([
    ['packed twice', 20_000, () => packedPage(400 * megabyte, 2)],
    ['in one long stream', 2 * megabyte, () => packedPage(400 * megabyte, 1)],
  ])('as a PDF %s is refused before it fills the memory', async (_what, most, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(most);
    await parse(where, plain, 'text');
    const work = parse(where, bytes).then(({ result }) => result);
    if (onLinux) expect(await heaviest(where, work)).toBeLessThan(512 * megabyte);
    expect(await work).toMatchObject({ ok: false });
    expect((await parse(where, pages(1))).result).toMatchObject({ ok: true });
  });
});

describe('a process that reads documents', () => {
  it('is kept warm without an environment, ended if it exceeds its memory limit, and replaced for the next document', async () => {
    const where = processes(400 * megabyte);
    await parse(where, plain, 'text');
    const [first] = where.pids();
    await parse(where, plain, 'text');
    expect(where.pids(), 'it is kept warm').toEqual([first]);
    if (onLinux) expect(readFileSync(`/proc/${first}/environ`, 'utf8')).toBe('');
    const work = parse(where, paragraphs(400_000), 'html');
    if (onLinux) expect(await heaviest(where, work)).toBeLessThan(600 * megabyte);
    await expect(work).rejects.toMatchObject({ code: 'document_too_long', message: /more memory/ });
    expect((await parse(where, plain, 'text')).result).toMatchObject({ ok: true });
    expect(where.pids()).not.toContain(first);
  });

  it('reads the next document also after one that filled its memory, once its garbage is collected', async () => {
    const where = processes(undefined, 1);
    const read = parse(where, paragraphs(40_000), 'html');
    if (onLinux) expect(await heaviest(where, read)).toBeGreaterThan(320 * megabyte);
    const [first] = where.pids();
    await parse(where, plain, 'text');
    expect(where.pids()).toEqual([first]);
  });

  it('is killed right away when its work is canceled or takes too long, and another one continues', async () => {
    const where = processes();
    const canceled = new AbortController();
    const work = parse(where, pages(1_900), 'pdf', { signal: canceled.signal, onMessage: () => canceled.abort() });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => where.size).toBe(0);
    await parse(where, plain, 'text');
    // One that stands still takes too long however fast this machine is, and however busy.
    for (const pid of where.pids()) process.kill(pid, 'SIGSTOP');
    await expect(parse(where, plain, 'text', { timeoutMs: 300 })).rejects.toMatchObject({ code: 'timed_out' });
    expect((await parse(where, pages(1))).result).toMatchObject({ ok: true, pages: 1 });
  });

  it('survives if its reader leaves behind a promise that fails', async () => {
    const script = fileURLToPath(new URL('../../testing/stray-rejections.ts', import.meta.url));
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script]);
    expect(JSON.parse(stdout)).toEqual(['read', 'unreadable: Error: left behind', 'read']);
  });
});

describe('the queue for the processes', () => {
  it('lets one document per caller through at a time, and tells the others their place', async () => {
    const where = processes();
    const places: Record<string, number[]> = {};
    const done: string[] = [];
    const file = (name: string, caller: string, bytes: Uint8Array, kind: DocumentKind): Promise<unknown> => {
      const seen = (places[name] = [] as number[]);
      return parse(where, bytes, kind, { caller, onWaiting: (place) => seen.push(place) }).then(() => done.push(name));
    };
    const all = [
      file('hog 1', 'hog', pages(400), 'pdf'),
      file('hog 2', 'hog', pages(400), 'pdf'),
      file('hog 3', 'hog', plain, 'text'),
      file('honest', 'honest', plain, 'text'),
    ];
    expect(where.size).toBe(2);
    await Promise.all(all);
    expect(done).toEqual(['honest', 'hog 1', 'hog 2', 'hog 3']);
    expect(places).toEqual({ 'hog 1': [], 'hog 2': [1], 'hog 3': [2, 1], honest: [] });
  });

  it('has a maximum length', async () => {
    const where = processes();
    const stop = new AbortController();
    const all = Array.from({ length: 201 }, () =>
      parse(where, plain, 'text', { caller: 'one', signal: stop.signal }).catch((error: unknown) => error),
    );
    await expect(parse(where, plain, 'text')).rejects.toMatchObject({ code: 'busy', retryAfterSec: 5 });
    stop.abort();
    await Promise.all(all);
  });
});
