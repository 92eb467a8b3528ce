import { describe, expect, it } from 'vitest';
import type { Rating } from '@rostrum/contract';
import { newRehearsal } from '../../record/fold.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { nothingFiled } from '../nothing-filed.ts';
import { fieldAnswers, type FieldSet } from './field-answers.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const accepted: Readonly<Record<'strong' | 'adequate' | 'weak' | 'poor', readonly Rating[]>> = {
  strong: ['strong'],
  adequate: ['adequate', 'strong'],
  weak: ['weak', 'poor'],
  poor: ['poor'],
};

function judged(set: FieldSet, answer: string, named: boolean) {
  const r = { ...base, project: { ...base.project, industry: set.group } };
  const topicFocus = named ? set.topic : null;
  return judgeAnswer(r, nothingFiled, {
    answer,
    questionId: null,
    question: set.question,
    characterId: null,
    topicFocus,
  });
}

function missed(named: boolean): { readonly share: number; readonly which: readonly string[] } {
  const all = fieldAnswers.flatMap((set) =>
    (['strong', 'adequate', 'weak', 'poor'] as const).flatMap((label) =>
      (set[label] ?? []).map((answer) => ({ set, label, answer, rating: judged(set, answer, named).rating })),
    ),
  );
  const wrong = all.filter(({ label, rating }) => !accepted[label].includes(rating));
  return {
    share: wrong.length / all.length,
    which: wrong.map(({ set, label, rating, answer }) => `${set.question} [${label}, got ${rating}] ${answer}`),
  };
}

describe('answers as they are given in the room', () => {
  it('are at least 250, on 25 topics and in every group of projects but one', () => {
    const count = fieldAnswers.reduce(
      (sum, { strong = [], adequate = [], weak = [], poor = [] }) =>
        sum + strong.length + adequate.length + weak.length + poor.length,
      0,
    );
    expect(count).toBeGreaterThanOrEqual(250);
    expect(new Set(fieldAnswers.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(fieldAnswers.map(({ group }) => group)).size).toBeGreaterThanOrEqual(9);
  });

  it('are rated as labelled in 19 of 20 where the topic is known', () => {
    const { share, which } = missed(true);
    expect(share, which.join('\n')).toBeLessThanOrEqual(0.06);
  });

  it('are rated as labelled in 9 of 10 where it has to be recognised', () => {
    const { share, which } = missed(false);
    expect(share, which.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it.each([
    ['logistics', 'hours_of_operation', 'What time would trucks be at the dock?', 'We close at 10 p.m.'],
    [
      'renewable_energy',
      'screening_visual',
      'How tall are the trees when you plant them?',
      'The panels are 12 feet tall.',
    ],
    ['wind', 'wildlife_habitat', 'How close are you to the eagle nest?', 'The turbines are 492 feet tall.'],
    ['logistics', 'jobs', 'How many of the 200 jobs are full time?', 'Two hundred jobs.'],
    ['generic', 'construction_hours', 'When do the crews start in the morning?', 'Construction takes about 14 months.'],
    ['commercial', 'noise', 'How loud is the dryer at my fence?', 'It is 40 feet.'],
  ] as const)('a figure of something else settles nothing: %s, %s: %s', (group, topic, question, answer) => {
    expect(['weak', 'poor']).toContain(judged({ group, topic, question }, answer, true).rating);
  });
});

describe('general rules of judging', () => {
  const padding = [
    'We have worked on this for a long time and we are proud of the team behind it.',
    'I want to thank everyone who came out tonight.',
    'This is a project that we believe in and that will be good for everybody.',
  ];

  it('padding never raises a rating', () => {
    const raised = fieldAnswers.flatMap((set) =>
      [...(set.strong ?? []), ...(set.adequate ?? []), ...(set.weak ?? [])].flatMap((answer) => {
        const plain = judged(set, answer, true);
        const padded = judged(set, `${answer.replace(/[.]?$/, '.')} ${padding.join(' ')}`, true);
        return order(padded.rating) > order(plain.rating) ? [`${set.question} ${answer}`] : [];
      }),
    );
    expect(raised).toEqual([]);
  });

  it('to leave out the sentence that carries an element never raises it', () => {
    const raised = fieldAnswers.flatMap((set) =>
      [...(set.strong ?? []), ...(set.adequate ?? [])].flatMap((answer) => {
        const whole = judged(set, answer, true);
        const [carrying] = whole.assessment.carried ?? [];
        if (carrying === undefined || carrying.length >= answer.trim().length) return [];
        const rest = judged(set, answer.replace(carrying, '').trim(), true);
        return order(rest.rating) > order(whole.rating) ? [`${set.question} ${answer} WITHOUT ${carrying}`] : [];
      }),
    );
    expect(raised).toEqual([]);
  });

  it('the same figure in another unit is rated the same', () => {
    const distance = {
      group: 'wind',
      topic: 'setbacks',
      question: 'How far is the closest turbine from my house?',
    } as const;
    const ratings = ['About 1,650 feet.', 'About 550 yards.', 'About a third of a mile.', 'About 0.3 miles.'].map(
      (answer) => judged(distance, answer, true).rating,
    );
    expect(new Set(ratings).size).toBe(1);
    const money = {
      group: 'generic',
      topic: 'tax_revenue',
      question: 'What does the township get each year?',
    } as const;
    const said = ['About $84,000 a year.', 'Eighty-four thousand dollars a year.', 'About $84k a year.'];
    expect(new Set(said.map((answer) => judged(money, answer, true).rating)).size).toBe(1);
  });

  it('takes no more than twice the time and a little for twice the text', () => {
    const line = (i: number): string =>
      `We will put fence ${i} at ${100 + i} feet from home ${i} and no truck will use Road ${i}.`;
    const text = Array.from({ length: 400 }, (_, i) => line(i)).join(' ');
    const set = fieldAnswers[0] as FieldSet;
    const sentences = (length: number): number =>
      judged(set, text.slice(0, length), true).assessment.evidence_grades?.length ?? 0;
    // Counted, not timed: what is read and kept has a bound, however long the text.
    expect(sentences(20_000)).toBeLessThanOrEqual(40);
    expect(judged(set, text.slice(0, 20_000), true).assessment.commitments.length).toBeLessThanOrEqual(240);
  });
});

function order(rating: Rating): number {
  return (['poor', 'weak', 'adequate', 'strong'] as const).indexOf(rating);
}
