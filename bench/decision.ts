import { existsSync, readFileSync } from 'node:fs';
import type { Assessment, DecisionKind, RehearsalEvent, StaffRecommendation } from '@rostrum/contract';
import { decide, foldRecord, rulesOf, topicFiles, type Materials, type Rules } from '@rostrum/engine';
import type { BenchRow } from './row.ts';

/* A thousand simulated hearings for each recommendation of staff, contested and not, compared with what one commission did in four years.
 * The quality of the applicants' answers is drawn from the shares that readers gave to spoken answers of real applicants; the shares are
 * fixed here, so that the engine's own ratings play no part. */

const hearings = 1_000;
const pairs = 200;
const answersEach = 8;
const at = '2026-11-22T19:00:00.000Z';

/** Shares of spoken answers by band: 17, 19, 14 and 18 of 68. */
const bands = [
  { band: 'strong', share: 17 / 68, score: 9 },
  { band: 'adequate', share: 19 / 68, score: 6 },
  { band: 'weak', share: 14 / 68, score: 3 },
  { band: 'poor', share: 18 / 68, score: 1 },
] as const;
type Band = (typeof bands)[number]['band'];
const bandNames: readonly Band[] = ['poor', 'weak', 'adequate', 'strong'];

const outcomesFile = new URL('../../shared/data/outcomes/items.jsonl', import.meta.url);

type Outcome = 'approved' | 'less' | 'denied' | 'postponed';

interface Cell {
  readonly name: string;
  readonly staff: StaffRecommendation;
  readonly contested: boolean | null;
}

const cells: readonly Cell[] = (
  [
    ['for', 'approve_with_conditions'],
    ['for less', 'approve_less'],
    ['against', 'deny'],
  ] as const
).flatMap(([name, staff]) => [
  { name: `staff ${name}, contested`, staff, contested: true },
  { name: `staff ${name}, not contested`, staff, contested: false },
  { name: `staff ${name}`, staff, contested: null },
]);

/** The bench's own source of randomness. */
function chance(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function drawnBand(draw: number): Band {
  let left = draw;
  for (const { band, share } of bands) {
    left -= share;
    if (left < 0) return band;
  }
  return 'poor';
}

const commissioners = ['constance_abernathy', 'dale_hutchins', 'denise_fontenot', 'gene_pruitt', 'helen_nakagawa'];

function assessmentOf(tone: 'civil' | 'hostile'): Assessment {
  const ratios = { responsiveness: 0.5, specificity: 0.5, evidence: 0.5, commitment: 0.5, evasion: 0.5 };
  const lists = { covered: [], missing: [], commitments: [], contradictions: [] };
  return {
    ...ratios,
    ...lists,
    directness: 'partial',
    evasion_kind: null,
    stronger_answer: '',
    tone,
  } as unknown as Assessment;
}

interface Hearing {
  readonly seed: number;
  readonly contested: boolean;
  readonly answers: readonly Band[];
  /** Number of the answer that insults a resident. */
  readonly insult?: number;
}

/** The record of a hearing: answers on as many topics, and opposing speakers if it is contested, some of them answered. */
function recordOf({ seed, contested, answers, insult }: Hearing): readonly RehearsalEvent[] {
  const random = chance(seed);
  const topics = topicFiles.map(({ topic }) => topic).sort(() => 0.5 - random());
  const events: RehearsalEvent[] = [{ type: 'configured', id: 'c', at, seed, mode: 'hearing' }];
  answers.forEach((band, n) => {
    const question_id = `q${n}`;
    const score = bands.find((one) => one.band === band)?.score ?? 0;
    events.push(
      {
        type: 'asked',
        id: `a${n}`,
        at,
        question_id,
        question: 'What would you do about it?',
        venue: 'board',
        character_id: commissioners[n % commissioners.length] ?? '',
        character_name: 'A member',
        character_role: 'commissioner',
        topic: topics[n] ?? 'noise',
        issue_kind: 'gap',
        issue_key: question_id,
        question_type: 'detailed_question',
        method: 'built_in',
        purpose: 'clarification',
        expects: [],
        citations: [],
        follow_up_of: null,
      },
      { type: 'answered', id: `b${n}`, at, question_id, text: 'We would do what the plan says.' },
      {
        type: 'judged',
        id: `j${n}`,
        at,
        question_id,
        rating: band,
        score,
        feedback: '',
        assessment: assessmentOf(n === insult ? 'hostile' : 'civil'),
      },
    );
  });
  const against = contested ? 1 + Math.floor(random() * 4) : 0;
  for (let n = 0; n < against; n += 1)
    events.push({
      type: 'testified',
      id: `t${n}`,
      at,
      speaker: { id: `s${n}`, name: 'A neighbor', position: 'against' },
      statement: 'I am against it.',
      seconds: 60,
      points: [{ id: `p${n}`, text: 'What would be done.', topic: topics[10 + n] ?? 'noise' }],
    });
  if (against > 0)
    events.push({
      type: 'rebutted',
      id: 'r',
      at,
      text: 'We heard it.',
      answered: Array.from({ length: against }, (_, n) => `p${n}`).filter(() => random() < 0.5),
      left: [],
      new_evidence: [],
      assessment: assessmentOf('civil'),
    });
  return events;
}

const rules: Rules = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });

