import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Venue } from '@rostrum/contract';
import {
  HeldRehearsal,
  materialsOf,
  newRehearsal,
  nextQuestion,
  onRecord,
  readText,
  requestIn,
  topicScores,
  type ScoreWeights,
  type Materials,
  type Question,
  type Rehearsal,
} from '@rostrum/engine';
import { scriptedAnswer, unfiledAmong } from '@rostrum/engine/testing';
import { madeOrdinance } from './made-ordinance.ts';
import type { BenchRow } from './row.ts';

const folder = fileURLToPath(new URL('../../shared/data/hearings/', import.meta.url));
const seeds = [1, 2, 3, 4, 5];

interface Hearing {
  readonly project: Readonly<Record<string, unknown>>;
  readonly presentation: string;
  readonly board: ReadonlySet<string>;
  readonly public: ReadonlySet<string>;
}

/** The list that the real hearings were labeled with counts a road use agreement as a matter of roads. */
const asLabeled = (topic: string): string => (topic === 'road_use_agreement' ? 'traffic_roads' : topic);

function topicsOf(items: unknown): ReadonlySet<string> {
  const list = Array.isArray(items) ? (items as readonly { topic?: unknown }[]) : [];
  return new Set(
    list.map(({ topic }) => topic).filter((topic): topic is string => typeof topic === 'string' && topic !== 'other'),
  );
}

function realHearings(): readonly Hearing[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Hearing => {
      const data = JSON.parse(readFileSync(folder + name, 'utf8')) as Record<string, unknown>;
      return {
        project: data['project'] as Record<string, unknown>,
        presentation: String(data['presentation']),
        board: topicsOf(data['board_questions']),
        public: topicsOf(data['public_concerns']),
      };
    });
}

const invented: Hearing = {
  project: {
    name: 'Millbrook Solar',
    developer: 'Tallgrass Renewables, LLC',
    county: 'Story',
    state: 'IA',
    type: 'solar',
    size_facts: ['120 megawatts on 850 acres'],
  },
  presentation:
    'The array covers 850 acres along Kessler Road. We expect 200 construction jobs and $1.2 million a year in tax revenue. Noise will be minimal. We can add trees where neighbors ask for them. The site drains to Otter Creek. We will restore the land at the end of the lease.',
  board: new Set(),
  public: new Set(),
};

function started(hearing: Hearing, seed: number, ordinance: string | null = null): HeldRehearsal {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_benchbenchbench00'));
  held.append({
    type: 'configured',
    seed,
    community_type: 'diverse_suburban',
    difficulty: 'intermediate',
    project: { ...hearing.project },
    project_type: typeof hearing.project['type'] === 'string' ? hearing.project['type'] : '',
  });
  if (ordinance !== null)
    held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'o', source: 'ordinance', text: ordinance });
  held.append({ type: 'presented', text: hearing.presentation });
  return held;
}

function filed(r: Rehearsal): Materials {
  return materialsOf(r, (document) =>
    (document.kind !== 'ordinance' && document.kind !== 'planning') || document.text === undefined
      ? null
      : readText({ kind: document.kind, source: document.source, text: document.text }),
  );
}

function twelve(
  hearing: Hearing,
  seed: number,
  venue: Venue,
): { readonly questions: readonly Question[]; readonly materials: Materials } {
  const held = started(hearing, seed);
  const materials = filed(held.rehearsal);
  const questions = Array.from({ length: 12 }, () => held.ask(materials, requestIn(venue)).question);
  return { questions, materials };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Share of the topics really raised that are among the first n, for the engine and for the most frequent topics of the other hearings. */
function recallRows(hearings: readonly Hearing[], venue: 'board' | 'public'): readonly BenchRow[] {
  const real = hearings.filter((hearing) => hearing[venue].size > 0);
  const share = (raised: ReadonlySet<string>, asked: readonly string[]): number =>
    [...raised].filter((topic) => asked.includes(topic)).length / raised.size;
  const ours = real.map((hearing) =>
    seeds.map((seed) => twelve(hearing, seed, venue).questions.map(({ topic }) => asLabeled(topic))),
  );
  const plain = real.map((hearing) => {
    const counts = new Map<string, number>();
    for (const other of real)
      if (other !== hearing) for (const topic of other[venue]) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([topic]) => topic);
  });
  return [5, 8, 12].map((n): BenchRow => ({
    name: `topics the real ${venue} raised that are in our first ${n}`,
    value: mean(
      real.map((hearing, i) => mean((ours[i] ?? []).map((asked) => share(hearing[venue], asked.slice(0, n))))),
    ),
    unit: '',
    target: n === 12 ? 'at least 0.75' : 'above the plain reference',
    why: 'The board asks what the record raises and is done, often before twelve, so that fewer topics come up, and more of the questions are ones that this board would ask.',
    reference: `most frequent topics of the other hearings: ${mean(real.map((hearing, i) => share(hearing[venue], (plain[i] ?? []).slice(0, n)))).toFixed(2)}`,
  }));
}

