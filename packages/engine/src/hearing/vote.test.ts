import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { boardFor } from '../catalog/board-for.ts';
import { characterById } from '../catalog/character-by-id.ts';
import { judgeAnswer } from '../judging/judge-answer.ts';
import { nothingFiled } from '../judging/nothing-filed.ts';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { asCondition } from './conditions.ts';
import { forcedTransition } from './forced-transition.ts';
import { verdictOf } from './verdict.ts';
import { closeHearing } from './vote.ts';

const at = '2026-01-01T00:00:00Z';
const board = boardFor('rural_traditional');
const asks = [
  [
    'setbacks',
    'How far from the nearest home?',
    'The nearest home is 420 feet from the fence, shown on sheet C-3, and we will hold it as a condition of approval.',
  ],
  [
    'noise',
    'How loud at the property line at night?',
    'It is 41 decibels at night by the June sound study, and we will test again within 90 days of start-up.',
  ],
  [
    'decommissioning_bond',
    'Who pays to remove it?',
    'We do. A surety bond of $2.4 million is posted with the county before construction.',
  ],
  [
    'traffic_roads',
    'How many trucks a day?',
    'There are 20 trucks a day during construction, all on Route 9, by the traffic study in tab 6.',
  ],
  [
    'screening_visual',
    'What will the neighbors see?',
    'They will see two rows of evergreens, 6 feet tall at planting, and we will replace any tree that dies within one season.',
  ],
] as const;

function hearing(answerOf: (good: string) => string, venue: 'board' | 'public' = 'public'): Rehearsal {
  let r = applyEvent(newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'), {
    id: 'c',
    at,
    type: 'configured',
    community_type: 'rural_traditional',
    project: {
      projectName: 'Cedar Flats Solar',
      developerName: 'Prairie Sun LLC',
      city: 'Elgin',
      selectedProjectType: 'Utility-Scale Solar',
    },
  });
  asks.forEach(([topic, question, good], i) => {
    const member = board[i % board.length];
    const answer = answerOf(good);
    const asked: RehearsalEvent = {
      id: `a${i}`,
      at,
      type: 'asked',
      question_id: `q${i}`,
      question,
      venue,
      character_id: member?.character_id ?? '',
      character_name: member?.name ?? '',
      character_role: member?.role ?? '',
      topic,
      issue_kind: 'gap',
      issue_key: `${i}`,
      question_type: i === 1 ? 'demand_ultimatum' : 'detailed_question',
      method: 'built_in',
      purpose: 'support',
      expects: [],
      citations: [],
      follow_up_of: i === 2 ? 'q1' : null,
    };
    r = applyEvent(applyEvent(r, asked), { id: `n${i}`, at, type: 'answered', question_id: `q${i}`, text: answer });
    const judged = judgeAnswer(r, nothingFiled, {
      answer,
      questionId: `q${i}`,
      question,
      characterId: null,
      topicFocus: null,
    });
    r = applyEvent(r, { id: `j${i}`, at, type: 'judged', question_id: `q${i}`, ...judged });
  });
  return r;
}
const good = hearing((answer) => answer);
const bad = hearing(() => 'We take that very seriously and will look into it at the appropriate time.');

