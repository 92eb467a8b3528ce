import { gunzipSync } from 'node:zlib';
import { plainReading } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { Readings } from '../rehearsals/readings.ts';
import type { RehearsalStore } from '../rehearsals/store.ts';
import { packedJson, type PackedJson } from './packed-json.ts';
import { packed } from './packed-reading.ts';
import { joined, SentText } from './pieces.ts';
import { ordinanceTeller, paperReader } from './read-paper.ts';
import { toldAsJson } from './told-ordinance.ts';
import type { DocumentProcesses } from './process/document-processes.ts';
import type { Job, ReadJob } from './process/jobs.ts';

const text = Array.from(
  { length: 2_000 },
  (_, n) => `Sec. ${n}. A tower in district A-${n % 9} shall stand not less than ${50 + n} feet from a dwelling.\n\n`,
).join('');
const paper = { kind: 'ordinance', source: 'code.txt', text: SentText.of(text), pages: 7 } as const;
const read = { ...paper, text };
const asking = { signal: new AbortController().signal, caller: 'somebody' };

/** Does its work right away, and remembers what it was asked to do. */
function counting(): { processes: Pick<DocumentProcesses, 'run'>; jobs: Job[]; end: (error: Error) => void } {
  const jobs: Job[] = [];
  let failure: Error | null = null;
  const processes: Pick<DocumentProcesses, 'run'> = {
    async run(job, [given = []], { onMessage }) {
      jobs.push(job);
      await new Promise((resolve) => setImmediate(resolve));
      if (failure !== null) throw failure;
      const { paper: about, tell } = job as ReadJob;
      const plain = plainReading({ ...about, text: joined(given).toString() });
      if (tell !== null) {
        const { gzip: toldGzip, bytes } = packedJson(toldAsJson(plain, tell.pages));
        onMessage?.({ type: 'told', bytes }, [toldGzip]);
      }
      const { gzip, ...result } = packed(plain);
      return { result: result as never, parts: [gzip] };
    },
  };
  return { processes, jobs, end: (error) => (failure = error) };
}

const json = (told: object): string => gunzipSync(joined((told as PackedJson).gzip)).toString();

describe('a long ordinance sent to a page', () => {
  it('is read once: if it is filed again, the answer comes from the cache, byte for byte', async () => {
    const { processes, jobs } = counting();
    const readings = new Readings({} as RehearsalStore, paperReader(processes));
    const tell = ordinanceTeller(processes, readings);
    const first = json(await tell(paper, 'id', asking));
    await new Promise((resolve) => setImmediate(resolve));
    expect(json(await tell(paper, 'id', asking))).toBe(first);
    expect(first).toBe([...toldAsJson(plainReading(read), 7)].join(''));
    expect(json(await tell({ ...paper, pages: null }, 'id', asking))).toContain('"pages":null');
    expect(await readings.of(read, 'id')).toMatchObject({ text });
    expect(jobs).toHaveLength(1);
    await tell({ ...paper, source: 'another.txt' }, 'id', asking);
    expect(jobs).toHaveLength(2);
  });

  it('does not fail because another reading of it was abandoned', async () => {
    const { processes, jobs, end } = counting();
    const readings = new Readings({} as RehearsalStore, paperReader(processes));
    const tell = ordinanceTeller(processes, readings);
    end(new Error('given up'));
    const [one, two] = await Promise.allSettled([tell(paper, 'id', asking), tell(paper, 'id', asking)]);
    expect([one.status, two.status, jobs.length]).toEqual(['rejected', 'rejected', 2]);
    expect(readings.kept(paper, 'id')).toBeUndefined();
  });
});
