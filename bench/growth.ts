import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerTo,
  askedOf,
  HeldRehearsal,
  judgeAnswer,
  materialsOf,
  newRehearsal,
  nextQuestion,
  readText,
  requestIn,
} from '@rostrum/engine';
import { scriptedAnswer } from '@rostrum/engine/testing';
import { madeOrdinance } from './made-ordinance.ts';
import { startBareServer } from './bare-server.ts';
import { Applicant, OwnServer, percentile, size } from './own-server.ts';
import { median } from './repeated.ts';
import type { BenchRow, BenchSeries, Point } from './row.ts';
import { filled } from './scale.ts';

/* What an exchange, a search and a call cost as exchanges, chunks, rehearsals and users increase. Each is plotted, and the last point
   divided by the first is a figure of its own. */

const exchangesTo = size('GROWTH_EXCHANGES', 400);
const rehearsalsTo = size('GROWTH_REHEARSALS', 1_000);
const usersTo = size('GROWTH_USERS', 400);

function timed<Result>(work: () => Result): readonly [ms: number, result: Result] {
  const began = performance.now();
  const result = work();
  return [performance.now() - began, result];
}
const msOf = (work: () => unknown): number => timed(work)[0];

const presentation =
  'The array covers 850 acres along Kessler Road. We expect 200 construction jobs and $1.2 million a year in tax revenue. Noise will be minimal. We can add trees where neighbors ask for them. The site drains to Otter Creek.';

/** The reference: copying the record as data, the minimum that any event store has to do. */
function exchanges(upTo: number): BenchSeries {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_growthgrowth0000'));
  held.append({
    type: 'configured',
    seed: 1,
    community_type: 'diverse_suburban',
    difficulty: 'intermediate',
    project: { name: 'Millbrook Solar', county: 'Story', state: 'IA', type: 'solar' },
  });
  const text = madeOrdinance(300);
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'o', source: 'o', text });
  held.append({ type: 'presented', text: presentation });
  const reading = readText({ kind: 'ordinance', source: 'o', text });
  const materials = materialsOf(held.rehearsal, () => reading);
  const marks = new Set([5, 10, 25, 50, 100, 200, 400].filter((n) => n <= upTo));
  const points: Point[] = [];
  const copies: Point[] = [];
  let lately: number[] = [];
  for (let n = 1; n <= upTo; n++) {
    const venue = n % 3 === 0 ? 'public' : 'board';
    const question_id = `q-${n}`;
    const [asking, question] = timed(() => nextQuestion(held.rehearsal, materials, requestIn(venue)));
    held.append({ ...askedOf(question, venue), question_id });
    const answer = scriptedAnswer(question, held.rehearsal);
    const request = answerTo(question, question_id, answer);
    const [judging, judgment] = timed(() => judgeAnswer(held.rehearsal, materials, request));
    held.append({ type: 'answered', question_id, text: answer });
    held.append({ type: 'judged', question_id, ...judgment });
    lately = [...lately.slice(-14), asking + judging];
    if (!marks.has(n)) continue;
    points.push({ x: n, y: median(lately.slice(-Math.min(15, n))) });
    copies.push({ x: n, y: median(Array.from({ length: 9 }, () => msOf(() => structuredClone(held.events)))) });
  }
  return {
    name: 'An exchange, as the record grows',
    x: 'exchanges',
    y: 'ms',
    points,
    reference: { name: 'copying the record', points: copies },
  };
}

/** The reference: scanning every chunk for the words of the question. */
function chunks(): BenchSeries {
  const questions = [
    'How far from a residence must the array stand?',
    'What is the setback of a transformer pad?',
    'Who inspects the site each year?',
    'distance of the fence on the site plan',
  ];
  const points: Point[] = [];
  const plain: Point[] = [];
  for (const count of [100, 500, 2_000, 8_000, 20_000]) {
    const reading = readText({ kind: 'ordinance', source: 'o', text: madeOrdinance(count) });
    const texts = reading.chunks.map(({ text }) => text.toLowerCase());
    reading.search(questions[0] ?? '', 5);
    const rounds = questions.flatMap((question) => [1, 2, 3].map(() => question));
    points.push({
      x: reading.chunks.length,
      y: median(rounds.map((question) => msOf(() => reading.search(question, 5)))),
    });
    plain.push({
      x: reading.chunks.length,
      y: median(
        rounds.map((question) =>
          msOf(() => {
            const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
            texts
              .map((text, i) => [words.filter((word) => text.includes(word)).length, i] as const)
              .sort((a, b) => b[0] - a[0])
              .slice(0, 5);
          }),
        ),
      ),
    });
  }
  return {
    name: 'A search, as the ordinance grows',
    x: 'chunks',
    y: 'ms',
    points,
    reference: { name: 'looking through all', points: plain },
  };
}

