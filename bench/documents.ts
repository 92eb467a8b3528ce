import { randomFrom } from '@rostrum/engine';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { parseMs } from '../packages/server/src/documents/ingest.ts';
import { kindOf } from '../packages/server/src/documents/kind.ts';
import type { ParseOutcome } from '../packages/server/src/documents/outcome.ts';
import { parsePdf } from '../packages/server/src/documents/parse-pdf.ts';
import { makePool, workerBeside } from '../packages/server/src/documents/pool.ts';
import type { Job } from '../packages/server/src/documents/worker.ts';
import { Refusal } from '../packages/server/src/http/refusal.ts';
import { docx, paragraph, pdf, table } from '../packages/server/src/testing/made-documents.ts';
import type { BenchRow } from './row.ts';

const folder = fileURLToPath(new URL('../../shared/data/documents/', import.meta.url));
const documents = new URL('../packages/server/src/documents/worker.ts', import.meta.url);

/** Ingest beside the PDF library's own extraction, its memory, and parsers fed with damaged files. */
export async function run(): Promise<BenchRow[]> {
  return [...(await speed()), memory(), ...(await fuzz())];
}

const sentence =
  'shall be set back not less than one hundred feet from the line of any parcel whose owner has not agreed';

function madePages(count: number): string[] {
  return Array.from({ length: count }, (_, page) =>
    [
      'Zoning Ordinance of the County of Made',
      ...Array.from({ length: 40 }, (_, line) => `${page + 1}.${line + 1} Structure ${page * 40 + line} ${sentence}`),
      String(page + 1),
    ].join('\n'),
  );
}

const realOrMade = (): { bytes: Buffer; what: string } => {
  const real = `${folder}pdf-ordinance-denmark-maine.pdf`;
  if (existsSync(real)) return { bytes: readFileSync(real), what: 'a real code of 108 pages' };
  console.log('  the real documents are not here; a made one is read');
  return { bytes: pdf(madePages(150)), what: 'a made code of 150 pages' };
};

/** The reference: every page's text, as the library gives it, put one after the other. */
async function bare(bytes: Buffer): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  let letters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) letters += item.str.length;
  }
  const pages = document.numPages;
  await document.destroy();
  if (letters === 0) throw new Error('the reference found no text');
  return pages;
}

const rounds = 7;
/** Processor time of this process: what others do on the machine must not decide between the two. */
const busyMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function speed(): Promise<BenchRow[]> {
  const { bytes, what } = realOrMade();
  const ours: number[] = [];
  const theirs: number[] = [];
  let pages = 0;
  // In turn, so that whatever else the machine does falls on both; the first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const began = busyMs();
    pages = await bare(bytes);
    const between = busyMs();
    await parsePdf(new Uint8Array(bytes));
    const ended = busyMs();
    if (round === 0) continue;
    theirs.push(between - began);
    ours.push(ended - between);
  }
  const [own, reference] = [(pages * 1_000) / middle(ours), (pages * 1_000) / middle(theirs)];
  return [
    {
      name: 'ingest of PDF beside bare extraction',
      value: own / reference,
      unit: 'times',
      target: 'at least 0.6',
      reference: `${own.toFixed(0)} beside ${reference.toFixed(0)} pages a second of processor time, ${what}`,
    },
  ];
}

const mostPages = 2_000;

function memory(): BenchRow {
  const place = mkdtempSync(join(tmpdir(), 'rostrum-bench-'));
  try {
    const file = join(place, 'made.pdf');
    const bytes = pdf(madePages(mostPages));
    writeFileSync(file, bytes);
    const child = fileURLToPath(new URL('./documents-memory.ts', import.meta.url));
    const printed = execFileSync(process.execPath, ['--conditions=source', '--import', 'tsx', child, file], {
      encoding: 'utf8',
    });
    const { pages, peakMiB } = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as {
      pages: number;
      peakMiB: number;
    };
    if (pages !== mostPages) throw new Error(`only ${pages} pages were read`);
    return {
      name: 'peak memory of a process that reads 2,000 pages',
      value: peakMiB,
      unit: 'MiB',
      target: 'under 600',
      reference: `a file of ${(bytes.length / 2 ** 20).toFixed(1)} MiB; the process with its loader`,
    };
  } finally {
    rmSync(place, { recursive: true });
  }
}

const html = `<!doctype html><html><head><meta charset="utf-8"><title>Code</title></head><body><nav><a href="/">Home</a></nav><main><h1>Setbacks</h1><p>${sentence}.</p><table><tr><th>Use</th><th>Feet</th></tr><tr><td>Panels</td><td>150</td></tr></table></main></body></html>`;

