import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { parsePdf } from '../packages/server/src/documents/formats/parse-pdf.ts';
import { pdf } from '../packages/server/src/testing/made-documents.ts';
import { fuzzDocuments } from './documents-fuzz.ts';
import type { BenchRow } from './row.ts';

const folder = fileURLToPath(new URL('../../shared/data/documents/', import.meta.url));

/** Reading documents compared with the PDF library's own extraction, its memory, and parsers fed with damaged files. */
export async function run(): Promise<BenchRow[]> {
  return [...(await speed()), memory(), ...(await fuzzDocuments())];
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

/** The reference: every page's text, as the library gives it, joined together. */
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
/** CPU time of this process: other activity on the machine must not decide between the two. */
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
  // In turn, so that other activity on the machine affects both; the first round only warms up.
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
      name: 'reading a PDF compared with bare text extraction',
      value: own / reference,
      unit: 'times',
      target: 'at least 0.6',
      reference: `${own.toFixed(0)} beside ${reference.toFixed(0)} pages a second of processor time, ${what}`,
    },
  ];
}

const maxPages = 2_000;

function memory(): BenchRow {
  const place = mkdtempSync(join(tmpdir(), 'rostrum-bench-'));
  try {
    const file = join(place, 'made.pdf');
    const bytes = pdf(madePages(maxPages));
    writeFileSync(file, bytes);
    const child = fileURLToPath(new URL('./documents-memory.ts', import.meta.url));
    const printed = execFileSync(process.execPath, ['--conditions=source', '--import', 'tsx', child, file], {
      encoding: 'utf8',
    });
    const { pages, peakMiB } = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as {
      pages: number;
      peakMiB: number;
    };
    if (pages !== maxPages) throw new Error(`only ${pages} pages were read`);
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
