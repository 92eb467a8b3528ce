import { reportSchema } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { applyEvent, foldRecord } from '../record/fold.ts';
import { aRehearsal, aPresentation } from '../testing/a-rehearsal.ts';
import { reportOf } from './after-action.ts';
import { roleName, worthAdding } from './exchanges.ts';

const made = aRehearsal({ questions: 9 });
const report = reportOf(made.rehearsal, made.materials);

describe('the report', () => {
  it('has the shape of the API and no unfilled placeholders', () => {
    expect(reportSchema.parse(report)).toEqual(report);
    expect(JSON.stringify(report)).not.toMatch(/\bundefined\b|NaN|\[object/);
  });

  it('is the same for the same record', () => {
    const again = aRehearsal({ questions: 9 });
    expect(reportOf(again.rehearsal, again.materials)).toEqual(report);
  });

  it('counts what was asked, answered and rated', () => {
    const { asked, answered, ratings, average_score } = report.summary;
    expect([asked, answered]).toEqual([9, 9]);
    const scores = report.exchanges.flatMap(({ score }) => (score === null ? [] : [score]));
    expect(ratings.strong + ratings.adequate + ratings.weak + ratings.poor).toBe(scores.length);
    expect(report.summary.not_rated).toBe(9 - scores.length);
    expect(average_score).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    expect(report.summary.headline).toMatch(
      /^9 answers, averaging \d\.\d out of 10(?:; \d not rated)?\. The commission (approved|denied) the application\.$/,
    );
  });

  it('quotes the question and the answer exactly as recorded', () => {
    for (const event of made.events) {
      if (event.type === 'asked') expect(report.exchanges.map(({ question }) => question)).toContain(event.question);
      if (event.type === 'answered') expect(report.exchanges.map(({ answer }) => answer)).toContain(event.text);
    }
    for (const { carried, answer } of report.exchanges)
      for (const words of carried) expect(answer).toContain(words.replace(/[.…]+$/, ''));
  });

  it('puts the setback that falls short at the top of the compliance table, with both quotes', () => {
    expect(report.compliance[0]).toMatchObject({
      subject: 'Setback from residence',
      required: 'at least 500 feet',
      verdict: 'falls_short',
      claimed: '300 feet',
    });
    expect(aPresentation).toContain(report.compliance[0]?.claim_quote);
    expect(report.compliance[0]?.standard_quote).toContain('not less than 500 feet from any existing residence');
  });

  it('names the ten categories of a presentation as a reader would', () => {
    expect(report.coverage.map(({ name }) => name)).toEqual([
      'Project description',
      'Location and scale',
      'Timeline',
      'Permits and approvals',
      'Economic impact',
      'Community benefits',
      'Environment',
      'Safety and emergency response',
      'Roads and utilities',
      'Operation and maintenance',
    ]);
    expect(report.checklist.length).toBeGreaterThan(3);
  });

  it('tracks the room from before the first answer, each change with its cause', () => {
    expect(report.room[0]).toMatchObject({ number: 0, frustration: 0.3, trust: 0.7, crowd_energy: 0.4, reasons: [] });
    expect(report.room).toHaveLength(10);
    for (const point of report.room.slice(1)) {
      const before = report.room[point.number - 1];
      const moved = point.frustration !== before?.frustration || point.trust !== before.trust;
      if (moved) expect(point.reasons.length).toBeGreaterThan(0);
    }
  });

  it('states each contradiction once', () => {
    const pairs = report.contradictions.map(({ earlier, now }) => `${earlier}|${now}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('what to work on first', () => {
  it('has an answer that was rated weak, though nothing can be named that it lacks', () => {
    const base = aRehearsal({ ordinance: null, presentation: null, questions: 1, answer: () => null, vote: false });
    const [at, question_id] = ['2026-11-20T20:00:00Z', 'q-1'];
    const weakly = foldRecord(base.sessionId, [
      ...base.events,
      { type: 'answered', id: 'a-1', at, question_id, text: 'We didn’t do a traffic study.' },
      { type: 'judged', id: 'j-1', at, question_id, rating: 'weak', score: 3, feedback: 'Weak.', assessment: null },
    ]);
    expect(reportOf(weakly, base.materials).work_on).toEqual([
      expect.objectContaining({
        numbers: [1],
        why: 'Your answer to question 1 was rated low. Try again, and start with what was asked.',
      }),
    ]);
  });
});

describe('the report of a shorter rehearsal', () => {
  it('of one that was only started says that nothing was answered and what was not judged', () => {
    const bare = aRehearsal({ ordinance: null, presentation: null, questions: 0 });
    const empty = reportOf(bare.rehearsal, bare.materials);
    expect(reportSchema.parse(empty)).toEqual(empty);
    expect(empty.summary).toMatchObject({
      asked: 0,
      answered: 0,
      average_score: null,
      headline: 'No questions have been answered.',
    });
    expect(empty.not_judged).toEqual([
      'No presentation was given, so its coverage was not judged.',
      'No ordinance is on file, so compliance was not judged.',
    ]);
    expect([empty.verdict, empty.presentation, empty.captions, empty.exchanges, empty.work_on]).toEqual([
      null,
      null,
      [],
      [],
      [],
    ]);
  });

  it('shows an answer that was rated by length as not judged', () => {
    const base = aRehearsal({ questions: 1, answer: () => null, vote: false });
    const offline = [
      ...base.events,
      { type: 'answered', id: 'off-1', at: '2026-11-20T20:00:00Z', question_id: 'q-1', text: 'We will plant trees.' },
      {
        type: 'judged',
        id: 'off-2',
        at: '2026-11-20T20:00:00Z',
        question_id: 'q-1',
        rating: 'weak',
        score: 3,
        feedback: 'Too short.',
        assessment: null,
      },
    ] as const;
    const rated = reportOf(foldRecord(base.sessionId, offline), base.materials);
    expect(rated.not_judged).toContain('The answer to question 1 was given offline and was rated by length only.');
    expect(rated.exchanges[0]).toMatchObject({ rating: 'weak', assessment: null, stronger_answer: null });
  });

  it('shows an open question as unanswered and unrated', () => {
    const open = aRehearsal({
      questions: 2,
      answer: (_question, number) => (number === 1 ? 'It is 500 feet from the home.' : null),
      vote: false,
    });
    const rows = reportOf(open.rehearsal, open.materials).exchanges;
    expect(rows[1]).toMatchObject({ answer: null, rating: null, score: null, delivery: null });
  });

  it('is not affected by a second answer given later', () => {
    const again = [
      {
        type: 'answered',
        id: 'again-1',
        at: '2026-11-21T08:00:00Z',
        question_id: 'q-1',
        text: 'The nearest home stands 520 feet away.',
        rewind_of: 'event-5',
      },
      {
        type: 'judged',
        id: 'again-2',
        at: '2026-11-21T08:00:00Z',
        question_id: 'q-1',
        rating: 'strong',
        score: 9,
        feedback: 'Good.',
        assessment: null,
        rewind_of: 'event-5',
      },
    ] as const;
    const after = again.reduce(applyEvent, made.rehearsal);
    expect({ ...reportOf(after, made.materials), updated_at: null }).toEqual({ ...report, updated_at: null });
  });
});

describe('what a printed report names', () => {
  const { rehearsal, materials } = aRehearsal({ questions: 6 });
  const rows = reportOf(rehearsal, materials).exchanges;

  it('is at most four things that an answer lacked, the most important to the question first, and none for a strong one', () => {
    for (const row of rows) {
      const named = worthAdding(row);
      expect(named.length).toBeLessThanOrEqual(row.rating === 'strong' ? 2 : 4);
      expect(named).toEqual(row.missing.slice(0, named.length));
    }
  });

  it('shows a role in words', () => expect(roleName('planning_director')).toBe('planning director'));
});