/** Calls of one applicant alternating between the stores, so that other activity on the machine affects all of them. */
async function rehearsals(): Promise<BenchSeries> {
  const sizes = [10, 100, 1_000, 10_000].filter((n) => n <= rehearsalsTo);
  const stores = [];
  for (const count of sizes) stores.push(await filled(count));
  const servers = [];
  for (const { dataDir } of stores) servers.push(await OwnServer.started({ ROSTRUM_DATA_DIR: dataDir }));
  const bare = await startBareServer();
  try {
    const applicants = servers.map((server) => new Applicant(server.address));
    for (const applicant of applicants) await applicant.start();
    const plain = new Applicant(bare.address);
    const times = sizes.map((): number[] => []);
    const bareTimes: number[] = [];
    for (let n = -10; n < 60; n++) {
      const echoed = await plain.step(n + 10);
      if (n >= 0) bareTimes.push(echoed.ms);
      for (const [i, applicant] of applicants.entries()) {
        const { status, ms } = await applicant.step(n + 10);
        if (status !== 200) throw new Error(`a call answered ${status}`);
        if (n >= 0) times[i]?.push(ms);
      }
    }
    return {
      name: 'A call, as the database grows',
      x: 'rehearsals stored',
      y: 'ms, p50',
      points: sizes.map((x, i) => ({ x, y: percentile(times[i] ?? [], 0.5) })),
      reference: {
        name: 'a bare route that commits',
        points: sizes.map((x) => ({ x, y: percentile(bareTimes, 0.5) })),
      },
    };
  } finally {
    await bare.stop();
    for (const server of servers) await server.stop();
    for (const { dataDir } of stores) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** This many applicants, each with a call every three seconds, first against the product and then against the bare route. */
async function users(): Promise<readonly BenchSeries[]> {
  const counts = [25, 50, 100, 200, 400, 800].filter((n) => n <= usersTo);
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-growth-')) });
  const bare = await startBareServer();
  const seconds = 6;
  const everyMs = 3_000;
  async function measured(address: string, count: number): Promise<number[]> {
    const room = Array.from({ length: count }, () => new Applicant(address));
    for (let i = 0; i < room.length; i += 20)
      await Promise.all(room.slice(i, i + 20).map((applicant) => applicant.start()));
    const times: number[] = [];
    const began = performance.now();
    await Promise.all(
      room.map(async (applicant, i) => {
        for (let n = 0; n < (seconds * 1_000) / everyMs; n++) {
          const due = began + (i / count) * everyMs + n * everyMs;
          await new Promise((resume) => setTimeout(resume, Math.max(0, due - performance.now())));
          const { status, ms } = await applicant.step(n);
          if (status !== 200) throw new Error(`a call answered ${status}`);
          times.push(ms);
        }
      }),
    );
    return times;
  }
  try {
    await measured(server.address, 25);
    const ours: number[][] = [];
    const theirs: number[][] = [];
    for (const count of counts) {
      ours.push(await measured(server.address, count));
      theirs.push(await measured(bare.address, count));
    }
    return ([0.5, 0.95] as const).map((share) => ({
      name: share === 0.5 ? 'A call, as more rehearse at once' : 'The slowest twentieth, as more rehearse at once',
      x: 'users at once',
      y: share === 0.5 ? 'ms, p50' : 'ms, p95',
      points: counts.map((x, i) => ({ x, y: percentile(ours[i] ?? [], share) })),
      reference: {
        name: 'a bare route that commits',
        points: counts.map((x, i) => ({ x, y: percentile(theirs[i] ?? [], share) })),
      },
    }));
  } finally {
    await bare.stop();
    await server.stop();
  }
}

function lastOverFirst({ name, x, y, points, reference }: BenchSeries, target: string, why?: string): BenchRow {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`${name} has no points`);
  return {
    name: `${name.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}: at ${last.x} compared with ${first.x} ${x}`,
    value: last.y / first.y,
    unit: '×',
    target,
    reference: `${first.y.toFixed(2)} and ${last.y.toFixed(2)} ${y}; ${reference.name}: ${reference.points[0]?.y.toFixed(2)} and ${reference.points.at(-1)?.y.toFixed(2)}`,
    ...(why !== undefined && { why }),
  };
}

/** Gives: four costs as they grow, plotted, and each one's end divided by its beginning. */
export async function run(): Promise<{ rows: readonly BenchRow[]; series: readonly BenchSeries[] }> {
  // The first sixty only warm up: the cost of a cold engine is measured elsewhere.
  exchanges(60);
  const byExchanges = exchanges(exchangesTo);
  const byChunks = chunks();
  const byRehearsals = await rehearsals();
  const [byUsers, slowest] = await users();
  if (byUsers === undefined || slowest === undefined) throw new Error('the users were not measured');
  return {
    rows: [
      lastOverFirst(
        byExchanges,
        'at most 3',
        'A question looks at what was said before it, so that it repeats nobody; its cost may grow with the record, slower than the record.',
      ),
      lastOverFirst(
        byChunks,
        'at most 10',
        'A search walks at most so many passages a word; beyond that its cost grows only with the words that are rare.',
      ),
      lastOverFirst(byRehearsals, 'at most 1.2', 'A call reads by primary key; what is left is the depth of the tree.'),
      lastOverFirst(
        byUsers,
        'at most 2',
        'The server shares its two cores with the callers that measure it; with more users the calls wait for a core.',
      ),
    ],
    series: [byExchanges, byChunks, byRehearsals, byUsers, slowest],
  };
}
