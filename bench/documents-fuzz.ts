import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@rostrum/engine';
import { parseMs } from '../packages/server/src/documents/ingest.ts';
import { kindOf } from '../packages/server/src/documents/formats/kind.ts';
import { DocumentProcesses } from '../packages/server/src/documents/process/document-processes.ts';
import type { ParseResult } from '../packages/server/src/documents/process/jobs.ts';
import { Refusal } from '../packages/server/src/http/refusal.ts';
import { docx, paragraph, pdf, table } from '../packages/server/src/testing/made-documents.ts';
import type { BenchRow } from './row.ts';

/* Damaged files through the server's own processes. ROSTRUM_FUZZ_FILES says how many (10,000), ROSTRUM_FUZZ_SEED which seed to start with;
 * each thousand uses the next one, so that a failing file can be reproduced alone. */

const folder = fileURLToPath(new URL('../../shared/data/documents/', import.meta.url));
const ofEachSeed = 1_000;

function numberFrom(name: string, usual: number): number {
  const count = Number(process.env[name] ?? usual);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} takes a whole number above 0`);
  return count;
}

const sentence =
  'shall be set back not less than one hundred feet from the line of any parcel whose owner has not agreed';
const pageOf = (page: number): string =>
  [
    'Zoning Ordinance of the County of Made',
    ...Array.from({ length: 40 }, (_, line) => `${page}.${line} A structure ${sentence}`),
    String(page),
  ].join('\n');
const html = `<!doctype html><html><head><meta charset="utf-8"><title>Code</title></head><body><nav><a href="/">Home</a></nav><main><h1>Setbacks</h1><p>${sentence}.</p><ol type="a"><li>Roads<ol><li>50 feet</li></ol></li></ol><table><tr><th rowspan="2">Use</th><th colspan="2">Feet</th></tr><tr><td>Panels</td><td>150</td></tr></table></main></body></html>`;
const body = `<w:p><w:pPr><w:pStyle w:val="Rule"/></w:pPr><w:r><w:t>Setbacks</w:t></w:r></w:p><w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${sentence}</w:t></w:r></w:p>${paragraph(sentence)}${table([['Use', 'Feet']])}`;
const numbering =
  '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:pStyle w:val="Rule"/><w:lvlText w:val="ARTICLE %1"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';
const styles =
  '<w:styles><w:style w:styleId="Rule"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>';

type Damage = (bytes: Buffer) => Buffer;
interface Seed {
  readonly name: string;
  readonly make: (damage: Damage) => Buffer;
}

const whole = (name: string, bytes: Buffer): Seed => ({ name, make: (damage) => damage(bytes) });
const xml = (text: string, damage: Damage): string => damage(Buffer.from(text)).toString('latin1');

/** Small files of every kind, real ones if available. A Word document is damaged as a file and, so that the damage gets past the archive,
 *  in the parts compressed in it. */
function seeds(): Seed[] {
  const parts = (damage: Damage): Buffer =>
    docx(xml(body, damage), [
      { name: 'word/numbering.xml', content: damage(Buffer.from(numbering)) },
      { name: 'word/styles.xml', content: damage(Buffer.from(styles)) },
    ]);
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
    whole('made.pdf', pdf([pageOf(1), pageOf(2)])),
    whole('picture.pdf', pdf(['', ''], { picture: true })),
    whole('made.docx', docx(body)),
    { name: 'parts.docx', make: parts },
    whole('made.html', Buffer.from(html)),
    whole('made.txt', Buffer.from(`\ufeffSection 1. Panels ${sentence}.`, 'utf16le')),
    ...real.flatMap((name) => (existsSync(folder + name) ? [whole(name, readFileSync(folder + name))] : [])),
  ];
}

type Random = ReturnType<typeof randomFrom>;

/** A file with a few faults: bytes changed, cut off, a stretch removed, doubled or filled. */
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
        // Digits determine lengths and offsets: these are the faults that parsers trip over.
        const digit = file.findIndex((byte, n) => n >= at && byte >= 48 && byte <= 57);
        if (digit !== -1) file[digit] = 48 + Math.floor(random.next() * 10);
      }
    }
  }
  return Buffer.from(file);
}

/** Gives: how many files crashed the reading or hung it; one that takes longer than the server waits counts as hung. */
export async function fuzzDocuments(): Promise<BenchRow[]> {
  const count = numberFrom('ROSTRUM_FUZZ_FILES', 10_000);
  const firstSeed = numberFrom('ROSTRUM_FUZZ_SEED', 1);
  const files = seeds();
  const processes = new DocumentProcesses();
  const tally = { read: 0, refused: 0, faults: 0, hung: 0, crashed: 0 };
  let slowest = 0;
  async function parse(name: string, file: Uint8Array, seed: number): Promise<void> {
    const began = performance.now();
    try {
      const document = { name, kind: kindOf(file, name), charset: null, address: null };
      const { signal } = new AbortController();
      const { result: outcome } = await processes.run<ParseResult>({ task: 'parse', document }, [[file]], {
        timeoutMs: parseMs,
        signal,
      });
      if (outcome.ok) tally.read++;
      else if (outcome.fault === undefined) tally.refused++;
      else tally.faults++;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'timed_out') tally.hung++;
      else if (error instanceof Refusal) tally.refused++;
      else tally.crashed++;
      if (!(error instanceof Refusal) || error.code === 'timed_out')
        console.log(`  ${name} of seed ${seed}: ${String(error)}`);
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  // Processes start with their first job: don't count that as a file's time.
  const sound = new Uint8Array(pdf([pageOf(1)]));
  await Promise.all([parse('made.pdf', sound, 0), parse('made.pdf', sound, 0)]);
  const startMs = slowest;
  slowest = 0;
  tally.read -= 2;
  for (let done = 0; done < count; done += ofEachSeed) {
    const seed = firstSeed + done / ofEachSeed;
    const random = randomFrom(seed, 'documents');
    const made = Array.from({ length: Math.min(ofEachSeed, count - done) }, () => {
      const { name, make } = random.pick(files);
      return { name, bytes: new Uint8Array(make((bytes) => damaged(bytes, random))) };
    });
    const inTurn = async (): Promise<void> => {
      for (let file = made.pop(); file !== undefined; file = made.pop()) await parse(file.name, file.bytes, seed);
    };
    await Promise.all([inTurn(), inTurn()]);
  }
  await processes.close();
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
