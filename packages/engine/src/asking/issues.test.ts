import type { NewsItem, QuestionType, RehearsalEvent, Venue } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { communityById } from '../catalogue/community-by-id.ts';
import type { Materials } from '../filed/types.ts';
import { HeldRehearsal } from '../hearing/held-rehearsal.ts';
import { readPresentation } from '../filed/read-presentation.ts';
import { readText } from '../ordinance/read-text.ts';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { scriptedAnswer, type AnswerManner } from '../testing/scripted-applicant.ts';
import { rankedIssues } from './issues.ts';
import { requestIn } from './request-in.ts';
import type { IssueKind } from './types.ts';

const at = '2024-05-01T19:00:00.000Z';
const presentation =
  'The array covers 850 acres along Kessler Road. The panels are set back 50 feet from the property line. Noise will be minimal. We expect 200 permanent jobs and $1.2 million a year in tax revenue. We will plant a hedge along the road. We can move the fence.';
const ordinance =
  'Section 4. Solar energy systems.\n\n4.1 Setbacks. All solar panels shall be set back not less than 150 feet from any property line.\n\n4.2 Fencing. Solar energy systems shall be enclosed by a fence not less than 7 feet in height.\n\n4.3 Noise. Sound from solar energy systems shall not exceed 45 decibels at the property line.';
const news: readonly NewsItem[] = [
  {
    title: 'Farmers worry about drain tile under solar arrays',
    snippet: 'Tile lines were cut at a site nearby.',
    theme: 'general',
    relevance: 0.9,
    source: 'Simulated County Review',
    date: '2024-04-01',
    url: null,
    opposition_detected: true,
    simulated: true,
  },
];
const materials: Materials = {
  ordinance: readText({ kind: 'ordinance', source: 'zoning.txt', text: ordinance }),
  planning: null,
  news,
  presentation: readPresentation(presentation, 'renewable_energy'),
  projectText: '',
};
const started = (seed = 1, difficulty = 'intermediate', community = 'rural_traditional'): Rehearsal =>
  [
    {
      type: 'configured',
      id: 'c',
      at,
      seed,
      community_type: community,
      difficulty,
      project_type: 'solar',
      project: { name: 'Millbrook Solar', developer: 'Tallgrass Renewables', county: 'Story' },
    } as RehearsalEvent,
    { type: 'presented', id: 'p', at, text: presentation } as RehearsalEvent,
  ].reduce(applyEvent, newRehearsal('hearing-1700000000000_abcdefghijklmnop'));

const kindsOf = (r: Rehearsal): ReadonlySet<IssueKind> =>
  new Set(
    rankedIssues(r, materials, 'board', communityById(r.communityType), new Set()).map(({ issue }) => issue.kind),
  );

describe('rankedIssues', () => {
  it('finds in what is on file every kind of issue that paper can raise', () => {
    const kinds = kindsOf(started());
    for (const kind of [
      'gap',
      'vague_claim',
      'unsupported_figure',
      'promise_without_mechanism',
      'shortfall',
      'cited_rule',
      'news_story',
      'industry_concern',
      'community_priority',
    ] as const) {
      expect(kinds, kind).toContain(kind);
    }
  });

  it('sets the rule and the statement that falls short of it side by side', () => {
    const shortfall = rankedIssues(started(), materials, 'board', communityById('rural_traditional'), new Set()).find(
      ({ issue }) => issue.kind === 'shortfall',
    )?.issue;
    expect(shortfall?.topic).toBe('setbacks');
    expect(shortfall?.citations.map(({ kind }) => kind)).toEqual(['ordinance', 'presentation']);
    expect(shortfall?.citations[0]?.quote).toContain('150 feet');
    expect(shortfall?.citations[1]?.quote).toContain('50 feet');
  });

  it('keeps to the topics it is given', () => {
    const topics = rankedIssues(
      started(),
      materials,
      'practice',
      communityById('rural_traditional'),
      new Set(['noise', 'jobs']),
    ).map(({ issue }) => issue.topic);
    expect(new Set(topics)).toEqual(new Set(['noise', 'jobs']));
  });

  it('raises no key twice', () => {
    const held = new HeldRehearsal(started());
    hold(held, 'board', 30, () => null);
    const keys = held.rehearsal.exchanges.map(({ asked }) => asked.issue_key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

/** So many questions asked, answered in the manner given (null: left unanswered) and judged. */
function hold(held: HeldRehearsal, venue: Venue, turns: number, manner: (n: number) => AnswerManner | null): void {
  for (let n = 0; n < turns; n += 1) {
    const asked = held.ask(materials, requestIn(venue, { position: n + 1, total: turns }));
    const chosen = manner(n);
    if (chosen !== null) held.answer(materials, asked, scriptedAnswer(asked.question, held.rehearsal, chosen));
  }
}

describe('a season of hearings', () => {
  const season = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const difficulty = seed % 2 === 0 ? 'expert' : 'intermediate';
    const cycle: readonly AnswerManner[] = ['full', 'evasive', 'full', 'vague', 'partial'];
    const held = new HeldRehearsal(started(seed, difficulty));
    const manner = (n: number): AnswerManner => cycle[(n + seed) % cycle.length] ?? 'full';
    hold(held, 'board', 12, manner);
    hold(held, 'public', 8, manner);
    return held.rehearsal.exchanges;
  });

  it('hears every type of question (hearing.md §9)', () => {
    const types = new Set(season.map(({ asked }) => asked.question_type));
    const all: readonly QuestionType[] = [
      'detailed_question',
      'emotional_accusation',
      'demand_ultimatum',
      'personal_story',
      'interruption',
      'expert_challenge',
      'coalition_building',
    ];
    for (const type of all) expect(types, type).toContain(type);
  });

  it('calls a question memory_enhanced when it comes from an earlier exchange, and only then', () => {
    for (const { asked } of season) {
      const fromBefore =
        asked.follow_up_of !== null ||
        asked.question_type === 'coalition_building' ||
        asked.citations.some(({ kind }) => kind === 'answer') ||
        asked.issue_kind === 'contradiction';
      expect(asked.method, asked.question).toBe(fromBefore ? 'memory_enhanced' : 'built_in');
    }
  });

  it('quotes answers word for word, from the answers that were given', () => {
    const answers = season.map(({ answered }) => answered?.text ?? '');
    const quoted = season.flatMap(({ asked }) => asked.citations).filter(({ kind }) => kind === 'answer');
    expect(quoted.length).toBeGreaterThan(5);
    for (const { quote } of quoted) expect(answers.some((answer) => answer.includes(quote))).toBe(true);
  });

  it('follows up only what was left open', () => {
    for (const [i, { asked }] of season.entries()) {
      if (asked.issue_kind !== 'open_answer') continue;
      const earlier = season.slice(0, i).findLast((exchange) => exchange.asked.question_id === asked.follow_up_of);
      expect(earlier?.judged?.rating, asked.question).not.toBe('strong');
    }
  });
});