describe('closing the hearing', () => {
  it.each([
    [15, 'APPROVED'],
    [14.9, 'DENIED'],
    [50, 'APPROVED'],
    [0, 'DENIED'],
  ] as const)('a score of %d is %s', (score, verdict) => {
    expect(verdictOf(score)).toBe(verdict);
    expect(closeHearing(good, nothingFiled, score).verdict).toBe(verdict);
  });

  it('adds up the last five answers if the client gives no score', () => {
    expect(closeHearing(good, nothingFiled).score).toBe(
      good.exchanges.reduce((sum, { judged }) => sum + (judged?.score ?? 0), 0),
    );
    expect(closeHearing(good, nothingFiled, null).verdict).toBe('APPROVED');
    expect(closeHearing(bad, nothingFiled).verdict).toBe('DENIED');
  });

  it.each([
    ['approval', good, null],
    ['denial', bad, null],
    ['approval of weak answers', bad, 20],
    ['denial of good ones', good, 3],
    ['an empty record', newRehearsal('hearing-1700000000000_b'), 25],
    ['an empty record denied', newRehearsal('hearing-1700000000000_b'), 0],
  ] as const)('has at least three members vote by name, the majority with the verdict: %s', (_, r, score) => {
    const { votes, verdict } = closeHearing(r, nothingFiled, score);
    const ayes = votes.filter(({ vote }) => vote === 'aye').length;
    expect(votes.length).toBeGreaterThanOrEqual(3);
    expect(ayes > votes.length / 2).toBe(verdict === 'APPROVED');
    expect(new Set(votes.map(({ character_id }) => character_id)).size).toBe(votes.length);
    for (const { name, reason } of votes) {
      expect(name).not.toBe('');
      expect(reason).toMatch(/^\p{Lu}.*\.$/u);
      expect(reason).not.toMatch(/\{|\}|undefined|“”/);
    }
    const quotes = votes.flatMap(({ reason }) => /“([^”]+)”/.exec(reason)?.[1] ?? []);
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(new Set(votes.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(Math.min(2, votes.length));
  });

  it('bases each reason on what was said, or on what was not', () => {
    const answers = good.exchanges.map(({ answered }) => answered?.text ?? '');
    for (const { reason } of closeHearing(good, nothingFiled).votes) {
      const quote = /“([^”]+)”/.exec(reason)?.[1] ?? 'nothing quoted';
      expect(answers.some((answer) => answer.includes(quote))).toBe(true);
    }
    for (const { reason } of closeHearing(bad, nothingFiled).votes)
      expect(reason).toMatch(/\b(?:setbacks|noise|sound|decommissioning|traffic|roads|screening)\b/);
  });

  it('moves to approve with findings and with conditions taken from promises', () => {
    const { motion, findings, conditions } = closeHearing(good, nothingFiled);
    expect(motion).toMatch(
      /^I move that the commission approve the special use permit for Cedar Flats Solar, as applied for by Prairie Sun LLC, in Elgin, with the following findings and conditions/,
    );
    expect(findings.length).toBeGreaterThan(0);
    expect(conditions.map(({ from_event }) => from_event)).toEqual(expect.arrayContaining(['n0', 'n1', 'n4']));
    for (const { text } of conditions) expect(motion).toContain(text);
  });

  it('bases no vote or finding on an answer that is still to come', () => {
    const promised = hearing((answer) =>
      answer.includes('trucks') ? answer : 'I do not have that tonight. Our engineer will send it to staff by Friday.',
    );
    const closed = closeHearing(promised, nothingFiled, 20);
    expect(closed.findings.join(' ')).toContain('20 trucks a day');
    expect(closeHearing(good, nothingFiled).findings.join(' ')).not.toContain('We do.”');
    expect(JSON.stringify([closed.findings, closed.votes])).not.toContain('by Friday');
  });

  it('names the findings that failed in a denial, and no condition', () => {
    const { motion, findings, conditions } = closeHearing(bad, nothingFiled);
    expect(conditions).toEqual([]);
    expect(closeHearing(good, nothingFiled, 3).conditions).toEqual([]);
    expect(motion).toContain('denied');
    for (const finding of findings) expect(motion).toContain(finding);
    expect(findings[0]).toMatch(/did not establish/);
  });

  it('never says that a way of answering was not established', () => {
    const lacking = (label: string): Rehearsal => ({
      ...bad,
      exchanges: bad.exchanges.map((exchange) =>
        exchange.judged?.assessment == null
          ? exchange
          : {
              ...exchange,
              judged: { ...exchange.judged, assessment: { ...exchange.judged.assessment, missing: [label] } },
            },
      ),
    });
    for (const label of ['a civil answer', 'a plain yes or no', 'the answer to that']) {
      const { findings, votes } = closeHearing(lacking(label), nothingFiled);
      expect(findings.join(' ')).toMatch(/, the applicant did not answer what was asked\./);
      expect(JSON.stringify([findings, votes])).not.toContain(label);
    }
    // What is missing may be a paper, which nobody tells anybody.
    const reasons = closeHearing(lacking('the paper you promised'), nothingFiled).votes.map(({ reason }) => reason);
    expect(reasons.join(' ')).toContain('the paper they promised');
    expect(reasons.join(' ')).not.toMatch(/tell me the paper/);
    expect(closeHearing(lacking('how often it is'), nothingFiled).findings.join(' ')).toContain(
      'did not establish how often it is',
    );
  });

  it('has the member who was against it from the start vote nay if all heard the same and the score is close', () => {
    const heard: Rehearsal = {
      ...good,
      moods: {},
      exchanges: good.exchanges.map((exchange) =>
        exchange.judged === null ? exchange : { ...exchange, judged: { ...exchange.judged, score: 4 } },
      ),
    };
    const { votes } = closeHearing(heard, nothingFiled, 16);
    const stances = (vote: string): ReadonlySet<string | undefined> =>
      new Set(votes.filter((one) => one.vote === vote).map((one) => characterById(one.character_id)?.stance));
    expect([...stances('nay')].length).toBeGreaterThan(0);
    for (const stance of stances('nay'))
      expect(['protective', 'concerned', 'skeptical', 'regulatory']).toContain(stance);
    for (const stance of ['supportive', 'developmental']) expect(stances('nay')).not.toContain(stance);
    const against = (score: number): number =>
      closeHearing(heard, nothingFiled, score).votes.filter(({ vote }) => vote === 'nay').length;
    expect(against(40)).toBe(0);
  });

  it('gives the same answer for the same record', () => {
    expect(closeHearing(good, nothingFiled)).toEqual(
      closeHearing(
        hearing((answer) => answer),
        nothingFiled,
      ),
    );
  });

  it.each([
    ['We will plant two rows of spruce before June 1.', 'The applicant shall plant two rows of spruce before June 1.'],
    ['And I will not run trucks after 9 p.m.', 'The applicant shall not run trucks after 9 p.m.'],
    [
      'We will put our bond in place before the first pile.',
      'The applicant shall put its bond in place before the first pile.',
    ],
    ['We will cap it at forty trucks. You can make that a condition.', 'The applicant shall cap it at forty trucks.'],
    [
      'The gate will be locked by ten every night.',
      'The applicant shall ensure that the gate will be locked by ten every night.',
    ],
    [
      'The nearest home is 420 feet away, shown on sheet C-3, and we will hold it as a condition of approval.',
      'The applicant shall hold to the following: the nearest home is 420 feet away, shown on sheet C-3.',
    ],
    [
      'It is 41 decibels at night, and we will test again within 90 days of start-up.',
      'The applicant shall test again within 90 days of start-up.',
    ],
    ['We will hold what we said.', 'The applicant shall hold what the applicant said.'],
    ['We will stop if you tell us.', 'As stated by the applicant on the record: “We will stop if you tell us.”'],
  ])('turns %s into a condition', (promise, condition) => {
    expect(asCondition(promise)).toBe(condition);
  });
});

describe('the forced transition', () => {
  it('carries the metrics of hearing.md §3', () => {
    const { session_metrics, recommended_characters, transition_reason, community_mood } = forcedTransition(bad);
    expect(session_metrics.hostility_count).toBe(1);
    expect(session_metrics.follow_up_count).toBe(1);
    expect(session_metrics.avg_evasion_score).toBeGreaterThan(forcedTransition(good).session_metrics.avg_evasion_score);
    expect(recommended_characters.length).toBeGreaterThan(0);
    expect(transition_reason).toContain('5 questions');
    expect(['calm', 'watchful', 'tense', 'hostile']).toContain(community_mood);
  });

  it('works for a rehearsal in which nothing happened', () => {
    expect(forcedTransition(newRehearsal('hearing-1700000000000_b')).session_metrics).toEqual({
      avg_evasion_score: 0,
      hostility_count: 0,
      follow_up_count: 0,
    });
  });
});