/** Small files of every kind, real ones where they are present. */
function seeds(): { name: string; bytes: Buffer }[] {
  const made = [
    { name: 'made.pdf', bytes: pdf(madePages(2)) },
    { name: 'picture.pdf', bytes: pdf(['', ''], { picture: true }) },
    { name: 'made.docx', bytes: docx(paragraph(sentence) + table([['Use', 'Feet']])) },
    { name: 'made.html', bytes: Buffer.from(html) },
    { name: 'made.txt', bytes: Buffer.from(`\ufeffSection 1. Panels ${sentence}.`, 'utf16le') },
  ];
  const real = [
    'docx-footnotes.docx',
    'docx-numbered-headings.docx',
    'docx-tables.docx',
    'docx-tracked-changes-move.docx',
    'pdf-blank-page.pdf',
    'pdf-damaged-helloworld.pdf',
    'pdf-empty-protected.pdf',
    'pdf-encrypted-password-test.pdf',
    'pdf-ordinance-decatur-county-indiana-wind.pdf',
  ];
  return [
    ...made,
    ...real.flatMap((name) => (existsSync(folder + name) ? [{ name, bytes: readFileSync(folder + name) }] : [])),
  ];
}

type Random = ReturnType<typeof randomFrom>;

/** A file with a few faults: bytes changed, cut off, a stretch taken out, doubled or filled. */
function damaged(bytes: Buffer, random: Random): Buffer {
  let file = Buffer.from(bytes);
  const place = (): number => Math.floor(random.next() * file.length);
  const faults = 1 + Math.floor(random.next() * 6);
  for (let fault = 0; fault < faults && file.length > 8; fault++) {
    const at = place();
    const length = Math.min(file.length - at, 1 + Math.floor(random.next() * 400));
    switch (Math.floor(random.next() * 6)) {
      case 0:
        for (let n = 0; n < 20; n++) file[place()] = Math.floor(random.next() * 256);
        break;
      case 1:
        file = file.subarray(0, Math.max(8, at));
        break;
      case 2:
        file = Buffer.concat([file.subarray(0, at), file.subarray(at + length)]);
        break;
      case 3:
        file = Buffer.concat([
          file.subarray(0, at + length),
          file.subarray(at, at + length),
          file.subarray(at + length),
        ]);
        break;
      case 4:
        file = Buffer.from(file).fill(Math.floor(random.next() * 256), at, at + length);
        break;
      default: {
        // Figures decide lengths and offsets: these are the faults that parsers trip over.
        const digit = file.findIndex((byte, n) => n >= at && byte >= 48 && byte <= 57);
        if (digit !== -1) file[digit] = 48 + Math.floor(random.next() * 10);
      }
    }
  }
  return Buffer.from(file);
}

/** Damaged files through the server's own threads; one that takes longer than the server waits counts as hanging. So many: 1,000, or as `ROSTRUM_FUZZ_FILES` says (10,000 before a release, some ten minutes). */
async function fuzz(): Promise<BenchRow[]> {
  const count = Number(process.env['ROSTRUM_FUZZ_FILES'] ?? 1_000);
  if (!Number.isInteger(count) || count < 1) throw new Error('ROSTRUM_FUZZ_FILES takes a whole number above 0');
  const random = randomFrom(2_024, 'fuzz');
  const files = seeds();
  const pool = makePool(workerBeside(documents.href, 'worker'), 2);
  const tally = { read: 0, refused: 0, faults: 0, hung: 0, crashed: 0 };
  let slowest = 0;
  async function one(): Promise<void> {
    const { name, bytes } = random.pick(files);
    await parse(name, new Uint8Array(damaged(bytes, random)));
  }
  async function parse(name: string, file: Uint8Array): Promise<void> {
    const began = performance.now();
    try {
      const document = { bytes: file, name, kind: kindOf(file, name), charset: null, address: null };
      const job: Job = { task: 'parse', document };
      const outcome = await pool.run<ParseOutcome>(job, {
        timeoutMs: parseMs,
        signal: new AbortController().signal,
      });
      if (outcome.ok) tally.read++;
      else if (outcome.fault === undefined) tally.refused++;
      else tally.faults++;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'timed_out') tally.hung++;
      else if (error instanceof Refusal) tally.refused++;
      else {
        tally.crashed++;
        console.log(`  ${name}: ${String(error)}`);
      }
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  // Threads start with their first job: that is not a file's time.
  const whole = new Uint8Array(files[0]?.bytes ?? Buffer.alloc(0));
  await Promise.all([parse('made.pdf', whole), parse('made.pdf', whole)]);
  const startMs = slowest;
  slowest = 0;
  tally.read -= 2;
  let left = count;
  const inTurn = async (): Promise<void> => {
    while (left-- > 0) await one();
  };
  await Promise.all([inTurn(), inTurn()]);
  await pool.close();
  const answered = tally.read + tally.refused + tally.faults;
  return [
    {
      name: `damaged files that crash or hang, of ${count}`,
      value: tally.hung + tally.crashed,
      unit: '',
      target: '0',
      reference: `${answered} answered: ${tally.read} read, ${tally.refused} refused with a reason, ${tally.faults} with the general one; slowest ${(slowest / 1_000).toFixed(1)} s, a thread's start ${(startMs / 1_000).toFixed(1)} s`,
    },
  ];
}