function materialsWith(staff: StaffRecommendation): Materials {
  const report = {
    request: null,
    recommendation: staff,
    recommendation_quote: '',
    criteria: [],
    conditions: [],
    made: false,
  };
  return {
    ordinance: null,
    planning: null,
    news: [],
    worries: [],
    presentation: null,
    projectText: '',
    staffReport: { source: 'Staff report', text: '', report },
  };
}

const outcomes: Readonly<Record<DecisionKind, Outcome>> = {
  approve: 'approved',
  approve_with_conditions: 'approved',
  recommend_approval: 'approved',
  approve_less: 'less',
  continue: 'postponed',
  deny: 'denied',
  recommend_denial: 'denied',
};
const order: readonly Outcome[] = ['denied', 'postponed', 'less', 'approved'];

function held(hearing: Hearing, staff: StaffRecommendation): { outcome: Outcome; split: boolean } {
  const r = foldRecord(`hearing-1700000000000_${String(hearing.seed).padStart(16, '0')}`, recordOf(hearing));
  const decided = decide(r, materialsWith(staff), rules, at);
  if (decided === null) throw new Error('a hearing without a decision');
  return { outcome: outcomes[decided.decision], split: decided.votes.some(({ vote }) => vote === 'nay') };
}

const mixed = (seed: number): readonly Band[] => {
  const random = chance(seed + 77);
  return Array.from({ length: answersEach }, () => drawnBand(random()));
};
const all = (band: Band): readonly Band[] => Array.from({ length: answersEach }, () => band);

interface Rates {
  readonly items: number;
  readonly share: Readonly<Record<Outcome | 'split', number>>;
}

function ratesOf(list: readonly { readonly outcome: Outcome; readonly split: boolean }[]): Rates {
  const of = (outcome: Outcome): number => list.filter((one) => one.outcome === outcome).length / list.length;
  const split = list.filter((one) => one.split).length / list.length;
  return {
    items: list.length,
    share: { approved: of('approved'), less: of('less'), denied: of('denied'), postponed: of('postponed'), split },
  };
}

function simulated({ staff, contested }: Cell, answers: (seed: number) => readonly Band[]): Rates {
  // A little more than half of the items known to be contested or not are contested.
  const isContested = (seed: number): boolean => contested ?? chance(seed + 5)() < 0.53;
  const seeds = Array.from({ length: hearings }, (_, n) => n + 1);
  return ratesOf(seeds.map((seed) => held({ seed, contested: isContested(seed), answers: answers(seed) }, staff)));
}

interface Item {
  readonly staff_recommendation: string;
  readonly outcome: string;
  readonly opposition: boolean | null;
  readonly split_vote: boolean | null;
}

