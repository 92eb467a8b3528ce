import { describe, expect, it } from 'vitest';
import type { Band, Rule } from '../said/data.ts';
import type { Features } from './features/features.ts';
import { agreeing, verdictOf, type Tables, type Verdict } from './verdict.ts';

/** Tables in which each head gives one chance, whatever the answer. */
function tables(rules: readonly Partial<Rule>[], chances: Readonly<Record<string, number>> = {}): Tables {
  const given = { fair: 0.9, good: 0.8, strong: 0.1, answers: 0.9, settles: 0.8, rude: 0.1, ...chances };
  const heads = Object.fromEntries(
    Object.entries(given).map(([name, chance]) => [name, { bias: Math.log(chance / (1 - chance)), weights: {} }]),
  );
  return { rules, heads, words: { heads: [], weights: {}, scale: 1 } } as unknown as Tables;
}
const featuresOf = (values: Readonly<Record<string, number>>, more: Partial<Features> = {}): Features =>
  ({ values, lemmas: [], words: {}, ...more }) as unknown as Features;
const judged = (
  rules: readonly Partial<Rule>[],
  values: Readonly<Record<string, number>> = {},
  chances: Readonly<Record<string, number>> = {},
  more: Partial<Features> = {},
): Verdict => verdictOf(featuresOf(values, more), tables(rules, chances));
const always = { when: {} };

describe('the band', () => {
  it('is the model’s where no rule applies', () => {
    expect(judged([]).band).toBe('adequate');
    expect(judged([]).modeled).toBe('adequate');
    expect(judged([{ when: { figures: true }, ceiling: 'poor' }]).band).toBe('adequate');
    expect(judged([], {}, { fair: 0.99, good: 0.98, strong: 0.97 }).band).toBe('strong');
    expect(judged([], {}, { fair: 0.05, good: 0.03, strong: 0.01 }).band).toBe('poor');
  });

  it.each<[Partial<Rule>[], Band]>([
    [[{ ...always, ceiling: 'weak' }], 'weak'],
    [[{ ...always, ceiling: 'strong' }], 'adequate'],
    [[{ ...always, floor: 'strong' }], 'strong'],
    [[{ ...always, floor: 'weak' }], 'adequate'],
    [
      [
        { ...always, ceiling: 'weak' },
        { ...always, ceiling: 'poor' },
      ],
      'poor',
    ],
    [
      [
        { ...always, floor: 'strong' },
        { ...always, floor: 'weak' },
      ],
      'strong',
    ],
    [
      [
        { ...always, floor: 'strong' },
        { ...always, ceiling: 'weak' },
      ],
      'weak',
    ],
  ])('is held by the lowest ceiling, then by the highest floor: %j, %s', (rules, band) => {
    expect(judged(rules).band).toBe(band);
  });

  it.each<[Rule['when'], Readonly<Record<string, number>>, boolean]>([
    [{ figures: true }, { figures: 1 }, true],
    [{ figures: true }, { figures: 0 }, false],
    [{ figures: true }, {}, false],
    [{ figures: false }, {}, true],
    [{ figures: false }, { figures: 1 }, false],
    [{ figures: { above: 0.5 } }, { figures: 0.6 }, true],
    [{ figures: { above: 0.5 } }, { figures: 0.5 }, false],
    [{ figures: { below: 0.5 } }, { figures: 0.4 }, true],
    [{ figures: { below: 0.5 } }, { figures: 0.5 }, false],
    [{ figures: { below: 0.5 } }, {}, true],
    [{ figures: true, paper: true }, { figures: 1, paper: 1 }, true],
    [{ figures: true, paper: true }, { figures: 1 }, false],
    [{ good: { above: 0.7 } }, {}, true],
    [{ good: { above: 0.9 } }, {}, false],
    [{ rude: { below: 0.2 } }, {}, true],
    [{ settles: { above: 0.7 } }, {}, true],
    [{ strong: { above: 0.12, below: 0.13 } }, {}, true],
    [{ flat: false }, {}, true],
  ] as [Rule['when'], Readonly<Record<string, number>>, boolean][])(
    'applies a rule for %j to %j: %s',
    (when, values, applies) => {
      expect(judged([{ when, ceiling: 'poor' }], values).band).toBe(applies ? 'poor' : 'adequate');
    },
  );

  it('is not rated by a rule that abstains, unless another rule makes it poor', () => {
    expect(judged([{ ...always, abstain: true }]).band).toBeNull();
    expect(
      judged([
        { ...always, abstain: true },
        { ...always, ceiling: 'weak' },
      ]).band,
    ).toBeNull();
    expect(
      judged([
        { ...always, abstain: true },
        { ...always, ceiling: 'poor' },
      ]).band,
    ).toBe('poor');
  });

  it('knows when no band stands out', () => {
    const flat = { fair: 0.7, good: 0.45, strong: 0.22 };
    expect(judged([{ when: { flat: true }, abstain: true }], {}, flat).band).toBeNull();
    expect(judged([{ when: { flat: true }, abstain: true }]).band).toBe('adequate');
  });
});

