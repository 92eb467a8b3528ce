import { describe, expect, it } from 'vitest';
import type { Rating } from '@rostrum/contract';
import { topicIds } from '../../knowledge/types.ts';
import { newRehearsal } from '../../record/fold.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { nothingFiled } from '../nothing-filed.ts';
import { allCases } from './all-cases.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const accepted: Readonly<Record<'strong' | 'adequate' | 'weak' | 'poor', readonly Rating[]>> = {
  strong: ['strong'],
  adequate: ['adequate', 'strong'],
  weak: ['weak', 'poor'],
  poor: ['poor'],
};

const judged = allCases.flatMap((set) =>
  (['strong', 'adequate', 'weak', 'poor'] as const).flatMap((label) =>
    set[label].map((answer) => {
      const r = { ...base, project: { ...base.project, industry: set.group } };
      const request = { answer, questionId: null, question: set.question, characterId: null, topicFocus: set.topic };
      return { label, answer, topic: set.topic, ...judgeAnswer(r, nothingFiled, request) };
    }),
  ),
);
const wrong = (labels: readonly string[]): string[] =>
  judged
    .filter(({ label, rating }) => labels.includes(label) && !accepted[label].includes(rating))
    .map(({ label, rating, topic, answer }) => `${topic}: ${label}, got ${rating}: ${answer.slice(0, 90)}`);

describe('the labelled answers (rubric.md)', () => {
  it('are at least 300 and cover every topic', () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
    expect(topicIds.filter((topic) => !allCases.some((set) => set.topic === topic))).toEqual([]);
  });

  it('rate nothing adversarial above weak', () => {
    expect(wrong(['weak'])).toEqual([]);
  });

  it('rate noise, insults and compliments poor', () => {
    expect(wrong(['poor'])).toEqual([]);
  });

  it('agree with at least 95 percent of the good ones', () => {
    const good = judged.filter(({ label }) => label === 'strong' || label === 'adequate');
    const misses = wrong(['strong', 'adequate']);
    expect(misses.length / good.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('keep every score in the band of its rating', () => {
    const band = { strong: [8, 10], adequate: [5, 7], weak: [2, 4], poor: [0, 1] } as const;
    for (const { rating, score } of judged) {
      expect(score).toBeGreaterThanOrEqual(band[rating][0]);
      expect(score).toBeLessThanOrEqual(band[rating][1]);
    }
  });
});
