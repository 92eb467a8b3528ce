import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnsweredEvent, AskedEvent, PresentedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';
import type { Judgement } from './types.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const solar: Rehearsal = { ...base, project: { ...base.project, industry: 'renewable_energy' } };
const at = '2026-01-01T00:00:00Z';
const question = 'Will you hold your panels back from the nearest homes?';

const asked = (id: string, text: string, topic = 'setbacks'): AskedEvent => ({
  id: `asked-${id}`,
  at,
  type: 'asked',
  question_id: id,
  question: text,
  venue: 'board',
  character_id: 'c',
  character_name: 'C',
  character_role: 'commissioner',
  topic,
  issue_kind: 'gap',
  issue_key: id,
  question_type: 'detailed_question',
  method: 'built_in',
  purpose: 'clarification',
  expects: [],
  citations: [],
  follow_up_of: null,
});
const answered = (id: string, text: string): AnsweredEvent => ({
  id: `answered-${id}`,
  at,
  type: 'answered',
  question_id: id,
  text,
});
const presented = (text: string): PresentedEvent => ({ id: 'p', at, type: 'presented', text });

function judge(answer: string, ask = question, r: Rehearsal = solar): Judgement {
  return judgeAnswer(r, nothingFiled, { answer, question: ask, questionId: null, characterId: null, topicFocus: null });
}

describe('judging an answer', () => {
  it('calls a short answer that settles the matter strong', () => {
    expect(judge('Yes. 150 feet on all sides, shown on sheet C-3, and we accept it as a condition.').rating).toBe(
      'strong',
    );
  });

  it('calls an honest gap with a day adequate, and keeps the promise', () => {
    const { rating, assessment } = judge("I don't know. Staff will have it in writing by Friday.");
    expect(rating).toBe('adequate');
    expect(assessment.evasion_kind).toBe('ignorance');
    expect(assessment.commitments.map(({ text }) => text)).toEqual(['Staff will have it in writing by Friday.']);
  });

  it.each([
    ['clarification', 'What do you mean by held back?'],
    ['declining', "I'm not going to discuss that tonight."],
    ['declining', 'I have nothing to say about that.'],
    ['declining', 'No further comment.'],
    ['ignorance', "I don't know."],
    ['deflection', "You'd have to ask the county about that."],
    ['general', 'We take setbacks very seriously and we will be good neighbors.'],
    ['dodging', 'Our company was founded in 1987 and has 4,200 employees.'],
  ])('tells %s from the others, with its own remedy', (kind, answer) => {
    const { assessment, rating, feedback } = judge(answer);
    expect(assessment.evasion_kind).toBe(kind);
    expect(['weak', 'poor']).toContain(rating);
    expect(feedback).not.toBe('');
  });

  it('grades evidence as a board’s attorney would', () => {
    const { assessment } = judge(
      'The sound study by our acoustical engineer measured it. Sheet C-3 shows 150 feet. We met the neighbors twice about the setback. I think the setback is fine. It might be 200 feet.',
    );
    expect(assessment.evidence_grades?.map(({ grade }) => grade)).toEqual([
      'expert',
      'document',
      'personal_knowledge',
      'opinion',
      'speculation',
    ]);
  });

  it('holds a figure against the presentation, quoting both', () => {
    const r = {
      ...solar,
      presentation: presented('Good evening. The setback is 150 feet on every side. We will build no battery storage.'),
    };
    const { assessment } = judge('Yes. The setback is 100 feet on every side.', question, r);
    expect(assessment.contradictions).toEqual([
      {
        earlier: 'The setback is 150 feet on every side.',
        now: 'Yes. The setback is 100 feet on every side.'.slice(5),
        subject: 'setback',
      },
    ]);
    expect(
      judge('There will be battery storage behind the barn.', question, r).assessment.contradictions[0]?.earlier,
    ).toBe('We will build no battery storage.');
  });

  it('holds a figure against an earlier answer, but not against another quantity or an open correction', () => {
    const r = {
      ...solar,
      exchanges: [
        {
          asked: asked('q1', question),
          answered: answered('q1', 'There are 20 trucks a day during construction.'),
          judged: null,
        },
      ],
    };
    expect(judge('There are 40 trucks a day during construction.', question, r).assessment.contradictions).toHaveLength(
      1,
    );
    expect(judge('There are 2 trucks a day in operation.', question, r).assessment.contradictions).toEqual([]);
    expect(
      judge('I misspoke: there are 40 trucks a day during construction.', question, r).assessment.contradictions,
    ).toEqual([]);
  });

  it('says which judgement could not be made', () => {
    expect(judge('Yes.').assessment.not_judged).toHaveLength(1);
    expect(judge('Yes.', 'Zebra quartet umbrella?').assessment.not_judged).toHaveLength(2);
  });

  it('quotes the applicant word for word in what carried and in the commitments', () => {
    const answer =
      'Well — the nearest home is 420 feet away, on “Mill Road”.  We will  plant 40 spruces before June 1.';
    const { assessment } = judge(answer);
    const flat = answer.replace(/\s+/g, ' ');
    for (const text of [...(assessment.carried ?? []), ...assessment.commitments.map((one) => one.text)])
      expect(flat).toContain(text);
    expect(assessment.carried).not.toEqual([]);
  });

  it('writes a stronger answer of three to six sentences with marked blanks and no figure that is not on the record', () => {
    const { assessment } = judge('Yes. 150 feet on all sides, shown on sheet C-3.');
    const sentences = assessment.stronger_answer.match(/[^.]+(?:\.\d[^.]*)*\.(?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    expect(sentences.length).toBeLessThanOrEqual(6);
    expect(assessment.stronger_answer).toMatch(/\[[^\]]+\]/);
    expect(assessment.stronger_answer.replace('150 feet', '').replace('C-3', '')).not.toMatch(/\d/);
  });

  it('survives any text, in range and without an empty slot', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 400, unit: 'grapheme' }), fc.lorem({ maxCount: 60 })),
        fc.string({ maxLength: 120 }),
        (answer, ask) => {
          const { assessment, score, feedback } = judge(answer, ask);
          for (const ratio of [
            assessment.responsiveness,
            assessment.specificity,
            assessment.evidence,
            assessment.commitment,
            assessment.evasion,
          ]) {
            expect(ratio).toBeGreaterThanOrEqual(0);
            expect(ratio).toBeLessThanOrEqual(1);
          }
          expect(score).toBe(Math.round(score));
          expect(feedback).not.toMatch(/\{|\}|\b(?:undefined|null)\b|“”/);
          expect(assessment.stronger_answer).not.toMatch(/\b(?:undefined|null)\b/);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('gives the same judgement for the same answer', () => {
    expect(judge('About 300 feet to the closest house.')).toEqual(judge('About 300 feet to the closest house.'));
  });

  it.each([
    ['one endless sentence', 'we will hold a setback of 150 feet and '.repeat(500)],
    ['only dots', '. '.repeat(10_000)],
    ['only digits', '1 '.repeat(10_000)],
    ['one word', 'a'.repeat(20_000)],
    ['spaces', ' '.repeat(20_000)],
    ['quotes and dashes', '“—’ '.repeat(5_000)],
  ])('reads 20,000 hostile characters without a blow-up: %s', (_, text) => {
    const from = performance.now();
    judge(text.slice(0, 20_000));
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