describe('an answer that a model has read', () => {
  it('begins at weak, under the rules for a reading and for both', () => {
    const rules: Partial<Rule>[] = [
      { ...always, floor: 'adequate' },
      { ...always, reading: 'model', ceiling: 'poor' },
    ];
    expect(judged([], { read: 1 }).band).toBe('weak');
    expect(judged(rules, { read: 1 }).band).toBe('poor');
    expect(judged(rules, { read: 0 }).band).toBe('adequate');
    expect(judged([{ ...always, reading: 'both', floor: 'strong' }], { read: 1 }).band).toBe('strong');
    expect(judged([{ ...always, reading: 'both', floor: 'strong' }]).band).toBe('strong');
    expect(judged([{ ...always, floor: 'strong' }], { read: 1 }).band).toBe('weak');
  });

  it('is said of each rule that rests on what it found', () => {
    const asOwn = judged([{ when: { given: true } }], { given: 1 });
    expect(asOwn.applied[0]?.byModel).toBe(false);
    const rule = (when: object): Partial<Rule> => ({ when, reading: 'model' }) as Partial<Rule>;
    const found = { byModel: new Set(['given']) } as unknown as Partial<Features>;
    const applied = judged(
      [rule({ given: true }), rule({ given: true, open: false }), rule({ open: false })],
      { read: 1, given: 1 },
      {},
      found,
    );
    expect(applied.applied.map(({ byModel }) => byModel)).toEqual([true, true, false]);
    const denied = judged([rule({ given: false })], { read: 1 }, {}, found);
    expect(denied.applied.map(({ byModel }) => byModel)).toEqual([false]);
  });
});

describe('what is told beside the band', () => {
  it('is whether it answers: by the first rule that says so, else by the chances, and never against the band', () => {
    expect(judged([]).answers).toBe('yes');
    expect(
      judged([
        { ...always, answers: 'partly' },
        { ...always, answers: 'no' },
      ]).answers,
    ).toBe('partly');
    expect(judged([always, { ...always, answers: 'no' }]).answers).toBe('partly');
    expect(judged([{ ...always, ceiling: 'weak' }]).answers).toBe('partly');
    expect(judged([{ ...always, ceiling: 'poor' }]).answers).toBe('no');
    expect(judged([], {}, { settles: 0.05, answers: 0.1 }).answers).toBe('partly');
    expect(judged([{ ...always, ceiling: 'weak' }], {}, { settles: 0.05, answers: 0.1 }).answers).toBe('no');
  });

  it.each<[Verdict['answers'], Band, Verdict['answers']]>([
    ['yes', 'strong', 'yes'],
    ['partly', 'strong', 'partly'],
    ['no', 'strong', 'partly'],
    ['no', 'adequate', 'partly'],
    ['yes', 'weak', 'partly'],
    ['no', 'weak', 'no'],
    ['partly', 'poor', 'no'],
    ['yes', 'poor', 'no'],
  ])('agrees with the band: %s, %s: %s', (answers, band, expected) => {
    expect(agreeing(answers, band)).toBe(expected);
  });

  it('is the first way around the question that a rule names', () => {
    expect(judged([]).evasion).toBeNull();
    const rules = [{ ...always }, { ...always, evasion: 'dodging' }, { ...always, evasion: 'general' }];
    expect(judged(rules as Partial<Rule>[]).evasion).toBe('dodging');
  });

  it('is the likeliest directness of a speech, the best of those alike', () => {
    const told = (direct: number, partial: number, evasive: number): string =>
      judged([], {}, { direct, partial, evasive }).directness;
    expect(told(0.6, 0.3, 0.2)).toBe('direct');
    expect(told(0.2, 0.6, 0.3)).toBe('partial');
    expect(told(0.2, 0.3, 0.6)).toBe('evasive');
    expect(told(0.4, 0.4, 0.4)).toBe('direct');
  });

  it('is each chance as the weights give it', () => {
    const { good, strong, rude, responds, settles } = judged([]);
    expect([good, strong, rude, responds, settles].map((one) => Number(one.toFixed(3)))).toEqual([
      0.8, 0.125, 0.1, 0.9, 0.8,
    ]);
    expect(judged([], {}, { good: 0.2, strong: 0.9 }).strong).toBe(1);
    expect(judged([], {}, { good: 0.001, strong: 0.005 }).strong).toBeCloseTo(0.5, 5);
  });

  it('is each rule that applied, with its words, and which of them decided', () => {
    const span = { start: 3, end: 9 };
    const rules: Partial<Rule>[] = [
      { ...always, ceiling: 'weak', shows: 'figures' },
      { ...always, ceiling: 'adequate' },
      { ...always, shows: 'paper' },
      { when: { figures: true }, ceiling: 'poor' },
    ];
    const { applied } = judged(rules, {}, {}, { words: { figures: span } });
    expect(applied.map(({ words }) => words)).toEqual([span, null, null]);
    expect(applied.map(({ decided }) => decided)).toEqual([true, false, false]);
    const decided = (...some: Partial<Rule>[]): boolean[] => judged(some).applied.map((one) => one.decided);
    expect(decided({ ...always, floor: 'strong' })).toEqual([true]);
    expect(decided({ ...always, ceiling: 'adequate' }, { ...always, floor: 'adequate' })).toEqual([false, false]);
    expect(decided({ ...always, abstain: true }, { ...always, ceiling: 'weak' })).toEqual([true, false]);
    expect(decided({ ...always, abstain: true }, { ...always, ceiling: 'poor' })).toEqual([false, true]);
  });
});