/** Citations that appear word for word in what was filed. */
function groundingRows(hearings: readonly Hearing[]): readonly BenchRow[] {
  let cited = 0;
  let exact = 0;
  for (const hearing of hearings) {
    for (const venue of ['board', 'public'] as const) {
      for (const seed of seeds) {
        const { questions, materials } = twelve(hearing, seed, venue);
        for (const question of questions) {
          for (const { kind, quote } of question.citations) {
            cited += 1;
            const source =
              kind === 'presentation'
                ? hearing.presentation
                : kind === 'project'
                  ? `${JSON.stringify(hearing.project)} ${materials.projectText}`
                  : (materials.ordinance?.text ?? '');
            if (source.includes(quote)) exact += 1;
          }
        }
      }
    }
  }
  return [
    {
      name: 'citations that stand in the document word for word',
      value: exact / Math.max(1, cited),
      unit: '',
      target: '1',
      reference: `${cited} citations`,
    },
  ];
}

/** The weights to choose from for a held-out hearing, using the others. */
const tried: readonly ScoreWeights[] = [0, 0.3, 0.55, 0.8].flatMap((kind) =>
  [0, 0.25, 0.45, 0.7].flatMap((any) =>
    [0, 0.1, 0.2, 0.35, 0.5].flatMap((mention) => [0.5, 1].map((use) => ({ kind, any, mention, use }))),
  ),
);

/** Topics recalled among eight, with the weights fitted on the other hearings: each hearing is measured as if nobody had seen it. */
function leaveOneOutRows(hearings: readonly Hearing[]): readonly BenchRow[] {
  return (['board', 'public'] as const).map((venue): BenchRow => {
    const real = hearings.filter((hearing) => hearing[venue].size > 0);
    const recalls = real.map((hearing) => {
      const { rehearsal } = started(hearing, 1);
      const record = onRecord(rehearsal, filed(rehearsal));
      return tried.map((weights) => {
        const scores = [...topicScores(rehearsal.project, record, venue, {}, weights)].sort((a, b) => b[1] - a[1]);
        const eight = [...new Set(scores.map(([topic]) => asLabeled(topic)))].slice(0, 8);
        return [...hearing[venue]].filter((topic) => eight.includes(topic)).length / hearing[venue].size;
      });
    });
    const held = recalls.map((own, i) => {
      const others = tried.map((_, w) => mean(recalls.flatMap((one, j) => (j === i ? [] : [one[w] ?? 0]))));
      return own[others.indexOf(Math.max(...others))] ?? 0;
    });
    return {
      name: `topics the real ${venue} raised that are in our first 8, weights fitted on the other hearings`,
      value: mean(held),
      unit: '',
      target: 'at least 0.60',
      reference: `${real.length} hearings`,
    };
  });
}

function timeRows(): readonly BenchRow[] {
  const held = started(invented, 1, madeOrdinance(2_000));
  const materials = filed(held.rehearsal);
  const marks = new Map<number, Rehearsal>();
  for (let n = 0; n <= 200; n += 1) {
    if (n === 5 || n === 200) marks.set(n, held.rehearsal);
    const { id, question } = held.ask(materials, requestIn(n % 3 === 2 ? 'public' : 'board'));
    held.append({ type: 'answered', question_id: id, text: scriptedAnswer(question, held.rehearsal) });
  }
  const timed = (base: Rehearsal): readonly number[] =>
    Array.from({ length: 120 }, (_x, i) => {
      const seeded = { ...base, seed: i };
      // The lowest of three: what the question costs, not what else the machine was doing.
      const times = [1, 2, 3].map(() => {
        const began = performance.now();
        nextQuestion(seeded, materials, requestIn('board'));
        return performance.now() - began;
      });
      return Math.min(...times);
    }).sort((a, b) => a - b);
  const early = marks.get(5) as Rehearsal;
  const late = marks.get(200) as Rehearsal;
  timed(early);
  timed(late);
  const [five, twoHundred] = [timed(early), timed(late)];
  const median = (values: readonly number[]): number => values[Math.floor(values.length / 2)] ?? 0;
  return [
    {
      name: 'time for a question at exchange 200 compared with exchange 5',
      value: median(twoHundred) / median(five),
      unit: 'x',
      target: 'below 1.2',
      reference: `${median(five).toFixed(2)} ms at exchange 5`,
    },
    {
      name: 'time for a question with 2,000 sections on file, p95, best of three',
      value: twoHundred[Math.floor(twoHundred.length * 0.95)] ?? 0,
      unit: 'ms',
      target: 'below 10',
      reference: `${materials.ordinance?.chunks.length ?? 0} chunks`,
    },
  ];
}

/** Names, figures and things that a turn mentions but that are nowhere on file. */
function unfiledRows(): readonly BenchRow[] {
  const { turns, faults } = unfiledAmong(2_000);
  return [
    {
      name: 'names, figures and facts in 2,000 turns that are not on file',
      value: faults.length,
      unit: '',
      target: '0',
      reference: `${turns} turns over every type of project`,
    },
  ];
}

/** Measures the asking half of the engine. Gives: rows; those over real hearings only if the material is available. */
export async function run(): Promise<readonly BenchRow[]> {
  const hearings = realHearings();
  if (hearings.length === 0)
    console.warn('asking: ../shared/data/hearings is not here; topics of real hearings are not measured.');
  return [
    ...(hearings.length === 0
      ? []
      : [...recallRows(hearings, 'board'), ...recallRows(hearings, 'public'), ...leaveOneOutRows(hearings)]),
    ...unfiledRows(),
    ...groundingRows(hearings.length === 0 ? [invented] : hearings),
    ...timeRows(),
  ];
}