function real({ staff, contested }: Cell): Rates | null {
  const items = readFileSync(outcomesFile, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Item);
  const recommended = {
    approve_with_conditions: ['approve', 'approve_with_conditions'],
    approve_less: ['approve_less_than_asked'],
    deny: ['deny'],
  }[staff as 'deny'];
  const told = items.filter(
    (item) =>
      recommended.includes(item.staff_recommendation) &&
      item.outcome !== 'withdrawn' &&
      (contested === null || item.opposition === contested),
  );
  const outcomeOf = ({ outcome }: Item): Outcome => {
    if (outcome === 'denied' || outcome === 'postponed') return outcome;
    // If staff is against it, approval in some form is one outcome.
    return outcome === 'approved_less_than_asked' && staff === 'approve_less' ? 'less' : 'approved';
  };
  return told.length === 0
    ? null
    : ratesOf(told.map((item) => ({ outcome: outcomeOf(item), split: item.split_vote === true })));
}

/** 8 points; two standard errors for a cell under 100, if that is more. */
function tolerance({ items }: Rates, share: number): number {
  return items >= 100 ? 0.08 : Math.max(0.08, 2 * Math.sqrt((share * (1 - share)) / items));
}

function beside(cell: Cell): readonly BenchRow[] {
  const found = simulated(cell, mixed);
  const known = existsSync(outcomesFile) ? real(cell) : null;
  if (known === null) return [];
  return ([...order, 'split'] as const).map((outcome) => {
    const [value, share] = [found.share[outcome], known.share[outcome]];
    const within = tolerance(known, share);
    return {
      name: `${cell.name}: ${outcome === 'split' ? 'split votes' : outcome}`,
      value: Math.abs(value - share) * 100,
      unit: `points off, ${(value * 100).toFixed(0)} % simulated`,
      target: `at most ${(within * 100).toFixed(0)}`,
      reference: `${(share * 100).toFixed(0)} % of ${known.items} real items`,
    };
  });
}

/** Records in which one answer was made a band better, or turned into an insult: how often that moved the outcome the wrong way. */
function turnedWrong(change: (hearing: Hearing) => { readonly less: Hearing; readonly more: Hearing }): number {
  let wrong = 0;
  for (let seed = 1; seed <= pairs; seed += 1)
    for (const { staff } of cells) {
      const { less, more } = change({ seed, contested: seed % 2 === 0, answers: mixed(seed) });
      const rank = (hearing: Hearing): number => order.indexOf(held(hearing, staff).outcome);
      if (rank(more) < rank(less)) wrong += 1;
    }
  return wrong;
}

function better(hearing: Hearing): Hearing {
  const n = hearing.seed % answersEach;
  const band = hearing.answers[n] ?? 'poor';
  const next = bandNames[Math.min(bandNames.length - 1, bandNames.indexOf(band) + 1)] ?? band;
  return { ...hearing, answers: hearing.answers.with(n, next) };
}

function extremes(): readonly BenchRow[] {
  const shareOf = (staff: StaffRecommendation, band: Band): number =>
    simulated({ name: '', staff, contested: true }, () => all(band)).share.approved * 100;
  return [
    {
      name: 'always excellent, staff against, contested: approved',
      value: shareOf('deny', 'strong'),
      unit: '% of hearings',
      target: 'at least 40',
      reference: `${shareOf('deny', 'poor').toFixed(0)} % of the awful`,
    },
    {
      name: 'always awful, staff for, contested: approved',
      value: shareOf('approve_with_conditions', 'poor'),
      unit: '% of hearings',
      target: 'at most 65',
      reference: `${shareOf('approve_with_conditions', 'strong').toFixed(0)} % of the excellent`,
    },
  ];
}

/** Everything that is measured about decisions. */
export async function run(): Promise<readonly BenchRow[]> {
  return [
    ...cells.flatMap(beside),
    ...extremes(),
    {
      name: 'outcomes that got worse when one answer got better',
      value: turnedWrong((hearing) => ({ less: hearing, more: better(hearing) })),
      unit: `of ${pairs * cells.length} pairs`,
      target: 'exactly 0',
    },
    {
      name: 'outcomes that got better when one answer turned insulting',
      value: turnedWrong((hearing) => ({ less: { ...hearing, insult: hearing.seed % answersEach }, more: hearing })),
      unit: `of ${pairs * cells.length} pairs`,
      target: 'exactly 0',
    },
  ];
}
