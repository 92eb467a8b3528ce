import { gunzipSync } from 'node:zlib';
import { plainReading } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { Readings } from '../rehearsals/readings.ts';
import type { RehearsalStore } from '../rehearsals/store.ts';
import { packedJson, type PackedJson } from './packed-json.ts';
import { packed } from './packed-reading.ts';
import type { Pool } from './pool.ts';
import { ordinanceTeller, paperReader } from './read-paper.ts';
import { toldAsJson } from './told-ordinance.ts';
import type { Job } from './worker.ts';

const text = Array.from(
  { length: 2_000 },
  (_, n) => `Sec. ${n}. A tower in district A-${n % 9} shall stand not less than ${50 + n} feet from a dwelling.\n\n`,
).join('');
const paper = { kind: 'ordinance', source: 'code.txt', text, pages: 7 } as const;
const never = new AbortController().signal;

/** A pool that does its work at once, and what it was asked to do. */
function countingPool(): { pool: Pool; jobs: Job[]; end: (error: Error) => void } {
  const jobs: Job[] = [];
  let failure: Error | null = null;
  const pool: Pool = {
    async run(job) {
      jobs.push(job as Job);
      await new Promise((resolve) => setImmediate(resolve));
      if (failure !== null) throw failure;
      const { paper: given, tell } = job as Extract<Job, { task: 'read' }>;
      const plain = plainReading(given);
      if (tell !== undefined) tell.to.postMessage(packedJson(toldAsJson(plain, tell.pages)));
      return packed(plain) as never;
    },
    threads: () => 0,
    close: () => Promise.resolve(),
  };
  return { pool, jobs, end: (error) => (failure = error) };
}

const json = (told: object): string => gunzipSync((told as PackedJson).gzip).toString();

describe('a long ordinance that is told to a page', () => {
  it('is read once: sent again it is told from what is kept, to the byte', async () => {
    const { pool, jobs } = countingPool();
    const readings = new Readings({} as RehearsalStore, paperReader(pool));
    const tell = ordinanceTeller(pool, readings);
    const first = json(await tell(paper, 'id', never));
    await new Promise((resolve) => setImmediate(resolve));
    expect(json(await tell(paper, 'id', never))).toBe(first);
    expect(first).toBe([...toldAsJson(plainReading(paper), 7)].join(''));
    expect(json(await tell({ ...paper, pages: null }, 'id', never))).toContain('"pages":null');
    expect(await readings.of(paper, 'id')).toMatchObject({ text });
    expect(jobs).toHaveLength(1);
    await tell({ ...paper, source: 'another.txt' }, 'id', never);
    expect(jobs).toHaveLength(2);
  });

  it('does not fail because another reading of it was given up', async () => {
    const { pool, jobs, end } = countingPool();
    const readings = new Readings({} as RehearsalStore, paperReader(pool));
    const tell = ordinanceTeller(pool, readings);
    end(new Error('given up'));
    const [one, two] = await Promise.allSettled([tell(paper, 'id', never), tell(paper, 'id', never)]);
    expect([one.status, two.status, jobs.length]).toEqual(['rejected', 'rejected', 2]);
    expect(readings.kept(paper, 'id')).toBeUndefined();
  });
});
